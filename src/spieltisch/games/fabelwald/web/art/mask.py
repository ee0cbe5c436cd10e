"""The mask kit: what creatures' faces are cut from. Faces look straight at you; their axis is x = 50.

A mask is drawn from back to front: shoulders, back hair or hood, ears or horns, head, brow plane, eyes,
nose, mouth, beard, headgear. Half of it is drawn and mirrored (``drawing.svg.mirrored``).
"""

from __future__ import annotations

from spieltisch.drawing.geometry import num
from spieltisch.drawing.paper import INK
from spieltisch.drawing.svg import circle, clip, mirrored, plane
from spieltisch.games.fabelwald.web.art.palette import AMBER_EYE

SHIELD = "M50 20C66 20 76 30 75 46C74 62 66 70 58 80C54 85 46 85 42 80C34 70 26 62 25 46C24 30 34 20 50 20Z"
"""Broad brow, pointed chin (demon)."""
EGG = "M50 26C63 26 71 34 70 48C69 62 60 76 50 80C40 76 31 62 30 48C29 34 37 26 50 26Z"
"""A fine face (elf)."""


def cut(ident: str, shape: str, colour: str, *pattern: str) -> str:
    """A plane with more planes and lines cut to it; ``ident`` begins with the drawing's scope."""
    return clip(ident, shape, plane(shape, colour) + "".join(pattern))


def almond(x: float, y: float, half: float, high: float, lid: float = 0) -> str:
    """Path data of an eye: ``half`` to each side, ``high`` reach of its curves, ``lid``: inner end lower."""
    left, right = num(x - half), num(x + half)
    return (
        f"M{left} {num(y)}Q{num(x)} {num(y - high)} {right} {num(y + lid)}"
        f"Q{num(x)} {num(y + high * 0.8)} {left} {num(y)}Z"
    )


def eyes(
    y: float,
    apart: float,
    half: float = 6,
    high: float = 5,
    colour: str = AMBER_EYE,
    lid: float = 0,
    pupil: str = INK,
) -> str:
    """Two almond eyes, each ``apart`` from the axis, with round pupils that look a little inwards."""
    one = plane(almond(50 - apart, y, half, high, lid), colour)
    return mirrored(one + circle(50 - apart + 0.6, y, high * 0.42, pupil))


def tooth(x: float, y: float, half: float, length: float) -> str:
    """Path data of a tooth that hangs from (x, y), or stands on it where ``length`` is negative."""
    return f"M{num(x - half)} {num(y)}L{num(x)} {num(y + length)}L{num(x + half)} {num(y)}Z"
