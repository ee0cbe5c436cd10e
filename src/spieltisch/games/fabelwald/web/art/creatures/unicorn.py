"""Black Unicorn: a long black muzzle, a spiral horn, a violet mane that falls to one side."""

from __future__ import annotations

from spieltisch.drawing.svg import circle, line, mirrored, plane
from spieltisch.games.fabelwald.web.art import night
from spieltisch.games.fabelwald.web.art.palette import GOLD, GOLD_SHADE

GROUND = night.Ground("#5B5E9E", "#42457E", "#F1E9C9")
BLACK, BLACK_LIGHT, BLACK_DEEP, HIDE = "#211D2B", "#3F394F", "#121017", "#41385A"
MANE, MANE_LIGHT, MANE_RULE, EYE = "#6E3F9C", "#9160BE", "#4E2A74", "#E6D6F5"
GOLD_LIGHT = "#F6DE96"
NECK = "M22 105C24 86 30 66 36 50H64C72 66 78 86 80 105Z"
HEAD_BOX = "14 4 76 76"
EAR = "M36 33C30 26 29 16 32 8C38 13 43 21 44 29Z"
EAR_INSIDE = "M37 30C33.6 25 32.4 19 33.4 13.6C37 18 40 23 41 28.6Z"
HEAD = (
    "M50 23C60 23 67.6 29 68 38C68.4 47 63 55 61.4 64C60.4 71 63.4 76 63.6 83C63.8 92 58 98 50 98"
    "C42 98 36.2 92 36.4 83C36.6 76 39.6 71 38.6 64C37 55 31.6 47 32 38C32.4 29 40 23 50 23Z"
)
BLAZE = (
    "M50 34C55 38 56 46 55 56C54.4 66 55.4 74 54 80C52 82 48 82 46 80C44.6 74 45.6 66 45 56"
    "C44 46 45 38 50 34Z"
)
MUZZLE = "M50 79C56 77 61.6 79 63.2 84C63.4 92 58 98 50 98C42 98 36.6 92 36.8 84C38.4 79 44 77 50 79Z"
NOSTRIL = "M40.4 84C42.4 81.6 46 83 45.4 86.4C44.6 89 40 88 40.4 84Z"
EYE_SHAPE, LID = "M34 48C38 47 43 48.6 45 53.6C41 55.6 35.6 54 34 48Z", "M35.4 46.8C39 46.4 43 48.6 46 53"
HORN = "M45 35L50 4.6L55 35C52 37 48 37 45 35Z"
HORN_SHADE = "M50 4.6L55 35C53.6 36 52 36.4 50.6 36.4Z"
MANE_BACK = (
    "M56 22C72 18 84 28 84 42C84 50 90 54 93 54C90 60 86 60 84 59C86 68 90 74 94 76C88 80 84 79 81 77"
    "C83 88 82 98 78 105H58C66 84 68 60 56 22Z"
)
MANE_RULES = "M66 30C76 36 76 52 79 66M70 48C74 62 74 78 79 92M68 68C72 80 72 92 71 102"
FORELOCK = (
    "M52 25C44 22 34 27 30 37C27 46 30 54 27 62C35 58 39 50 41 43C43 38 47 36 51 37C58 38 62 44 65 52"
    "C70 40 64 26 52 25Z"
)
MOUTH, STRAND = "M44 93.2H56", "M48 28C40 30 35 37 34 46"
SPIRAL = "M45.8 31L54.2 27M46.8 25L53.2 21.6M47.7 19L52.3 16.2M48.6 13.4L51.4 11.4"


def draw(scope: str) -> str:
    """What the panel shows."""
    mane = plane(MANE_BACK, MANE) + line(MANE_RULES, MANE_RULE, 1.2)
    ears = mirrored(plane(EAR, BLACK) + plane(EAR_INSIDE, MANE))
    head = plane(HEAD, BLACK) + plane(BLAZE + MUZZLE, BLACK_LIGHT)
    head += mirrored(plane(NOSTRIL, BLACK_DEEP)) + line(MOUTH, BLACK_DEEP, 1.4)
    gaze = mirrored(plane(EYE_SHAPE, EYE) + circle(40.2, 51, 2.3, BLACK_DEEP) + line(LID, BLACK_DEEP, 2))
    lock = plane(FORELOCK, MANE_LIGHT) + line(STRAND, MANE_RULE, 1)
    horn = plane(HORN, GOLD) + plane(HORN_SHADE, GOLD_SHADE) + line(SPIRAL, GOLD_LIGHT, 1.2)
    return night.scenery(GROUND) + mane + plane(NECK, HIDE) + ears + head + gaze + lock + horn
