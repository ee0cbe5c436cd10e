"""The dragon's shadow: its outline seen from below, wings spread, in one colour."""

from __future__ import annotations

from spieltisch.drawing.svg import mirrored, picture, plane

AXIS = 180
HALF = (
    "M181 1C176.6 4 175.8 9 174.8 13C169 15 165 21 164 29C167.4 26 170.6 25.4 173.6 26.4"
    "C171.6 32 169 42 168.4 50"
    "C150 44 138 28 118 18L113 5L108 18"
    "C76 18 36 30 2 62C24 54 44 56 58 66C70 62 86 66 96 80C108 74 124 76 134 88C142 82 152 80 164 84"
    "L154 95L152 107L157.4 102L160 109L163.6 101L168 97C169 106 172 115 177.4 122L166 127L175.6 131"
    "L169 142L181 149Z"
)


def drawn(colour: str) -> str:
    """The shadow on 360 × 150, the head above."""
    return mirrored(plane(HALF, colour), AXIS)


def shown() -> str:
    """The shadow that falls over the display, in the page's colour."""
    return picture("0 0 360 150", drawn("currentColor"), "shadow")
