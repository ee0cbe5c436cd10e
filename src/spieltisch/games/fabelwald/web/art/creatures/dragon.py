"""Dragon: a green snout, a scaled brow, wings, horns and three spikes."""

from __future__ import annotations

from spieltisch.drawing.feathers import scales
from spieltisch.drawing.paper import INK
from spieltisch.drawing.svg import circle, line, mirrored, plane
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.palette import AMBER_EYE, BONE, TOOTH

GROUND = night.Ground("#3A2E4E", "#281F39", "#E8935A")
GREEN, GREEN_LIGHT, GREEN_NECK, GREEN_RULE, GREEN_DEEP = "#3B9478", "#55B292", "#2F7A63", "#24705A", "#1F5A48"
WINGS, WING_RULE, BELLY, BELLY_RULE, NOSTRIL, SMOKE = (
    "#7A3350", "#5A2440", "#E6C878", "#B8924A", "#1A4236", "#F3E6D0",
)  # fmt: skip
WING = "M40 34C34 22 20 16 6 18C14 26 16 34 14 46C20 42 26 44 30 52Z"
WING_RULES = "M40 34C30 28 20 24 9 20M38 38C30 34 22 34 15.6 43"
NECK = "M30 105C30 86 38 70 50 70C62 70 70 86 70 105Z"
THROAT = "M42 105C42 90 45 80 50 78C55 80 58 90 58 105Z"
THROAT_RULES = "M42.6 88H57.4M41.8 93.6H58.2M41.8 99.2H58.2"
HORN = "M36 30C30 24 28 14 32 6C34 14 40 18 44 24Z"
FRILL = "M29 42L17 40L24 50L17 56L30 58Z"
HEAD = (
    "M50 20C60 20 68 28 69 40C69.6 50 64 54 61 60C59.6 64 62 70 60 75C58 80 54 82 50 82"
    "C46 82 42 80 40 75C38 70 40.4 64 39 60C36 54 30.4 50 31 40C32 28 40 20 50 20Z"
)
SNOUT = "M44 44L50 86L56 44C54 40 46 40 44 44Z"
SPIKES = "M46.6 22L50 13L53.4 22ZM47.2 32L50 25L52.8 32ZM47.6 41L50 35L52.4 41Z"
EYE, SLIT, LID = "M33.6 42L47 48C44 52 37 51 33.6 42Z", "M41.4 45L42.6 50", "M31.6 40L48 46.6"
FANG = "M41.6 77L43.2 82L45.4 78.6Z"
CURL = "M44 70C38 70 36 66 38 62C33 64 32 58 35 56"


def figure(scope: str) -> str:
    """The dragon without his night."""
    wings = mirrored(plane(WING, WINGS) + line(WING_RULES, WING_RULE, 1.2))
    neck = plane(NECK, GREEN_NECK) + plane(THROAT, BELLY) + line(THROAT_RULES, BELLY_RULE, 1.1)
    horns = mirrored(plane(HORN, BONE) + plane(FRILL, GREEN_DEEP))
    brow = line(scales(30, 26, 72, 50, 6), GREEN_RULE, 1)
    head = mask.cut(f"{scope}-head", HEAD, GREEN, brow, plane(SNOUT, GREEN_LIGHT)) + plane(SPIKES, BONE)
    gaze = plane(EYE, AMBER_EYE) + line(SLIT, INK, 1.8) + line(LID, GREEN_DEEP, 2.2)
    half = gaze + circle(46, 72, 1.5, NOSTRIL) + plane(FANG, TOOTH) + line(CURL, SMOKE, 1.2, 0.8)
    return wings + neck + horns + head + mirrored(half)


def draw(scope: str) -> str:
    """What the panel shows."""
    return night.scenery(GROUND) + figure(scope)
