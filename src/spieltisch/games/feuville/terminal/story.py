"""A game told in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.telling import Facts, Names
from ....core.words import Words
from ....terminal import story
from ....terminal.table import labelled
from ..narration import SEATS, join_laid, tell
from ..options import NUMBERS, SWITCHES
from ..sets import house_set


def told(events: Iterable[Facts], texts: Words, names: Names, viewer: int | None) -> list[str]:
    """What happened; what was laid out one after the other is one sentence."""
    return [tell(event, texts, names, viewer) for event in join_laid(events)]


def heading(view: Facts, texts: Words, names: Names) -> list[str]:
    """What is played: by whom, with which set and options, as far as they differ from the usual."""
    chosen = view["options"]["set"]
    is_own = chosen["digest"] == house_set().digest
    data = [] if is_own else [labelled(texts, "option-set", chosen["name"])]
    return story.heading(view, texts, names, SEATS, (*SWITCHES, *NUMBERS), data)
