"""Stars with five points: on the magician's hat and in his sky."""

from __future__ import annotations

from spieltisch.drawing.geometry import pairs, polar

NOTCH = 0.42  # how deep the notches go: their distance from the middle, in radii


def star(x: float, y: float, radius: float) -> str:
    """Path data of a star about (x, y), one point up."""
    corners = [polar((x, y), radius * (NOTCH if i % 2 else 1), 36 * i - 90) for i in range(10)]
    return f"M{pairs(corners)}Z"
