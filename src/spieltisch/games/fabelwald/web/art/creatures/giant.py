"""Giant: so tall that the panel cuts his head off; the wood reaches to his collar."""

from __future__ import annotations

from spieltisch.drawing.svg import line, mirrored, moved, plane
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.palette import TOOTH, WHITE_OF_EYE

GROUND = night.Ground("#37759C", "#225273", "#F7D9A0", (50, 50, 43))
HEAD_BOX = "12 17 76 76"
SKIN, SKIN_SHADE, HAIR, TUNIC, WOOD, CLOUD = "#DDA077", "#BF7E5A", "#5A3326", "#7A4A5C", "#1F4A44", "#F2F0E6"
HEAD = "M22 0H78C81 28 81 54 77 68C72 80 62 86 50 86C38 86 28 80 23 68C19 54 19 28 22 0Z"
HEAD_SHADE = "M78 0C81 28 81 54 77 68C72 80 62 86 50 86C58 82 66 74 68 62C70 44 66 20 66 0Z"
EAR = "M23 40C17 37 12 40 12 47C12 54 17 60 23 59Z"
EAR_HOLE = "M22 44C18.6 43.4 16.4 45 16.6 48.4C17 52 19.6 54.6 22 54Z"
FRINGE = "M14 0H51V20L45 25L40 19L34 27L29 20L25 32L20 26V42L15 36C12 24 12 10 14 0Z"
BROW = "M51 38C46 34 36 33 28 37L30 43C37 40.6 45 41.6 51 44.6Z"
NOSE = "M50 42C55 42 56 51 60 57C63 63 58 67 50 67C42 67 37 63 40 57C44 51 45 42 50 42Z"
NOSE_SHADE = "M50 42C55 42 56 51 60 57C63 63 58 67 50 67C54 62 54 52 50 42Z"
MOUTH = "M34 73C42 76.4 58 76.4 66 73C62 78.6 56 80 50 80C44 80 38 78.6 34 73Z"
BODY = "M0 105C2 88 18 79 34 77C40 84 60 84 66 77C82 79 98 88 100 105Z"
COLLAR = "M30 78C38 88 62 88 70 78"
TREES = (
    *((9, 98, 0.34), (18, 101, 0.26), (27, 99, 0.36), (38, 102, 0.28), (47, 100, 0.34)),
    *((58, 102, 0.26), (67, 99, 0.36), (77, 101, 0.28), (86, 98, 0.36), (94, 101, 0.3)),
)
"""Middle, foot and size of each fir before his collar."""
GROVE = "M4 99C26 95 60 97 96 98V105H4Z"
CLOUD_SHAPE = "M0 0C-3 0-3-4 0-4C1-8 7-8 8-5C10-8 15-7 15-3.6C18-4 18 0 16 0Z"


def draw(scope: str) -> str:
    """What the panel shows."""
    body = plane(BODY, TUNIC) + line(COLLAR, HAIR, 3)
    head = mirrored(plane(EAR, SKIN) + plane(EAR_HOLE, SKIN_SHADE))
    head += plane(HEAD, SKIN) + plane(HEAD_SHADE, SKIN_SHADE)
    face = mask.eyes(47.6, 11, 4.4, 4, WHITE_OF_EYE)
    face += plane(MOUTH, HAIR) + plane(mask.tooth(44, 79, 2.4, -5), TOOTH)
    face += plane(NOSE, SKIN) + plane(NOSE_SHADE, SKIN_SHADE) + mirrored(plane(BROW + FRINGE, HAIR))
    clouds = "".join(moved(plane(CLOUD_SHAPE, CLOUD), x, y, 1.2) for x, y in ((6, 34), (75, 66)))
    trees = "".join(moved(plane(night.fir(0, 0, 40), WOOD), x, y, size) for x, y, size in TREES)
    return night.sky(GROUND) + body + head + face + clouds + trees + plane(GROVE, WOOD)
