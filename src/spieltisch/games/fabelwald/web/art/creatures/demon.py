"""Demon: a red shield of a face, curved horns, slanting brows, fangs."""

from __future__ import annotations

from spieltisch.drawing.svg import mirrored, plane
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.palette import BONE, BONE_SHADE, TOOTH

GROUND = night.Ground("#4A2438", "#331727", "#E9A05A")
RED, RED_SIDE, RED_DEEP, DARK = "#C23A33", "#A82F2C", "#8E2A2E", "#2A1720"
CLOAK = "M20 105C24 84 38 78 50 78C62 78 76 84 80 105Z"
HORN = "M30 34C14 34 10 18 18 8C18 18 26 22 38 24Z"
HORN_SHADE = "M18 8C18 18 26 22 38 24L36 28C24 26 16 20 18 8Z"
EAR = "M27 44L12 38C14 50 20 56 29 58Z"
BLAZE = "M50 18C44 30 46 40 50 46C54 40 56 30 50 18Z"
TEMPLE = "M22 30C32 32 40 40 45 48L24 46Z"
BROW = "M28 40L46 48L44 50C38 49 32 46 28 40Z"
NOSE = "M46 60L50 56.6L54 60L50 62.4Z"
MOUTH = "M36 67C44 71 56 71 64 67C62 75 56 78 50 78C44 78 38 75 36 67Z"
FANG = "M39 68.4L41.4 74.6L44.4 69.8Z"
BEARD = "M50 80C46 84 45 90 47 97C48.6 94 51.4 94 53 97C55 90 54 84 50 80Z"


def draw(scope: str) -> str:
    """What the panel shows."""
    horns = mirrored(plane(HORN, BONE) + plane(HORN_SHADE, BONE_SHADE) + plane(EAR, RED_DEEP))
    head = mask.cut(
        f"{scope}-head", mask.SHIELD, RED, plane(BLAZE, RED_DEEP), mirrored(plane(TEMPLE, RED_SIDE))
    )
    gaze = mirrored(plane(BROW, DARK)) + mask.eyes(50.5, 10.6, lid=1)
    mouth = plane(NOSE, RED_DEEP) + plane(MOUTH, DARK) + mirrored(plane(FANG, TOOTH)) + plane(BEARD, DARK)
    return night.scenery(GROUND) + plane(CLOAK, DARK) + horns + head + gaze + mouth
