"""The ids of tiles, decrees and spells, from the types that stand in a record."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from ...core.game import States
from .sets import Decree, Spell, Tile, decree_id, spell_id, tile_id
from .state import (
    CLOUD_SHIFT,
    DECREE_TYPES,
    KIND_SHIFT,
    LANE,
    LAYERS,
    SPELL_TYPES,
    STAGE_SHIFT,
    START_WALL,
    SYMBOLS,
    TILE_TYPES,
)

OWN_WALL = "wall-own"
PERSONS = ("juggler", "thief", "innkeeper", "architect", "mayor", "mage")


def tile_ids(states: States) -> tuple[str, ...]:
    """The id of each tile type, "" for 0."""
    return _tile_ids(states["tile"].tobytes(), states["symbols"].tobytes(), int(states[0].tile_types))


def decree_ids(states: States) -> tuple[str, ...]:
    """The id of each decree type, "" for 0."""
    return _decree_ids(states["decree"].tobytes(), int(states[0].decree_types))


def spell_ids(states: States) -> tuple[str, ...]:
    """The id of each spell type, "" for 0."""
    return _spell_ids(states["spell"].tobytes(), int(states[0].spell_types))


def symbols_of(lanes: int) -> dict[str, int]:
    """The symbols counted in lanes, by id."""
    return {symbol: (lanes >> (LANE * i)) & ((1 << LANE) - 1) for i, symbol in enumerate(SYMBOLS)}


@lru_cache(maxsize=8)
def _tile_ids(tile: bytes, symbols: bytes, types: int) -> tuple[str, ...]:
    bits = np.frombuffer(tile, "i2", TILE_TYPES).tolist()
    lanes = np.frombuffer(symbols, "i4", TILE_TYPES).tolist()
    ids = ["", OWN_WALL]
    for number in range(START_WALL + 1, types):
        found = bits[number]
        shown = symbols_of(lanes[number])
        listed = tuple(i for i, symbol in enumerate(SYMBOLS) for _ in range(shown[symbol]))
        layer, stage, kind = found & 3, found >> STAGE_SHIFT & 3, found >> KIND_SHIFT & 3
        ids.append(tile_id(Tile(layer, stage, kind, found >> CLOUD_SHIFT, listed)))
    return tuple(ids)


@lru_cache(maxsize=8)
def _decree_ids(decree: bytes, types: int) -> tuple[str, ...]:
    rows = np.frombuffer(decree, "i1").reshape(DECREE_TYPES, 3).tolist()
    return ("", *(decree_id(Decree(*row)) for row in rows[1:types]))


@lru_cache(maxsize=8)
def _spell_ids(spell: bytes, types: int) -> tuple[str, ...]:
    rows = np.frombuffer(spell, "i1").reshape(SPELL_TYPES, 2).tolist()
    return ("", *(spell_id(Spell(*row)) for row in rows[1:types]))


def is_tile(item: str) -> bool:
    """Whether an item's id is a tile's; otherwise it is a decree's."""
    return item.partition("-")[0] in LAYERS


def layer_of_id(tile: str) -> str:
    """The layer of a tile's id."""
    layer = tile.partition("-")[0]
    assert layer in LAYERS
    return layer
