"""Elf: long ears, golden hair, a circlet of five leaves."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.svg import line, mirrored, plane
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.palette import LEAF, LEAF_SHADE, SKIN, SKIN_SHADE, WHITE_OF_EYE

GROUND = night.Ground("#2F5A50", "#1F4038", "#DDE9B8")
HAIR, HAIR_RULE, BROWN, LIPS = "#E8C25A", "#C79A34", "#A8762E", "#C4604E"
DRESS = "M22 105C26 88 38 82 50 82C62 82 74 88 78 105Z"
DRESS_FOLD = "M50 84L42 105H58Z"
HAIR_BACK = "M50 14C72 14 80 34 76 62C75 76 72 86 66 92H34C28 86 25 76 24 62C20 34 28 14 50 14Z"
EAR = "M29 50C20 46 11 36 8 24C18 28 28 34 33 44Z"
EAR_INSIDE = "M28 47C21 43 15 36 12.6 29.6C19 33 26 38 30 45Z"
HAIR_TOP = "M50 14C68 14 75 28 74 46C66 42 56 36 50 24C44 36 34 42 26 46C25 28 32 14 50 14Z"
STRANDS = "M48 18C42 28 34 36 24 40M46 14C38 22 32 28 24 31"
CIRCLET = "M27 37C40 31 60 31 73 37"
LEAVES = ((36, 34, -130), (43, 33, -110), (50, 33, -90), (57, 33, -70), (64, 34, -50))
BROW = "M33.6 45.6C37 43.6 42 43.8 45.4 46"
NOSE = "M50 52L47.6 61H52"
MOUTH = "M44.6 68C48 66.6 52 66.6 55.4 68C53 72 47 72 44.6 68Z"


def draw(scope: str) -> str:
    """What the panel shows."""
    dress = plane(DRESS, LEAF) + plane(DRESS_FOLD, LEAF_SHADE)
    ears = mirrored(plane(EAR, SKIN) + plane(EAR_INSIDE, SKIN_SHADE))
    hair = mask.cut(f"{scope}-hair", HAIR_TOP, HAIR, mirrored(line(STRANDS, HAIR_RULE, 1)))
    circlet = line(CIRCLET, LEAF_SHADE, 1.4)
    circlet += plane("".join(leaf(x, y, angle, 9, 2.2) for x, y, angle in LEAVES), LEAF)
    gaze = mask.eyes(51, 9.6, 5.4, 4.4, WHITE_OF_EYE, -0.6) + mirrored(line(BROW, BROWN, 1.6))
    mouth = line(NOSE, SKIN_SHADE, 1.3) + plane(MOUTH, LIPS)
    back = night.scenery(GROUND) + dress + plane(HAIR_BACK, HAIR) + ears
    return back + plane(mask.EGG, SKIN) + hair + circlet + gaze + mouth
