"""The four houses of the town: acorn, swan, fish and bee, in the colours of Fasanerie's first four discs."""

from __future__ import annotations

from typing import NamedTuple

from spieltisch.drawing.svg import circle, ellipse, group, line, picture, plane

WOOD = "#C99A5B"
CREAM = "#FFF6E2"


class Crest(NamedTuple):
    """A house: its emblem, colour, the darker plane of its cloth, and the emblem's ink."""

    emblem: str
    colour: str
    shade: str
    ink: str


HOUSES = (
    Crest("acorn", "#B3263A", "#8C1B2D", CREAM),
    Crest("swan", "#2B3A42", "#1C272D", CREAM),
    Crest("fish", "#1F5FA8", "#174A85", CREAM),
    Crest("bee", "#F3E6C8", "#DCC99E", "#3A2A1E"),
)
"""By seat."""

NUT = "M-4.6.2H4.6C4.8 4 2 6.2 0 8.2C-2 6.2-4.8 4-4.6.2Z"
CUP = "M-6.2-.9C-6.4-5-3-6.2 0-6.2C3-6.2 6.4-5 6.2-.9Z"
SWAN = (
    "M-5-7.6C-2.6-8.2-1-6.6-1.6-4.2C-2.2-2-3.2-1-2 .4C1-3.4 5-4.4 8-3.6C7.6 2.6 4.4 6.6-1 6.6"
    "C-5.4 6.6-7.6 3.6-6.2.2C-5.2-2-4-3.4-4.2-4.8L-7.6-4.6C-7.2-6.2-6.4-7.4-5-7.6Z"
)
FISH = "M-8 0C-5-4.6 1.6-5 4.4-1L8-4.2V4.2L4.4 1C1.6 5-5 4.6-8 0Z"
GILL = "M-3.2-2.6C-2-1-2 1-3.2 2.6"
BEE_WINGS = "M-.6-1.6C-3-6.8-8-6.6-8-3.6C-8-.6-4-.2-.6-1.6ZM.6-1.6C3-6.8 8-6.6 8-3.6C8-.6 4-.2.6-1.6Z"
CLOTH = "M-12.6 4.6H12.6V33.4L0 40.4L-12.6 33.4Z"
CLOTH_SHADE = "M4 4.6H12.6V33.4L4 38.2Z"


def emblem(crest: Crest) -> str:
    """A house's emblem in a box of ±8."""
    ink, ground = crest.ink, crest.colour
    match crest.emblem:
        case "acorn":
            return plane(NUT, ink) + plane(CUP, ink) + line("M0-6V-8", ink, 1.8)
        case "swan":
            return plane(SWAN, ink) + line("M1 2.4C3 2 4.8.8 5.8-1", ground, 0.9)
        case "fish":
            return plane(FISH, ink) + line(GILL, ground, 1) + circle(-5.2, -0.7, 0.8, ground)
        case "bee":
            stripes = line("M-2.6 1.4H2.6M-2.6 4.2H2.6", ground, 1.2)
            return (
                plane(BEE_WINGS, ink) + ellipse(0, 2.4, 3.2, 5.4, ink) + circle(0, -4, 2.2, ink) + stripes
            )
    raise KeyError(crest.emblem)


def shown(seat: int) -> str:
    """A player's disc, flat, with a wooden rim."""
    crest = HOUSES[seat]
    ring = f'<circle r="9.4" fill="none" stroke="{crest.ink}" stroke-opacity=".55" stroke-width=".8"/>'
    inner = circle(0, 0, 12.4, WOOD) + circle(0, 0, 11, crest.colour) + ring
    return picture("-13 -13 26 26", inner + group(emblem(crest), "scale(.86)"), "disc")


def banner(seat: int) -> str:
    """The cloth that hangs from a start wall, its top middle at 0,0."""
    crest = HOUSES[seat]
    cloth = plane(CLOTH, crest.colour) + plane(CLOTH_SHADE, crest.shade)
    rod = (
        line("M-14 4.6H14", "#8A6B42", 2.2)
        + circle(-14.4, 4.6, 1.6, "#F2B327")
        + circle(14.4, 4.6, 1.6, "#F2B327")
    )
    hem = line("M-9.8 31.8L0 37.2L9.8 31.8", crest.ink, 0.9, 0.6)
    return cloth + hem + rod + group(emblem(crest), "translate(0 18.6) scale(1.08)")
