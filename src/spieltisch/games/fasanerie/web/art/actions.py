"""What the cards with an action do, in pictures: a pip to the box, to a disc, over others."""

from __future__ import annotations

from spieltisch.drawing.geometry import num
from spieltisch.drawing.paper import INK, MUTED, RULE
from spieltisch.drawing.pieces import Piece, row
from spieltisch.drawing.svg import ellipse, line, moved
from spieltisch.drawing.tokens import pip

PIP = 12.0
STROKE = 1.8


def arrow() -> Piece:
    """Goes to."""
    return Piece(9, line("M-3.6 0H3.4M.4-3L3.6 0L.4 3", INK, STROKE))


def box() -> Piece:
    """An open box from which nothing returns."""
    flaps = "M-5.6-5V6.6H5.6V-5M-5.6-5L-8.2-7.4M5.6-5L8.2-7.4"
    return Piece(18, line(flaps, INK, STROKE) + line("M-2.3-.8l4.6 4.6M2.3-.8l-4.6 4.6", INK, STROKE))


def disc() -> Piece:
    """A servant's disc: whoever moves next."""
    edge = line("M-7-2.6V2.4A7 3.6 0 0 0 7 2.4V-2.6", INK, 1.5)
    return Piece(15.5, ellipse(0, -2.6, 7, 3.6, INK) + edge)


def fox() -> Piece:
    """A card goes to the box."""
    return row(pip(PIP), arrow(), box(), gap=1.6)


def trap() -> Piece:
    """The card goes to whoever moves next."""
    return row(pip(PIP), arrow(), disc(), gap=1.6)


def _alley(last: str) -> str:
    """Three places on the path, the last one empty: room for a pip."""
    path = line("M-17.4 8.4H17.4", RULE, 2.4)
    return path + moved(pip(PIP, MUTED).drawing, -12, 0.6) + moved(pip(PIP, MUTED).drawing, -1, 0.6) + last


def net() -> Piece:
    """A card further ahead is taken back over others."""
    taken = moved(pip(PIP).drawing, 12, -3.2)
    back = line("M9-11.4C2-14.6-9-13.4-14-8M-14.4-12.4L-14.2-7.8L-9.6-8.2", INK, STROKE)
    return Piece(37, moved(_alley(taken + back), 0, 2))


def dog() -> Piece:
    """A card is put down in front of the others."""
    put = moved(pip(PIP).drawing, 13, 0.6)
    ahead = line(f"M-12-8.6C-7-13.6 6-14 {num(13)}-9M8.6-8.6L13.4-8.8L13-13.4", INK, STROKE)
    return Piece(37, moved(_alley(put + ahead), 0, 2))
