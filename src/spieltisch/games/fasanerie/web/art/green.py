"""Green pheasant: emerald with a violet neck and a long barred lance of a tail."""

from __future__ import annotations

from spieltisch.drawing.feathers import bars, leaf, ribbon, scaled, scales, steps, tapering
from spieltisch.drawing.svg import line, plane
from spieltisch.games.fasanerie.web.art.bird import COLLAR, NECK, body, head, legs, on_body, on_saddle, wing
from spieltisch.games.fasanerie.web.art.grounds import scenery

WATTLE = (
    "M17.6 30.6C18 25.6 23 24 27.4 26.6C31 29 30.4 35 27 37.6C25.4 40.4 22.6 40.6 21 38"
    "C18.6 36.6 17.6 34 17.6 30.6Z"
)
CAP = "M19.6 26.4C22.6 22.2 29.6 22.4 32.6 26.6C28 25.6 23.6 25.4 19.6 26.4Z"


def tail() -> str:
    """A lance, and blue-grey leaves over its root."""
    front = ((60, 57), (72, 52), (84, 42), (101, 22))
    behind = ((60, 60), (74, 58), (86, 52), (100, 40))
    width = tapering(7.4, 0.8)
    chevrons = bars(front, width, steps(0.2, 0.066, 12), point=1.8, cut=0.86)
    rump = "".join(leaf(58, 57, a, length, 2.6) for a, length in ((-30, 20), (-14, 22), (0, 18)))
    return (
        plane(ribbon(behind, scaled(width, 0.7)), "#8F7A55")
        + plane(ribbon(front, width), "#B39A6B")
        + line(chevrons, "#3A2C1A", 1.3)
        + plane(rump, "#8FA7B0")
    )


def draw(scope: str, variant: str) -> str:
    """The art of the card; there is one variant only."""
    trunk = body(
        scope,
        "#145A43",
        line(scales(20, 52, 62, 86, 6), "#2B8A66", 1),
        on_saddle(scope, "#7C5A34", 5, "#D9B778", 0.9),
    )
    folded = wing(scope, "#7F99A3", "#5E7883", "#DCE6E8")
    neck = on_body(scope, "neck", plane(NECK, "#2C2C72"), plane(COLLAR, "#1E6B6F"))
    face = head("#22285E", plane(WATTLE, "#D2302A"), "#E3D6B0")
    tuft = plane(CAP, "#1A4F49") + plane(leaf(29, 25.6, -32, 9, 1.6), "#22285E")
    return scenery("green") + tail() + legs("#6D6A5E") + trunk + folded + neck + face + tuft
