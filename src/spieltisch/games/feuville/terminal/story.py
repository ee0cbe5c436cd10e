"""A game told in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.telling import Facts, Names
from ....core.words import Words
from ..narration import join_laid, list_persons, tell
from ..options import NUMBERS, SWITCHES
from ..sets import house_set
from .table import labelled


def told(events: Iterable[Facts], texts: Words, names: Names, viewer: int | None) -> list[str]:
    """What happened; what was laid out one after the other is one sentence."""
    return [tell(event, texts, names, viewer) for event in join_laid(events)]


def heading(view: Facts, texts: Words, names: Names) -> list[str]:
    """What is played: by whom, with which set and options, as far as they differ from the usual."""
    options = view["options"]
    seats = list(range(view["players"]))
    lines = [texts.say("terminal-players", who=list_persons(texts, seats, names, view["seat"]))]
    if options["set"]["digest"] != house_set().digest:
        lines.append(labelled(texts, "option-set", options["set"]["name"]))
    for switch in SWITCHES:
        if (chosen := options[switch.id]) != switch.default:
            state = texts.say("option-on" if chosen else "option-off")
            lines.append(labelled(texts, f"option-{switch.id}", state))
    for number in NUMBERS:
        if options[number.id] != number.default:
            lines.append(labelled(texts, f"option-{number.id}", str(options[number.id])))
    return lines
