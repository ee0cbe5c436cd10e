"""Nest: three speckled eggs in a bowl of ruled twigs."""

from __future__ import annotations

import math

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.geometry import num
from spieltisch.drawing.svg import circle, clip, ellipse, line, plane
from spieltisch.games.fasanerie.web.art.grounds import scenery

BOWL = "M13 60C22 66 80 66 89 60C88 82 74 94 51 94C28 94 14 82 13 60Z"
BROWNS = ("#B98448", "#6B4322", "#D3A462", "#9C6C38")
BLADES = ((16, -100, 46), (22, -86, 58), (80, -92, 54), (87, -78, 44), (73, -104, 40), (30, -98, 40))
EGGS = ((36, 55, -14, "#E9DDB8"), (66, 55, 16, "#DCE3C8"), (51, 50, 2, "#F4EAD0"))
SPECKLES = ((-4, -6), (3, -9), (5, -1), (-1, -1), (-6, 1), (1, -13))
RIM = "M10 60.6C24 68 78 68 92 60.4M14 58.4C26 66.6 76 66.8 88 58"
STRAYS = "M9 66l7-4M93 67l-8-5M20 84l-6 2M84 83l6 2"


def egg(x: float, y: float, turn: float, colour: str) -> str:
    """An egg with six speckles, large and small by turns."""
    speckles = "".join(
        circle(x + dx, y + dy, 0.9 if i % 2 else 0.7, "#A98F5A") for i, (dx, dy) in enumerate(SPECKLES)
    )
    return ellipse(x, y, 12, 16, colour, turn) + speckles


def twigs() -> str:
    """Thirty twigs in four browns, laid across with a wobble, and nine stakes."""
    drawing = ""
    for i in range(30):
        y, wobble = 62 + i * 1.12, 6 * math.sin(i * 2.4)
        left, right = y - 3 + wobble * 0.3, y - 3 - wobble * 0.3
        data = f"M8 {num(left)}C28 {num(y + 5 + wobble * 0.4)} 70 {num(y + 6 - wobble * 0.4)} 94 {num(right)}"
        drawing += line(data, BROWNS[i % 4], 1.25)
    stakes = "".join(f"M{14 + i * 9} 60l{num(6.5 + 2.5 * math.sin(i * 2.1))} 34" for i in range(9))
    return drawing + line(stakes, "#6B4322", 0.9)


def draw(scope: str, variant: str) -> str:
    """The art of the card; there is one variant only."""
    grass = plane("".join(leaf(x, 96, a, length, 2.6, 0.5) for x, a, length in BLADES), "#76994B")
    eggs = "".join(egg(*plan) for plan in EGGS)
    bowl = clip(f"{scope}-bowl", BOWL, plane(BOWL, "#8A5C30") + twigs())
    return scenery("nest") + grass + eggs + bowl + line(RIM, "#D3A462", 2) + line(STRAYS, "#B98448", 1.6)
