"""Clearing: a ring of firs, and light that falls on the grass between them."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.svg import circle, ellipse, line, moved, plane, rect
from spieltisch.games.fabelwald.web.art import night

HEAD_BOX = "18 26 64 64"
SKY, MOON, FAR, SIDE, NEAR, GRASS, LIT, BLADE = (
    "#7FA05A", "#EEF0BE", "#557D40", "#3E6434", "#2A4A2A", "#6B9448", "#D8E596", "#4F7A38",
)  # fmt: skip
CAP, CAP_SPOT, STEM = "#C2413A", "#FBF0DC", "#F3E6C8"
FAR_FIRS = ((20, 66, 36), (31, 64, 30), (41, 63, 24), (50, 62, 20), (59, 63, 24), (69, 64, 30), (80, 66, 36))
SIDE_FIRS = ((12, 82, 54, 11), (88, 82, 54, 11))
NEAR_FIRS = ((4, 106, 50, 16), (96, 106, 54, 17))
THICKET = "M15 46H27L50 50.6L73 46H85V70H15Z"
LAWN = "M4 66C24 58 76 58 96 66V105H4Z"
RING = (
    (36, 80, 0.8),
    (44, 77.6, 0.7),
    (56, 77.6, 0.7),
    (64, 80, 0.8),
    (32, 86.4, 1),
    (68, 86.4, 1),
    (41, 91, 1.1),
    (59, 91, 1.1),
)
"""Toadstools in a circle: foot and size."""


def _firs(plan: tuple[tuple[float, ...], ...], colour: str) -> str:
    return plane("".join(night.fir(*each) for each in plan), colour)


def _toadstool(x: float, y: float, size: float) -> str:
    stem = line("M0 0V-3.2", STEM, 1.8) + plane("M-3.4-3A3.4 3.6 0 0 1 3.4-3Z", CAP)
    return moved(stem + circle(-0.8, -4.6, 0.6, CAP_SPOT), x, y, size)


def draw(scope: str) -> str:
    """What the panel shows."""
    sky = rect(4, 4, 92, 100, 0, SKY) + circle(50, 32, 23, MOON)
    lawn = plane(THICKET, FAR) + _firs(FAR_FIRS, FAR) + plane(LAWN, GRASS) + ellipse(50, 85, 31, 12, LIT)
    blades = "".join(
        leaf(x, y, turn, 8, 1.2)
        for x, y, turn in (
            (22, 100, -80),
            (26, 101, -100),
            (74, 101, -84),
            (78, 100, -104),
            (49, 103, -80),
            (53, 103, -98),
        )
    )
    ring = "".join(_toadstool(*each) for each in RING)
    return sky + lawn + _firs(SIDE_FIRS, SIDE) + ring + plane(blades, BLADE) + _firs(NEAR_FIRS, NEAR)
