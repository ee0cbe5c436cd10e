"""A game told in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.telling import Facts, Names
from ....core.words import Words
from ....terminal import story
from ....terminal.table import labelled
from ..narration import SEATS, join_draws, tell
from ..options import SWITCHES


def told(events: Iterable[Facts], texts: Words, names: Names, viewer: int | None) -> list[str]:
    """A sentence an event; cards laid one after the other are one sentence."""
    return [tell(event, texts, names, viewer) for event in join_draws(events)]


def heading(view: Facts, texts: Words, names: Names) -> list[str]:
    """What is played: by whom, with which kinds, under which options that differ from the usual."""
    kinds = ", ".join(texts.say(f"kind-{kind}") for kind in view["kinds"])
    in_play = labelled(texts, "option-kinds", kinds)
    return story.heading(view, texts, names, SEATS, SWITCHES, [in_play])
