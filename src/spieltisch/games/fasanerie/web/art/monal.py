"""Himalayan monal: all metals, before snow peaks; larger the more it is worth."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf, scales
from spieltisch.drawing.geometry import pair, polar
from spieltisch.drawing.svg import line, plane
from spieltisch.games.fasanerie.web.art.bird import SADDLE, body, head, legs, on_body, sized, wedge, wing
from spieltisch.games.fasanerie.web.art.grounds import GROUNDS, HILL, sky

SIZES = {"3": 0.76, "5": 0.88, "7": 1.0}
PEAKS = "M4 66L13 54L30 78L70 27L96 61V95C60 89 30 88 4 94Z"
SNOW = "M13 54L9 59.4L12.2 58.4L14 60.8L16.8 59.4ZM70 27L60.6 39L65.6 37.4L69.4 41.6L73.4 37.2L79.2 39Z"
MANTLE = "M30 30C38 44 46 49 60 50L52 62C42 60 32 54 24 44Z"
COPPER = "M8 24H44L45 44C36 51 22 56 8 52Z"
GILDING = "M32 26L46 30L46 46C42 48 38 50 35 51C38 44 36 34 32 26Z"
EYE_SKIN = "M20.6 29.4C23 26.6 28.6 27.2 29.8 30.6C28.6 34 23 34.4 20.6 33Z"


def mountains() -> str:
    """Two peaks behind the hill."""
    return plane(PEAKS, "#AECBD6") + plane(SNOW, "#F4FAFB") + plane(HILL, GROUNDS["monal"].hill)


def crest() -> str:
    """Four pins that end in small leaves."""
    drawing = ""
    for angle, length in ((-94, 13), (-76, 15), (-58, 15.6), (-40, 14)):
        drawing += line(f"M26 25L{pair(polar((26, 25), length, angle))}", "#17695A", 0.9)
        drawing += plane(leaf(*polar((26, 25), length * 0.72, angle), angle, 6.4, 1.7, 0.55), "#17816D")
    return drawing


def draw(scope: str, variant: str) -> str:
    """The art of monal-3, monal-5, monal-7."""
    trunk = body(
        scope,
        "#1F2327",
        plane(SADDLE, "#FBFAF4"),
        plane(MANTLE, "#5A3C8C"),
        line(scales(22, 66, 62, 86, 6), "#3B434A", 0.9),
    )
    neck = on_body(
        scope,
        "neck",
        plane(COPPER, "#C4622F"),
        plane(GILDING, "#D9A93A"),
        line(scales(12, 38, 48, 54, 4.6), "#8E3D1B", 0.8),
    )
    tail = wedge(("#C56A2E", "#D98243"), 7, -40, 6, 31, 4.6)
    folded = wing(scope, "#1F6F8C", "#2B4A96", "#7FD0D2")
    face = head("#17695A", plane(EYE_SKIN, "#5AB6E0"), "#6B5A44")
    bird = tail + legs("#8C8466") + trunk + folded + neck + face + crest()
    return sky("monal") + mountains() + sized(bird, SIZES[variant])
