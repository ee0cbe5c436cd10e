"""Grave Robber: a hooded face lit from below by a lantern, a spade over the shoulder, headstones."""

from __future__ import annotations

from spieltisch.drawing.paper import INK
from spieltisch.drawing.svg import circle, group, line, mirrored, plane, rect
from spieltisch.games.fabelwald.web.art import night
from spieltisch.games.fabelwald.web.art.palette import TOOTH

GROUND = night.Ground("#3D372B", "#29251C", "#8F7F4A")
CLOAK, CLOAK_SHADE, CLOAK_LIT, INSIDE = "#5A4858", "#41333F", "#9A6A4C", "#1D171C"
LIT, DIM, DARK_SKIN = "#F4CD8E", "#B27C52", "#6E4936"
IRON, GLASS, FLAME, SHAFT, STEEL, STEEL_SHADE, ROCK = "#2B2622", "#FBE08A", "#EE7F22", "#8A5E34", "#B9C0BB", "#8C948F", "#6E6650"
STONE = "M3 100L5 74C6 64 20 65 20 75L21 100Z"
HOOD = "M50 9C66 12 76 28 77 50C77 62 78 70 80 78C86 82 90 92 91 105H9C10 92 14 82 20 78C22 70 23 62 23 50C24 28 34 12 50 9Z"
HOOD_SHADE = "M50 9C66 12 76 28 77 50C77 62 78 70 80 78C86 82 90 92 91 105H50V80C62 74 68 64 68 50C68 36 60 26 50 20Z"
OPENING = "M50 20C60 26 68 36 68 50C68 64 60 76 50 82C40 76 32 64 32 50C32 36 40 26 50 20Z"
FACE = "M50 36C60 36 66 42 66 50C66 60 60 70 54.6 77C52.4 80 47.6 80 45.4 77C40 70 34 60 34 50C34 42 40 36 50 36Z"
SHADOW = "M50 31C60 33 66 41 67 51L65 54.6C62 47 55 46.6 50 51C45 46.6 38 47 35 54.6L33 51C34 41 40 33 50 31Z"
LIGHT = (
    "M35 56.6C38.6 60.6 43 61 45.4 59H54.6C57 61 61.4 60.6 65 56.6C63 64.4 59 71 54.6 77"
    "C52.4 80 47.6 80 45.4 77C41 71 37 64.4 35 56.6Z"
)
NOSE = "M50 46L42.6 62.6C43.4 66 47.6 65.4 50 64C52.4 65.4 56.6 66 57.4 62.6Z"
NOSE_LIT = "M42.6 62.6C43.4 66 47.6 65.4 50 64C52.4 65.4 56.6 66 57.4 62.6C54 61.4 46 61.4 42.6 62.6Z"
FLAME_SHAPE = "M50 93C53.8 97 54.8 99.6 53.8 103H46.2C45.2 99.6 46.4 97 50 93Z"
MOUTH = "M41 69C46 71.4 54 71.4 60 67.6C58.4 74.6 45 76 41 69Z"


def _spade() -> str:
    """Over the right shoulder, blade up."""
    blade = plane("M75 28V16C76.6 10 79.6 7 83 6C86.4 7 89.4 10 91 16V28Z", STEEL)
    blade += plane("M83 6C86.4 7 89.4 10 91 16V28H83Z", STEEL_SHADE)
    return group(line("M83 24V108", SHAFT, 3.4) + blade + rect(80.8, 25, 4.4, 10, 1, STEEL_SHADE), "rotate(3 83 105)")


def _lantern() -> str:
    """Before the chest: its light is what the face is seen by."""
    glass = rect(41, 91, 18, 16, 0, GLASS) + plane(FLAME_SHAPE, FLAME) + line("M41 91V106M59 91V106", IRON, 1.8)
    return glass + plane("M37.6 92.4L44.6 86.6H55.4L62.4 92.4Z", IRON) + line("M45.6 87C45.6 80.6 54.4 80.6 54.4 87", IRON, 1.6)


def draw(scope: str) -> str:
    """What the panel shows."""
    cloak = plane(HOOD, CLOAK) + plane(HOOD_SHADE, CLOAK_SHADE) + plane(OPENING, INSIDE)
    cloak += plane("M24 105A26 24 0 0 1 76 105Z", CLOAK_LIT)
    face = plane(FACE, DIM) + plane(LIGHT, LIT) + plane(SHADOW, DARK_SKIN)
    gaze = mirrored(plane("M37 54.6C39.6 51.4 44.6 51.6 46.6 55.4C44 57.4 39.6 57.4 37 54.6Z", GLASS))
    gaze += circle(41, 54.6, 1.8, INK) + circle(57.4, 54.6, 1.8, INK)
    mouth = plane(MOUTH, INK) + plane("M47 70.6L47.4 73.6H50.6L50.8 70.8Z", TOOTH)
    mouth += line("M44 76.6v1M47.4 78v.8M50.6 77.6v.8M54 77v.8", DIM, 0.9)
    nose = plane(NOSE, DARK_SKIN) + plane(NOSE_LIT, LIT)
    return night.scenery(GROUND) + plane(STONE, ROCK) + line("M9 76H15M9 80H14", GROUND.hill, 1.3) + _spade() + cloak + face + gaze + nose + mouth + _lantern()
