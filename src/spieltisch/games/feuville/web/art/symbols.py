"""The four symbols, told apart by their outline first: star, shield, lozenge, swallow-tail on a pole.

Each lies in a box of ±9 and has a rim of paper, so that it stands out from stone, sky and dark gates alike.
"""

from __future__ import annotations

from spieltisch.drawing.geometry import pair, polar
from spieltisch.drawing.paper import INK, PAPER
from spieltisch.drawing.svg import line, moved, picture, plane

SYMBOLS = ("star", "guard", "griffin", "flag")

_points = [polar((0, 0.6), 9.3 if i % 2 == 0 else 4.1, -90 + 36 * i) for i in range(10)]
STAR = "M" + "L".join(pair(point) for point in _points) + "Z"
STAR_SHADE = "".join(f"M0 .6L{pair(_points[i])}L{pair(_points[(i + 1) % 10])}Z" for i in range(0, 10, 2))
SHIELD = "M-7.2-7.8H7.2V.2C7.2 4.6 3.8 7.4 0 9.2C-3.8 7.4-7.2 4.6-7.2 .2Z"
SHIELD_SHADE = "M0-7.8H7.2V.2C7.2 4.6 3.8 7.4 0 9.2Z"
CROSS = "M0-5.2V5.6M-4.2-1.4H4.2"
LOZENGE = "M0-9.6L9.6 0L0 9.6L-9.6 0Z"
EAGLE = (
    "M-1.6-5.2C-4.6-4.4-6.6-1.8-6.4 2C-5.4.8-4.4.5-3 .8C-2.8 2.4-3.4 3.6-4.8 4.8L0 9.6L5.2 4.4L3.8 3.2"
    "L5.9 1.2"
    "L4.2.2L5.4-2L3.6-2.6L4.6-6.6L1.4-4.8C.4-5.4-.6-5.4-1.6-5.2Z"
)
BEAK = "M-4.6-3.2C-6.2-1.8-6.6 0-6.4 2C-5.4.8-4.4.5-3 .8C-3-1-3.6-2.4-4.6-3.2Z"
EAGLE_EYE = "M-2.8-2.8L.4-1.8A1.7 1.7 0 0 1-2.8-2.8Z"
CLOTH = "M-5.4-8.2H9L5.2-3.4L9 1.4H-5.4Z"
CLOTH_SHADE = "M1.8-8.2H9L5.2-3.4L9 1.4H1.8Z"
POLE = "M-6-8.6V9.2"

OUTLINE, RIM = 1.3, 3.4


def drawn(symbol: str) -> str:
    """A symbol about 0,0."""
    match symbol:
        case "star":
            return _cut(STAR, "#F7C531") + plane(STAR_SHADE, "#E09A1C") + line(STAR, INK, OUTLINE)
        case "guard":
            planes = plane(SHIELD_SHADE, "#37699A") + line(CROSS, "#FFFFFF", 2.4)
            return _cut(SHIELD, "#4F86B8") + planes + line(SHIELD, INK, OUTLINE)
        case "griffin":
            head = plane(EAGLE, "#5B3A86") + plane(BEAK, "#E09A1C") + plane(EAGLE_EYE, "#FFFFFF")
            return _cut(LOZENGE, "#E7DFF0") + moved(head, 0, 0.6, 0.88) + line(LOZENGE, INK, OUTLINE)
        case "flag":
            pole = line(POLE, PAPER, RIM + 0.4) + _cut(CLOTH, "#D2402F") + plane(CLOTH_SHADE, "#AB2F25")
            return pole + line(CLOTH, INK, OUTLINE) + line(POLE, INK, 2)
    raise KeyError(symbol)


def _cut(outline: str, colour: str) -> str:
    """A piece with a rim of paper."""
    return line(outline, PAPER, RIM) + plane(outline, colour)


def on_tile(symbols: tuple[str, ...], y: float) -> str:
    """A tile's symbols side by side in its middle, at height ``y``; three of them a little smaller."""
    scale, apart = (1.0, 19.6) if len(symbols) < 3 else (0.86, 17.8)
    start = 30 - apart * (len(symbols) - 1) / 2
    return "".join(moved(drawn(name), start + apart * i, y, scale) for i, name in enumerate(symbols))


def shown(symbol: str) -> str:
    """A symbol for lines of text and counts."""
    return picture("-12 -12 24 24", drawn(symbol), "symbol")
