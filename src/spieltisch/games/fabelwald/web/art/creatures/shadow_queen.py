"""Shadow Queen: a black veil, a crown of spikes with a crescent; half her face is never lit."""

from __future__ import annotations

from spieltisch.drawing.svg import circle, line, mirrored, plane
from spieltisch.games.fabelwald.web.art import night
from spieltisch.games.fabelwald.web.art.halves import flipped, two_planes
from spieltisch.games.fabelwald.web.art.palette import GOLD, WHITE_OF_EYE

GROUND = night.Ground("#1F7A5E", "#14543F", "#BFE3B8")
HEAD_BOX = "20 14 60 60"
VEIL, VEIL_DEEP, FOLD = "#1C1A26", "#100F17", "#3C3850"
FACE_LIGHT, SILVER, SILVER_SHADE, LIPS = "#E4DDE6", "#DADCE8", "#9DA3BC", "#8E2A4E"
VEIL_SHAPE = "M50 20C32 20 23 34 23 50C23 70 15 88 8 105H92C85 88 77 70 77 50C77 34 68 20 50 20Z"
VEIL_SHADE = "M50 20C68 20 77 34 77 50C77 70 85 88 92 105H58C62 92 60 84 50 80Z"
FOLDS = "M27 58C26 72 22 88 18 104M32.6 68C32 80 30 92 27 104M39 76C39.6 86 39 96 37 104"
FACE = "M50 34C61 34 67.4 40 67 50C66.4 63 59 74 50 80C41 74 33.6 63 33 50C32.6 40 39 34 50 34Z"
DARK_HALF = "M50 34C61 34 67.4 40 67 50C66.4 63 59 74 50 80L50.6 70.6L52 67L50.4 63.6L54 61.4L51 48Z"
EYE = "M34.6 52.4C37 48.4 42.6 48 46.4 53.6C42.6 56 37.4 56 34.6 52.4Z"
LID = "M33.6 52C36.4 47 43 46.4 47 53.8C43 50.6 38 50 33.6 52Z"
MOUTH = "M44 68.4C47 66 49 66 50 67C51 66 53 66 56 68.4C53.4 72 46.6 72 44 68.4Z"
CROWN = "M50.6 37C42 37 34 38.6 28.4 42L21.6 25L30.4 30.6L31 11.6L39.4 26.4L44.4 14L47 22L50.6 5Z"
CRESCENT = "M44.4 24.4A6 6 0 1 0 55.6 24.4A6.8 6.8 0 0 1 44.4 24.4Z"
BEADS = "M28 40C34 36.6 42 35 50 35"


def draw(scope: str) -> str:
    """What the panel shows."""
    veil = plane(VEIL_SHAPE, VEIL) + plane(VEIL_SHADE, VEIL_DEEP) + mirrored(line(FOLDS, FOLD, 1.2))
    face = plane(FACE, FACE_LIGHT) + plane(DARK_HALF, FOLD)
    face += plane(EYE, WHITE_OF_EYE) + circle(41.4, 52.4, 2, VEIL_DEEP) + plane(LID, VEIL)
    face += flipped(plane(EYE, GROUND.moon) + circle(41.4, 52.4, 1.6, VEIL_DEEP)) + plane(MOUTH, LIPS)
    crown = two_planes(CROWN, SILVER, SILVER_SHADE) + mirrored(line(BEADS, VEIL, 1)) + plane(CRESCENT, GOLD)
    return night.scenery(GROUND) + veil + face + crown
