"""The ground of every creature: night, a low moon, firs left and right, the hill they stand on.

Everything is in card units: the panel is 4–96 by 4–104, and the card cuts what reaches over it.
"""

from __future__ import annotations

from typing import NamedTuple

from spieltisch.drawing.geometry import num
from spieltisch.drawing.svg import circle, plane, rect

FIRS = ((8, 40), (15.5, 28), (85.8, 30), (93, 44))
"""Middle and height of each fir; the last one stands farthest right."""
HILL = "M4 94C26 88 52 90 96 96V105H4Z"
FIR_FOOT = 96


class Ground(NamedTuple):
    """Colours of the sky, of firs and hill, and of the moon; the moon's centre and radius."""

    base: str
    hill: str
    moon: str
    disc: tuple[float, float, float] = (50, 46, 32)


def fir(x: float, foot: float, height: float, half: float = 10) -> str:
    """Path data of a fir of two storeys, ``half`` wide to each side."""
    top, waist = num(foot - height), num(foot - height / 2)
    upper, inner = half * 0.7, half * 0.36
    right = f"L{num(x + upper)} {waist}H{num(x + inner)}L{num(x + half)} {num(foot + 1)}"
    left = f"H{num(x - half)}L{num(x - inner)} {waist}H{num(x - upper)}Z"
    return f"M{num(x)} {top}{right}{left}"


def sky(ground: Ground) -> str:
    """Panel and moon alone."""
    return rect(4, 4, 92, 100, 0, ground.base) + circle(*ground.disc, ground.moon)


def wood(ground: Ground) -> str:
    """Firs and hill alone."""
    firs = "".join(fir(x, FIR_FOOT, height) for x, height in FIRS)
    return plane(firs, ground.hill) + plane(HILL, ground.hill)


def scenery(ground: Ground) -> str:
    """The whole ground, from back to front."""
    return sky(ground) + wood(ground)
