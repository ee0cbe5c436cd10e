"""Two halves of a face or a garment that differ in colour, not in shape: the light falls from the left."""

from __future__ import annotations

from spieltisch.drawing.svg import group, plane

MIRROR = "matrix(-1 0 0 1 100 0)"


def flipped(inner: str) -> str:
    """What is drawn on the left, on the right instead, about x = 50."""
    return group(inner, MIRROR)


def two_planes(half: str, light: str, shade: str) -> str:
    """The left half in ``light``, its mirror image in ``shade``; the light one lies above."""
    return flipped(plane(half, shade)) + plane(half, light)
