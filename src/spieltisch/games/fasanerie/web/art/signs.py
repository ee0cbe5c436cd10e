"""A sign for each kind: solid, in a box of ±8, legible in one ink at 16 px. Its holes are real holes."""

from __future__ import annotations

from spieltisch.drawing.geometry import pair, polar, round_outline
from spieltisch.drawing.paper import INK
from spieltisch.drawing.svg import circle, ellipse, holed, line, picture, plane, rect, ring
from spieltisch.games.fasanerie.web.art.grounds import chip_inks

SUN_RAYS = "".join(
    f"M{pair(polar((0, 0), 5.2, angle))}L{pair(polar((0, 0), 7.4, angle))}" for angle in range(0, 360, 45)
)
LOZENGE = "M0-8L6 0L0 8L-6 0ZM0-3.6L2.7 0L0 3.6L-2.7 0Z"
CUBE = "M0-7.6L6-4.1L0-.6L-6-4.1ZM-6.6-2.7L-.7 .8V7.2L-6.6 3.8ZM6.6-2.7L.7 .8V7.2L6.6 3.8Z"
DROP = "M0-8C3-3 5.4-.4 5.4 2.8A5.4 5.2 0 0 1-5.4 2.8C-5.4-.4-3-3 0-8Z"
EYE = "M0-8C5-4 6.6-1 6.6 2A6.6 6.2 0 0 1-6.6 2C-6.6-1-5-4 0-8Z"
CROWN = "M-7.4 6V-5L-3.4-.6L0-7L3.4-.6L7.4-5V6Z"
FOX = "M-7-7L-1.8-3.4H1.8L7-7L6 .4L0 7.4L-6 .4Z"
FLAME = "M.4-8C1.4-4.4 6-2 6 3A6 5.2 0 0 1-6 3C-6 .6-4.6-1-3.6-2.4C-3.2-.8-2.6-.4-1.8-.6C-2-3.4-1.4-6 .4-8Z"
TUFTS = "M0 7.4C-5 3-7-2-6.6-7.6C-2.6-5-.4-1.6 0 1.4C.4-1.6 2.6-5 6.6-7.6C7-2 5 3 0 7.4Z"
CRESCENT = "M3.4-7.2A7.4 7.4 0 1 0 3.4 7.2A8.6 8.6 0 0 1 3.4-7.2Z"
COMMAS = (
    "M-7 3.4A3.2 3.2 0 1 0-3.8.4C-4-2.4-2.8-5-.8-6.6C-4.8-5.6-7-2-7 3.4Z"
    "M.8 3.4A3.2 3.2 0 1 0 4 .4C3.8-2.4 5-5 7-6.6C3-5.6.8-2 .8 3.4Z"
)
BONE = "M-3-1.4A2.5 2.5 0 1 0-5.6-.9A2.5 2.5 0 1 0-3 2.4L3 1.4A2.5 2.5 0 1 0 5.6.9A2.5 2.5 0 1 0 3-2.4Z"
VARIANT_MARKS = {
    "blue": "M-5-2.5Q-2.5-5.5 0-2.5T5-2.5M-5 3Q-2.5 0 0 3T5 3",
    "white": "M-5 0H5",
    "brown": "M-4.5-4.5L4.5 4.5M4.5-4.5L-4.5 4.5",
}
"""Marks that tell the eared pheasants apart without colour: waves, a bar, a cross."""


def drawn(kind: str, ink: str = INK) -> str:
    """The sign of ``kind`` about 0,0."""
    match kind:
        case "gold":
            return circle(0, 0, 3.5, ink) + line(SUN_RAYS, ink, 1.8)
        case "fart":
            discs = ((-3.2, 1.4, 3.9), (3.4, 1.8, 3.5), (0.6, -2.6, 3.9), (6.4, -5.6, 1.4))
            return "".join(circle(x, y, r, ink) for x, y, r in discs)
        case "diamond":
            return holed(LOZENGE, ink)
        case "blood":
            return plane(DROP, ink)
        case "green":
            return plane(CUBE, ink)
        case "peacock":
            return holed(EYE + round_outline(0, 1.6, 3.9), ink) + circle(0, 1.6, 2, ink)
        case "nest":
            return ellipse(0, 0.4, 5.4, 7.4, ink)
        case "reeves":
            return plane(CROWN, ink)
        case "trap":
            bars = line("M-4.6 4.6V7.4M0 4.6V7.4M4.6 4.6V7.4", ink, 1.7)
            return plane("M-7.4 4.6C-7.4-4-3-6.6 0-6.6C3-6.6 7.4-4 7.4 4.6Z", ink) + bars
        case "mirror":
            glass = ring(0, -2.4, 4.5, ink, 2.1) + line("M-1.5-.9L1.5-3.9", ink, 1.2)
            return line("M0 3.4V7", ink, 2.6) + glass
        case "monal":
            return plane("M-8 6.4L-2.6-5.4L.6 1L3-2.6L8 6.4Z", ink)
        case "fox":
            return holed(FOX + round_outline(-2.6, -0.4, 1) + round_outline(2.6, -0.4, 1), ink)
        case "fireback":
            return plane(FLAME, ink)
        case "koklass":
            return plane(TUFTS, ink)
        case "salvadori":
            return plane(CRESCENT, ink)
        case "net":
            mesh = "M-2.4-6.4V6.4M2.4-6.4V6.4M-6.4-2.4H6.4M-6.4 2.4H6.4"
            return ring(0, 0, 6.9, ink, 1.8) + line(mesh, ink, 1.4)
        case "eared":
            return plane(COMMAS, ink)
        case "dog":
            return plane(BONE, ink)
    raise KeyError(kind)


def variant_mark(variant: str) -> str:
    """What the right tab of an eared pheasant bears."""
    return line(VARIANT_MARKS[variant], INK, 2.2)


def chip(kind: str, size_class: str = "") -> str:
    """The sign on a round-cornered square of its kind's colour."""
    ground, ink = chip_inks(kind)
    css_class = f"sign {size_class}".strip()
    return picture("-12 -12 24 24", rect(-12, -12, 24, 24, 6, ground) + drawn(kind, ink), css_class)
