"""Owl: two discs of rays for eyes, a scaled belly, a branch."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf, scales
from spieltisch.drawing.geometry import pair, polar
from spieltisch.drawing.paper import INK
from spieltisch.drawing.svg import circle, line, mirrored, plane
from spieltisch.games.fabelwald.web.art import mask
from spieltisch.games.fabelwald.web.art.others import ambers

HEAD_BOX = "20 8 60 60"
GROUND = ambers.Ground("#C98A3A", "#E2AC5E")
BROWN, BROWN_DEEP, BELLY, SCALE, FEATHER = "#7A5230", "#5C3A20", "#EBD3A4", "#8A5C2C", "#A97B48"
DISC, RAY, IRIS, BEAK, CLAW, BRANCH, LEAVES = (
    "#F3E0B8", "#C79E62", "#F2B327", "#3A2A1E", "#E0A64B", "#6B4322", "#8A9A4A",
)  # fmt: skip
EYE = (39.4, 40.0)
BODY = "M50 22C68 22 76 36 76 56C76 76 66 90 50 92C34 90 24 76 24 56C24 36 32 22 50 22Z"
BELLY_SHAPE = "M50 48C62 50 66 66 62 84H38C34 66 38 50 50 48Z"
WING = "M22 44C34 50 38 70 30 92L18 80Z"
WING_RULES = "M24 58C30 59 32 62 33 65M24 66C29 67 31 70 32 73M25 74C29 75 30 77 31 80"
EAR = "M28 32L26 14C32 20 40 22 47 24Z"
BEAK_SHAPE = "M50 42L46.4 49L50 54.6L53.6 49Z"
CLAWS = "M40 90V94M43.6 91V95M36.6 89V93"
BRANCH_SHAPE = "M4 88C30 82 70 84 96 78V84C70 90 30 90 4 95Z"


def draw(scope: str) -> str:
    """What the panel shows."""
    rays = "".join(
        f"M{pair(polar(EYE, 7.2, turn))}L{pair(polar(EYE, 10.6, turn))}" for turn in range(0, 360, 20)
    )
    eye = circle(*EYE, 11.4, DISC) + line(rays, RAY, 0.9) + circle(*EYE, 6, IRIS) + circle(*EYE, 3, INK)
    eyes = mirrored(eye + circle(38.4, 38.8, 0.9, "#FFFFFF"))
    body = mask.cut(
        f"{scope}-body",
        BODY,
        BROWN,
        plane(BELLY_SHAPE, BELLY),
        line(scales(38, 60, 64, 90, 5.6), SCALE, 1.1),
        mirrored(plane(WING, BROWN_DEEP) + line(WING_RULES, FEATHER, 1)),
    )
    twigs = plane(BRANCH_SHAPE, BRANCH) + plane(leaf(82, 80, -40, 16, 3) + leaf(12, 90, -120, 14, 3), LEAVES)
    claws = mirrored(line(CLAWS, CLAW, 2))
    ears = mirrored(plane(EAR, BROWN_DEEP))
    return ambers.scenery(GROUND) + twigs + body + ears + eyes + plane(BEAK_SHAPE, BEAK) + claws
