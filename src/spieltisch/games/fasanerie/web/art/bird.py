"""The skeleton all birds of Fasanerie share: shapes in card units, facing left, feet on y = 93.

A figure differs from the next in planes, pattern, head and tail only. ``scope`` prefixes the ids of clip
paths, so that two cards on one page never share one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from spieltisch.drawing.feathers import leaf, scales, spoon
from spieltisch.drawing.geometry import Point, arc, num, sector
from spieltisch.drawing.paper import INK
from spieltisch.drawing.svg import circle, clip, group, line, plane

BODY = "M22.5 35C14 47 14 60 21 69C29 79 49 81 60 73C68 67 72 60 73 50C60 51 46 47 36.5 31Z"
SADDLE = "M36 30C44 45 58 51 75 48L74 61C62 60 46 60 33 46Z"
WING = "M38 56C43 50 57 51 72 60.5C61 70 46 71 39.4 64C37.2 61.4 37 58.4 38 56Z"
WING_RULES = "M43 57.6C52 57 61 58.6 68 61M42.6 61C50 61 57 62 64 63.8M44.4 64.4C50 65 54 65.6 58.6 66.4"
NECK = "M8 24H42C42 38 36 46 28 49C20 51 14 49 8 47Z"
COLLAR = "M8 41C18 47 30 46 39 36L41 42C33 51 20 53 9 49Z"
BILL = "M19.4 29.8L11.8 33.6L20 35.6Z"
BARE_FACE = (
    "M17.8 30C18 25 24 23.6 29 26.6C32.6 30 31 36 27 38C25.4 41 22 40.6 20.6 37.6"
    "C18.6 36 17.8 33 17.8 30Z"
)
EAR_TUFT_CAP = "M19.4 26.6C22 21.6 30.4 21.6 33 27.4C28 25.6 23.6 25.4 19.4 26.6Z"
GROUND_LINE = 93
MIDDLE = 48  # what stays where it is when a bird is drawn smaller

CAPE_CENTRE = (25.0, 31.0)
PALE_EYE = "#FFF3C4"


def body(scope: str, colour: str, *pattern: str) -> str:
    """The trunk, with planes and lines cut to it."""
    return clip(f"{scope}-body", BODY, plane(BODY, colour) + "".join(pattern))


def on_body(scope: str, name: str, *pattern: str) -> str:
    """More planes cut to the trunk, above the wing: necks, collars."""
    return clip(f"{scope}-{name}", BODY, "".join(pattern))


def on_saddle(scope: str, colour: str, step: float, ink: str, width: float) -> str:
    """A saddle covered with scales."""
    return plane(SADDLE, colour) + clip(
        f"{scope}-saddle", SADDLE, line(scales(30, 30, 80, 66, step), ink, width)
    )


def wing(scope: str, front: str, back: str = "", rule: str = "", split: float = 52, pattern: str = "") -> str:
    """The folded wing: front plane, darker tip from x = ``split``, three rules or a pattern of its own."""
    planes = plane(WING, front)
    if back:
        tip = f"M{num(split)} 48L82 58L{num(split + 4)} 76"
        tip += f"C{num(split + 8)} 66 {num(split + 6)} 58 {num(split)} 48Z"
        planes += plane(tip, back)
    return clip(f"{scope}-wing", WING, planes + (pattern or line(WING_RULES, rule, 0.8)))


def eye(x: float, y: float, ring: str = PALE_EYE) -> str:
    """A pale ring and a pupil that looks a little ahead."""
    return circle(x, y, 2.3, ring) + circle(x - 0.2, y, 1.2, INK)


def head(colour: str, face: str = "", bill: str = "#D9A441", radius: float = 7.4) -> str:
    """Head disc and bill, ``face`` (planes) upon it, the eye last."""
    return circle(26, 31, radius, colour) + plane(BILL, bill) + face + eye(24.4, 30.8)


def cape(
    scope: str,
    colour: str,
    ink: str,
    radii: Sequence[float],
    width: float,
    radius: float,
    spread: tuple[float, float],
) -> str:
    """A ruled cape round the face: it makes the golden pheasant and Lady Amherst's."""
    start, end = spread
    shape = sector(CAPE_CENTRE, radius, start, end)
    arcs = "".join(arc(CAPE_CENTRE, r, start - 4, end + 4) for r in radii)
    return clip(f"{scope}-cape", shape, plane(shape, colour) + line(arcs, ink, width))


def legs(colour: str, x: float = 41, y: float = 74) -> str:
    """Two legs down to the ground, three toes each."""
    data = ""
    for knee in (x, x + 10):
        foot = knee - 1.5
        data += f"M{num(knee)} {num(y)}L{num(foot)} {GROUND_LINE}"
        for toe in ("l-5.5 1.4", "l-1 1.8", "l3.4 1.2"):
            data += f"M{num(foot)} {num(GROUND_LINE - 0.4)}{toe}"
    return line(data, colour, 1.7)


def root_feathers(colours: Sequence[str]) -> str:
    """Three bright leaves that cover the root of a tail."""
    plan = zip(((-16, 24), (-34, 27), (2, 19)), colours, strict=True)
    return "".join(plane(leaf(60, 57, angle, length, 2.3), colour) for (angle, length), colour in plan)


def wedge(colours: Sequence[str], count: int, start: float, end: float, length: float, half: float) -> str:
    """A short tail spread as a wedge of round feathers."""
    drawing = ""
    for i in range(count):
        t = i / (count - 1)
        angle, colour = start + (end - start) * t, colours[i % len(colours)]
        reach = length * (0.86 + 0.14 * math.sin(math.pi * t))
        drawing += plane(spoon(58, 57, angle, reach, half), colour)
    return drawing


def leaves(places: Sequence[Point], angle: float, length: float, half: float, colour: str) -> str:
    """Streaks: small leaves of one colour, all pointing one way."""
    return plane("".join(leaf(x, y, angle, length, half) for x, y in places), colour)


def sized(bird: str, size: float) -> str:
    """A bird drawn smaller, its feet still on the ground."""
    if size == 1:
        return bird
    shift = f"translate({num(MIDDLE * (1 - size))} {num(GROUND_LINE * (1 - size))})"
    return group(bird, f"{shift} scale({size:g})")
