"""Crested fireback: navy with a fiery back, a blue wattle, and three sickles of tail."""

from __future__ import annotations

from spieltisch.drawing.feathers import ribbon, scales, tapering
from spieltisch.drawing.geometry import pair, polar
from spieltisch.drawing.svg import circle, line, plane
from spieltisch.games.fasanerie.web.art.bird import BARE_FACE, SADDLE, body, head, legs, wing
from spieltisch.games.fasanerie.web.art.grounds import scenery

SICKLES = (
    (((60, 58), (80, 40), (100, 52), (97, 84)), "#1B2F63"),
    (((60, 57), (76, 26), (98, 30), (96, 66)), "#23407F"),
    (((60, 56), (70, 14), (92, 14), (94, 46)), "#F8F2E2"),
)
EMBER = "M52 44L78 46L74 56L56 57Z"
BELLY = "M18 74C30 62 48 66 66 62L66 84H18Z"


def crest() -> str:
    """Four pins with balls."""
    drawing = ""
    for angle, length in ((-92, 12), (-74, 14.6), (-56, 15.4), (-38, 14)):
        end = polar((27, 25), length, angle)
        drawing += line(f"M27 25L{pair(end)}", "#1B2F63", 0.9) + circle(*end, 1.7, "#1B2F63")
    return drawing


def draw(scope: str, variant: str) -> str:
    """The art of the card; there is one variant only."""
    tail = "".join(plane(ribbon(spine, tapering(5, 0.5)), colour) for spine, colour in SICKLES)
    tail += line("M62 54C70 26 84 18 93 42", "#D8CDB2", 0.8)
    trunk = body(
        scope,
        "#1D3A7A",
        plane(SADDLE, "#B5301F"),
        plane(EMBER, "#E06A28"),
        plane(BELLY, "#C4552A"),
        line(scales(14, 42, 40, 70, 5.6), "#3E66B4", 0.9),
        line(scales(24, 70, 64, 84, 5.6), "#8F3414", 0.9),
    )
    folded = wing(scope, "#16306A", "#234A96", "#7FA0E0")
    face = head("#1B2F63", plane(BARE_FACE, "#4FA3DE"), "#E9E2CC")
    return scenery("fireback") + tail + legs("#C9573F") + trunk + folded + face + crest()
