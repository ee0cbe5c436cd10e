"""The six clans of the wood, by seat: fern, mushroom, thistle, moth, feather and snail."""

from __future__ import annotations

from typing import NamedTuple

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.svg import circle, ellipse, group, line, mirrored, picture, plane

WOOD, CREAM = "#C99A5B", "#FFF6E2"
VIEW_BOX = "-13 -13 26 26"


class Clan(NamedTuple):
    """A clan: its emblem, the colour of its disc, and the emblem's ink."""

    emblem: str
    colour: str
    ink: str


CLANS = (
    Clan("fern", "#3C7A2C", CREAM),
    Clan("mushroom", "#B3263A", CREAM),
    Clan("thistle", "#1F5FA8", CREAM),
    Clan("moth", "#2B3A42", CREAM),
    Clan("feather", "#F3E6C8", "#3A2A1E"),
    Clan("snail", "#E0951A", "#33200A"),
)
"""By seat, in the colours of Fasanerie's six discs."""

FRONDS = ((5.6, 7.6), (3.4, 7), (1.2, 6.2), (-1, 5.2), (-3.2, 4), (-5.2, 2.8))
"""Of a fern: where each pair starts, and how long it is."""
CAP = "M-8-.2C-8-5.4-4-8 0-8C4-8 8-5.4 8-.2C8 .8 7 1.2 5.6 1.2H-5.6C-7 1.2-8 .8-8-.2Z"
SPOTS = ((-3.6, -3, 1.3), (1, -5, 1.4), (4.4, -1.8, 1.1))
STEM = "M-2.4 1H2.4C2.4 4 3 6 4 8H-4C-3 6-2.4 4-2.4 1Z"
BURR = "M-3-.6H3C4.2 1 4.2 3.4 2.4 4.8C1 5.8-1 5.8-2.4 4.8C-4.2 3.4-4.2 1-3-.6Z"
TUFT = "M-2.6-1.4L-6.2-5.4L-3.6-4.6L-3.8-7.8L-1.6-5.4L0-8.4L1.6-5.4L3.8-7.8L3.6-4.6L6.2-5.4L2.6-1.4Z"
BURR_RULES = "M-1.6 0C-2.4 1.8-2.2 3.4-1.2 4.8M1.6 0C2.4 1.8 2.2 3.4 1.2 4.8"
UPPER_WING = "M-.6-1.6C-2-5.6-5.6-7.6-8.4-6.8C-8.6-3-6.4.6-.6 1.4Z"
LOWER_WING = "M-.6.6C-4 1.4-6.2 3.4-5.6 7C-3 7-1 5.2-.6 2.6Z"
FEELERS = "M0-3.4C-.4-5.6-1.4-7-2.8-7.4M0-3.4C.4-5.6 1.4-7 2.8-7.4"
PLUME = "M5.8-8C7.6-3 5.4 2.4-1.4 5C-3.4 2.6-3.4-1-1-4.2C.8-6.4 3.2-7.8 5.8-8Z"
QUILL, BARBS = "M3.6-5.4C.4-2-2.6 2.6-5.4 8", "M-.6 1L-3-.4M2-2.4L3.6-.4M.6-.6L2.4 1.6"
SHELL_COIL = "M4.2 1.2A2.6 2.6 0 1 1 1.6-2.4A4 4 0 0 1 5.4.4"
SNAIL = (
    "M-8 6.4C-8 3.4-6.4 3.6-6-1.4C-5.8-3-3.6-3-3.4-1.2C-3.2 1.4-3.4 3.2-1.6 3.6H7.6C7.4 5.4 6.4 6.4 4.6 6.4Z"
)
HORNS = "M-5.2-2.2L-6.4-6M-4.2-2.2L-3.6-6"


def emblem(clan: Clan) -> str:
    """A clan's emblem in a box of ±8."""
    ink, ground = clan.ink, clan.colour
    match clan.emblem:
        case "fern":
            half = "".join(leaf(0, y, -152, length, 0.9) for i, (y, length) in enumerate(FRONDS))
            return mirrored(plane(half, ink), 0) + line("M0 8V-7.8", ink, 1.1)
        case "mushroom":
            return plane(STEM, ink) + plane(CAP, ink) + "".join(circle(x, y, r, ground) for x, y, r in SPOTS)
        case "thistle":
            leaves = leaf(0, 8, -152, 8, 1.7) + leaf(0, 8, -28, 8, 1.7)
            stem = line("M0 4V8", ink, 1.6) + plane(leaves, ink)
            return stem + plane(TUFT + BURR, ink) + line(BURR_RULES, ground, 0.8)
        case "moth":
            wings = mirrored(plane(UPPER_WING + LOWER_WING, ink) + circle(-4.8, -3.4, 1.3, ground), 0)
            return wings + ellipse(0, 1, 1.3, 4.8, ink) + line(FEELERS, ink, 0.9)
        case "feather":
            return (
                plane(PLUME, ink)
                + line(QUILL, ground, 2.2)
                + line(QUILL, ink, 1.1)
                + line(BARBS, ground, 0.9)
            )
        case "snail":
            return (
                plane(SNAIL, ink)
                + line(HORNS, ink, 1.1)
                + circle(2.2, -0.6, 5, ink)
                + line(SHELL_COIL, ground, 1.2)
            )
    raise KeyError(clan.emblem)


def drawn(seat: int) -> str:
    """A player's disc, flat, with a wooden rim: what is inside ``VIEW_BOX``."""
    clan = CLANS[seat]
    edge = f'<circle r="9.4" fill="none" stroke="{clan.ink}" stroke-opacity=".55" stroke-width=".8"/>'
    disc = circle(0, 0, 12.4, WOOD) + circle(0, 0, 11, clan.colour) + edge
    return disc + group(emblem(clan), "scale(.82)")


def shown(seat: int) -> str:
    """A player's disc, standing for itself."""
    return picture(VIEW_BOX, drawn(seat), "disc")


def symbols() -> str:
    """All discs as symbols ``d-0``, ``d-1``, … for a sprite."""
    return "".join(
        f'<symbol id="d-{seat}" viewBox="{VIEW_BOX}">{drawn(seat)}</symbol>' for seat in range(len(CLANS))
    )


def used(seat: int) -> str:
    """A player's disc out of the sprite."""
    return picture(VIEW_BOX, f'<use href="#d-{seat}" x="-13" y="-13" width="26" height="26"/>', "disc")
