"""Dwarf: a horned helm, a copper beard held by a ring."""

from __future__ import annotations

from spieltisch.drawing.svg import circle, line, mirrored, plane, rect
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.palette import BONE, RUDDY, RUDDY_SHADE, WHITE_OF_EYE

GROUND = night.Ground("#40506A", "#2B3850", "#E6D9B0")
COAT, EAR, COPPER, COPPER_LIGHT, COPPER_RULE = "#6E3B24", "#E0A57E", "#C8642A", "#DB7A38", "#8F3F16"
STEEL, STEEL_SHADE, BRASS, RIVET, CLASP = "#8FA0AE", "#74858F", "#D9A93A", "#8A5E18", "#E8B94A"
SHOULDERS = "M12 105C14 82 32 74 50 74C68 74 86 82 88 105Z"
BEARD = "M27 52C31 60 38 62 44 60H56C62 62 69 60 73 52C78 74 66 94 50 103C34 94 22 74 27 52Z"
LOCKS = "M45 66C43 78 44 90 49 104M38 64C34 76 36 88 42 100M31 62C27 72 29 82 34 92"
MOUSTACHE = "M50 60C44 56 36 58 30 66C38 70 46 68 50 63Z"
BROW = "M33 44C37 40.4 43 41 46 44.6L45 46.6C41 44.6 37 44.8 33 46Z"
HELM = "M26 42C26 22 36 12 50 12C64 12 74 22 74 42C66 38 58 37 50 37C42 37 34 38 26 42Z"
HELM_SHADE = "M50 8H80V46H60C62 32 58 18 50 8Z"
RIM = "M24.6 43C34 37.6 42 36.6 50 36.6C58 36.6 66 37.6 75.4 43"
RIVETS = ((32, 39.6), (41, 37.4), (59, 37.4), (68, 39.6), (50, 20), (50, 28))
HORN = "M28 30C18 30 12 22 13 12C17 19 22 21 30 21Z"


def draw(scope: str) -> str:
    """What the panel shows."""
    face = mirrored(circle(30, 54, 5, EAR)) + rect(30, 40, 40, 24, 0, RUDDY)
    beard = mask.cut(f"{scope}-beard", BEARD, COPPER, mirrored(line(LOCKS, COPPER_RULE, 1.3)))
    beard += rect(46, 86, 8, 5, 0, CLASP) + mirrored(plane(MOUSTACHE, COPPER_LIGHT))
    gaze = circle(50, 56, 5.4, RUDDY_SHADE) + mask.eyes(48, 9.4, 4, 3.4, WHITE_OF_EYE)
    gaze += mirrored(plane(BROW, COPPER))
    helm = mask.cut(f"{scope}-helm", HELM, STEEL, plane(HELM_SHADE, STEEL_SHADE))
    helm += line(RIM, BRASS, 3.6) + line("M50 11V36", BRASS, 3.2)
    helm += "".join(circle(x, y, 1, RIVET) for x, y in RIVETS) + mirrored(plane(HORN, BONE))
    return night.scenery(GROUND) + plane(SHOULDERS, COAT) + face + beard + gaze + helm
