"""Nymph: hair that falls like water, a water lily in it; she stands in the pond up to her shoulders."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.svg import circle, line, mirrored, plane
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.palette import GOLD, WHITE_OF_EYE

GROUND = night.Ground("#A35D70", "#7B4156", "#F8DFC9")
HEAD_BOX = "13 9 74 74"
HAIR, HAIR_DEEP, HAIR_LIGHT, POND = "#2FA79B", "#1B7A78", "#7AD3C0", "#15596B"
SKIN, SKIN_SHADE, ROSE, PETAL, PINK = "#F6D8BE", "#DDAE94", "#D8646A", "#FBEFF0", "#EFB9C8"
LONG_HAIR = (
    "M51 14C34 13 24 24 24 38C24 48 19 52 13 51C16 57 22 58 25 56C24 64 18 69 9 67C13 75 21 76 26 72"
    "C25 80 18 86 7 83C12 92 22 93 28 88L36 105H51Z"
)
LONG_WAVES = "M25 60C24.6 66 20 71 14 70.6M27 76C26 82 20 88 13 87"
NECK = "M22 105C25 92 36 87 44 85V72H56V85C64 87 75 92 78 105Z"
NECK_SHADE = "M44 77C47 82 53 82 56 77V85C54 88 46 88 44 85Z"
FACE = "M50 24C63 24 70 33 69 47C68 61 60 74 50 79C40 74 32 61 31 47C30 33 37 24 50 24Z"
FRINGE = (
    "M52 13C36 13 26 23 26 38C26 46 24 50 20 53C25 55 30 53 32 49C32 58 30 63 26 67C32 67 36 62 36.6 56"
    "C34.6 50 34 45 35 40C42 38 48 32 50 24Z"
)
FRINGE_WAVES = "M47 17C38 19 31 27 31 38C31 44 30 48 27.6 51M48.6 21C43 30 37 33 32.4 36"
BROW = "M35.6 43.4C38.6 41 43 41.2 46 43.4"
NOSE = "M50 50L48 59.6H51.6"
MOUTH = "M44.6 66.4C47 64.6 49 64.4 50 65.2C51 64.4 53 64.6 55.4 66.4C53 70.4 47 70.4 44.6 66.4Z"
OUTER_PETALS = "".join(leaf(66, 27, angle, 15, 3.6) for angle in (-170, -10, -150, -30))
INNER_PETALS = "".join(leaf(66, 27, angle, 14, 3.4) for angle in (-125, -55, -90))
WATER = "M4 93C12 90 18 96 27 93C36 90 42 96 50 93C58 90 64 96 73 93C82 90 88 96 96 93V105H4Z"
RIPPLES = "M14 99.6H34M44 98H58M66 100H84"


def draw(scope: str) -> str:
    """What the panel shows."""
    back = mirrored(plane(LONG_HAIR, HAIR_DEEP) + line(LONG_WAVES, HAIR_LIGHT, 1.3))
    face = plane(NECK, SKIN) + plane(NECK_SHADE, SKIN_SHADE) + plane(FACE, SKIN)
    face += mask.eyes(49.6, 9.4, 5.2, 4.6, WHITE_OF_EYE, -0.4, POND) + mirrored(line(BROW, HAIR_DEEP, 1.5))
    face += line(NOSE, SKIN_SHADE, 1.3) + plane(MOUTH, ROSE)
    front = mirrored(plane(FRINGE, HAIR)) + mirrored(line(FRINGE_WAVES, HAIR_LIGHT, 1.3))
    lily = plane(OUTER_PETALS, PETAL) + plane(INNER_PETALS, PINK) + circle(66, 26, 2.6, GOLD)
    water = plane(WATER, POND) + line(RIPPLES, HAIR_LIGHT, 1.2)
    return night.scenery(GROUND) + back + face + front + lily + water
