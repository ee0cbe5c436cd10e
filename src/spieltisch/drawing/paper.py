"""Card stock: its colours, the numerals printed on it, the frame every card face is cut from."""

from __future__ import annotations

from spieltisch.drawing.geometry import num
from spieltisch.drawing.svg import clip, line, moved, plane, rect

# Cards keep their colours in the dark theme, as on a dark table.
PAPER = "#FBF5E6"
INK = "#1E2A2B"
RULE = "#E4D8BE"
MUTED = "#8C8670"
GAIN = "#1A5E45"
LOSS = "#9C2626"
ON_TOKEN = "#FFFFFF"

PANEL = (4, 4, 92, 100)
"""Left, top, width and height of the art on a card."""
LEFT_TAB = "M3 3H23.5V13A10.5 10.5 0 0 1 13 23.5H3Z"
RIGHT_TAB = "M97 3H76.5V13A10.5 10.5 0 0 0 87 23.5H97Z"
TAB_SIGN = 0.92  # signs are drawn in a box of ±8

# Fraunces at weight 700: how wide its digits are, how high a digit stands, in units of the type size.
DIGIT_WIDTH = {"0": 0.7, "1": 0.5, "4": 0.68, "8": 0.66}
OTHER_DIGIT = 0.63
DIGIT_HEIGHT = 0.7


def width_of(digits: str, size: float) -> float:
    """How wide ``digits`` are when printed."""
    return size * sum(DIGIT_WIDTH.get(digit, OTHER_DIGIT) for digit in digits)


def printed(x: float, baseline: float, digits: str, size: float, colour: str = INK) -> str:
    """Digits in the page's numeral face (CSS class ``num``), centred on x."""
    return (
        f'<text class="num" x="{num(x)}" y="{num(baseline)}" font-size="{num(size)}" font-weight="700"'
        f' fill="{colour}" text-anchor="middle">{digits}</text>'
    )


def panel(scope: str, art: str) -> str:
    """Art, cut to the card's panel."""
    left, top, width, height = PANEL
    corner = 5
    shape = (
        f"M{left + corner} {top}H{left + width - corner}a5 5 0 0 1 5 5V{top + height - corner}"
        f"a5 5 0 0 1-5 5H{left + corner}a5 5 0 0 1-5-5V{top + corner}a5 5 0 0 1 5-5Z"
    )
    return clip(f"{scope}-panel", shape, art)


def face(scope: str, art: str, left: str, right: str, band: str) -> str:
    """A card, 100 × 140: art above, the sign in a tab at the left, a mark at the right or "", the band."""
    tabs = plane(LEFT_TAB, PAPER) + moved(left, 13, 13, TAB_SIGN)
    if right:
        tabs += plane(RIGHT_TAB, PAPER) + moved(right, 87, 13)
    return rect(0, 0, 100, 140, 8, PAPER) + panel(scope, art) + tabs + band


def rule(x: float, top: float, bottom: float) -> str:
    """A thin upright rule on the card's paper."""
    return line(f"M{num(x)} {num(top)}V{num(bottom)}", RULE, 1)
