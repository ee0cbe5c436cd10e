"""Blood pheasant: grey and apple green, splashed with crimson."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.svg import plane
from spieltisch.games.fasanerie.web.art.bird import body, head, leaves, legs, on_body, wedge, wing
from spieltisch.games.fasanerie.web.art.grounds import scenery

CRIMSON, STREAK = "#B81F2D", "#E8ECEE"
APPLE = "M10 48C26 50 40 56 52 64C58 68 56 80 40 84H10Z"
THROAT = "M10 30H30C34 38 30 46 20 47H8Z"
DARK_COLLAR = "M10 44C18 48 28 47 33 40L35 44C28 51 18 52 9 49Z"
FACE = "M18.6 30C20 25.4 28 25 29.6 30C30.4 35 26 38.4 22 38.2C19.6 36.4 18.4 33 18.6 30Z"
SPLASHES = ((22, 50), (28, 55), (35, 60), (24, 60), (31, 66), (42, 66), (38, 71), (49, 71))
BACK_STREAKS = ((36, 38), (41, 43), (47, 47), (54, 49), (60, 51), (38, 46), (45, 51))
WING_STREAKS = ((42, 57), (52, 57.6), (43, 61.4), (54, 61.8), (46, 65.6))


def draw(scope: str, variant: str) -> str:
    """The art of the card; there is one variant only."""
    tail = wedge(("#7D8894", "#96A1AC"), 7, -40, 8, 31, 4)
    streaks = ((-36, 26), (-24, 24), (-12, 22), (0, 20))
    tail += plane("".join(leaf(58, 57, angle, length, 1.5) for angle, length in streaks), CRIMSON)
    trunk = body(
        scope,
        "#8D98A4",
        plane(APPLE, "#9DB46B"),
        leaves(SPLASHES, 62, 9, 1.5, CRIMSON),
        leaves(BACK_STREAKS, 28, 9, 0.8, STREAK),
    )
    folded = wing(scope, "#74818E", pattern=leaves(WING_STREAKS, 14, 12, 0.9, STREAK))
    throat = on_body(scope, "throat", plane(THROAT, CRIMSON), plane(DARK_COLLAR, "#2A2A30"))
    crest = "".join(
        plane(leaf(25, 26, a, length, 2.2), "#8D98A4") + plane(leaf(25, 26, a, length * 0.9, 0.6), STREAK)
        for a, length in ((-62, 13), (-44, 15), (-26, 15), (-10, 13))
    )
    face = head("#8D98A4", plane(FACE, "#C4242F"), "#2A2A30")
    return scenery("blood") + tail + legs("#C4242F") + trunk + folded + throat + face + crest
