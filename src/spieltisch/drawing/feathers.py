"""Path data of feathers, tails and their patterns: the shapes birds, trees and wreaths are cut from."""

from __future__ import annotations

from collections.abc import Iterable

from spieltisch.drawing.geometry import (
    Point,
    Spine,
    Width,
    direction,
    num,
    on_curve,
    pair,
    pairs,
    placed,
    smooth,
    turned,
)

SCALE_ROW = 0.62  # distance of two rows of scales, in steps


def leaf(x: float, y: float, angle: float, length: float, half: float, belly: float = 0.38) -> str:
    """A pointed feather from its base at (x, y); ``half`` is half its width, widest at ``belly``."""
    near, far = length * belly * 0.45, length * (belly + 0.32)
    upper = [(near, -half * 1.25), (far, -half * 1.05), (length, 0)]
    lower = [(far, half * 1.05), (near, half * 1.25), (0, 0)]
    base, *rest = placed([(0, 0), *upper, *lower], (x, y), angle)
    return f"M{pair(base)}C{pairs(rest[:3])}C{pairs(rest[3:])}Z"


def spoon(x: float, y: float, angle: float, length: float, half: float) -> str:
    """A feather with a round end."""
    upper = [(length * 0.3, -half * 0.35), (length * 0.55, -half), (length * 0.85, -half)]
    end = [(length * 1.06, -half), (length * 1.06, half), (length * 0.85, half)]
    lower = [(length * 0.55, half), (length * 0.3, half * 0.35), (0, 0)]
    base, *rest = placed([(0, 0), *upper, *end, *lower], (x, y), angle)
    return f"M{pair(base)}C{pairs(rest[:3])}C{pairs(rest[3:6])}C{pairs(rest[6:])}Z"


def tapering(half: float, power: float = 0.55) -> Width:
    """The width of a tail: narrow at the root, ``half`` soon after, pointed at the tip."""
    return lambda t: half * (1 - t) ** power * (0.55 + 0.45 * min(1.0, t * 5)) + 0.2


def scaled(width: Width, factor: float) -> Width:
    """``width`` times ``factor``."""
    return lambda t: width(t) * factor


def ribbon(spine: Spine, width: Width, steps: int = 10) -> str:
    """A tail along ``spine``, closed and pointed."""
    one, other = [], []
    for i in range(steps + 1):
        t = i / steps
        (x, y), (tx, ty), half = on_curve(spine, t), direction(spine, t), width(t)
        one.append((x - ty * half, y + tx * half))
        other.append((x + ty * half, y - tx * half))
    return smooth(one) + "L" + smooth(other[::-1])[1:] + "Z"


def bars(spine: Spine, width: Width, places: Iterable[float], point: float = 0.0, cut: float = 1.0) -> str:
    """Bars across a tail at each t of ``places``; ``point`` makes them chevrons towards the tip."""
    data = ""
    for t in places:
        (x, y), (tx, ty), half = on_curve(spine, t), direction(spine, t), width(t) * cut
        data += f"M{pair((x - ty * half, y + tx * half))}L{pair((x + tx * point, y + ty * point))}"
        data += f"L{pair((x + ty * half, y - tx * half))}"
    return data


def steps(start: float, step: float, count: int) -> list[float]:
    """``count`` numbers from ``start``, ``step`` apart."""
    return [start + step * i for i in range(count)]


def scales(left: float, top: float, right: float, bottom: float, step: float) -> str:
    """Rows of hanging half circles over a box (scalloped plumage), to be clipped to a shape."""
    radius, data, y, row = step / 2, "", top, 0
    while y < bottom:
        x = left + (radius if row % 2 else 0)
        begin = x - radius
        data += f"M{pair((begin, y))}"
        while x < right:
            data += f"A{num(radius)} {num(radius)} 0 0 0 {pair((x + radius, y))}"
            x += step
        y, row = y + step * SCALE_ROW, row + 1
    return data


def rules(start: Point, angle: float, count: int, gap: float, length: float) -> str:
    """``count`` parallel strokes at ``angle``, each ``gap`` beside the last."""
    (px, py), stroke = turned(0, gap, angle), turned(length, 0, angle)
    return "".join(f"M{pair((start[0] + px * i, start[1] + py * i))}l{pair(stroke)}" for i in range(count))


def sprig(x: float, y: float, angle: float, leaves: int, length: float) -> tuple[str, str]:
    """A twig with pairs of leaves, smaller towards the tip: path data of its leaves and of its stem."""
    ux, uy = turned(1, 0, angle)
    data = ""
    for i in range(leaves):
        along, size = length * (i + 0.6) / leaves, 1 - 0.45 * i / leaves
        for side in (-48, 48):
            data += leaf(x + ux * along, y + uy * along, angle + side, 9 * size, 2.6 * size)
    data += leaf(x + ux * length * 0.92, y + uy * length * 0.92, angle, 9 * 0.6, 2.6 * 0.6)
    return data, f"M{pair((x, y))}l{pair((ux * length, uy * length))}"
