"""Signs in one ink, in a box of ±8, legible at 16 px: the persons' emblems, things that are counted."""

from __future__ import annotations

from spieltisch.drawing.geometry import pair, polar, round_outline
from spieltisch.drawing.paper import INK, PAPER
from spieltisch.drawing.svg import circle, ellipse, group, holed, line, moved, picture, plane, rect, ring
from spieltisch.games.feuville.web.art import fire, skies, symbols
from spieltisch.games.feuville.web.art.people import PEOPLE

CLOUD = group(plane(skies.CLOUD_SHAPE, "INK"), "translate(-.4 1.2) scale(.74)")
MERLONS = "M-6-7.6H-3.4V-5.4H-1.4V-7.6H1.4V-5.4H3.4V-7.6H6V-2.8L4.4-.8V7.6H-4.4V-.8L-6-2.8Z"
WALL = "M-8-4.4H-5V-2H-1.6V-4.4H1.6V-2H5V-4.4H8V5.6H-8Z"
WALL_JOINTS = "M-8 1.8H8M-3 1.8V-2M3.6 1.8V-2M0 5.6V1.8M-5.4 5.6V1.8M5.8 5.6V1.8"
COLUMN = "M-4-8H4V-5.6H-4ZM-3-4.6H3V2H-3ZM-5.6 3H5.6V8H-5.6Z"
GRASS = "M-8 6.6H8V3.6C6 4 5-1 5.4-4C3.4-1 2.6 1 2.4 3C1.6 0-.6-4-1-7.4C-2.4-3-1.4 0-2 3C-3-1-4.4-2-6.4-4C-5.2-1-6 3-8 3.6Z"
SCROLL = "M-5.6-8H5.6A2.2 2.2 0 0 1 5.6-3.6H5V3.6H5.6A2.2 2.2 0 0 1 5.6 8H-5.6A2.2 2.2 0 0 1-5.6 3.6H-5V-3.6H-5.6A2.2 2.2 0 0 1-5.6-8Z"
SCROLL_LINES = "M-2.6-1.8H2.6M-2.6 1.6H1.4"
SPARK = "M" + "L".join(pair(polar((0, 0), 8.4 if i % 2 == 0 else 2.9, 45 * i - 90)) for i in range(8)) + "Z"
SLOT = "M-8-1V5.4A2 2 0 0 0-6 7.4H6A2 2 0 0 0 8 5.4V-1"
DRAGON = (
    "M-8 3.4C-7 .6-4.6-1-2-1.6L-4.6-3.4L-.6-3.6L-2-7.4L2.6-3.8C6-2.4 8 .8 8 5.4C7 3 5.4 2.2 3.6 2.4C3.6 4.6 1.4 6.6-1.6 6.8"
    "L-.8 4.8L-3 5.8L-3.2 4L-5.4 4.6L-5.2 3Z"
)
CUP = "M-5.6-7.6H5.6C5.6-2.4 4.4.6 1.4 1.6V4.6C3.4 5 4.4 6 4.6 7.6H-4.6C-4.4 6-3.4 5-1.4 4.6V1.6C-4.4.6-5.6-2.4-5.6-7.6Z"
CUP_HANDLES = "M-5.6-5.4H-7.4C-7.4-2.6-6.6-1.4-4.8-1M5.6-5.4H7.4C7.4-2.6 6.6-1.4 4.8-1"
MASK = "M-8-3.6C-4.6-5-2-4-0-2.8C2-4 4.6-5 8-3.6C8.4 1 7 4.6 4 4.8C1.8 4.8 1.2 2.6 0 2.2C-1.2 2.6-1.8 4.8-4 4.8C-7 4.6-8.4 1-8-3.6Z"
MASK_EYES = "M-5.8-.4C-4.8-2-2.6-1.8-1.8 0C-3 1.4-5 1.2-5.8-.4ZM5.8-.4C4.8-2 2.6-1.8 1.8 0C3 1.4 5 1.2 5.8-.4Z"
FOAM = "M-6-3A2.6 2.6 0 0 1-5-6.6A3.2 3.2 0 0 1 .4-7A3 3 0 0 1 4.2-3Z"
MUG = "M-5.6-2.4H3.8L4.4 7.6H-6.2Z"
COMPASSES = "M-1.2-4.4L1.2-4.4L-4.4 8L-5.4 8ZM1.2-4.4L-1.2-4.4L4.4 8L5.4 8Z"
HAT_POINT = "M-1-8L2-3.4L3 3H-4.4L-3.4-2Z"
HOOD = "M2.4-8C1-5.6 6-3 6.4 3C6.6 5.4 5.4 7 3.6 7.6H-3.6C-5.4 7-6.6 5.4-6.4 3C-6-3-2-6.6 2.4-8Z"
HOOD_FACE = "M-3.8 2.4C-3.8-1.4 3.8-1.4 3.8 2.4C3.8 6-3.8 6-3.8 2.4Z"
WINGS = (
    "M-.8 0C-2-5-6-7.4-8-6.4C-8.4-2.6-5.4.4-.8 1ZM.8 0C2-5 6-7.4 8-6.4C8.4-2.6 5.4.4.8 1Z"
    "M-.8 1.4C-4 1-6.6 3-6.6 6.2C-3.6 6.8-1.4 5-.8 1.4ZM.8 1.4C4 1 6.6 3 6.6 6.2C3.6 6.8 1.4 5 .8 1.4Z"
)
JUGGLED = ((-5.2, 2.2), (0, -5), (5.2, 2.2))
LINKS = ((-6.6, -6), (-5.4, -1.6), (-3, 1.8), (3, 1.8), (5.4, -1.6), (6.6, -6))


