"""Highwayman: a tricorne drawn low, a spotted kerchief over the nose, the collar up."""

from __future__ import annotations

from spieltisch.drawing.svg import circle, line, mirrored, plane
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.halves import two_planes
from spieltisch.games.fabelwald.web.art.palette import GOLD, WHITE_OF_EYE

GROUND = night.Ground("#A4553A", "#773A28", "#F4C375")
HEAD_BOX = "10 7 80 80"
HAT, HAT_SHADE, COAT, COAT_SHADE = "#2B2630", "#1C1820", "#4A3546", "#372635"
SKIN, SKIN_SHADE, CLOTH, CLOTH_SHADE, SPOT = "#E6B48C", "#C68D66", "#2E7391", "#215971", "#F6F1E4"
DOME = "M31 28C31 13 40 7 50 7C60 7 69 13 69 28L50 36Z"
FLAP = "M50.6 44C40 39.6 26 39 15 42C10 36 7.6 28 8.6 19C18 25 36 23 50.6 31Z"
BRAID = "M8.6 19.6C18 25.4 36 23.4 50 31.2"
HAIR = "M33 36C25 42 23 52 24.4 60L32 76L51 88V36Z"
FACE = "M31 36H69C70.6 46 69 56 66 62H34C31 56 29.4 46 31 36Z"
KERCHIEF = (
    "M30.6 54C37 58 44 56.4 50 52.6C56 56.4 63 58 69.4 54C70 64 66 72 62 77L50 95L38 77C34 72 30 64 30.6 54Z"
)
KERCHIEF_SHADE = "M50 52.6C56 56.4 63 58 69.4 54C70 64 66 72 62 77L50 95C55 82 55 66 50 52.6Z"
SPOTS = (
    *((38, 61), (45, 59), (41.6, 67), (48.6, 66.6), (45.4, 74.4), (36.6, 69)),
    *((50.4, 82.6), (55.6, 60), (62.4, 61), (58.4, 68), (54.4, 75), (64, 68.6)),
)
BROW = "M35 44.6C38.4 41.4 43 41.8 47 45.4L46 47.4C42.6 45 38.6 45 35 46.6Z"
COLLAR = "M24 60L30 70L49 98L44 105H26C22 94 20 76 24 60Z"
SHOULDERS = "M6 105C8 90 20 80 30 76H70C80 80 92 90 94 105Z"
FACE_SHADE = "M50 36H69C70.6 46 69 56 66 62H50Z"
COLLAR_BRAID = "M24 60L30 70L49 98"
SHOULDERS_SHADE = "M50 76H70C80 80 92 90 94 105H50Z"
DOME_SHADE = "M50 7C60 7 69 13 69 28H56C57 20 55 12 50 7Z"


def draw(scope: str) -> str:
    """What the panel shows."""
    coat = plane(SHOULDERS, COAT) + plane(SHOULDERS_SHADE, COAT_SHADE)
    face = mirrored(plane(HAIR, HAT)) + plane(FACE, SKIN) + plane(FACE_SHADE, SKIN_SHADE)
    face += mask.eyes(49.4, 9.4, 5, 4, WHITE_OF_EYE, 0.6) + mirrored(plane(BROW, HAT))
    cloth = plane(KERCHIEF, CLOTH) + plane(KERCHIEF_SHADE, CLOTH_SHADE)
    cloth += "".join(circle(x, y, 1.2, SPOT) for x, y in SPOTS)
    collar = two_planes(COLLAR, COAT, COAT_SHADE) + mirrored(line(COLLAR_BRAID, GOLD, 1.4))
    hat = plane(DOME, HAT) + plane(DOME_SHADE, HAT_SHADE) + two_planes(FLAP, HAT, HAT_SHADE)
    hat += mirrored(line(BRAID, GOLD, 2))
    return night.scenery(GROUND) + coat + face + cloth + collar + hat
