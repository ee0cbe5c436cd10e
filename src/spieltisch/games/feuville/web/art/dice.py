"""Dice: red with light pips while they can be used, sand where none lies, grey when used."""

from __future__ import annotations

from typing import NamedTuple

from spieltisch.drawing.paper import printed
from spieltisch.drawing.svg import circle, picture, plane, rect


class Stock(NamedTuple):
    """Colours of a die: its face, the edge below, its pips."""

    face: str
    edge: str
    pips: str


STATES = {
    "live": Stock("#D2402F", "#8E2B22", "#FFF6E2"),
    "rest": Stock("#CFC3A4", "#A99B76", "#FFF9EA"),
    "used": Stock("#8B8F8A", "#63675F", "#E6E6DE"),
}
CORNERS = ((-1, -1), (1, 1), (-1, 1), (1, -1))
PIPS: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((0, 0),),
    CORNERS[:2],
    (*CORNERS[:2], (0, 0)),
    CORNERS,
    (*CORNERS, (0, 0)),
    (*CORNERS, (-1, 0), (1, 0)),
)
"""By value; 0 is any, or not yet rolled."""
SHADE = "M4-12H6A5.4 5.4 0 0 1 11.4-6.6V5A5.4 5.4 0 0 1 6 10.4H4C7.4 3 7.4-5 4-12Z"


def drawn(value: int, state: str = "live") -> str:
    """A die's face about 0,0, 23 wide, with its lower edge."""
    face, edge, ink = STATES[state]
    stock = rect(-11.4, -9.6, 22.8, 22.4, 5.4, edge) + rect(-11.4, -12, 22.8, 22.4, 5.4, face)
    radius = 3.2 if value == 1 else 2.4
    pips = "".join(circle(x * 5.9, y * 5.9 - 0.8, radius, ink) for x, y in PIPS[value])
    return stock + plane(SHADE, edge, 0.28) + (pips or printed(0, 4.8, "?", 16, ink))


def shown(value: int, state: str) -> str:
    """A die for the display or a player's tableau."""
    return picture("-13 -13 26 26", drawn(value, state), f"die die-{state}")
