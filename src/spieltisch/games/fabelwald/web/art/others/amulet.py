"""Amulet: a gold medal with an eye on a chain."""

from __future__ import annotations

from spieltisch.drawing.geometry import pair, polar
from spieltisch.drawing.paper import INK
from spieltisch.drawing.svg import circle, line, plane, rect, ring
from spieltisch.games.fabelwald.web.art.palette import GOLD, GOLD_SHADE

HEAD_BOX = "20 32 60 60"
BASE, HALO, GROOVE, GOLD_LIGHT, WHITE, IRIS, DROP = (
    "#7A2430", "#93333C", "#8A5A12", "#F0CB62", "#FBF5E6", "#1F6F8C", "#3FA79A",
)  # fmt: skip
CHAIN = "M18 4C22 24 34 34 44 37M82 4C78 24 66 34 56 37"
LIDS = "M35 62C41 53 59 53 65 62C59 71 41 71 35 62Z"
DROP_SHAPE = "M50 87C54 92 55 95 53.6 97.6A4.2 4.2 0 0 1 46.4 97.6C45 95 46 92 50 87Z"
MIDDLE = (50.0, 62.0)


def medal() -> str:
    """The medal about 50,62, the eye open."""
    rays = "".join(
        f"M{pair(polar(MIDDLE, 13.4, turn))}L{pair(polar(MIDDLE, 17, turn))}"
        for turn in [i * 22.5 for i in range(16)]
    )
    disc = circle(50, 62, 23, GOLD) + circle(50, 62, 20.4, GROOVE) + circle(50, 62, 18.6, GOLD_LIGHT)
    eye = (
        plane(LIDS, WHITE)
        + circle(50, 62, 6.6, IRIS)
        + circle(50, 62, 3, INK)
        + circle(48.4, 60.2, 1.2, "#FFFFFF")
    )
    return disc + line(rays, GOLD_SHADE, 1.2) + eye


def draw(scope: str) -> str:
    """What the panel shows."""
    ground = rect(4, 4, 92, 100, 0, BASE) + circle(50, 54, 33, HALO)
    chain = line(CHAIN, GOLD, 2.2, dash=".1 3.4") + ring(50, 38, 4.4, GOLD, 2.4)
    return ground + chain + medal() + plane(DROP_SHAPE, DROP)
