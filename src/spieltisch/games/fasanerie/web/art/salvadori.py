"""Salvadori's pheasant: blue-black all over, without a crest, under an evening sun."""

from __future__ import annotations

from spieltisch.drawing.feathers import ribbon, scales, tapering
from spieltisch.drawing.svg import line, plane
from spieltisch.games.fasanerie.web.art.bird import body, head, legs, on_body, wing
from spieltisch.games.fasanerie.web.art.grounds import scenery

SICKLES = (
    (((60, 58), (76, 52), (88, 58), (89, 78)), "#151D33"),
    (((60, 57), (76, 42), (91, 46), (93, 68)), "#1D2846"),
)
DARK_NECK = "M8 24H42L41 38C34 45 22 47 8 45Z"
WATTLE = (
    "M16.8 30C17 24 24 22 29.4 25.4C33.4 29.6 31.6 36.4 27 38.4C25.4 42.6 21.4 42 20 38"
    "C17.8 36 16.8 33 16.8 30Z"
)


def draw(scope: str, variant: str) -> str:
    """The art of the card; there is one variant only."""
    tail = "".join(plane(ribbon(spine, tapering(5.2, 0.5)), colour) for spine, colour in SICKLES)
    tail += line("M64 54C78 44 88 50 91 62", "#465686", 0.8)
    trunk = body(scope, "#1A2440", line(scales(14, 40, 80, 84, 6), "#43558E", 0.9))
    folded = wing(scope, "#131B30", "#1F2C50", "#6479B8")
    neck = on_body(scope, "neck", plane(DARK_NECK, "#141B30"))
    face = head("#141B30", plane(WATTLE, "#DB3A2C"), "#E4DCB8")
    brow = line("M21 27.4C22 26 27 25.6 29 28", "#F5C542", 1)
    return scenery("salvadori") + tail + legs("#8A8F86") + trunk + folded + neck + face + brow
