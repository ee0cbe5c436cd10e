"""The state before the first chance event. FE-1 … FE-5"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...core.decisions import push
from ...core.game import CHANCE, States
from .options import NUMBERS, SWITCHES
from .sets import SHELF, BoxSet
from .state import (
    CITY_DECREE,
    CLOUD_SHIFT,
    DECREE,
    DTYPE,
    KIND_SHIFT,
    LANE,
    LAYERS,
    REMOVED_DECREES,
    SPELL,
    STAGE_SHIFT,
    STAGES,
    START,
    START_WALL,
    TILES,
    TURN,
    WALL,
)
from .supply import ALL_LAYERS

FIRST_TILE_TYPE = START_WALL + 1


def empty_table(players: int, options: Mapping[str, Any]) -> States:
    """A record with players, options and the set's types, and nothing on the table."""
    states = np.zeros(1, DTYPE)
    s = states[0]
    s.players = players
    for option in (*SWITCHES, *NUMBERS):
        s[option.id] = int(options[option.id])
    _write_set(s, SHELF.chosen(options, "set"))
    s.turn = s.start = -1
    return states


def _write_set(s: Any, box: BoxSet) -> None:
    """What the rules need to know of the set's types."""
    for number, (tile, count) in enumerate(box.tiles, FIRST_TILE_TYPE):
        s.tile_count[number] = count
        stage, kind, clouds = tile.stage << STAGE_SHIFT, tile.kind << KIND_SHIFT, tile.clouds << CLOUD_SHIFT
        s.tile[number] = tile.layer | stage | kind | clouds
        s.symbols[number] = sum(1 << (LANE * symbol) for symbol in tile.symbols)
    for layer in range(len(LAYERS)):
        for stage in range(STAGES + 1):
            before = sum((tile.layer, tile.stage) < (layer, stage) for tile, _ in box.tiles)
            s.first[layer, stage] = FIRST_TILE_TYPE + before
    s.tile_types = FIRST_TILE_TYPE + len(box.tiles)
    for number, (decree, count) in enumerate(box.decrees, 1):
        s.decree_count[number] = count
        s.decree[number] = (decree.kind, decree.symbol, decree.value)
    s.decree_types = 1 + len(box.decrees)
    for number, (spell, count) in enumerate(box.spells, 1):
        s.spell_count[number] = count
        s.spell[number] = (spell.kind, spell.points)
    s.spell_types = 1 + len(box.spells)
    s.district_points = box.points["district"]
    s.area_points = box.points["area"]
    s.free_points = box.points["free"]
    s.city_points = box.points["city"]
    s.fewest_points = box.points["fewest"]
    s.juggler_goal = box.points["juggler"]


def shuffle(s: Any) -> None:
    """The whole set is unseen, but for the city decrees, which lie open; start walls are not part of it."""
    s.unseen[:] = s.tile_count
    for layer in range(len(LAYERS)):
        for stage in range(STAGES):
            s.stack[layer, stage] = s.unseen[s.first[layer, stage] : s.first[layer, stage + 1]].sum()
    s.unseen_decrees[CITY_DECREE + 1 :] = s.decree_count[CITY_DECREE + 1 :]
    s.pile = int(s.unseen_decrees.sum()) - REMOVED_DECREES
    s.unseen_spells[:] = s.spell_count


def initial_state(players: int, options: Mapping[str, Any]) -> States:
    """The start walls stand, nothing lies open, chance is to find the start player."""
    states = empty_table(players, options)
    s = states[0]
    shuffle(s)
    s.city_left = players  # FE-3
    s.round_number = 1
    for seat in range(players):  # FE-5
        s.town[seat, 0, WALL] = START_WALL
        s.columns[seat] = 1
    push(s, TURN, 0, 0)
    push(s, SPELL, CHANCE, 0)
    push(s, DECREE, CHANCE, 0)
    push(s, TILES, CHANCE, ALL_LAYERS)
    push(s, START, CHANCE, 0)
    return states
