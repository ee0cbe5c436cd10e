"""Hydra: three snake necks; two heads hiss to the sides, the one in front looks at you."""

from __future__ import annotations

from spieltisch.drawing.feathers import bars, ribbon, scales, steps
from spieltisch.drawing.geometry import Spine
from spieltisch.drawing.paper import INK
from spieltisch.drawing.svg import circle, line, mirrored, plane
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.palette import TOOTH

GROUND = night.Ground("#17525A", "#0F3A41", "#F0D9A0")
CORAL, CORAL_LIGHT, CORAL_SHADE, CORAL_DEEP = "#D9673C", "#E98C58", "#B54C2C", "#7E2F22"
BELLY, BELLY_RULE, EYE, TONGUE = "#F5DDA8", "#C2925A", "#DDEB6E", "#8E1F3A"
NECK: Spine = ((50, 114), (-6, 100), (40, 66), (38, 36))
THROAT: Spine = ((46, 114), (-10, 100), (35, 68), (33, 42))
SIDE_HEAD = (
    "M45 40C46 29 40 22 31 22C26 22 22.6 25.6 18 27.4C13 29 8.6 30.6 6.6 34.6C8 37 11 37.4 14 37L25 38.6"
    "L12 43C9.4 44 9 46.4 11 47.4C18 50 26 50 33 48.6C40 47.6 44.4 44.6 45 40Z"
)
SIDE_CREST = "M29 24L34 11L38 21L46 17L43 33Z"
SIDE_FANG, SIDE_TONGUE = "M11 37L12.6 41.6L14.4 37.2Z", "M24 40C18 41.6 12 40.4 7 42.6M12 41.4L7.4 39.4"
HEAD = (
    "M50 46C60 46 69 51 70 60C70.6 67 64 70.6 61.6 77C60 83 59 91 50 92C41 91 40 83 38.4 77"
    "C36 70.6 29.4 67 30 60"
    "C31 51 40 46 50 46Z"
)
FRILL = (
    "M50 34L56 40L66 36L67 45L79 44L76 54L86 59L77 66L82 76L70 77L66 86H34L30 77L18 76L23 66L14 59"
    "L24 54L21 44L33 45L34 36L44 40Z"
)
FRILL_RULES = "M44 40L46 50M34 37L41 52M22 45L36 56M16 59L33 62M20 75L36 69"
GAZE, SLIT, LID = "M34 61.6L46.6 67C44.6 71.4 36.6 70 34 61.6Z", "M41.2 66L41.8 68.6", "M32.4 60.6L47.4 66.6"
HEAD_BOX = "5 14 90 90"
SNOUT = "M45.4 62L44 88C47 92 53 92 56 88L54.6 62C53 59 47 59 45.4 62Z"
TRUNK = "M14 105C18 96 32 90 50 90C68 90 82 96 86 105Z"
SIDE_EYE, SIDE_SLIT = "M22 30.6C25 27.6 29 27.6 31 30.6C29 33 25 33.4 22 30.6Z", "M26.6 29V32"
JAW, FANG, TONGUE_SHAPE = (
    "M40.4 84C43 86.4 46 87.4 50 87.4",
    "M42.6 86L44 92L46 87.4Z",
    "M50 88V97M50 97L46.8 102M50 97L53.2 102",
)


def _width(t: float) -> float:
    return 9.4 - 2.6 * t


def _throat_width(t: float) -> float:
    return 4.6 - 1.2 * t


def _side() -> str:
    """The neck and head on the left."""
    bands = bars(THROAT, _throat_width, steps(0.16, 0.07, 11), 0, 0.8)
    neck = plane(ribbon(NECK, _width), CORAL_SHADE) + plane(ribbon(THROAT, _throat_width), BELLY)
    head = plane(SIDE_HEAD, CORAL) + plane(SIDE_FANG, TOOTH) + line(SIDE_TONGUE, TONGUE, 1.5)
    gaze = plane(SIDE_EYE, EYE) + line(SIDE_SLIT, INK, 1.4)
    return plane(SIDE_CREST, CORAL_DEEP) + neck + line(bands, BELLY_RULE, 1) + head + gaze


def draw(scope: str) -> str:
    """What the panel shows."""
    frill = plane(FRILL, CORAL_DEEP) + mirrored(line(FRILL_RULES, CORAL_SHADE, 1.2))
    brow = line(scales(31, 50, 72, 66, 5.6), CORAL_SHADE, 1)
    head = mask.cut(f"{scope}-head", HEAD, CORAL, brow, plane(SNOUT, CORAL_LIGHT))
    gaze = mirrored(plane(GAZE, EYE) + line(SLIT, INK, 1.8) + line(LID, CORAL_DEEP, 2.4))
    muzzle = circle(47, 83, 1.2, CORAL_DEEP) + line(JAW, CORAL_DEEP, 1.4) + plane(FANG, TOOTH)
    front = frill + head + gaze + line(TONGUE_SHAPE, TONGUE, 1.8) + mirrored(muzzle)
    return night.scenery(GROUND) + mirrored(_side()) + plane(TRUNK, CORAL_SHADE) + front