def drawn(name: str, ink: str = INK, ground: str = PAPER) -> str:
    """The sign ``name`` about 0,0; ``ground`` is what its holes show where they cannot be real."""
    match name:
        case "cloud" | "sky":
            return CLOUD.replace("INK", ink)
        case "tower":
            return plane(MERLONS, ink)
        case "wall":
            return plane(WALL, ink) + line(WALL_JOINTS, ground, 1)
        case "column":
            return plane(COLUMN, ink)
        case "grass":
            return plane(GRASS, ink)
        case "flame":
            return fire.sign(ink)
        case "decree":
            return plane(SCROLL, ink) + line(SCROLL_LINES, ground, 1.3)
        case "spell":
            return plane(SPARK, ink)
        case "slot":
            return line(SLOT, ink, 1.8) + rect(-4.6, -7.4, 9.2, 11.6, 1.4, ink)
        case "dragon":
            return holed(DRAGON + round_outline(0.2, -0.6, 0.9), ink)
        case "cup":
            return plane(CUP, ink) + line(CUP_HANDLES, ink, 1.4)
        case "star":
            return group(plane(symbols.STAR, ink), "scale(.86)")
        case "guard":
            return group(plane(symbols.SHIELD, ink) + line(symbols.CROSS, ground, 2.2), "translate(0 -.4) scale(.86)")
        case "griffin":
            return holed("M0-8.4L8.4 0L0 8.4L-8.4 0ZM0-4.6L-4.6 0L0 4.6L4.6 0Z", ink)
        case "flag":
            return group(plane(symbols.CLOTH, ink) + line(symbols.POLE, ink, 2.2), "translate(-.8 0) scale(.82)")
        case _ if name in PEOPLE:
            return _emblem(name, ink, ground)
    raise KeyError(name)


def _emblem(person: str, ink: str, ground: str) -> str:
    """What a person is known by."""
    match person:
        case "juggler":
            arcs = line("M-4.6-2.6C-3.8-4 -3-4.8-2.6-5M4.6-2.6C3.8-4 3-4.8 2.6-5M-2.4 6.6C-1 7.2 1 7.2 2.4 6.6", ink, 1.1)
            return "".join(circle(x, y, 2.9, ink) for x, y in JUGGLED) + arcs
        case "thief":
            return holed(MASK + MASK_EYES, ink)
        case "innkeeper":
            handle = line("M4.4 0H6A1.6 1.6 0 0 1 7.6 1.6V3.4A1.6 1.6 0 0 1 6 5H4.6", ink, 1.6)
            return plane(FOAM, ink) + plane(MUG, ink) + handle + line("M-3.4 1V5.4M-.8 1V5.4M1.8 1V5.4", ground, 1.1)
        case "architect":
            arc = line("M-3.4 3.2C-1.4 4.4 1.4 4.4 3.4 3.2", ink, 1.3)
            return plane(COMPASSES, ink) + line("M-.9-3.4L-4.8 7.4M.9-3.4L4.8 7.4", ink, 1.2) + arc + circle(0, -5, 2.6, ink) + line("M0-8V-6", ink, 1.6)
        case "mayor":
            return "".join(circle(x, y, 1.7, ink) for x, y in LINKS) + circle(0, 4.6, 3.5, ink) + circle(0, 4.6, 1.4, ground)
        case "mage":
            return line("M-7 7.4L1.4-1", ink, 2.2) + group(plane(SPARK, ink), "translate(3.4 -3) scale(.58)") + circle(-3.6, -4.6, 1, ink) + circle(5.8, 4.4, 1, ink)
        case "kobold":
            return holed(HOOD + HOOD_FACE, ink) + circle(-1.6, 2.2, 1, ink) + circle(1.6, 2.2, 1, ink)
        case "fairy":
            return plane(WINGS, ink) + ellipse(0, 2, 1, 5.4, ink) + circle(0, -4.6, 1.9, ink)
    raise KeyError(person)


def bare(name: str) -> str:
    """A sign alone in the page's text colour, for lines of text."""
    return picture("-8.5 -8.5 17 17", drawn(name, "currentColor", "var(--raise)"), "sign bare")


def chip(person: str) -> str:
    """A person's emblem on the colour of their ground."""
    base, ink = chip_inks(person)
    return picture("-12 -12 24 24", rect(-12, -12, 24, 24, 6, base) + drawn(person, ink, base), "sign")


def chip_inks(person: str) -> tuple[str, str]:
    """Colours of a person's chip and of the emblem on it."""
    ground = PEOPLE[person].GROUND
    return (ground.base, INK) if ground.ink_sign else (ground.roofs, PAPER)


def small(name: str, size: float, ink: str = INK, ground: str = PAPER) -> str:
    """A sign about 0,0, ``size`` high, to stand in a band."""
    return moved(drawn(name, ink, ground), 0, 0, size / 16)


def ring_mark(radius: float, ink: str = INK) -> str:
    """A ring about 0,0."""
    return ring(0, 0, radius, ink, 1.4)
