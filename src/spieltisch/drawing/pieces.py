"""Rows of signs: each piece knows the room it needs, so that nothing in a band ever touches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spieltisch.drawing.paper import rule
from spieltisch.drawing.svg import moved

BAND_CENTRE = 121
BAND_LEFT, BAND_RIGHT = 4, 96
TIGHT = 1.2  # less room beside a cell, and signs would seem to touch


class Piece(NamedTuple):
    """A drawing about 0,0 and how wide it is."""

    width: float
    drawing: str


def row(*pieces: Piece, gap: float = 2.4) -> Piece:
    """Pieces side by side, centred on 0,0."""
    width = sum(piece.width for piece in pieces) + gap * (len(pieces) - 1)
    x, drawing = -width / 2, ""
    for piece in pieces:
        drawing += moved(piece.drawing, x + piece.width / 2, 0)
        x += piece.width + gap
    return Piece(width, drawing)


def band(*cells: Piece, y: float = BAND_CENTRE) -> str:
    """Cells side by side in a card's band with equal room about each, split by rules."""
    widths = [cell.width for cell in cells]
    drawing = ""
    for i, (x, cell) in enumerate(zip(centres(widths), cells, strict=True)):
        drawing += moved(cell.drawing, x, y)
        if i:
            drawing += rule(x - cell.width / 2 - spare(widths), 109, 133)
    return drawing


def spare(widths: Sequence[float]) -> float:
    """The room left and right of each cell, when cells of these widths share a band evenly.

    Raises ValueError when they do not fit.
    """
    margin = (BAND_RIGHT - BAND_LEFT - sum(widths)) / (2 * len(widths))
    if margin < TIGHT:
        raise ValueError(f"a band is too full: {sum(widths):.1f} units of signs, margins {margin:.1f}")
    return margin


def centres(widths: Sequence[float]) -> list[float]:
    """Where the cells of a band stand."""
    margin, x, out = spare(widths), float(BAND_LEFT), []
    for width in widths:
        out.append(x + margin + width / 2)
        x += width + 2 * margin
    return out
