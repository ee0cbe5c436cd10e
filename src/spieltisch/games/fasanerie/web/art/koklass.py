"""Koklass pheasant: streaked grey with a chestnut breast and two long ear tufts."""

from __future__ import annotations

from spieltisch.drawing.svg import plane
from spieltisch.games.fasanerie.web.art.bird import body, head, leaves, legs, on_body, wedge, wing
from spieltisch.games.fasanerie.web.art.grounds import scenery

CHESTNUT = "M8 46C22 46 34 52 40 62C44 72 40 82 30 86H8Z"
GREEN_NECK = "M8 24H44L42 40C34 48 22 50 8 48Z"
NECK_PATCH = "M25 37C31 34 38 35 40 41C37 47 29 47 25 44Z"
FAR_TUFT = "M26 27C32 20 42 18 53 10C49 20 43 28 33 31Z"
NEAR_TUFT = "M26 26C29 18 36 12 43 5C43 14 39 22 31 28Z"
FAWN_CREST = "M19.8 27.6C23 22.6 32 21.6 45 19C38 24.6 31 28.6 24 28.6Z"
BACK_STREAKS = ((36, 37), (42, 42), (48, 46), (55, 48), (62, 50), (38, 44), (45, 49))
BELLY_STREAKS = ((44, 70), (50, 72), (56, 70), (47, 66))
WING_STREAKS = ((41, 57), (52, 57.6), (42, 61.6), (54, 62), (46, 66))


def draw(scope: str, variant: str) -> str:
    """The art of the card; there is one variant only."""
    tail = wedge(("#8A5A34", "#A8713F"), 5, -34, 2, 36, 4)
    streaks = leaves(BACK_STREAKS + BELLY_STREAKS, 30, 11, 1.1, "#2C2E33")
    trunk = body(scope, "#8E9298", plane(CHESTNUT, "#8C3A20"), streaks)
    folded = wing(scope, "#A5A9AE", pattern=leaves(WING_STREAKS, 14, 13, 1.3, "#2C2E33"))
    neck = on_body(scope, "neck", plane(GREEN_NECK, "#174C3C"), plane(NECK_PATCH, "#FBF7EC"))
    tufts = plane(FAR_TUFT, "#123F32") + plane(NEAR_TUFT, "#174C3C") + plane(FAWN_CREST, "#C08A4A")
    face = head("#174C3C", bill="#2A2A2A")
    return scenery("koklass") + tail + legs("#8B8A80") + trunk + folded + neck + tufts + face
