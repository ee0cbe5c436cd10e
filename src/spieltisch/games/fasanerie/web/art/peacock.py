"""Peacock: blue before a wheel of eyes that fills the panel."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf, scales
from spieltisch.drawing.geometry import Point, pair, polar, sector
from spieltisch.drawing.svg import circle, line, moved, plane
from spieltisch.games.fasanerie.web.art.bird import body, head, legs, on_saddle, wing
from spieltisch.games.fasanerie.web.art.grounds import GROUNDS, HILL, sky

CENTRE: Point = (56, 62)
START, SPREAD, LEAVES, REACH = -190, 200, 15, 55
RINGS = ((49.5, 15, 15, 0.0, 1.05), (39.5, 14, 15, 0.5, 0.92), (30.0, 9, 9, 0.3, 0.74))
"""Radius, eyes, places round the wheel, first place, size of each ring of eyes."""
LOWEST = 14  # eyes beyond this angle would look out from under the wheel
STRIPES = (
    "M18.6 29C21 26 28 25.8 32.6 28.4L32 30.4C27 28.6 22 29 19 31Z"
    "M19.6 34C23 35.4 28 35.2 32 33L32.6 35C28 37.8 22.6 37.6 19.8 35.4Z"
)
TEAL, NAVY = "#2BB0B2", "#1B2A6B"


def feather_eye(angle: float, radius: float, size: float) -> str:
    """Gold, teal and navy discs, the inner one a little nearer the middle."""
    place = polar(CENTRE, radius, angle)
    return (
        circle(*place, 4.2 * size, "#D2A93C")
        + circle(*place, 3 * size, TEAL)
        + circle(*polar(CENTRE, radius * 0.985, angle), 1.7 * size, NAVY)
    )


def wheel() -> str:
    """The fan: leaves in two greens, three rings of eyes."""
    drawing = plane(sector(CENTRE, REACH - 3, START - 2, START + SPREAD + 2), "#1C6350")
    for i in range(LEAVES):
        angle = START + i * SPREAD / (LEAVES - 1)
        drawing += plane(leaf(*CENTRE, angle, REACH, 6.4, 0.66), "#2A8068" if i % 2 else "#236F5A")
    for radius, count, places, first, size in RINGS:
        angles = [START + (i + first) * SPREAD / (places - 1) for i in range(count)]
        drawing += "".join(feather_eye(a, radius, size) for a in angles if a <= LOWEST)
    return drawing


def crown() -> str:
    """Five pins, each with a small eye."""
    drawing = ""
    for angle in (-120, -106, -92, -78, -64):
        end = polar((27, 26), 13, angle)
        drawing += line(f"M27 26L{pair(end)}", "#163C7E", 0.8)
        drawing += circle(*end, 2, TEAL) + circle(*end, 0.9, NAVY)
    return drawing


def draw(scope: str, variant: str) -> str:
    """The art of the card; there is one variant only."""
    trunk = body(
        scope,
        "#1F52A8",
        line(scales(14, 40, 62, 84, 5.8), "#4480D6", 0.9),
        on_saddle(scope, "#1B8A74", 5, "#62C0A2", 0.8),
    )
    barred = line("M41 56l3 9M46 54.6l3.4 12M51 54l4 13.6M56 54.6l4 12.6", "#5A4632", 1.3)
    folded = wing(scope, "#D9C598", "#C46A34", split=62, pattern=barred)
    face = head("#1F52A8", plane(STRIPES, "#F6F0E2"), "#D9CDB0", radius=7)
    bird = legs("#8A7B62") + trunk + folded + crown() + face
    hill = plane(HILL, GROUNDS["peacock"].hill)
    return sky("peacock", halo=False) + hill + wheel() + moved(bird, 7, 0)
