"""Bogeyman: a hat, a coat, long fingers, and two eyes; no more of him was ever seen."""

from __future__ import annotations

from spieltisch.drawing.svg import circle, line, mirrored, plane
from spieltisch.games.fabelwald.web.art import night

GROUND = night.Ground("#5E6A6C", "#3C4648", "#E9E4D0", (50, 48, 38))
HEAD_BOX = "14 5 72 72"
BLACK, DEEP, SOFT, GLOW, BAND = "#1B1D23", "#0E0F13", "#2E323B", "#FFF3B8", "#9C2F35"
HAT = "M51 10C45 9 39 10 35.6 13C34.6 21 33.4 28 31 34C25 35 17.6 36 11 33C15 42 30 46.6 51 46.6Z"
HAT_SHADE = (
    "M50 10C56 9 61 10 64.4 13C65.4 21 66.6 28 69 34C75 35 82.4 36 89 33C85 42 70 46.6 57 46.6"
    "C60 34 58 20 50 10Z"
)
RIBBON = "M32.4 30C40 34 60 34 67.6 30L69 35C59 39.6 41 39.6 31 35Z"
FACE = "M30 42H70L68 66L56 84H44L32 66Z"
COAT = "M51 78L36 64L26 50C22 54 20.6 60 21.6 66C14 72 9 84 8 105H51Z"
COAT_SHADE = "M50 78L64 64L74 50C78 54 79.4 60 78.4 66C86 72 91 84 92 105H56C58 96 56 86 50 78Z"
LAPEL = "M26 50L36 64L50.6 79L46 90C36 83 27 74 21.6 66C20.6 60 22 54 26 50Z"
EYE = "M31.6 53C35 49.6 42 49.4 46.6 54.6C42 58.6 35 58.4 31.6 53Z"
FINGERS = "M14.4 66L9.4 53M16.2 65L14 47.6M18.2 65L19 47M20 66.4L23.8 51M19 74L26.4 63.6"
PALM = "M12.2 68C12.6 65 14.6 63.4 17.2 63.4C20.2 63.4 22 66 21.6 70L19.6 86L10.6 84Z"
CUFF = "M9.6 80L22 81.6L19.6 92L6 89Z"


def draw(scope: str) -> str:
    """What the panel shows."""
    hat = mirrored(plane(HAT, BLACK)) + plane(HAT_SHADE, DEEP) + plane(RIBBON, BAND)
    coat = mirrored(plane(COAT, BLACK)) + plane(COAT_SHADE + FACE, DEEP) + mirrored(plane(LAPEL, SOFT))
    coat += circle(50, 92, 1.7, BAND) + circle(50, 99.4, 1.7, BAND)
    gaze = mirrored(plane(EYE, GLOW) + circle(41, 54, 1.7, DEEP))
    hands = mirrored(line(FINGERS, DEEP, 2.5) + plane(PALM, DEEP) + plane(CUFF, SOFT))
    return night.scenery(GROUND) + coat + hat + gaze + hands
