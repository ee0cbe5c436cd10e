"""Eared pheasant in blue, white or brown: a plume of a tail, white ear tufts, a red face."""

from __future__ import annotations

from typing import NamedTuple

from spieltisch.drawing.feathers import leaf, ribbon, tapering
from spieltisch.drawing.svg import plane
from spieltisch.games.fasanerie.web.art.bird import EAR_TUFT_CAP, body, head, legs, wing
from spieltisch.games.fasanerie.web.art.grounds import scenery


class Plumage(NamedTuple):
    """Colours of body, streaks, head, wing, its rules, and the two tones of the tail."""

    body: str
    streaks: str
    wing: str
    wing_rules: str
    tail: tuple[str, str]


PLUMAGES = {
    "blue": Plumage("#9DB9D4", "#D6E3EE", "#56738F", "#C9D8E6", ("#2F4560", "#4A6484")),
    "white": Plumage("#F7F3E9", "#C9C2B4", "#E4DED0", "#A59C8A", ("#2B2F3A", "#4A505E")),
    "brown": Plumage("#5A3A2A", "#8A6148", "#3A241A", "#8A6148", ("#F1E8D6", "#CDBFA4")),
}
RED_FACE = "M17.6 30.4C18 25.8 23 24.6 28 27C31 29.6 30 34.6 26.6 36.4C22 37.4 18 35 17.6 30.4Z"
EAR_TUFT = (
    "M20.6 37.2C26 39 31 35.4 34 29.4C38 25 42 22.6 45.6 22.4C43 30 37 38 29 41"
    "C24.6 42.2 21.4 40.6 20.6 37.2Z"
)
STREAKS = (
    (22, 54, 60), (28, 58, 55), (34, 63, 46), (26, 66, 44), (34, 71, 30),
    (44, 72, 14), (40, 38, 40), (46, 43, 34), (53, 47, 24), (60, 49, 18),
)
FILAMENTS = 9


def plume(tones: tuple[str, str]) -> str:
    """Thin ribbons that rise and hang over."""
    drawing = ""
    for i in range(FILAMENTS):
        k = i / (FILAMENTS - 1)
        rise, fall = (70 + 8 * k, 30 + 16 * k), (90 + 4 * k, 28 + 22 * k)
        spine = ((58.0, 58.0), rise, fall, (92 - 2 * k, 66 + 16 * k))
        drawing += plane(ribbon(spine, tapering(3.4, 0.6)), tones[i % 2])
    return drawing


def draw(scope: str, variant: str) -> str:
    """The art of eared-blue, eared-white, eared-brown."""
    plumage = PLUMAGES[variant]
    streaks = plane("".join(leaf(x, y, a, 12, 1.1) for x, y, a in STREAKS), plumage.streaks)
    trunk = body(scope, plumage.body, streaks)
    folded = wing(scope, plumage.wing, rule=plumage.wing_rules)
    face = head(plumage.body, plane(RED_FACE, "#D2302A"), "#D8A79A")
    ears = plane(EAR_TUFT_CAP, "#1D1D22") + plane(EAR_TUFT, "#FBF7EC")
    return scenery("eared") + plume(plumage.tail) + legs("#C4392E") + trunk + folded + face + ears
