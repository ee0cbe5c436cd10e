"""Points and curves. A point is (x, y); angles are degrees, 0 to the right, 90 downwards."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]
Spine = tuple[Point, Point, Point, Point]
"""A cubic curve: start, two handles, end."""
Width = Callable[[float], float]
"""Half the width of something along its spine, for t from 0 (root) to 1 (tip)."""

# Cosines differ in their last bits between machines; this nudge keeps a tie like 0.25 from falling two ways.
TIE_BREAK = 1e-7


def num(value: float) -> str:
    """``value`` with at most one decimal, as short as SVG allows: "3", "-.5", "12.4"."""
    text = f"{value + TIE_BREAK:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def pair(point: Point) -> str:
    """A point as path data."""
    return f"{num(point[0])} {num(point[1])}"


def pairs(points: Iterable[Point]) -> str:
    """Points as path data, separated by blanks."""
    return " ".join(pair(point) for point in points)


def turned(x: float, y: float, angle: float) -> Point:
    """The vector (x, y) turned about the origin."""
    a = math.radians(angle)
    return x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)


def polar(centre: Point, radius: float, angle: float) -> Point:
    """The point at ``radius`` and ``angle`` from ``centre``."""
    dx, dy = turned(radius, 0, angle)
    return centre[0] + dx, centre[1] + dy


def placed(points: Iterable[Point], origin: Point, angle: float) -> list[Point]:
    """Points drawn along the x axis from 0, turned by ``angle`` and moved to ``origin``."""
    out = []
    for x, y in points:
        dx, dy = turned(x, y, angle)
        out.append((origin[0] + dx, origin[1] + dy))
    return out


def on_curve(spine: Spine, t: float) -> Point:
    """The point of a cubic curve at ``t``."""
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return (
        sum(w * p[0] for w, p in zip(weights, spine, strict=True)),
        sum(w * p[1] for w, p in zip(weights, spine, strict=True)),
    )


def direction(spine: Spine, t: float) -> Point:
    """The unit vector along a cubic curve at ``t``, towards its end."""
    u = 1 - t
    weights = (3 * u * u, 6 * u * t, 3 * t * t)
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(spine)]
    dx = sum(w * s[0] for w, s in zip(weights, steps, strict=True))
    dy = sum(w * s[1] for w, s in zip(weights, steps, strict=True))
    length = math.hypot(dx, dy) or 1.0
    return dx / length, dy / length


def smooth(points: Sequence[Point], close: bool = False) -> str:
    """Path data of a smooth curve through all points (Catmull-Rom)."""
    n = len(points)
    data = "M" + pair(points[0])
    for i in range(n if close else n - 1):
        before = points[i - 1] if i > 0 or close else points[i]
        here, there = points[i], points[(i + 1) % n]
        after = points[(i + 2) % n] if close or i + 2 < n else there
        leaving = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        arriving = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        data += "C" + pairs((leaving, arriving, there))
    return data + ("Z" if close else "")


def arc(centre: Point, radius: float, start: float, end: float) -> str:
    """Path data of a circular arc between two angles."""
    large, sweep = int(abs(end - start) > 180), int(end > start)
    return (
        f"M{pair(polar(centre, radius, start))}"
        f"A{num(radius)} {num(radius)} 0 {large} {sweep} {pair(polar(centre, radius, end))}"
    )


def round_outline(x: float, y: float, radius: float) -> str:
    """Path data of a whole circle: for holes."""
    r, d = num(radius), num(2 * radius)
    return f"M{num(x - radius)} {num(y)}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0Z"


def sector(centre: Point, radius: float, start: float, end: float) -> str:
    """Path data of a slice of a disc between two angles, clockwise."""
    return f"{arc(centre, radius, start, end)}L{pair(centre)}Z"
