"""Grave Robber: a hooded face lit from below by a lantern, a spade over the shoulder, headstones."""

from __future__ import annotations

from spieltisch.drawing.paper import INK
from spieltisch.drawing.svg import circle, group, line, mirrored, plane, rect
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.palette import TOOTH, WHITE_OF_EYE

GROUND = night.Ground("#3D372B", "#29251C", "#8F7F4A")
CLOAK, CLOAK_SHADE, CLOAK_LIT, INSIDE = "#5A4858", "#41333F", "#9A6A4C", "#1D171C"
LIT, DIM = "#F2C884", "#B27A4E"
IRON, GLASS, FLAME, SHAFT, STEEL, STEEL_SHADE, ROCK = (
    "#2B2622",
    "#FBE08A",
    "#EE7F22",
    "#8A5E34",
    "#B9C0BB",
    "#8C948F",
    "#6E6650",
)
STONE = "M3 100L5 74C6 64 20 65 20 75L21 100Z"
HOOD = (
    "M50 9C66 12 76 28 77 50C77 62 78 70 80 78C86 82 90 92 91 105H9C10 92 14 82 20 78C22 70 23 62 23 50"
    "C24 28 34 12 50 9Z"
)
HOOD_SHADE = (
    "M50 9C66 12 76 28 77 50C77 62 78 70 80 78C86 82 90 92 91 105H50V80C62 74 68 64 68 50C68 36 60 26 50 20Z"
)
OPENING = "M50 20C60 26 68 36 68 50C68 64 60 76 50 82C40 76 32 64 32 50C32 36 40 26 50 20Z"
FACE = (
    "M50 35C60 35 66 42 66 51C66 61 60 71 54.6 77C52.4 79.6 47.6 79.6 45.4 77C40 71 34 61 34 51"
    "C34 42 40 35 50 35Z"
)
SHADOW = "M50 34C60.6 34 66.6 42 66.4 53C62 47.6 54 47 50 51C46 47 38 47.6 33.6 53C33.4 42 39.4 34 50 34Z"
NOSE = "M50 47C47.6 52 44.2 57.6 45 61.4C46.6 64.6 53.4 64.6 55 61.4C55.8 57.6 52.4 52 50 47Z"
BROW = "M35 50C38.6 46 44 46.6 47.6 51.4"
CHEEKS = "M41.6 62.6C39.4 64.4 38.4 66.6 38.2 69M37.6 58.6C39.6 60 42 60.2 44 59.4"
FLAME_SHAPE = "M50 93C53.8 97 54.8 99.6 53.8 103H46.2C45.2 99.6 46.4 97 50 93Z"
MOUTH = "M41 69C46 71.4 54 71.4 60 67.6C58.4 74.6 45 76 41 69Z"
INSCRIPTION, TOOTH_SHAPE = "M9 76H15M9 80H14", "M47 70.6L47.4 73.6H50.6L50.8 70.8Z"
LIT_CLOAK = "M24 105A26 24 0 0 1 76 105Z"
BLADE, BLADE_SHADE = (
    "M75 28V16C76.6 10 79.6 7 83 6C86.4 7 89.4 10 91 16V28Z",
    "M83 6C86.4 7 89.4 10 91 16V28H83Z",
)
ROOF, HANDLE, BARS = (
    "M37.6 92.4L44.6 86.6H55.4L62.4 92.4Z",
    "M45.6 87C45.6 80.6 54.4 80.6 54.4 87",
    "M41 91V106M59 91V106",
)


def _spade() -> str:
    """Over the right shoulder, blade up."""
    blade = plane(BLADE, STEEL) + plane(BLADE_SHADE, STEEL_SHADE)
    socket = rect(80.8, 25, 4.4, 10, 1, STEEL_SHADE)
    return group(line("M83 24V108", SHAFT, 3.4) + blade + socket, "rotate(3 83 105)")


def _lantern() -> str:
    """Before the chest: its light is what the face is seen by."""
    glass = rect(41, 91, 18, 16, 0, GLASS) + plane(FLAME_SHAPE, FLAME) + line(BARS, IRON, 1.8)
    return glass + plane(ROOF, IRON) + line(HANDLE, IRON, 1.6)


def draw(scope: str) -> str:
    """What the panel shows."""
    grave = plane(STONE, ROCK) + line(INSCRIPTION, GROUND.hill, 1.3)
    cloak = (
        plane(HOOD, CLOAK)
        + plane(HOOD_SHADE, CLOAK_SHADE)
        + plane(OPENING, INSIDE)
        + plane(LIT_CLOAK, CLOAK_LIT)
    )
    face = plane(FACE, LIT) + plane(SHADOW, DIM) + plane(NOSE, DIM) + mirrored(line(CHEEKS, DIM, 1.2))
    gaze = mirrored(plane(mask.almond(41.6, 54.6, 5, 4, 0.8), WHITE_OF_EYE) + line(BROW, INSIDE, 2.4))
    gaze += circle(41, 54.7, 1.8, INK) + circle(57.4, 54.7, 1.8, INK)
    mouth = plane(MOUTH, INK) + plane(TOOTH_SHAPE, TOOTH)
    return night.scenery(GROUND) + grave + _spade() + cloak + face + gaze + mouth + _lantern()
