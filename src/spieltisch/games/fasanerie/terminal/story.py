"""A game told in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.telling import Facts, Names
from ....core.words import Words
from ..narration import join_draws, list_persons, tell
from ..options import SWITCHES
from .table import labelled


def told(events: Iterable[Facts], texts: Words, names: Names, viewer: int | None) -> list[str]:
    """A sentence an event; cards laid one after the other are one sentence."""
    return [tell(event, texts, names, viewer) for event in join_draws(events)]


def heading(view: Facts, texts: Words, names: Names) -> list[str]:
    """What is played: by whom, with which kinds, under which options that differ from the usual."""
    seats = range(view["players"])
    kinds = ", ".join(texts.say(f"kind-{kind}") for kind in view["kinds"])
    changed = [
        labelled(texts, f"option-{switch.id}", texts.say("option-on" if chosen else "option-off"))
        for switch in SWITCHES
        if (chosen := view["options"][switch.id]) != switch.default
    ]
    lines = [
        texts.say("terminal-players", who=list_persons(texts, list(seats), names, view["seat"])),
        labelled(texts, "option-kinds", kinds),
    ]
    return lines + changed
