"""A ladder: how many cards, as pips, above what they score."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.drawing.geometry import num
from spieltisch.drawing.paper import GAIN, INK, LOSS, rule
from spieltisch.drawing.pieces import Piece, centres, row, spare
from spieltisch.drawing.svg import line, moved
from spieltisch.drawing.tokens import amount, amount_width, pip

PIPS_Y, POINTS_Y = 112.2, 125.4
PIP_HEIGHT, PIP_GAP = 4.3, 0.8
SIZE, LARGE = 13.8, 16.0
FEW = 3  # up to so many columns are printed large


def ladder(points: Sequence[int], or_more: bool = False) -> str:
    """Column n shows n pips above the points they score; ``or_more`` adds a plus to the last one."""
    few = len(points) <= FEW
    size, height = (LARGE, 6.4) if few else (SIZE, PIP_HEIGHT)
    counts = [row(*[pip(height)] * (n + 1), gap=PIP_GAP) for n in range(len(points))]
    if or_more:
        counts[-1] = row(counts[-1], _plus(), gap=1.6)
    widths = [
        max(count.width, amount_width(value, size, plus=False))
        for count, value in zip(counts, points, strict=True)
    ]
    drawing = ""
    for i, (x, count, value) in enumerate(zip(centres(widths), counts, points, strict=True)):
        colour = GAIN if value > 0 else LOSS if value < 0 else INK
        drawing += moved(count.drawing, x, PIPS_Y)
        drawing += moved(amount(value, size, colour, plus=False), x, POINTS_Y)
        if i:
            drawing += rule(x - widths[i] / 2 - spare(widths), 109, 132)
    return drawing


def _plus() -> Piece:
    """"Or more", beside pips."""
    reach = 2.2
    return Piece(2 * reach + 1, line(f"M{num(-reach)} 0H{num(reach)}M0 {num(-reach)}V{num(reach)}", INK, 1.3))
