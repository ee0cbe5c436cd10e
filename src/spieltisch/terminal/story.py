"""How a game's story begins."""

from __future__ import annotations

from collections.abc import Iterable

from spieltisch.core.game import Number, Switch
from spieltisch.core.telling import Facts, Names, Seats
from spieltisch.core.words import Words

from .table import labelled


def heading(
    view: Facts,
    texts: Words,
    names: Names,
    seats: Seats,
    options: Iterable[Switch | Number],
    data: Iterable[str] = (),
) -> list[str]:
    """What is played: by whom, with which ``data`` (lines of the game's own), and which options differ from
    the usual."""
    everybody = range(view["players"])
    lines = [
        texts.say("terminal-players", who=seats.list_persons(texts, everybody, names, view["seat"])),
        *data,
    ]
    for option in options:
        chosen = view["options"][option.id]
        if chosen != option.default:
            said = str(chosen)
            if isinstance(option, Switch):
                said = texts.say("option-on" if chosen else "option-off")
            lines.append(labelled(texts, f"option-{option.id}", said))
    return lines
