"""The persons' emblems in one ink, in a box of ±8: what each of them is known by."""

from __future__ import annotations

from spieltisch.drawing.geometry import pair, polar
from spieltisch.drawing.svg import circle, ellipse, group, holed, line, plane, ring

SPARK = "M" + "L".join(pair(polar((0, 0), 8.4 if i % 2 == 0 else 2.9, 45 * i - 90)) for i in range(8)) + "Z"
MASK = (
    "M-8-3.6C-4.6-5-2-4-0-2.8C2-4 4.6-5 8-3.6C8.4 1 7 4.6 4 4.8C1.8 4.8 1.2 2.6 0 2.2"
    "C-1.2 2.6-1.8 4.8-4 4.8C-7 4.6-8.4 1-8-3.6Z"
)
MASK_EYES = (
    "M-5.8-.4C-4.8-2-2.6-1.8-1.8 0C-3 1.4-5 1.2-5.8-.4ZM5.8-.4C4.8-2 2.6-1.8 1.8 0C3 1.4 5 1.2 5.8-.4Z"
)
FOAM = "M-6-3A2.6 2.6 0 0 1-5-6.6A3.2 3.2 0 0 1 .4-7A3 3 0 0 1 4.2-3Z"
MUG = "M-5.6-2.4H3.8L4.4 7.6H-6.2ZM-4 .6V5.6H-2.8V.6ZM-1.5 .6V5.6H-.3V.6ZM1 .6V5.6H2.2V.6Z"
COMPASSES = "M-1.2-4.4L1.2-4.4L-4.4 8L-5.4 8ZM1.2-4.4L-1.2-4.4L4.4 8L5.4 8Z"
HOOD = (
    "M2-8.4C2.4-5 4.8-3 5 0L8.4-2.4C8.4 1.4 7 4 4.4 4.6C3.4 7 1.8 8 0 8C-1.8 8-3.4 7-4.4 4.6"
    "C-7 4-8.4 1.4-8.4-2.4"
    "L-5 0C-4.8-4-2-7 2-8.4Z"
)
HOOD_EYES = "M-3.6.4L-.8 1.8C-1.4 3.2-3.4 2.8-3.6.4ZM3.6.4L.8 1.8C1.4 3.2 3.4 2.8 3.6.4Z"
WINGS = (
    "M-.8 0C-2-5-6-7.4-8-6.4C-8.4-2.6-5.4.4-.8 1ZM.8 0C2-5 6-7.4 8-6.4C8.4-2.6 5.4.4.8 1Z"
    "M-.8 1.4C-4 1-6.6 3-6.6 6.2C-3.6 6.8-1.4 5-.8 1.4ZM.8 1.4C4 1 6.6 3 6.6 6.2C3.6 6.8 1.4 5 .8 1.4Z"
)
JUGGLED = ((-5.2, 2.2), (0, -5), (5.2, 2.2))
LINKS = ((-6.6, -6), (-5.4, -1.6), (-3, 1.8), (3, 1.8), (5.4, -1.6), (6.6, -6))


def drawn(person: str, ink: str) -> str:
    """What a person is known by."""
    match person:
        case "juggler":
            arcs = line("M-4.6-2.6C-3.8-4 -3-4.8-2.6-5M4.6-2.6C3.8-4 3-4.8 2.6-5", ink, 1.1)
            return "".join(circle(x, y, 2.9, ink) for x, y in JUGGLED) + arcs
        case "thief":
            return holed(MASK + MASK_EYES, ink)
        case "innkeeper":
            handle = line("M4.4 0H6A1.6 1.6 0 0 1 7.6 1.6V3.4A1.6 1.6 0 0 1 6 5H4.6", ink, 1.6)
            return plane(FOAM, ink) + holed(MUG, ink) + handle
        case "architect":
            arc = line("M-3.4 3.2C-1.4 4.4 1.4 4.4 3.4 3.2", ink, 1.3)
            return (
                plane(COMPASSES, ink)
                + line("M-.9-3.4L-4.8 7.4M.9-3.4L4.8 7.4", ink, 1.2)
                + arc
                + circle(0, -5, 2.6, ink)
                + line("M0-8V-6", ink, 1.6)
            )
        case "mayor":
            return "".join(circle(x, y, 1.7, ink) for x, y in LINKS) + ring(0, 4.6, 2.6, ink, 2)
        case "mage":
            return (
                line("M-7 7.4L1.4-1", ink, 2.2)
                + group(plane(SPARK, ink), "translate(3.4 -3) scale(.58)")
                + circle(-3.6, -4.6, 1, ink)
                + circle(5.8, 4.4, 1, ink)
            )
        case "kobold":
            return holed(HOOD + HOOD_EYES, ink)
        case "fairy":
            return plane(WINGS, ink) + ellipse(0, 2, 1, 5.4, ink) + circle(0, -4.6, 1.9, ink)
    raise KeyError(person)
