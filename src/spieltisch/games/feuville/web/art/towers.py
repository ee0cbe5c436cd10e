"""Towers: of stone with battlements, or white with a slate cone, which stands on a corner base."""

from __future__ import annotations

from spieltisch.drawing.geometry import num
from spieltisch.drawing.svg import circle, line, plane
from spieltisch.games.feuville.web.art import symbols
from spieltisch.games.feuville.web.art.palette import (
    GOLD,
    GOLD_SHADE,
    HOLLOW,
    PLASTER,
    PLASTER_RULE,
    PLASTER_SHADE,
    SLATE,
    SLATE_RULE,
    SLATE_SHADE,
    STONE,
    STONE_RULE,
    STONE_SHADE,
)
from spieltisch.games.feuville.web.art.tiles import Tile

SHAFT, SHAFT_SHADE = "M13 20H47V64.5H13Z", "M37 20H47V64.5H37Z"
MERLONS = "M9.5 20V6.6H16.6V12H21.4V6.6H27.6V12H32.4V6.6H38.6V12H43.4V6.6H50.5V20L47 23.6H13Z"
MERLONS_SHADE = "M38.6 20V6.6H38.6V12H43.4V6.6H50.5V20L47 23.6H37Z"
CORBELS = "".join(f"M{num(13 + 5.7 * i)} 23.4A2.8 2.8 0 0 1 {num(18.6 + 5.7 * i)} 23.4" for i in range(6))
STONES = (
    "M15.6 29.4h5M24 33h4.6M39.4 31h5M15 37.6h3M41 39.6h4.6M14.6 54.6h4M40.4 55.6h5M15.4 46h2.6M43 47.4h2.4"
)
MORE_STONES = "M23 58.6h5M31 55h4M22.6 45.6h3.6M33.4 43h3M20 51h3M31.6 61.4h4"
SLIT = "M27 54V43.4A3 3 0 0 1 33 43.4V54Z"

WHITE_SHAFT, WHITE_SHADE = "M15 28H45L46.6 64.5H13.4Z", "M36.6 28H45L46.6 64.5H37Z"
WHITE_STONES = "M17 40h3.4M39.6 36.4h3.6M16.4 55.6h4M40 58.6h4M18 61.6h3M40.6 48.4h3"
EAVES, EAVES_SHADE = "M11.6 27H48.4L45.6 32.4H14.4Z", "M36.6 27H48.4L45.6 32.4H36.6Z"
CONE, CONE_SHADE = (
    "M8.6 28.4L30 .4L51.4 28.4C40 31.2 20 31.2 8.6 28.4Z",
    "M30 .4L51.4 28.4C47 29.5 42 30.2 36.6 30.4Z",
)
LANCET = "M27.4 50V42.6L30 39.4L32.6 42.6V50Z"


def figure(tile: Tile) -> str:
    """The tower and its symbols; a white one's golden ball rises above the tile."""
    return _white(tile) if tile.white else _plain(tile)


def _plain(tile: Tile) -> str:
    shaft = plane(SHAFT, STONE) + plane(SHAFT_SHADE, STONE_SHADE)
    crown = plane(MERLONS, STONE_SHADE) + plane(MERLONS_SHADE, STONE_RULE)
    rules = (
        line(STONES, STONE_RULE, 1) + line(CORBELS, STONE, 0.9) + line("M9.9 15.6H50.1", STONE_RULE, 0.9)
    )
    bare = line(MORE_STONES, STONE_RULE, 1) + plane(SLIT, HOLLOW)
    return shaft + crown + rules + (symbols.on_tile(tile.symbols, 46) or bare)


def _white(tile: Tile) -> str:
    shaft = plane(WHITE_SHAFT, PLASTER) + plane(WHITE_SHADE, PLASTER_SHADE)
    stones = line(WHITE_STONES, PLASTER_RULE, 0.9)
    eaves = plane(EAVES, PLASTER_RULE) + plane(EAVES_SHADE, STONE_RULE)
    return (
        shaft + stones + eaves + _cone() + (symbols.on_tile(tile.symbols, 47) or plane(LANCET, SLATE_SHADE))
    )


def _slates() -> str:
    """Rows of slates, each row as wide as the cone is there, so that nothing need be clipped."""
    data, step = "", 5.2
    for row in range(7):
        y = 6.4 + 3.2 * row
        count = int((2 * 21.4 * (y - 0.4) / 28 - 1) // step)
        x = 30 - step * count / 2
        data += f"M{num(x)} {num(y)}" + f"a2.6 2.6 0 0 0 {num(step)} 0" * count
    return data


def _cone() -> str:
    """The slate roof with its ball."""
    ball = circle(30, -0.8, 2.2, GOLD) + plane("M30-3A2.2 2.2 0 0 1 30 1.4Z", GOLD_SHADE)
    return (
        plane(CONE, SLATE) + plane(CONE_SHADE, SLATE_SHADE) + line(_slates(), SLATE_RULE, 0.8, 0.8) + ball
    )
