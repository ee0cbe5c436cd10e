"""Troll: half a rock; moss and a toadstool for hair, a nose like a pear, tusks that point up."""

from __future__ import annotations

from spieltisch.drawing.svg import circle, line, mirrored, plane, ring
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.palette import AMBER_EYE, BONE

GROUND = night.Ground("#4C8F88", "#316A66", "#EFE6B0")
HEAD_BOX = "13 14 74 74"
STONE, STONE_SHADE, STONE_DEEP, DARK, MOSS, MOSS_SHADE = (
    "#A8A198", "#857E78", "#67615C", "#3A3634", "#7FA23A", "#587A28",
)  # fmt: skip
RED, RED_SHADE, CAP_RED = "#C98C7A", "#AE705F", "#B0543F"
SHOULDERS = "M6 105C6 88 20 78 36 76H64C80 78 94 88 94 105Z"
SHOULDERS_SHADE = "M50 76H64C80 78 94 88 94 105H56Z"
EAR = "M24 45C17 39 9.6 35.6 4.6 35.4C3.4 44 5 52 8.4 57.4L13 57L14.6 62.4C17.6 65 21 66 25 66Z"
EAR_HOLE = "M23 50.4C18 46 13 42.6 9 41.6C9.4 49 14 58 23 61Z"
HEAD = (
    "M50 22C68 22 79 32 80 47C80.6 58 77 64 76 72C73 84 62 90 50 90C38 90 27 84 24 72"
    "C23 64 19.4 58 20 47C21 32 32 22 50 22Z"
)
HEAD_SHADE = (
    "M70 26C77 31 79.6 39 80 47C80.6 58 77 64 76 72C73 84 62 90 50 90C60 86 68 78 70 66C71.6 56 68 50 70 26Z"
)
BROW = "M51 47.6C44 42 32 38.6 22.6 44L23.4 50C33 46.6 42 48.6 51 56Z"
NOSE = "M50 47C54.4 47 56 55 61 60.6C65.6 66 60 72.4 50 72.4C40 72.4 34.4 66 39 60.6C44 55 45.6 47 50 47Z"
NOSE_SHADE = "M50 47C54.4 47 56 55 61 60.6C65.6 66 60 72.4 50 72.4C57 68 55 56 50 47Z"
NOSTRIL = "M41.4 67.6C42.8 65.6 46 65.8 47 68.2C45.6 69.6 42.6 69.6 41.4 67.6Z"
MOUTH = "M27 75C39 80.4 61 80.4 73 75C69 84 60 87.4 50 87.4C40 87.4 31 84 27 75Z"
TUSK = "M28.4 84C26 75 26.6 66 30.4 58.4C33.6 65 37 73.6 37 82.4Z"
TEETH = "M39.6 86L41 81L43.4 86.6ZM45.4 87L47 82.4L49 87.2Z"
MOSS_CAP = (
    "M51 10C46 7 39 9 37 14C31 11 25.6 14 25 20C18.6 21 15.6 28 18.4 33.6C14 38 14.6 44 18 48L17.4 57"
    "L21 51.6L23.6 60"
    "L25.4 47.4L28.6 51L29.4 41C33 42.6 36 40.6 37.6 37L40.6 43L43 36.4L47 41.6L51 34Z"
)
MOSS_TUFTS = (
    "M24 29C25.6 31.8 29 32 31 29.6M32.6 21C34.2 23.8 37.6 24 39.6 21.6M44.6 28.4C46 30.4 48.4 30.8 49.8 29.6"
    "M42 15.4C43.6 17.8 46.8 18 48.6 16M20.6 40C22 42 24.2 42.2 25.8 40.6M35.4 31.6C36.6 33.4 39 33.6 40.6 32"
)
CHIN_MOSS = "M51 88C44 88 38 88.6 33 85C34 91 39 91.4 40.6 97C43 94 45 95.6 46.4 101C48 97.6 49 98 51 100Z"
STALK = "M58.6 33L59.4 22H64L65 33C63 34.6 60.6 34.6 58.6 33Z"
CAP = "M51.6 23.6C52 15 57 12 61.8 12C66.6 12 71.6 15 72 23.6C66.6 26 57 26 51.6 23.6Z"
DOTS = ((57, 20.6, 1.5), (63, 16.4, 1.7), (67.4, 21.4, 1.3))


def draw(scope: str) -> str:
    """What the panel shows."""
    body = plane(SHOULDERS, STONE_SHADE) + plane(SHOULDERS_SHADE, STONE_DEEP)
    ears = mirrored(plane(EAR, STONE) + plane(EAR_HOLE, STONE_SHADE)) + ring(9.6, 59.4, 3.4, AMBER_EYE, 1.8)
    head = plane(HEAD, STONE) + plane(HEAD_SHADE, STONE_SHADE)
    gaze = mask.eyes(54.6, 14.6, 4.8, 4.4, AMBER_EYE, 1) + mirrored(plane(BROW, DARK))
    mouth = plane(MOUTH, DARK) + mirrored(plane(TEETH + TUSK, BONE) + plane(CHIN_MOSS, MOSS))
    nose = plane(NOSE, RED) + plane(NOSE_SHADE, RED_SHADE) + mirrored(plane(NOSTRIL, DARK))
    nose += circle(56.4, 63, 1.2, DARK)
    toadstool = plane(STALK, BONE) + plane(CAP, CAP_RED) + "".join(circle(x, y, r, BONE) for x, y, r in DOTS)
    moss = mirrored(plane(MOSS_CAP, MOSS)) + mirrored(line(MOSS_TUFTS, MOSS_SHADE, 1.4)) + toadstool
    return night.scenery(GROUND) + body + ears + head + mouth + gaze + nose + moss
