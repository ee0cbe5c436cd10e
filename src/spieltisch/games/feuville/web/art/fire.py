"""Burnt tiles, dark, jagged and empty, and the flames upon them."""

from __future__ import annotations

from spieltisch.drawing.svg import circle, group, line, moved, picture, plane, rect
from spieltisch.games.feuville.web.art.palette import CHAR, FIRE, FIRE_HEART, SMOKE, SOOT
from spieltisch.games.feuville.web.art.tiles import HEIGHT, LAP, Tile

TONGUE = (
    "M0 0C-9.6 0-10.6-9-5.4-15.4C-5-12.4-3.6-11.6-2.4-11.6C-3-17-1.6-22.4 1.2-27C2-20 9.6-15 8.8-6.4"
    "C8.4-2.4 5 0 0 0Z"
)
HEART = (
    "M0 0C-5.4 0-5.8-5.2-2.6-9C-2.2-7.4-1.6-7-.8-7C-1-10 .2-12.6 1.4-14.4C2-10.6 5.6-8 5-3.6"
    "C4.6-1.2 2.6 0 0 0Z"
)
RUIN = (
    "M13 64.5V21L9.6 18V9L13 7.4L16 11V14.4L20 13L22 8.6L26.6 10.4L28 16L33 18.4L35.6 14L39 17.6L42 24"
    "L46 26L47 64.5Z"
)
WHITE_RUIN = (
    "M13.4 64.5L15 30L9.4 28.6L20 13.6L23.6 16L29-1.6L31 7L34.6 10L33 15.6L39 19L41.6 26.4L45.4 30"
    "L46.6 64.5Z"
)
WALL_RUIN = "M-.3 44V3L5 1.4L9 4L15 2.6L19 6L25 5L29 1.6L36 3.4L40 7.4L46 6L50 2.4L56 4L60.3 2V44Z"
BASTION_RUIN = "M-.3 44V7L8 5L12 8L13 1L20 0L24 4L30 2L35 0L46.6 3L48 9L55 6L60.3 8V44Z"
CRACKS = "M6 14l5 3l-1 5M48 12l-4 4l3 5M20 20l4 2M38 30l5-2M8 33l4 2"
HOLE = "M17 44V25A13 13 0 0 1 43 25V44Z"
PLUME = (
    "M28 50C12 44 12 35 19 31C26 26 20 22 15 18C10 14 13 6 22 0H38C45 5 44 11 38 14C31 18 33 22 39 26"
    "C48 32 47 43 31 50Z"
)
CURLS = (
    "M24 41C18 38 21 33 26 33M36 30C42 33 40 38 36 39M22 13C18 10 21 5 25 6M36 8C40 5 38 1 35 0M28 24"
    "C24 21 27 17 31 19"
)
SPARKS = ((9, 17), (24, 13), (39, 19), (52, 11), (53, 31), (8, 35), (25, 36), (39, 38))

FLAMES = {
    "sky": (),
    "tower": ((21, 64, 0.95), (39.6, 64, 1.3)),
    "wall": ((10.6, 44, 0.82), (30.6, 44, 1.22), (49.6, 44, 0.94)),
}
"""Where tongues stand on each layer's tile, and how large."""


def tongue() -> str:
    """One flame, its foot at 0,0, 27 high."""
    return plane(TONGUE, FIRE) + plane(HEART, FIRE_HEART)


def figure(tile: Tile) -> str:
    """A burnt tile: what is left of it, on the ground of ``skies.behind``."""
    flames = "".join(moved(tongue(), *place) for place in FLAMES[tile.layer])
    return _left(tile) + flames


def _left(tile: Tile) -> str:
    """The ruin in soot; its outline says what it was."""
    if tile.layer == "sky":
        sparks = "".join(
            circle(x, y, 1.1 if i % 2 else 0.8, FIRE if i % 3 else FIRE_HEART)
            for i, (x, y) in enumerate(SPARKS)
        )
        return plane(PLUME, SMOKE) + line(CURLS, CHAR, 1.2) + sparks
    if tile.layer == "tower":
        ruin = plane(WHITE_RUIN if tile.white else RUIN, SOOT) + line(
            "M19 35l4 3l-2 5M41 31l-3 5l2 4", CHAR, 1.2
        )
        return (
            ruin
            + plane("M27 42V34A3 3 0 0 1 33 34V42Z", FIRE)
            + plane("M29 42V37.6L31.6 36V42Z", FIRE_HEART)
        )
    wall = rect(-LAP, -LAP, 60 + 2 * LAP, HEIGHT["wall"] + LAP, 0, CHAR)
    wall += plane(BASTION_RUIN if tile.corner else WALL_RUIN, SOOT)
    if tile.corner:
        wall += line("M13 3L9 44M46.6 5L51 44", CHAR, 1.6)
    return wall + (plane(HOLE, "#6E3126") if tile.gate else "") + line(CRACKS, CHAR, 1.2)


def flames() -> str:
    """Fire to lay over the foot of a column."""
    return picture("0 0 60 44", "".join(moved(tongue(), *place) for place in FLAMES["wall"]), "flames")


def sign(ink: str) -> str:
    """A flame in one ink, in a box of ±8."""
    return group(plane(TONGUE, ink), "translate(.4 8) scale(.59)")
