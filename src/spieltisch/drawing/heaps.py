"""Three little heaps, the lowest or the highest marked: who holds fewest, who holds most."""

from __future__ import annotations

from spieltisch.drawing.geometry import num
from spieltisch.drawing.paper import INK, MUTED
from spieltisch.drawing.pieces import Piece
from spieltisch.drawing.svg import circle, plane, rect

BAR, BAR_GAP, STEP = 4.4, 1.2, 4.3
DOT, DOT_GAP = 1.85, 0.5
FOOT = 8.6


def heaps(fewest: bool, dots: bool = False) -> Piece:
    """Heaps of one, two and three; bars stand for all cards, dots for the cards of one kind."""
    marked = 0 if fewest else 2
    drawing = ""
    for i in range(3):
        x = (i - 1) * (BAR + BAR_GAP)
        colour = INK if i == marked else MUTED
        if dots:
            high = (i + 1) * (2 * DOT + DOT_GAP)
            for j in range(i + 1):
                drawing += circle(x, FOOT - DOT - j * (2 * DOT + DOT_GAP), DOT, colour)
        else:
            high = (i + 1) * STEP
            drawing += rect(x - BAR / 2, FOOT - high, BAR, high, 0.8, colour)
        if i == marked:
            drawing += pointer(x, FOOT - high - 1.4)
    return Piece(3 * BAR + 2 * BAR_GAP, drawing)


def pointer(x: float, tip: float) -> str:
    """A small triangle that points down at (x, tip)."""
    return plane(f"M{num(x - 2.7)} {num(tip - 3.8)}H{num(x + 2.7)}L{num(x)} {num(tip)}Z", INK)
