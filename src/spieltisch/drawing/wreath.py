"""The wreath of leaves round a winner's disc."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.geometry import arc, polar
from spieltisch.drawing.svg import line, picture, plane

RADIUS = 16.0
LEAVES = 7  # pairs on each branch


def wreath() -> str:
    """Two branches in the page's colour; a disc of radius 13 fits inside."""
    data = ""
    for side in (1, -1):
        for i in range(LEAVES):
            angle = 90 - side * (14 + i * 22)
            x, y = polar((0, 0), RADIUS, angle)
            along = angle - side * 90
            data += leaf(x, y, along - side * 26, 7.6, 2.1) + leaf(x, y, along + side * 30, 7.6, 2.1)
    stems = line(arc((0, 0), RADIUS, 86, -60) + arc((0, 0), RADIUS, 94, 240), "currentColor", 1.2)
    return picture("-24 -24 48 48", plane(data, "currentColor") + stems, "wreath")
