"""Signs in one ink, in a box of ±8, legible at 16 px: families of cards, animals, places, male."""

from __future__ import annotations

from spieltisch.drawing.geometry import round_outline
from spieltisch.drawing.paper import INK
from spieltisch.drawing.svg import circle, ellipse, group, holed, line, picture, plane, ring

FAMILIES = ("creature", "animal", "place", "rune", "amulet")
SIGNS = (*FAMILIES, "male", "owl", "crow", "wolf", "stag", "swamp", "path", "clearing")
CRESCENT = "M3.4-7.2A7.4 7.4 0 1 0 3.4 7.2A8.6 8.6 0 0 1 3.4-7.2Z"
FIR = "M0-8L6 0H2.8L7 6.6H-7L-2.8 0H-6Z"
TOES = ((-5.8, -1.4, 1.9, 2.5, -24), (-2.2, -5, 2, 2.6, -8), (2.2, -5, 2, 2.6, 8), (5.8, -1.4, 1.9, 2.5, 24))
PAD = "M0-.6C3 .2 5.2 3 4.8 5.4C4.4 7.6 2 7.2 0 7.2C-2 7.2-4.4 7.6-4.8 5.4C-5.2 3-3 .2 0-.6Z"
STAVE = "M0-7.4V7.4M0-.4L5.4-6.2M0-.4L-5.4-6.2"
LENS = "M-8 0C-3.2-6.4 3.2-6.4 8 0C3.2 6.4-3.2 6.4-8 0Z"
ARROW_OF_MALE = "M2.2-2.2L6.6-6.6M2.6-6.8H6.8V-2.6"
OWL = (
    "M-6.8-8C-4.4-6.8-2-6.2 0-6.2C2-6.2 4.4-6.8 6.8-8C7.4-5 7.2-2.4 6.4 1.6C5.6 5.4 3 7.8 0 8"
    "C-3 7.8-5.6 5.4-6.4 1.6C-7.2-2.4-7.4-5-6.8-8Z"
)
OWL_BEAK = "M0-1.2L1.5 1.4L0 3.6L-1.5 1.4Z"
CROW = (
    "M-8-2.6L-3.8-4.8C-3.2-6.6-1.4-7.6.4-7C3-6.2 3-3.6 4.4-1.6C5.4 0 6.8 1 8 1.4C6 2.6 3.6 2.6 2.6 3.6"
    "L6.6 7.4L1.2 5C-2 5.6-4.4 3.6-4.6.4C-4.6-.8-4.4-1.6-4.2-2.4Z"
)
WOLF = (
    "M-6.4-8L-2-4.6H2L6.4-8L6.6-2.4L8 1.4L5.4 2L5.4 4.6L3 4.2L1.8 7.4C1 8.2-1 8.2-1.8 7.4L-3 4.2L-5.4 4.6"
    "L-5.4 2L-8 1.4L-6.6-2.4Z"
)
WOLF_EYES = "M-4.6-1.6L-1.4-.2L-3.4 1ZM4.6-1.6L1.4-.2L3.4 1Z"
STAG_HEAD = "M-2.6.4H2.6L1.8 6C1.4 7.8-1.4 7.8-1.8 6ZM-2.4.6L-6-.2L-3 2.6ZM2.4.6L6-.2L3 2.6Z"
ANTLERS = (
    "M-1.2 1C-1.8-1.6-5.6-2-6.6-7.6M-5.6-3.8L-2.6-6.4M-4-2L-7.6-1.6"
    "M1.2 1C1.8-1.6 5.6-2 6.6-7.6M5.6-3.8L2.6-6.4M4-2L7.6-1.6"
)
WATER = (
    "M-8 3.4C-6.6 2.2-5.4 2.2-4 3.4C-2.6 4.6-1.4 4.6 0 3.4C1.4 2.2 2.6 2.2 4 3.4C5.4 4.6 6.6 4.6 8 3.4"
    "M-5.6 7C-4.4 6-3.4 6-2.2 7C-1 8-.2 8 1 7C2.2 6 3.4 6 4.6 7"
)
REEDS = "M-2.6.6V-3M2.6 1.6V-4.6M5.8.8C6.2-1.4 6.6-3 7.4-4.6"
REED_HEADS = "M-4.2-6.4A1.6 1.6 0 0 1-1-6.4V-2.6H-4.2ZM1-7A1.6 1.6 0 0 1 4.2-7V-3.2H1Z"
ROAD = (
    "M-.6-8H.6C1.6-6 4.8-5.4 4.4-3C4-.6-.8-.6-1.2 1.6C-1.4 3.4 4.4 5 7.2 8H-5.4C-7 5.2-6.6 2.4-4 .8"
    "C-2-.4 1.6-1.4 1.8-3C2-4.4-.2-5.6-.6-8Z"
)
MILESTONE = "M3.4 3.4V-.2A1.9 1.9 0 0 1 7.2-.2V3.4Z"
RING_OF_FIRS = "M-5.2-7L-2-1.8H-3.6L-1.6 2.6H-8.6L-6.8-1.8H-8.4ZM5.2-7L8.4-1.8H6.8L8.6 2.6H1.6L3.6-1.8H2Z"
LIGHT = (0, 5.2, 5.6, 2.3)


def drawn(name: str, ink: str = INK) -> str:
    """The sign ``name`` about 0,0. Its holes are real holes."""
    match name:
        case "creature":
            return plane(CRESCENT, ink)
        case "animal":
            return plane(PAD, ink) + "".join(ellipse(x, y, a, b, ink, turn) for x, y, a, b, turn in TOES)
        case "place":
            return plane(FIR, ink)
        case "rune":
            return line(STAVE, ink, 2.4)
        case "amulet":
            return holed(LENS + round_outline(0, 0, 2.6), ink)
        case "male":
            return ring(-1.6, 1.6, 4.6, ink, 2) + line(ARROW_OF_MALE, ink, 2)
        case "owl":
            return holed(OWL + round_outline(-3.1, -2.4, 2.1) + round_outline(3.1, -2.4, 2.1) + OWL_BEAK, ink)
        case "crow":
            return holed(CROW + round_outline(-0.8, -4.6, 0.8), ink)
        case "wolf":
            return holed(WOLF + WOLF_EYES, ink)
        case "stag":
            return plane(STAG_HEAD, ink) + line(ANTLERS, ink, 1.5)
        case "swamp":
            return line(WATER, ink, 1.5) + line(REEDS, ink, 1.2) + plane(REED_HEADS, ink)
        case "path":
            return plane(ROAD + MILESTONE, ink)
        case "clearing":
            return plane(RING_OF_FIRS, ink) + ellipse(*LIGHT, ink) + circle(0, -5, 1.9, ink)
    raise KeyError(name)


def shown(name: str) -> str:
    """A sign alone in the page's text colour, for lines of text."""
    return picture("-8.5 -8.5 17 17", drawn(name, "currentColor"), "sign bare")


def tab(name: str) -> str:
    """A sign as it stands in a card's right tab."""
    return group(drawn(name), "scale(.9)")
