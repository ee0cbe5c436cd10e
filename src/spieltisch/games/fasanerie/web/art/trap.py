"""Trap: a wicker dome on a stick, a string, and grains to lure."""

from __future__ import annotations

import math

from spieltisch.drawing.geometry import num
from spieltisch.drawing.svg import circle, clip, ellipse, group, line, plane
from spieltisch.games.fasanerie.web.art.grounds import scenery

HALF, HEIGHT = 38, 52
DOME = (
    f"M{-HALF} 0C{-HALF} {-HEIGHT * 0.75:g} {-HALF * 0.5:g} {-HEIGHT} 0 {-HEIGHT}"
    f"C{HALF * 0.5:g} {-HEIGHT} {HALF} {-HEIGHT * 0.75:g} {HALF} 0Z"
)
ROWS = 12
GRAINS = ((47, 92), (53, 94.4), (59, 92.4), (42, 95.4), (65, 95.6), (50, 97.6), (57, 97.4))


def wicker() -> str:
    """Rows of weaving and the ribs over them."""
    drawing = plane(DOME, "#B98243")
    for row in range(1, ROWS):
        y, wide = -HEIGHT * row / ROWS, HALF * (1 - (row / ROWS) ** 2.1) ** 0.5 + 1
        data = f"M{num(-wide)} {num(y)}Q0 {num(y + 5)} {num(wide)} {num(y)}"
        drawing += line(data, ("#E3BC7C", "#9C6A31")[row % 2], 2.1)
    ribs = ""
    for rib in range(-4, 5):
        x = HALF * math.sin(rib * math.pi / 9.4)
        ribs += f"M{num(x)} 2C{num(x * 1.04)} {num(-HEIGHT * 0.6)}"
        ribs += f" {num(x * 0.6)} {num(-HEIGHT * 0.9)} 0 {-HEIGHT}"
    return drawing + line(ribs, "#6E4720", 1)


def basket(scope: str) -> str:
    """The dome, its mouth at 0,0."""
    rim = f"M{-HALF} 0Q0 9 {HALF} 0"
    return (
        ellipse(0, 1, HALF, 9.5, "#2B1F19")
        + clip(f"{scope}-dome", DOME, wicker())
        + line(rim, "#EBC98C", 3.2)
        + line(rim, "#8A5C2C", 0.8, dash="2.2 2.4")
        + circle(0, -HEIGHT, 2.6, "#6E4720")
    )


def draw(scope: str, variant: str) -> str:
    """The art of the card; there is one variant only."""
    stick = line("M27 93L24.4 56", "#D2A15C", 2.8)
    string = line("M26 78C20 84 14 82 4 87", "#F0E2C0", 1.1)
    grains = "".join(circle(x, y, 1.5, "#F2B327") for x, y in GRAINS)
    return scenery("trap") + stick + group(basket(scope), "translate(52 66) rotate(25)") + string + grains
