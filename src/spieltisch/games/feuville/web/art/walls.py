"""Walls: plain, the white base of a corner tower, a gate, the start wall with its owner's banner."""

from __future__ import annotations

from spieltisch.drawing.geometry import pair, polar
from spieltisch.drawing.svg import line, moved, plane, rect
from spieltisch.games.feuville.web.art import crests, symbols
from spieltisch.games.feuville.web.art.palette import (
    HOLLOW,
    PLASTER,
    PLASTER_RULE,
    PLASTER_SHADE,
    STONE,
    STONE_RULE,
    STONE_SHADE,
    WOOD,
)
from spieltisch.games.feuville.web.art.tiles import LAP, Tile

CORBELS = "".join(f"M{6 * i} 5.6A3 3 0 0 0 {6 * i + 6} 5.6" for i in range(10))
BUTTRESS, BUTTRESS_CAP = "M54 10H60.3V44H52Z", "M53 8.6H60.3V11.4H53Z"
LEFT_STONES = "M3 16h6M8 30h5M4 36.6h4M2 23h4"
MIDDLE_STONES = "M17 14h7M34 12.6h6M44 20h5M12 23h5M24 35h6M39 33h6M30 22.6h5M20 28.6h3M44 37.6h4M14 38h4"
PLINTH = "M-.3 40.4H60.3V44H-.3Z"

BASTION, BASTION_SHADE = "M13.4 0H46.6L51 44H9Z", "M37 0H46.6L51 44H38.6Z"
MOULDING, MOULDING_SHADE = "M11.4 3H48.6L47 7.6H13Z", "M37 3H48.6L47 7.6H37.2Z"
BASTION_STONES = "M17 13h5M41 15.6h5M14 33.6h4.6M42 30h5M19 37.6h6M42.6 38.6h4M14.4 24h3M43 22.6h3"

ARCH, DOOR = "M12 44V24A18 18 0 0 1 48 24V44Z", "M16.4 44V24.4A13.6 13.6 0 0 1 43.6 24.4V44Z"
ARCH_SHADE = "M39 8.4A18 18 0 0 1 48 24V44H43.6V24.4A13.6 13.6 0 0 0 37.6 13Z"
VOUSSOIRS = (
    "".join(
        f"M{pair(polar((30, 24), 13.8, angle))}L{pair(polar((30, 24), 17.8, angle))}"
        for angle in range(-180, 1, 20)
    )
    + "M12.2 31h3.8M12.2 38h3.8M44 31h3.8M44 38h3.8"
)
PORTCULLIS = "M20 15.4V24.6M25 12.2V26M30 11.2V26.6M35 12.2V26M40 15.4V24.6M18.6 16.4H41.4M16.8 21.6H43.2"
SPIKES = (
    "M19 24L20 27L21 24ZM24 25.4L25 28.4L26 25.4ZM29 26L30 29L31 26ZM34 25.4L35 28.4L36 25.4ZM39 24"
    "L40 27L41 24Z"
)
ROAD = "M21 44L26.6 34H33.4L39 44Z"


def figure(tile: Tile) -> str:
    """The wall and its symbols."""
    if tile.corner:
        return _body(LEFT_STONES) + _bastion() + symbols.on_tile(tile.symbols, 26)
    if tile.gate:
        return (
            _body("M3 16h5M4 30h4M2 37h4M2 23h4M50 17h2") + _gate(tile) + symbols.on_tile(tile.symbols, 30)
        )
    if tile.crest is not None:
        banner = moved(crests.banner(tile.crest), 30, 0)
        return _body(LEFT_STONES + "M45 15h4M46 28h4M44 36.6h5M12 22h2") + banner
    return _body(LEFT_STONES + MIDDLE_STONES) + symbols.on_tile(tile.symbols, 26)


def _body(stones: str) -> str:
    """The stone wall with its coping, the buttress at its right end and its foot."""
    coping = rect(-LAP, -LAP, 60 + 2 * LAP, 5.6 + LAP, 0, STONE_SHADE) + line("M0 2.6H60", STONE_RULE, 0.8)
    buttress = plane(BUTTRESS, STONE_SHADE) + plane(BUTTRESS_CAP, STONE_RULE)
    rules = line(stones, STONE_RULE, 1) + line(CORBELS, STONE_RULE, 1)
    body = rect(-LAP, -LAP, 60 + 2 * LAP, 44 + LAP, 0, STONE)
    return body + coping + rules + buttress + plane(PLINTH, STONE_SHADE)


def _bastion() -> str:
    """The white base of a corner tower, wider below."""
    body = plane(BASTION, PLASTER) + plane(BASTION_SHADE, PLASTER_SHADE)
    ledge = plane(MOULDING, PLASTER_RULE) + plane(MOULDING_SHADE, STONE_RULE)
    return body + ledge + line(BASTION_STONES, PLASTER_RULE, 0.9)


def _gate(tile: Tile) -> str:
    """An arch with its portcullis drawn up; the road is seen where no symbol stands."""
    arch = plane(ARCH, STONE_SHADE) + plane(ARCH_SHADE, STONE_RULE) + line(VOUSSOIRS, STONE, 0.9)
    bars = line(PORTCULLIS, WOOD, 1.3) + plane(SPIKES, WOOD)
    return arch + plane(DOOR, HOLLOW) + ("" if tile.symbols else plane(ROAD, WOOD)) + bars
