"""Swamp: a dead tree, reeds and lilies, lights over the water."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.geometry import num
from spieltisch.drawing.svg import circle, line, plane, rect

HEAD_BOX = "30 26 66 66"
SKY, MOON, HILLS, WATER, RIPPLE, TREE = "#6F8F7A", "#C9D6B0", "#527360", "#2F5A55", "#5E918A", "#2A352E"
STEM, HEAD, BLADE, PAD, PETAL, PETAL_SHADE, LIGHT = (
    "#26433A", "#6B3F22", "#3E6B4A", "#8DB36A", "#F3E0E8", "#E8B9CB", "#F7F3C0",
)  # fmt: skip
HILL_SHAPE = "M4 52C20 44 34 50 46 46C64 40 80 50 96 44V105H4Z"
WATER_SHAPE = "M4 64C30 58 66 66 96 60V105H4Z"
RIPPLES = "M20 74H58M40 80H84M10 88H44M56 92H90M16 97H34"
TRUNK = (
    "M22 70C22 50 20 36 26 16C28 30 27 40 28 50C32 44 36 42 42 40C36 46 31 52 30 70Z"
    "M26 34C20 30 16 28 12 28C17 30 22 36 26 42Z"
)
REEDS = ((68, 84, 38, -100), (75, 88, 46, -76), (82, 82, 34, -100), (88, 90, 40, -100))
"""Foot, height, and the way a reed's blade leans."""
PADS = ((44, 86, 6), (56, 78, 4.4), (30, 94, 5))
LIGHTS = ((38, 60), (52, 54), (14, 60), (60, 66))


def _reed(x: float, foot: float, height: float, lean: float) -> str:
    stem = line(f"M{num(x)} {num(foot)}V{num(foot - height)}", STEM, 1.4)
    cob = rect(x - 2, foot - height - 2, 4, 12, 2, HEAD)
    return stem + cob + plane(leaf(x, foot, lean, height * 0.8, 1.6, 0.5), BLADE)


def _pad(x: float, y: float, radius: float) -> str:
    """A lily's leaf with a notch."""
    r, flat = num(radius), num(radius * 0.42)
    notch = f"A{r} {flat} 0 1 1 {num(x + radius * 0.4)} {num(y - radius * 0.4)}Z"
    return plane(f"M{num(x)} {num(y)}L{num(x + radius)} {num(y - 1)}{notch}", PAD)


def draw(scope: str) -> str:
    """What the panel shows."""
    ground = rect(4, 4, 92, 100, 0, SKY) + circle(62, 40, 25, MOON) + plane(HILL_SHAPE, HILLS)
    water = plane(WATER_SHAPE, WATER) + line(RIPPLES, RIPPLE, 1.5)
    pads = (
        "".join(_pad(*pad) for pad in PADS) + circle(44, 84.6, 1.6, PETAL) + circle(46, 84, 1.4, PETAL_SHADE)
    )
    lights = "".join(circle(x, y, 1.3, LIGHT) for x, y in LIGHTS)
    return ground + water + plane(TRUNK, TREE) + "".join(_reed(*reed) for reed in REEDS) + pads + lights
