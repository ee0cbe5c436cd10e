"""Magician: a tall hat sewn with stars, brows like wings, a beard down to the ground."""

from __future__ import annotations

from spieltisch.drawing.svg import line, mirrored, plane
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.palette import GOLD, WHITE_OF_EYE
from spieltisch.games.fabelwald.web.art.stars import star

GROUND = night.Ground("#40348A", "#2C2466", "#F5E3A6")
HEAD_BOX = "15 4 70 70"
HAT, HAT_SHADE, ROBE = "#B3343E", "#862432", "#1E1A45"
SKIN, SKIN_SHADE, BEARD, BEARD_SHADE, LIPS = "#E6B48A", "#C98E64", "#F6F1E4", "#CBC6D0", "#7A3B34"
SKY_STARS = star(13, 36, 2.6) + star(87, 33, 2.8) + star(19, 56, 1.7) + star(90, 56, 1.6)
SHOULDERS = "M10 105C13 86 28 76 50 76C72 76 87 86 90 105Z"
HAIR = "M51 34H30C26 44 27 58 22 68C20 72 17 74 14 74.6C20 80 30 79 35 72L51 60Z"
FACE = "M32 40H68C69 52 66 62 62 70H38C34 62 31 52 32 40Z"
NOSE = "M50 47L46.4 58C46 62 54 62 53.6 58Z"
MOUTH = "M45 66.4C48 65.2 52 65.2 55 66.4C53.4 69.6 46.6 69.6 45 66.4Z"
BEARD_HALF = (
    "M51 60C44 62 36 62 31 56C28 66 28 76 32 84C30 85 28.6 84.8 27 84C29 90 33 92 37 92"
    "C37 97 40 101 44 102C45 105 48 108 51 108Z"
)
LOCKS = "M42 68C39 77 40 86 44 95M35.4 68C34 75 35 81 37.6 86"
PARTING = "M50 74V100"
UNDER_MOUSTACHE = (
    "M51 60.4C46 58.4 39 59.4 34 64.6C30 68.6 25.6 69.4 22.4 66.6C24 73.4 31 76 37 73C43 70 47 67.6 51 66Z"
)
MOUSTACHE = (
    "M51 60C46 57.6 39 58.6 34.4 63.4C30.4 67.6 26 68.8 22.4 66.6C25 72 31.6 73 37 70.6"
    "C42.6 68 46.6 65 51 64.6Z"
)
BROW = (
    "M47.6 49.4C43 46 37 45.6 33 47C29 48.2 25.4 46.6 23.4 42.6C29 43.6 32 41 37 41.4"
    "C42 41.8 46.6 45 47.6 49.4Z"
)
CONE = (
    "M27.6 40C36 32 41 21 44 9C45 5.4 49 3.4 53 4C57.6 4.6 60.4 8 61.6 12.4C59 10.4 56.6 10.4 55.4 12"
    "C58.6 24 65 33.6 72.4 40C60 45 40 45 27.6 40Z"
)
CONE_SHADE = (
    "M53 4C57.6 4.6 60.4 8 61.6 12.4C59 10.4 56.6 10.4 55.4 12C58.6 24 65 33.6 72.4 40"
    "C66 42.6 60 43.6 54 43.8C57 31 55 17 50 4.1Z"
)
BRIM = "M14 42.4C24 35.6 76 35.6 86 42.4C76 38.4 66 46 50 46C34 46 24 38.4 14 42.4Z"
BRIM_SHADE = "M60 37.6C72 38 82 39.6 86 42.4C76 38.4 67 45 55 45.9C58 43.4 59.6 40.6 60 37.6Z"
HATBAND = "M31 37.6C42 41 58 41 69 37.6"
HAT_STARS = star(46.4, 28, 4.2) + star(56.6, 30.6, 2.4) + star(51.6, 15.6, 2.8)


def draw(scope: str) -> str:
    """What the panel shows."""
    back = plane(SKY_STARS, GOLD) + plane(SHOULDERS, ROBE) + mirrored(plane(HAIR, BEARD_SHADE))
    face = plane(FACE, SKIN) + mask.eyes(52.4, 9.4, 5, 4.4, WHITE_OF_EYE, -0.4)
    face += plane(NOSE, SKIN_SHADE) + plane(MOUTH, LIPS)
    beard = mirrored(plane(BEARD_HALF, BEARD) + line(LOCKS, BEARD_SHADE, 1.3))
    beard += line(PARTING, BEARD_SHADE, 1.3) + mirrored(plane(UNDER_MOUSTACHE, BEARD_SHADE))
    beard += mirrored(plane(MOUSTACHE + BROW, BEARD))
    hat = plane(CONE, HAT) + plane(CONE_SHADE, HAT_SHADE) + plane(BRIM, HAT) + plane(BRIM_SHADE, HAT_SHADE)
    hat += line(HATBAND, GOLD, 2.6) + plane(HAT_STARS, GOLD)
    return night.scenery(GROUND) + back + face + beard + hat
