"""What decrees score: district, status, area, free, city. Kernels on the record. FE-24 … FE-28"""

# mypy: disable-error-code="no-untyped-def, assignment"
from __future__ import annotations

import numpy as np

from ...core.kernel import kernel
from .state import CITY, DISTRICT, GATE, LANE, STATUS, SYMBOLS, TOWER, WALL, WHITE
from .town import is_burnt, is_complete, kind_of, symbols, width

LANE_MASK = (1 << LANE) - 1
SYMBOL_COUNT = len(SYMBOLS)


@kernel
def count_of(lanes, symbol):
    """The count of one symbol in lanes."""
    return (lanes >> (LANE * symbol)) & LANE_MASK


@kernel
def count_all(lanes):
    """The count of all symbols in lanes."""
    total = 0
    for symbol in range(SYMBOL_COUNT):
        total += count_of(lanes, symbol)
    return total


@kernel
def is_district(s, seat, c):
    """Whether a district decree can score column ``c``: complete, unburnt, not scored before. FE-24"""
    return is_complete(s, seat, c) and (np.int64(s.grass[seat]) >> c) & 1 == 0


@kernel
def any_district(s, seat):
    """Whether a district decree can score any column. FE-28"""
    for c in range(width(s, seat)):
        if is_district(s, seat, c):
            return True
    return False


@kernel
def square_symbols(s, seat, c, layer):
    """Symbols on the square of columns ``c`` and ``c + 1``: towers with what stands in ``layer`` (sky or
    wall); -1 where a tile is missing or burnt. FE-26"""
    total = 0
    for column in range(c, c + 2):
        if is_burnt(s, seat, column) or s.town[seat, column, TOWER] == 0:
            return -1
        other = s.town[seat, column, layer]
        if other == 0:
            return -1
        total += np.int64(s.symbols[other]) + np.int64(s.symbols[s.town[seat, column, TOWER]])
    return count_all(total)


@kernel
def any_square(s, seat):
    """Whether two adjacent unburnt columns have towers: then there is a square. FE-26"""
    for c in range(width(s, seat) - 1):
        if square_symbols(s, seat, c, WALL) >= 0:
            return True
    return False


@kernel
def is_end_of_city(s, seat, c):
    """Whether column ``c`` has an unburnt white tower."""
    tower = s.town[seat, c, TOWER]
    return tower != 0 and kind_of(s, tower) == WHITE and not is_burnt(s, seat, c)


@kernel
def city_tiles(s, seat):
    """Tiles that the city decree scores, 0 if there is no city.

    A wider pair of white towers never scores less, so the outermost ones count. FE-27
    """
    first = -1
    last = -1
    for c in range(width(s, seat)):
        if is_end_of_city(s, seat, c):
            if first < 0:
                first = c
            last = c
    gates = 0
    tiles = 4 if s.city_end_walls else 2
    for c in range(first + 1, last):
        if not is_burnt(s, seat, c):
            if kind_of(s, s.town[seat, c, WALL]) == GATE:
                gates += 1
            tiles += 2 if s.town[seat, c, TOWER] != 0 else 1
    return tiles if gates > 0 else 0


@kernel
def can_play(s, seat, d):
    """Whether ``seat`` may play decree ``d`` now, even for nothing. FE-27, FE-28"""
    kind = s.decree[d, 0]
    if kind == DISTRICT:
        return any_district(s, seat)
    if kind == CITY:
        return s.city_scored[seat] == 0 and city_tiles(s, seat) > 0
    return True


@kernel
def status_points(s, seat, d):
    """What a status decree scores. FE-25"""
    return count_of(symbols(s, seat), np.int64(s.decree[d, 1])) * np.int64(s.decree[d, 2])


@kernel
def record_decree(s, seat, d, points):
    """The decree is played and stays with its seat. FE-23, FE-32"""
    s.played_seat[s.played] = seat
    s.played_decree[s.played] = d
    s.played_points[s.played] = points
    s.played += 1
    s.decrees[seat] += 1
    s.decreed[seat] += points


@kernel
def play_district(s, seat, d, c, both):
    """Score column ``c`` (and its right neighbour); neutral grass marks it. FE-24"""
    s.grass[seat] |= 1 << c
    points = np.int64(s.district_points)
    if both:
        s.grass[seat] |= 1 << (c + 1)
        points *= 2
    record_decree(s, seat, d, points)


@kernel
def play_at_once(s, seat, d):
    """Score a decree that needs no choice: status, city, or an area without a square. FE-25 … FE-27"""
    points = 0
    kind = s.decree[d, 0]
    if kind == STATUS:
        points = status_points(s, seat, d)
    elif kind == CITY:
        points = city_tiles(s, seat) * np.int64(s.city_points)
        s.city_scored[seat] = 1
    record_decree(s, seat, d, points)
