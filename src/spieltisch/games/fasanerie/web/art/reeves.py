"""Reeves's pheasant: buff with black scales, its banded tail arched over its head."""

from __future__ import annotations

from spieltisch.drawing.feathers import bars, ribbon, scaled, scales, steps, tapering
from spieltisch.drawing.svg import line, plane
from spieltisch.games.fasanerie.web.art.bird import body, head, legs, on_body, wing
from spieltisch.games.fasanerie.web.art.grounds import scenery

BELLY = "M14 74C30 70 46 76 60 70L64 84H14Z"
WHITE_NECK = "M8 24H44L44 36C38 44 28 49 8 47Z"
BLACK_COLLAR = "M8 41C20 46 32 43 41 33L43 38C35 48 20 51 8 46Z"
EYE_BAND = "M18.4 29.4C22 27.4 29 27 34 30.4L33 34C29 32.6 23 33 19.4 33.4Z"
BROW = "M21.4 28.2C23 26.8 26 26.8 27.4 28.2Z"


def tail() -> str:
    """An arch: cinnamon below, cream above, twenty-one bars."""
    spine = ((61, 57), (104, 60), (106, 2), (38, 12))
    width = tapering(5.6, 0.35)
    return (
        plane(ribbon(spine, scaled(width, 1.22), 16), "#B36A2C")
        + plane(ribbon(spine, scaled(width, 0.86), 16), "#F3ECDD")
        + line(bars(spine, width, steps(0.08, 0.043, 21), point=1.8, cut=0.8), "#3B2415", 1.5)
    )


def draw(scope: str, variant: str) -> str:
    """The art of the card; there is one variant only."""
    trunk = body(
        scope, "#DB9B34", line(scales(14, 40, 80, 84, 6.4), "#4A2E14", 1.15), plane(BELLY, "#3B2415")
    )
    folded = wing(scope, "#F6EFE0", pattern=line(scales(36, 52, 76, 74, 5.2), "#3B2415", 1.2))
    neck = on_body(scope, "neck", plane(WHITE_NECK, "#FBF7EC"), plane(BLACK_COLLAR, "#1F1A18"))
    face = head("#FBF7EC", plane(EYE_BAND, "#1F1A18") + plane(BROW, "#D2302A"), "#C9C58C")
    return scenery("reeves") + tail() + legs("#A89C88") + trunk + folded + neck + face
