"""Lady Amherst's pheasant: a white cape finely ruled, and a fountain of barred tail."""

from __future__ import annotations

from spieltisch.drawing.feathers import bars, ribbon, scaled, scales, steps, tapering
from spieltisch.drawing.svg import circle, clip, line, plane
from spieltisch.games.fasanerie.web.art.bird import SADDLE, body, cape, head, legs, root_feathers, wing
from spieltisch.games.fasanerie.web.art.grounds import scenery

BREAST = "M8 30H50L56 58C44 60 34 62 30 66C24 64 18 60 12 52Z"
CROWN = "M18.2 27C20 21.4 29 21.6 33.6 26.6C28 25.6 23 25.4 18.2 27Z"
NAPE = "M22 24.6C29 20 38 22.6 43.4 30.4C36 28 30.6 28.6 27.6 27Z"


def tail() -> str:
    """Two ribbons that rise and fall to the ground, and orange leaves at their root."""
    width = tapering(6, 0.4)
    drawing = ""
    for spine, factor, colour in (
        (((62, 58), (84, 36), (86, 60), (79, 100)), 0.75, "#CFC6C8"),
        (((62, 56), (78, 18), (104, 18), (91, 101)), 1.0, "#F4EEE6"),
    ):
        cut = scaled(width, factor)
        chevrons = bars(spine, cut, steps(0.1, 0.058, 16), point=1.6, cut=0.84)
        drawing += plane(ribbon(spine, cut), colour) + line(chevrons, "#2A2730", 1.15)
    return drawing + root_feathers(("#E2572B", "#F0782F", "#C8401F"))


def draw(scope: str, variant: str) -> str:
    """The art of the card; there is one variant only."""
    trunk = body(
        scope,
        "#F8F3EA",
        plane(SADDLE, "#F0B92F"),
        plane(BREAST, "#1D5C58"),
        clip(f"{scope}-breast", BREAST, line(scales(12, 46, 58, 66, 5.4), "#3F9086", 0.8)),
    )
    ruled = cape(scope, "#FBF7EF", "#23303F", (9.5, 12.6, 15.7, 18.8, 21.9, 24.8), 1, 25, (-2, 106))
    face = head("#1F5F4E", circle(22.8, 31.4, 4.6, "#CFE4EA"), "#B9C4C8")
    nape = plane(CROWN, "#17493E") + plane(NAPE, "#D0312B")
    folded = wing(scope, "#23386F", "#16264C", "#8FB0D8")
    return scenery("diamond") + tail() + legs("#9FB0B5") + trunk + folded + ruled + face + nape
