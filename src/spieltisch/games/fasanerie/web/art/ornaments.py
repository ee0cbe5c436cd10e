"""What belongs to no kind: the card back, the pile, the game's own sign."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf, scales
from spieltisch.drawing.geometry import Point, polar
from spieltisch.drawing.paper import PAPER
from spieltisch.drawing.svg import circle, clip, group, line, picture, plane, rect
from spieltisch.games.fasanerie.web.art import signs

PINE, PINE_LIGHT, PINE_DARK = "#1F5F4E", "#2F7461", "#17493C"
GOLD, TEAL, NAVY = "#F2B327", "#2BB0B2", "#1B2A6B"
WOOD_DARK, WOOD = "#8A5E2E", "#D9AE6E"
DROP = "M15 9C20 14 22 18 22 22A7 7 0 0 1 8 22C8 18 10 14 15 9Z"
BACK_PANEL = "M9 4H91a5 5 0 0 1 5 5V131a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5Z"
MIDDLE: Point = (50, 70)
PLUMES = ((-156, 44), (-24, 44), (-124, 50), (-56, 50), (-90, 58))
"""Angle and length of the tail feathers on the upper half of the back."""


def _plume(angle: float, length: float) -> str:
    """A tail feather with an eye, from the middle of the back."""
    eye = polar(MIDDLE, length * 0.72, angle)
    return (
        plane(leaf(*MIDDLE, angle, length, 7.6, 0.66), PINE_DARK)
        + line(f"M50 70L{eye[0]:.1f} {eye[1]:.1f}", GOLD, 0.9)
        + circle(*eye, 5.4, GOLD)
        + circle(*eye, 3.8, TEAL)
        + circle(*polar(MIDDLE, length * 0.71, angle), 2, NAVY)
    )


def back() -> str:
    """The back of all cards, the same when turned round."""
    fan = "".join(_plume(angle, length) for angle, length in PLUMES)
    half = line(scales(0, 6, 104, 72, 8), PINE_LIGHT, 1) + circle(*MIDDLE, 38, PINE_LIGHT)
    other_half = group(line(scales(0, 6, 104, 64, 8), PINE_LIGHT, 1), "rotate(180 50 70)")
    ground = plane(BACK_PANEL, PINE) + other_half + half
    fans = fan + group(fan, "rotate(180 50 70)")
    knot = circle(*MIDDLE, 7, GOLD) + circle(*MIDDLE, 4.6, PINE_DARK)
    return rect(0, 0, 100, 140, 8, PAPER) + clip("back-panel", BACK_PANEL, ground + fans + knot)


def pile_icon() -> str:
    """The pile: two wooden edges below a card back."""
    edges = rect(5, 1, 28, 38, 4, WOOD_DARK) + rect(3, 0, 28, 38, 4, WOOD)
    return picture("0 0 34 40", edges + rect(1, 1, 28, 38, 4, PINE) + plane(DROP, GOLD), "pile-icon")


def logo() -> str:
    """The sun of the golden pheasant on a round ground."""
    sun = signs.drawn("gold", "#F7C531")
    return picture("-16 -16 32 32", circle(0, 0, 16, "#2F6B5A") + group(sun, "scale(1.2)"), "logo")
