"""What is always true of a whole record of Feuville. For conformance and for bug hunting."""

from __future__ import annotations

from typing import Any

from ...core.decisions import DEPTH
from ...core.game import States
from ...core.plain import plain
from . import state
from .state import CITY_DECREE, CLOUD_SHIFT, COLUMNS, LAYERS, SKY, SPACES, STAGES, START_WALL, TOWER, WALL

HELD_ITEMS = (state.PLACE, state.BUILD)
HELD_DECREES = (state.DISTRICT_CHOICE, state.AREA_CHOICE, state.FREE_CHOICE)


def pieces(s: Any) -> tuple[list[int], list[int], list[int]]:
    """How many tiles, decrees (without city decrees not yet taken) and spells of each type are somewhere."""
    tiles, decrees, spells = list(s.unseen), list(s.unseen_decrees), list(s.unseen_spells)

    def hold(item: int) -> None:
        if item > 0:
            tiles[item] += 1
        elif item < 0:
            decrees[-item] += 1

    for row in s.display:
        for t in row:
            hold(t)
    for seat in range(s.players):
        for column in s.town[seat]:
            for t in column:
                hold(t)
        for item in s.slots[seat]:
            hold(item)
        for t in s.spells[seat]:
            spells[t] += 1
    for d in s.open_decrees:
        decrees[d] += 1
    for i in range(s.played):
        decrees[s.played_decree[i]] += 1
    for t in s.open_spells:
        spells[t] += 1
    for what, _, arg in s.frames[: s.depth]:
        if what in HELD_ITEMS:
            hold(arg)
        elif what in HELD_DECREES:
            decrees[arg] += 1
        elif what == state.GRANT:
            spells[arg] += 1
    for counts in (tiles, decrees, spells):
        counts[0] = 0
    return tiles, decrees, spells


def check_invariants(states: States) -> None:
    """Raise ``AssertionError`` if a tile, decree or spell was lost or doubled, or a count is wrong."""
    s = plain(states)
    tiles, decrees, spells = pieces(s)
    counts = s.unseen, s.unseen_decrees, s.unseen_spells, *s.display, s.open_decrees, s.open_spells
    assert min(map(min, counts)) >= 0, "a count is negative"
    assert tiles.pop(START_WALL) == s.players, "a start wall was lost"
    assert decrees.pop(CITY_DECREE) + s.city_left == s.players, "a city decree was lost or doubled"
    assert tiles == s.tile_count[:START_WALL] + s.tile_count[START_WALL + 1 :], "a tile was lost or doubled"
    assert decrees == s.decree_count[:1] + s.decree_count[2:], "a decree was lost or doubled"
    assert spells == s.spell_count, "a spell was lost or doubled"
    assert 0 <= s.pile <= sum(s.unseen_decrees), "the pile holds decrees that have been seen"
    _check_stacks(s)
    for seat in range(s.players):
        _check_town(s, seat)
    _check_points(s)
    assert s.depth <= DEPTH, "the decision stack is too high"


def _check_stacks(s: Any) -> None:
    for layer in range(len(LAYERS)):
        for stage in range(STAGES):
            types = range(s.first[layer][stage], s.first[layer][stage + 1])
            unseen = sum(s.unseen[t] for t in types)
            assert s.stack[layer][stage] == unseen, "a stack was miscounted"
        for column in range(SPACES):
            t = s.display[layer][column]
            assert t == 0 or s.tile[t] & 3 == layer, "a tile lies in a foreign row"


def _check_town(s: Any, seat: int) -> None:
    columns = s.columns[seat]
    assert 1 <= columns <= COLUMNS, "a town has too few or too many columns"
    assert not any(any(column) for column in s.town[seat][columns:]), "a tile stands beside the town"
    for c in range(columns):
        wall, tower, sky = s.town[seat][c]
        assert wall, "there is a gap between walls"
        assert tower or not sky, "a sky hangs over no tower"
        for layer, t in ((WALL, wall), (TOWER, tower), (SKY, sky)):
            assert t in (0, START_WALL) or s.tile[t] & 3 == layer, "a tile stands in a foreign layer"
    assert 0 <= s.burnt[seat] < 1 << columns, "a column burns that is not there"
    burning = [c for c in range(columns) if s.burnt[seat] >> c & 1]
    clouds = sum(s.tile[s.town[seat][c][SKY]] >> CLOUD_SHIFT for c in range(columns) if c not in burning)
    assert not burning or clouds < columns, "there is fire under enough clouds"
    assert 0 <= s.grass[seat] < 1 << columns, "grass lies under no column"


def _check_points(s: Any) -> None:
    for seat in range(s.players):
        own = [i for i in range(s.played) if s.played_seat[i] == seat]
        assert s.decrees[seat] == len(own), "decrees played were miscounted"
        assert s.decreed[seat] == sum(s.played_points[i] for i in own), "points were miscounted"
