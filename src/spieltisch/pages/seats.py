"""Who sits there: what stands above every player's panel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString

from spieltisch.core.shapes import View
from spieltisch.core.words import Words


@dataclass(frozen=True, kw_only=True)
class Panel:
    """The head of a player's panel, as ``pages/seat.html`` shows it; a game adds what else is there.

    ``total`` counts what ``counted`` names: ``"points"``, or something else where these may not be known.
    """

    number: int
    name: str
    disc: SafeString
    line: str
    turn: bool
    mine: bool
    total: str
    total_words: str
    counted: str


def head(
    view: View,
    seat: int,
    names: list[str],
    roles: list[str],
    called: str,
    disc: SafeString,
    texts: Words,
    left: str = "",
) -> dict[str, Any]:
    """The fields of a :class:`Panel` that say who sits there; ``called``, ``left``: see :func:`seat_line`."""
    return {
        "number": seat,
        "name": names[seat],
        "disc": disc,
        "line": seat_line(view, seat, roles, called, texts, left),
        "turn": view["to_move"] == seat and not view["over"],
        "mine": seat == view["seat"],
    }


def seat_line(view: View, seat: int, roles: list[str], called: str, texts: Words, left: str = "") -> str:
    """Below a name: what the game calls the seat, what plays there, whose turn it is.

    ``left`` says instead of the turn that this player has left.
    """
    parts = [called, roles[seat] if roles else "", left]
    if not left and not view["over"] and view["to_move"] == seat:
        parts.append(texts.say("table-your-turn" if seat == view["seat"] else "table-on-turn"))
    return " · ".join(part for part in parts if part)


def tone(points: int) -> str:
    """The style class that goes with an amount; the sign says the same."""
    return "gain" if points > 0 else "loss" if points < 0 else "zero"
