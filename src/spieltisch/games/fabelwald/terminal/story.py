"""A game told in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.telling import Facts, Names
from ....core.words import Words
from ....terminal import story
from ....terminal.table import labelled
from ..deck import SHELF
from ..narration import SEATS, join, tell
from ..options import SWITCHES

ANNOUNCED = "reached"
"""A theft in the making: in the terminal the question tells of it, or what has become of it."""


def told(events: Iterable[Facts], texts: Words, names: Names, viewer: int | None) -> list[str]:
    """What happened; what belongs together is one sentence."""
    sentences = (tell(event, texts, names, viewer) for event in join(events) if event["event"] != ANNOUNCED)
    return [sentence for sentence in sentences if sentence]


def heading(view: Facts, texts: Words, names: Names) -> list[str]:
    """What is played: by whom, with which deck and options, as far as they differ from the usual."""
    chosen = view["options"]["deck"]
    is_house = chosen["digest"] == SHELF.house().digest
    data = [] if is_house else [labelled(texts, "option-deck", chosen["name"])]
    return story.heading(view, texts, names, SEATS, SWITCHES, data)
