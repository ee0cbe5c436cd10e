"""What is scored, in signs: a gain, a loss, nothing; in all or for each card; cards as pips.

Shape, sign and colour say the same: a gain is round and pine, a loss is a shield with a point below and
madder, nothing is an empty ring.
"""

from __future__ import annotations

from spieltisch.drawing.geometry import num
from spieltisch.drawing.paper import DIGIT_HEIGHT, GAIN, INK, LOSS, ON_TOKEN, PAPER, printed, width_of
from spieltisch.drawing.pieces import Piece
from spieltisch.drawing.svg import circle, group, line, plane, ring

RADIUS = 9.4
PIP_SHAPE = 0.72  # a pip is a small card: its width over its height
SIGN_WIDTH = 0.44  # of a drawn plus or minus, in units of the type size
SIGN_GAP = 0.1
SIGN_STROKE = 0.13


def amount_width(value: int, size: float, plus: bool = True) -> float:
    """How wide ``amount`` prints ``value``."""
    signed = value < 0 or (plus and value > 0)
    return width_of(str(abs(value)), size) + (size * (SIGN_WIDTH + SIGN_GAP) if signed else 0)


def amount(value: int, size: float, colour: str, plus: bool = True) -> str:
    """Points about 0,0. The sign is drawn, narrower and bolder than a typeface has it."""
    digits, width = str(abs(value)), amount_width(value, size, plus)
    baseline = size * DIGIT_HEIGHT / 2
    if not (value < 0 or (plus and value > 0)):
        return printed(0, baseline, digits, size, colour)
    reach, stroke = size * SIGN_WIDTH, size * SIGN_STROKE
    start, end = -width / 2 + stroke / 2, -width / 2 + reach - stroke / 2
    data = f"M{num(start)} 0H{num(end)}"
    if value > 0:
        middle, half = (start + end) / 2, (end - start) / 2
        data += f"M{num(middle)} {num(-half)}V{num(half)}"
    x = width / 2 - width_of(digits, size) / 2
    return line(data, colour, stroke) + printed(x, baseline, digits, size, colour)


def shield(radius: float) -> str:
    """Path data of the loss token: as wide as a disc of this radius, flat above, pointed below."""
    r = radius
    return f"M{num(-r)} {num(-r * 0.86)}H{num(r)}V{num(r * 0.34)}L0 {num(r * 1.1)}L{num(-r)} {num(r * 0.34)}Z"


def token(points: int, radius: float = RADIUS) -> Piece:
    """Points that count once, in all."""
    size = radius * (1.26 if abs(points) < 10 else 1.0)
    if points > 0:
        return Piece(2 * radius, circle(0, 0, radius, GAIN) + amount(points, size, ON_TOKEN))
    if points < 0:
        text = group(amount(points, size, ON_TOKEN), f"translate(0 {num(-radius * 0.16)})")
        edge = line(shield(radius - 0.6), LOSS, 1.2)
        return Piece(2 * radius, plane(shield(radius - 0.6), LOSS) + edge + text)
    return Piece(2 * radius, ring(0, 0, radius - 0.8, INK, 1.6) + amount(0, size, INK))


def each(points: int, radius: float = RADIUS) -> Piece:
    """Points that count for each card: the token with a card tucked behind its right shoulder."""
    height, peeps_out = 12.4, 5.2 if points > 0 else 6.2  # a shield's straight side hides more
    card = f"translate({num(radius - height * PIP_SHAPE / 2 + peeps_out)} {num(-radius * 0.2)})"
    behind = group(pip(height).drawing, card)
    cut = circle(0, 0, radius + 1.1, PAPER) if points > 0 else line(shield(radius), PAPER, 2.2)
    drawing = group(behind + cut + token(points, radius).drawing, f"translate({num(-peeps_out / 2)} 0)")
    return Piece(2 * radius + peeps_out, drawing)


def pip(height: float, colour: str = INK, hollow: bool = False) -> Piece:
    """A small card."""
    width = height * PIP_SHAPE
    inset = 0.5 if hollow else 0.0
    ink = f'fill="none" stroke="{colour}" stroke-width="1"' if hollow else f'fill="{colour}"'
    return Piece(
        width,
        f'<rect x="{num(inset - width / 2)}" y="{num(inset - height / 2)}" width="{num(width - 2 * inset)}"'
        f' height="{num(height - 2 * inset)}" rx="{num(min(1.0, height * 0.12))}" {ink}/>',
    )
