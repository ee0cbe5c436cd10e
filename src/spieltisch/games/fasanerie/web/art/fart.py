"""Pheasant fart: the rear of a brown hen, and as many puffs as it costs."""

from __future__ import annotations

import math

from spieltisch.drawing.feathers import bars, ribbon, scaled, scales, steps, tapering
from spieltisch.drawing.geometry import pair, polar
from spieltisch.drawing.svg import circle, line, moved, plane
from spieltisch.games.fasanerie.web.art.bird import body, legs, wing
from spieltisch.games.fasanerie.web.art.grounds import scenery

CLOUD, CURL = "#DDE08A", "#8C9440"
PUFFS = {
    "1": ((64, 62, 15.0),),
    "2": ((57, 66, 10.5), (76, 50, 14.0)),
    "3": ((55, 67, 9.5), (77, 63, 11.5), (68, 38, 14.5)),
}
"""Centre and size of each puff."""
OFF_THE_PANEL = -31  # only the rear of the hen shows


def puff(x: float, y: float, size: float) -> str:
    """Six discs round one, and a spiral."""
    discs = "".join(circle(*polar((x, y), size * 0.62, a), size * 0.52, CLOUD) for a in range(0, 360, 60))
    turns = 27
    spiral = [
        polar((x, y), size * (0.05 + 0.56 * i / (turns - 1)), math.degrees(i * 0.42)) for i in range(turns)
    ]
    return discs + circle(x, y, size * 0.7, CLOUD) + line("M" + "L".join(map(pair, spiral)), CURL, 1.2)


def hen(scope: str) -> str:
    """A whole hen; her head will be outside the panel."""
    front = ((62, 54), (70, 40), (74, 24), (88, -6))
    behind = ((60, 56), (74, 46), (84, 32), (101, 12))
    width = tapering(6.6, 0.6)
    tail = plane(ribbon(behind, scaled(width, 0.72)), "#8A6038") + plane(ribbon(front, width), "#B98A52")
    tail += line(bars(front, width, steps(0.16, 0.075, 10), point=2, cut=0.84), "#4A2F1A", 1.3)
    trunk = body(scope, "#C79A62", line(scales(14, 34, 80, 86, 6.2), "#7A5230", 1.1))
    folded = wing(scope, "#9A6C3E", "#7A5230", "#E9CFA0")
    return tail + legs("#C9A46A", 44) + trunk + folded + circle(67, 57.4, 2.3, "#5A3A22")


def draw(scope: str, variant: str) -> str:
    """The art of fart-1, fart-2, fart-3."""
    gust = line("M43 59l6 .8M43 63l4.4 2.4M42.6 55.4l4.6-1.6", CLOUD, 1.4)
    puffs = "".join(puff(*plan) for plan in PUFFS[variant])
    return scenery("fart") + moved(hen(scope), OFF_THE_PANEL, 0) + puffs + gust
