"""Signs in one ink, in a box of ±8, legible at 16 px: things that are counted, and the persons' emblems."""

from __future__ import annotations

from spieltisch.drawing.geometry import round_outline
from spieltisch.drawing.paper import INK, PAPER
from spieltisch.drawing.svg import group, holed, line, picture, plane, rect
from spieltisch.games.feuville.web.art import emblems, fire, skies, symbols
from spieltisch.games.feuville.web.art.people import PEOPLE

SIGNS = (
    *("cloud", "tower", "wall", "column", "grass", "flame", "decree", "spell", "slot", "dragon", "cup"),
    *("star", "guard", "griffin", "flag"),
)
"""All but the persons' emblems."""
CLOUD = group(plane(skies.CLOUD_SHAPE, "INK"), "translate(-.4 1.2) scale(.74)")
MERLONS = "M-6-7.6H-3.4V-5.4H-1.4V-7.6H1.4V-5.4H3.4V-7.6H6V-2.8L4.4-.8V7.6H-4.4V-.8L-6-2.8Z"
BRICKS = (
    "M-8-4.4H-5V-2.4H-1.6V-4.4H1.6V-2.4H5V-4.4H8V1.2H4.2V-1.4H3V1.2H-2.4V-1.4H-3.6V1.2H-8Z"
    "M-8 2.4H-6V5.8H-8ZM-4.8 2.4H-.6V5.8H-4.8ZM.6 2.4H5.2V5.8H.6ZM6.4 2.4H8V5.8H6.4Z"
)
COLUMN = "M-3.4-2.8H-2V-1.6H-.8V-2.8H.8V-1.6H2V-2.8H3.4V2.8H-3.4ZM-5 3.8H5V8H-5Z"
COLUMN_CLOUD = "M-4-4A2 2 0 0 1-3-7.4A2.6 2.6 0 0 1 1.6-7.6A2 2 0 0 1 3.8-4Z"
GRASS = (
    "M-8 6.6H8V3.6C6 4 5-1 5.4-4C3.4-1 2.6 1 2.4 3C1.6 0-.6-4-1-7.4C-2.4-3-1.4 0-2 3C-3-1-4.4-2-6.4-4"
    "C-5.2-1-6 3-8 3.6Z"
)
SCROLL = (
    "M-5.6-8H5.6A2.2 2.2 0 0 1 5.6-3.6H5V3.6H5.6A2.2 2.2 0 0 1 5.6 8H-5.6A2.2 2.2 0 0 1-5.6 3.6H-5V-3.6"
    "H-5.6A2.2 2.2 0 0 1-5.6-8Z"
)
SCROLL_LINES = "M-2.8-2.2H2.8V-.8H-2.8ZM-2.8 1H1.6V2.4H-2.8Z"
SLOT = "M-8-1V5.4A2 2 0 0 0-6 7.4H6A2 2 0 0 0 8 5.4V-1"
DRAGON = (
    "M-8 3.4C-7 .6-4.6-1-2-1.6L-4.6-3.4L-.6-3.6L-2-7.4L2.6-3.8C6-2.4 8 .8 8 5.4C7 3 5.4 2.2 3.6 2.4"
    "C3.6 4.6 1.4 6.6-1.6 6.8"
    "L-.8 4.8L-3 5.8L-3.2 4L-5.4 4.6L-5.2 3Z"
)
CUP = (
    "M-5.6-7.6H5.6C5.6-2.4 4.4.6 1.4 1.6V4.6C3.4 5 4.4 6 4.6 7.6H-4.6C-4.4 6-3.4 5-1.4 4.6V1.6"
    "C-4.4.6-5.6-2.4-5.6-7.6Z"
)
CUP_HANDLES = "M-5.6-5.4H-7.4C-7.4-2.6-6.6-1.4-4.8-1M5.6-5.4H7.4C7.4-2.6 6.6-1.4 4.8-1"
GUARD_CROSS = "M-1.2-5.2H1.2V-2.6H4.2V-.2H1.2V5.6H-1.2V-.2H-4.2V-2.6H-1.2Z"


def drawn(name: str, ink: str = INK) -> str:
    """The sign ``name`` about 0,0. Its holes are real holes."""
    match name:
        case "cloud":
            return CLOUD.replace("INK", ink)
        case "tower":
            return plane(MERLONS, ink)
        case "wall":
            return plane(BRICKS, ink)
        case "column":
            return plane(COLUMN + COLUMN_CLOUD, ink)
        case "grass":
            return plane(GRASS, ink)
        case "flame":
            return fire.sign(ink)
        case "decree":
            return holed(SCROLL + SCROLL_LINES, ink)
        case "spell":
            return plane(emblems.SPARK, ink)
        case "slot":
            return line(SLOT, ink, 1.8) + rect(-4.6, -7.4, 9.2, 11.6, 1.4, ink)
        case "dragon":
            return holed(DRAGON + round_outline(0.2, -0.6, 0.9), ink)
        case "cup":
            return plane(CUP, ink) + line(CUP_HANDLES, ink, 1.4)
        case "star":
            return group(plane(symbols.STAR, ink), "scale(.86)")
        case "guard":
            return group(holed(symbols.SHIELD + GUARD_CROSS, ink), "translate(0 -.4) scale(.86)")
        case "griffin":
            return holed("M0-8.4L8.4 0L0 8.4L-8.4 0ZM0-4.6L-4.6 0L0 4.6L4.6 0Z", ink)
        case "flag":
            return group(
                plane(symbols.CLOTH, ink) + line(symbols.POLE, ink, 2.2), "translate(-.8 0) scale(.82)"
            )
        case _ if name in PEOPLE:
            return emblems.drawn(name, ink)
    raise KeyError(name)


def bare(name: str) -> str:
    """A sign alone in the page's text colour, for lines of text."""
    return picture("-8.5 -8.5 17 17", drawn(name, "currentColor"), "sign bare")


def chip(person: str) -> str:
    """A person's emblem on the colour of their ground."""
    base, ink = chip_inks(person)
    return picture("-12 -12 24 24", rect(-12, -12, 24, 24, 6, base) + drawn(person, ink), "sign")


def chip_inks(person: str) -> tuple[str, str]:
    """Colours of a person's chip and of the emblem on it."""
    ground = PEOPLE[person].GROUND
    return (ground.base, INK) if ground.ink_sign else (ground.roofs, PAPER)
