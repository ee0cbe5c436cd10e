"""Goblins: three small green heads, one on top of the other, with huge ears."""

from __future__ import annotations

from typing import NamedTuple

from spieltisch.drawing.paper import INK
from spieltisch.drawing.svg import circle, group, line, mirrored, moved, plane, ring
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.palette import AMBER_EYE, GOLD, TOOTH

GROUND = night.Ground("#274A86", "#1A3566", "#F4E3A0")
HEAD_BOX = "6 8 88 88"
PINK, MAW, TONGUE = "#D08E6E", "#3A1A22", "#C24B52"
HEAD = "M0-17C11-17 20-12 20-3C20 7 10 15 0 17C-10 15-20 7-20-3C-20-12-11-17 0-17Z"
EARS = {
    "up": ("M-16-5C-22-13-29-17-38-17C-35-6-27 4-15 6Z", "M-17-3C-23-9-28-12.4-33.4-13.4C-30-5-24 1.6-17 3Z"),
    "out": (
        "M-16-7C-25-13-35-13-46-7C-39 3-27 9-16 7Z",
        "M-17-4C-24-8.6-32-8.8-40.4-5.8C-33 .4-25 4-17 3.6Z",
    ),
    "down": (
        "M-16-8C-27-10-38-4-45 8C-35 11-23 11-14 6Z",
        "M-17-5C-25-5.6-33-1.4-38.6 5C-31 6.6-24 6.4-16.6 2.4Z",
    ),
}
"""Ear and its inside, left of a head about 0,0."""
NOSE = "M0-5C-2-1-5.6 3-4.6 5.6C-3.6 8 3.6 8 4.6 5.6C5.6 3 2-1 0-5Z"
EYE = "M-13.6-3C-12-7.6-5.4-7.6-4-2C-6.6 .8-11.6 .8-13.6-3Z"
GRIN = "M-12 6.6C-5 11 5 11 12 6.6C10.6 13 5 14.6 0 14.6C-5 14.6-10.6 13-12 6.6Z"
GRIN_TEETH = "M-10 7.8L-8 11.4L-5.6 9.4ZM-4.4 9.7L-2.4 12.6L-.4 10ZM1 10L3 12.6L5 9.6ZM6 9.3L8.4 11.2L10 7.8Z"
RAISED, DROOPING, FROWNING = "M-15-8C-11-9.6-6-9-3.6-7", "M-15-4.6L-3.4-3.6", "M-15.4-7.4L-3-2.8"
"""The lid of the left eye."""
TUFT = "M-4-16C-7-20-6-24-8-27C-3-26-1-23 0-20C1-23 4-25 7-25C5-22 6-19 4-16Z"
SMIRK, LICK = "M-6 9.4C-2 10.6 2 10.6 6 9.4C6 12-6 12-6 9.4Z", "M-1 10.4H4.4V13.6A2.7 2.7 0 0 1-1 13.6Z"
SULK = "M-10 10.4C-4 9 4 9 10 10.4"
FINGERS = "M-15-13v4.4M-11.4-14v5.4M-7.8-14v5"
"""Of whoever sits on top: the left hand."""


class Green(NamedTuple):
    """A goblin's skin and its darker plane."""

    light: str
    shade: str


YOUNG, FERN, MOSS = Green("#B3C95C", "#8AA23E"), Green("#85A94C", "#628536"), Green("#5F8C4C", "#446B38")


def _ear(carried: str, green: Green) -> str:
    outer, inner = EARS[carried]
    return plane(outer, green.light) + plane(inner, PINK)


def _head(ears: str, green: Green, lid: str) -> str:
    """Face, eyes under heavy lids, nose."""
    face = ears + plane(HEAD, green.light)
    eyes = mirrored(plane(EYE, AMBER_EYE), 0) + circle(-8.4, -3, 1.9, INK) + circle(8.2, -3, 1.9, INK)
    return face + eyes + mirrored(line(lid, green.shade, 2.4), 0) + plane(NOSE, green.shade)


def draw(scope: str) -> str:
    """What the panel shows."""
    perked = _ear("down", YOUNG) + group(_ear("up", YOUNG), "scale(-1 1)")
    top = _head(perked, YOUNG, RAISED) + plane(TUFT, YOUNG.shade) + plane(SMIRK, MAW) + plane(LICK, TONGUE)
    middle = _head(mirrored(_ear("out", FERN), 0), FERN, DROOPING) + line(SULK, MAW, 1.6)
    middle += mirrored(plane(mask.tooth(-6.4, 10.6, 1.8, -5.4), TOOTH), 0) + ring(-41, -1, 3, GOLD, 1.5)
    middle += mirrored(line(FINGERS, YOUNG.light, 2.8), 0)
    bottom = (
        _head(mirrored(_ear("down", MOSS), 0), MOSS, FROWNING) + plane(GRIN, MAW) + plane(GRIN_TEETH, TOOTH)
    )
    bottom += mirrored(line(FINGERS, FERN.light, 2.8), 0)
    return night.scenery(GROUND) + moved(bottom, 50, 86) + moved(middle, 50, 58.6) + moved(top, 50, 31.4)
