"""Long-handled net: a brass hoop, a bag of knotted strands, and three feathers in it."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.geometry import Point, num, pair, smooth, turned
from spieltisch.drawing.paper import PAPER
from spieltisch.drawing.svg import clip, ellipse, line, plane
from spieltisch.games.fasanerie.web.art.grounds import scenery

CENTRE: Point = (42, 33)
RX, RY, TILT = 27, 10.5, -22
TIP: Point = (31, 87)
SAG = 30  # how far below the hoop the strands bend
BRASS, WOOD, EDGE = "#E0B04A", "#B57B3C", "#6E4320"
RINGS = (0.12, 0.25, 0.38, 0.51, 0.64, 0.77, 0.89)
CATCH = (
    ("gold", 26, 74, -62, 40, 4.0, "#F2B327", "#B9751A"),
    ("red", 36, 80, -96, 34, 3.4, "#CE3524", "#8E2117"),
    ("blue", 42, 66, -44, 27, 3.0, "#23427F", "#13274F"),
)
"""Feathers: name, base, angle, length, half width, colour, colour of quill and barbs."""


def on_hoop(angle: float) -> Point:
    """A point of the hoop."""
    x, y = turned(1, 0, angle)
    dx, dy = turned(RX * x, RY * y, TILT)
    return CENTRE[0] + dx, CENTRE[1] + dy


def on_strand(angle: float, t: float) -> Point:
    """A point of the strand that leaves the hoop at ``angle``; t = 1 is the tip of the bag."""
    top = on_hoop(angle)
    bend = (top[0] * 0.92 + TIP[0] * 0.08 - 2, top[1] + SAG)
    u = 1 - t
    return (
        u * u * top[0] + 2 * u * t * bend[0] + t * t * TIP[0],
        u * u * top[1] + 2 * u * t * bend[1] + t * t * TIP[1],
    )


def strands(start: int, end: int, step: int) -> str:
    """Path data of strands between two places of the hoop."""
    return "".join(smooth([on_strand(a, i / 8) for i in range(9)]) for a in range(start, end, step))


def knots() -> str:
    """Path data of the rings of the near half, which join the strands."""
    return "".join(smooth([on_strand(18 * i, t) for i in range(11)]) for t in RINGS)


def feather(
    scope: str, name: str, x: float, y: float, angle: float, length: float, half: float, colour: str, ink: str
) -> str:
    """A feather with its quill and barbs."""
    shape = leaf(x, y, angle, length, half, 0.5)
    barbs = ""
    for t in (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8):
        dx, dy = turned(length * t, 0, angle)
        for side in (5, -5):
            barbs += f"M{pair((x + dx, y + dy))}l{pair(turned(6, side, angle))}"
    (bx, by), along = turned(-3, 0, angle), turned(length * 0.94, 0, angle)
    quill = f"M{pair((x + bx, y + by))}l{pair(along)}"
    barbs = clip(f"{scope}-{name}", shape, line(barbs, ink, 0.7))
    return plane(shape, colour) + barbs + line(quill, ink, 0.8)


def handle() -> str:
    """A pole from the panel's corner to the hoop, bound with cord."""
    x, y = on_hoop(6)
    return (
        line(f"M95 103L{num(x - 2)} {num(y + 1)}", EDGE, 5)
        + line(f"M94 101.2L{num(x - 2.6)} {num(y)}", WOOD, 3.2)
        + line("M73.9 49.5l4.6-3.4M75.6 52.4l4.6-3.4M77.3 55.3l4.6-3.4", "#F3E4C2", 1.3)
    )


def draw(scope: str, variant: str) -> str:
    """The art of the card; there is one variant only."""
    sides = [on_strand(180, i / 8) for i in range(9)] + [on_strand(0, 1 - i / 8) for i in range(1, 9)]
    bag = smooth([*sides, *[on_hoop(a) for a in range(20, 180, 20)]], close=True)
    far = ellipse(*CENTRE, RX, RY, "#2E6C6C", TILT) + plane(bag, PAPER, 0.2)
    far += line(strands(195, 360, 22), "#D9EDE4", 0.6, 0.55)
    catch = "".join(feather(scope, *plan) for plan in CATCH)
    near = line(strands(8, 180, 18) + knots(), PAPER, 0.85) + line(smooth(sides), PAPER, 1.2)
    hoop = ellipse(*CENTRE, RX, RY, EDGE, TILT, 3.4) + ellipse(*CENTRE, RX, RY, BRASS, TILT, 1.6)
    return scenery("net") + handle() + far + catch + near + hoop
