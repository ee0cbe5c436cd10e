"""Path: a road that winds up to the moon and narrows."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.svg import circle, line, plane, rect
from spieltisch.games.fabelwald.web.art import night

HEAD_BOX = "18 22 64 64"
SKY, MOON, FAR, MIDDLE, NEAR, ROAD, ROAD_SHADE, STONE, GRASS = (
    "#8A6A55", "#F3D9A0", "#6E5240", "#584032", "#432F24", "#D9AE72", "#B98A52", "#F0DFBD", "#7A6A3A",
)  # fmt: skip
FAR_HILL = "M4 62C24 54 40 58 54 56C70 54 84 60 96 56V105H4Z"
MIDDLE_HILL = "M4 74C20 66 34 68 48 70C66 72 82 66 96 70V105H4Z"
NEAR_HILL = "M4 90C18 84 30 88 40 94L44 105H4ZM96 86C86 82 76 86 68 92L70 105H96Z"
ROAD_SHAPE = (
    "M54.4 56C58 60 68 62 66 68C64 74 40 74 34 82C31 88 34 98 40 105H78C66 96 58 90 60 84C63 76 78 74 77 67"
    "C76 61 60 60 55.6 56Z"
)
ROAD_EDGE = (
    "M55.6 56C60 60 76 61 77 67C78 74 63 76 60 84C58 90 66 96 78 105H70C60 97 53 91 55 84C58 76 73 73 72.4 67"
    "C72 62 59 60 55 56Z"
)
FAR_FIRS = ((12, 64, 18), (21, 62, 14), (34, 61, 12), (80, 60, 15), (90, 61, 20))
NEAR_FIRS = ((13, 94, 50, 13), (90, 90, 46, 12))
PEBBLES = ((46, 98, 1.4), (52, 93, 1), (44, 88, 1.1), (50, 80, 0.9), (58, 101, 1.2))
WAYSTONE = "M20 100V88C20 84.6 22.4 83 25 83C27.6 83 30 84.6 30 88V100Z"


def _firs(plan: tuple[tuple[float, ...], ...], colour: str) -> str:
    return plane("".join(night.fir(*each) for each in plan), colour)


def draw(scope: str) -> str:
    """What the panel shows."""
    far = rect(4, 4, 92, 100, 0, SKY) + circle(55, 36, 24, MOON) + plane(FAR_HILL, FAR)
    middle = _firs(FAR_FIRS, FAR) + plane(MIDDLE_HILL, MIDDLE)
    road = plane(ROAD_SHAPE, ROAD) + plane(ROAD_EDGE, ROAD_SHADE)
    pebbles = "".join(circle(x, y, r, ROAD_SHADE) for x, y, r in PEBBLES)
    near = _firs(NEAR_FIRS, NEAR) + plane(NEAR_HILL, NEAR)
    stone = plane(WAYSTONE, STONE) + line("M25 96V88M22.8 90.4L25 87.8L27.2 90.4", MIDDLE, 1.3)
    grass = plane(
        leaf(33, 101, -74, 10, 1.4) + leaf(31, 101, -104, 8, 1.3) + leaf(76, 101, -100, 10, 1.5), GRASS
    )
    return far + middle + road + pebbles + near + stone + grass
