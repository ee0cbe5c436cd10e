"""Rune: a standing stone with one carved stave."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.svg import circle, line, plane, rect
from spieltisch.games.fabelwald.web.art import mask

HEAD_BOX = "20 18 60 60"
BASE, HALO, HILL, STONE, STONE_SHADE, CRACK, CUT, LIGHT = (
    "#4E5B69", "#6F8090", "#36414C", "#A3AFB6", "#838F98", "#6A757E", "#2B353E", "#F2D27A",
)  # fmt: skip
MOSS, FERN = "#7C9A4A", "#5C7C3A"
MENHIR = "M31 98L29 58C28 40 34 24 44 17C50 13 58 15 63 24C71 38 72 60 70 98Z"
SIDE = "M55 15C58 16 61 19 63 24C71 38 72 60 70 98H58C62 70 62 40 52 14Z"
CRACKS = "M33 46L38 49L36 54M66 70L61 74L63 80M40 92L44 86"
STAVE = "M49 34V80M49 57L61 41M49 57L37 41"
HILL_SHAPE = "M4 94C26 88 54 89 96 95V105H4Z"
MOSS_SHAPE = (
    "M26 97C28 92 29 89 30.4 85C34 82 37 88 41 86C45 84 47 92 52 91C57 90 60 84 64 88C67 86 70 90 71 94"
    "C73 95 74 97 75 98C60 101 40 101 26 97Z"
)
FERNS = (
    (20, 98, -108, 22),
    (24, 98, -78, 16),
    (16, 99, -138, 16),
    (80, 98, -72, 20),
    (76, 98, -104, 15),
    (84, 99, -44, 15),
)


def draw(scope: str) -> str:
    """What the panel shows."""
    ground = rect(4, 4, 92, 100, 0, BASE) + circle(50, 50, 34, HALO) + plane(HILL_SHAPE, HILL)
    stone = mask.cut(f"{scope}-stone", MENHIR, STONE, plane(SIDE, STONE_SHADE), line(CRACKS, CRACK, 1.1))
    stave = line(STAVE, CUT, 6.4) + line(STAVE, LIGHT, 2.6)
    ferns = plane("".join(leaf(x, y, turn, length, 2.6) for x, y, turn, length in FERNS), FERN)
    return ground + stone + stave + plane(MOSS_SHAPE, MOSS) + ferns
