"""Witch: a bent hat, a green face with a hooked nose, a long chin and one tooth."""

from __future__ import annotations

from spieltisch.drawing.paper import INK
from spieltisch.drawing.svg import circle, line, mirrored, plane
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.palette import AMBER_EYE, TOOTH

GROUND = night.Ground("#6B3A1E", "#4A2612", "#F2A93C")
GREEN, GREEN_SHADE, GREEN_DEEP = "#8FB052", "#6C8E3A", "#4A6628"
HAT, HAT_SHADE, HAT_RULE, BAND = "#3A2B4E", "#281D38", "#58456E", "#A8452E"
HAIR, HAIR_RULE = "#B9B2A6", "#857E78"
CROWN = "M26 36C32 30 36 18 44 8C54 5 66 6 84 17.6C74 16.6 68 18 65 22C68 28 70 32 74 36C60 42 40 42 26 36Z"
CROWN_SHADE = (
    "M44 8C54 5 66 6 84 17.6C74 16.6 68 18 65 22C68 28 70 32 74 36C68 39 62 40 55 40.4"
    "C60 30 60 18 52 12C50 10 47 9 44 8Z"
)
BRIM = "M5 42C18 32 34 30 50 30C66 30 82 32 95 42C84 44 70 47 50 47C30 47 16 44 5 42Z"
BRIM_SHADE = "M60 30.6C76 32 86 35 95 42C84 44 70 47 52 47C60 43 62 37 60 30.6Z"
HAT_BAND = "M27.6 34.6C40 40 60 40 72.6 34.6L74.6 37C72 42 28 42 25.4 37Z"
FACE = (
    "M31 42H69C71 52 69 60 65 66C62 72 60 78 58.6 84C57 92 53 98 47.6 98.6C45 98.4 44 97 44.6 95"
    "C46 92 44 88 41 83C38 77 37 72 35 66C31 60 29 52 31 42Z"
)
HAIR_SIDE = "M30 42C20 48 24 58 17 66C23 66 22 72 14 80C22 80 24 84 20 92C30 88 38 78 38 62Z"
CLOAK = "M10 105C12 92 24 86 38 84L50 96L62 84C76 86 88 92 90 105Z"
STRANDS = "M31 48C25 54 29 60 22.6 68M33 56C28 64 30 72 22 80M35 66C32 76 30 82 25 88"
CLOAK_SHADE, CREASES = (
    "M50 96L62 84C76 86 88 92 90 105H50Z",
    "M41 17C47 21 55 22 61 20M37 25C45 29 57 30 65 27",
)
BROW, NOSE = (
    "M33 49.4C37 46.6 42 47.4 46 50.6",
    "M50.6 48C46 56 42 64 44.6 70C47 73 51 72.6 52 69.6C54 67 54 62 52.6 48Z",
)
MOUTH = "M38 73C44 77.4 55 77.4 61 73C58.6 81 54 83 49 83C44.4 83 40 80 38 73Z"
ONE_TOOTH = "M51.4 76.6L53 81.6L56.4 75.6Z"


def draw(scope: str) -> str:
    """What the panel shows."""
    hair = mirrored(plane(HAIR_SIDE, HAIR) + line(STRANDS, HAIR_RULE, 1.1))
    cloak = plane(CLOAK, HAT) + plane(CLOAK_SHADE, HAT_SHADE)
    gaze = mask.eyes(52.6, 9.8, 5.6, 4.6, AMBER_EYE, 1) + mirrored(line(BROW, GREEN_DEEP, 2))
    mouth = plane(MOUTH, INK) + plane(ONE_TOOTH, TOOTH)
    nose = plane(NOSE, GREEN_SHADE) + circle(57.4, 64, 1.6, GREEN_DEEP) + circle(47.6, 91, 1.2, GREEN_DEEP)
    hat = plane(BRIM, HAT) + plane(BRIM_SHADE, HAT_SHADE) + plane(CROWN, HAT) + plane(CROWN_SHADE, HAT_SHADE)
    hat += line(CREASES, HAT_RULE, 1.1) + plane(HAT_BAND, BAND)
    return night.scenery(GROUND) + hair + cloak + plane(FACE, GREEN) + gaze + mouth + nose + hat
