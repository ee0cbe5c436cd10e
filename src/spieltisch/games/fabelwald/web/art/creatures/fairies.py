"""Fairies: three small faces, each between the wings of a dragonfly."""

from __future__ import annotations

from typing import NamedTuple

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.geometry import pair, polar
from spieltisch.drawing.paper import INK
from spieltisch.drawing.svg import circle, line, mirrored, moved, plane
from spieltisch.games.fabelwald.web.art import night
from spieltisch.games.fabelwald.web.art.palette import LEAF, LEAF_SHADE, SKIN, SKIN_SHADE, WHITE_OF_EYE

GROUND = night.Ground("#7D5F9C", "#5E4579", "#F6D6E4")
WING, WING_LOW, VEIN = "#E6F4EC", "#B3DCD6", "#6FA9A6"
COPPER, TEAL, GOLDEN = "#B9502A", "#1F6F74", "#E0B040"
HEAD_BOX = "4 10 92 92"
FACE = "M0-13C8-13 12-7.6 12-1C12 7 6 13 0 15C-6 13-12 7-12-1C-12-7.6-8-13 0-13Z"
EAR = "M-11-3C-15-5-18-9-19-13C-14-12-10-9-9-5Z"
EYE, NECK = "M-8.6 0C-7-3-2.8-3-1.6 .6C-3 2.6-7 2.6-8.6 0Z", "M-3 11H3V19H-3Z"
NOSE, SMILE, LIPS = "M0 2.6L-1 5H.6", "M-3 8C-1 9.4 1 9.4 3 8", "#B3394A"
BOB = (
    "M0-17C12-17 16-8 15 4C14 9 15 12 17 14C10 16 6 12 0 12C-6 12-10 16-17 14C-15 12-14 9-15 4"
    "C-16-8-12-17 0-17Z"
)
FRINGE = "M0-17C11-17 15-9 13 0C10-3 5-6 2-11C-2-6-8-3-13 0C-15-9-11-17 0-17Z"
BUN = (
    "M0-26A6.4 6.4 0 0 1 5-15.6C12-14 14.4-8 13.6-1C10 3-10 3-13.6-1C-14.4-8-12-14-5-15.6A6.4 6.4 0 0 1 0-26Z"
)
PART = "M0-16C10-16 14-8 12.6-1C8-2 3-6 0-12C-3-6-8-2-12.6-1C-14-8-10-16 0-16Z"
TAILS = (
    "M0-15C8-15 12-11 13-6C20-12 26-6 24 6C22 12 24 16 27 18C20 20 15 14 16 4L13 0H-13L-16 4"
    "C-15 14-20 20-27 18C-24 16-22 12-24 6C-26-6-20-12-13-6C-12-11-8-15 0-15Z"
)
SIDE = "M0-16C10-16 15-8 12.6 0C11-6 6-9 0-9C-5-8-9-5-12.6 0C-15-8-10-16 0-16Z"
VEINS = ((0.35, 0.94, 0), (0.42, 0.8, 7), (0.42, 0.8, -7))
"""Where a vein begins and ends along its wing, and by how much it turns from its middle."""


class Hair(NamedTuple):
    """Its colour, what falls over the face, what stands behind it."""

    colour: str
    front: str
    back: str


def _wings(angle: float, upper: float, lower: float = 0) -> str:
    """Wings left of 0,0 and their mirror images: one pair of the length ``upper``, one below it."""
    one = plane(leaf(-3, 15, 172, lower, 5.6, 0.7), WING_LOW) if lower else ""
    one += plane(leaf(-4, 12, angle, upper, upper * 0.17, 0.7), WING)
    veins = "".join(
        f"M{pair(polar((-4, 12), upper * start, angle))}L{pair(polar((-4, 12), upper * end, angle + off))}"
        for start, end, off in VEINS
    )
    return mirrored(one + line(veins, VEIN, 0.8), 0)


def _fairy(hair: Hair) -> str:
    """A fairy about the middle of her face, without wings."""
    outer = "".join(leaf(0, 38, angle, 23, 5, 0.6) for angle in (-118, -62))
    inner = "".join(leaf(0, 40, angle, 26, 5, 0.6) for angle in (-101, -79))
    body = plane(NECK, SKIN_SHADE) + plane(outer, LEAF_SHADE) + plane(inner, LEAF)
    face = (
        mirrored(plane(EAR, SKIN), 0)
        + plane(FACE, SKIN)
        + line(NOSE, SKIN_SHADE, 0.9)
        + line(SMILE, LIPS, 1.2)
    )
    gaze = mirrored(plane(EYE, INK) + circle(-5.4, -0.8, 0.8, WHITE_OF_EYE), 0)
    return plane(hair.back, hair.colour) + body + face + gaze + plane(hair.front, hair.colour)


def draw(scope: str) -> str:
    """What the panel shows."""
    middle = _wings(203, 50, 34) + _fairy(Hair(COPPER, FRINGE, BOB))
    left = _wings(216, 28) + _fairy(Hair(TEAL, PART, BUN))
    right = _wings(216, 28) + _fairy(Hair(GOLDEN, SIDE, TAILS))
    return (
        night.scenery(GROUND) + moved(middle, 50, 31) + moved(left, 27, 77, 0.88) + moved(right, 73, 77, 0.88)
    )
