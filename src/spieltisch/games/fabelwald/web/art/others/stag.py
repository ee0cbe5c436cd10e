"""Stag: antlers of eight leaves over a long brown face."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.paper import INK
from spieltisch.drawing.svg import circle, line, mirrored, plane
from spieltisch.games.fabelwald.web.art import mask
from spieltisch.games.fabelwald.web.art.others import ambers

HEAD_BOX = "14 22 72 72"
GROUND = ambers.Ground("#CF8F4A", "#F3CF98", "#A8652E", (50, 44, 33))
COAT, COAT_SHADE, PALE, DARK, TWIG = "#8A4A22", "#6B3518", "#EAD2A8", "#2A1A12", "#4A2D16"
LEAVES = "#44772C"
NECK = "M38 56C37 72 34 88 26 105H74C66 88 63 72 62 56Z"
NECK_SHADE = "M56 56H62C63 72 66 88 74 105H58C60 90 58 72 56 56Z"
BIB = "M50 82C45 86 41 94 40 105H60C59 94 55 86 50 82Z"
HEAD = (
    "M50 38C56.6 38 61.6 41.6 62.6 48C63.4 54 60 60 58 66C56.4 72 57.4 78 56.4 83C55.4 87.6 53 90 50 90"
    "C47 90 44.6 87.6 43.6 83C42.6 78 43.6 72 42 66C40 60 36.6 54 37.4 48C38.4 41.6 43.4 38 50 38Z"
)
BLAZE = "M50 36C45.4 44 45 56 46.6 74H53.4C55 56 54.6 44 50 36Z"
MUZZLE = "M42 80C45 75.6 55 75.6 58 80V92H42Z"
NOSE = "M46.2 81C48 79.6 52 79.6 53.8 81C53.6 84 52 85.6 50 85.6C48 85.6 46.4 84 46.2 81Z"
EYE = "M38.6 52.6C40 50 43.4 50.2 44.8 53.6C43.4 56 40 56 38.6 52.6Z"
EAR = "M39.6 47C31 49 23 47.6 15.4 42C22 36.6 33 37 41 42.6Z"
EAR_INSIDE = "M37.6 45C31 46.4 25.4 45.6 20 42.2C26 39.4 33 40 38.6 43Z"
BEAM = (
    "M45.4 40C45 33 42 29.6 38 26.6C33.4 23 31.8 19 32.4 14M43.6 33.4C38 36 32 35.4 27.4 32.6"
    "M37.6 26.4C33 28 28.6 26.6 26.4 24.4M36 24.6C39.6 21.6 41.4 17.6 41 13.4"
)
LEAVES_PLAN = ((32.4, 15, -96, 9.5), (41, 14.4, -80, 9), (27, 25, -154, 10.5), (28, 33, -174, 10.5))
"""Four on each side: base, angle, length."""


def draw(scope: str) -> str:
    """What the panel shows."""
    neck = plane(NECK, COAT) + plane(NECK_SHADE, COAT_SHADE) + plane(BIB, PALE)
    tips = plane("".join(leaf(x, y, turn, length, 2.8) for x, y, turn, length in LEAVES_PLAN), LEAVES)
    antlers = mirrored(line(BEAM, TWIG, 2.6) + tips)
    ears = mirrored(plane(EAR, COAT_SHADE) + plane(EAR_INSIDE, PALE))
    head = mask.cut(f"{scope}-head", HEAD, COAT, plane(BLAZE, COAT_SHADE), plane(MUZZLE, PALE))
    eye = plane(EYE, INK) + circle(41, 52.4, 0.9, "#FFFFFF")
    face = mirrored(eye) + plane(NOSE, DARK) + line("M50 85.4V88", DARK, 1.2)
    return ambers.scenery(GROUND) + neck + antlers + ears + head + face
