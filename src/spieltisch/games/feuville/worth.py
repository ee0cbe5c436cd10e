"""What decrees would score now, and how: for views, previews and the log. FE-24 … FE-28

Columns are told from 1. What may be scored and what it brings is asked of the kernels of ``decrees.py``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...core.game import States
from ...core.plain import plain
from . import decrees
from .state import AREA, CITY, DISTRICT, FREE, LANE, LAYERS, STATUS, SYMBOLS

Worth = dict[str, Any]


def _worth(
    points: int, columns: list[int], count: int, square: str | None = None, symbol: str | None = None
) -> Worth:
    return {"points": points, "columns": columns, "square": square, "symbol": symbol, "count": count}


def options_of(states: States, s: Any, seat: int, d: int) -> Iterator[Worth]:
    """Every way in which ``seat`` could score decree ``d`` now; the widest district first."""
    record = states[0]
    kind, symbol, value = s.decree[d]
    if kind == DISTRICT:
        yield from _districts(record, seat, value)
    elif kind == STATUS:
        yield symbol_worth(s, seat, symbol, value)
    elif kind == FREE:
        for number in range(len(SYMBOLS)):
            yield symbol_worth(s, seat, number, s.free_points)
    elif kind == AREA:
        yield from _squares(record, seat)
    elif kind == CITY and decrees.can_play(record, seat, d):
        yield city_worth(record, seat)


def best_worth(states: States, seat: int, d: int, s: Any = None) -> Worth | None:
    """The way that scores most, the first of equals; ``None`` if the decree cannot be played.

    ``s`` is the record of ``states`` in plain Python, where it is at hand.
    """
    best: Worth | None = None
    for worth in options_of(states, s or plain(states), seat, d):
        if best is None or worth["points"] > best["points"]:
            best = worth
    return best


def district_worth(s: Any, columns: list[int]) -> Worth:
    """What a district decree scores in these columns. FE-24"""
    return _worth(len(columns) * int(s.district_points), columns, len(columns))


def symbol_worth(s: Any, seat: int, symbol: int, times: int) -> Worth:
    """What all symbols of a kind score, ``times`` each; from a record in plain Python. FE-25"""
    shown = _shown(s, seat, symbol)
    count = sum(shown.values())
    return _worth(count * times, [*shown], count, symbol=SYMBOLS[symbol])


def columns_that_show(s: Any, seat: int) -> dict[str, list[int]]:
    """By symbol the columns whose symbols count; from a record in plain Python. FE-25"""
    return {name: [*_shown(s, seat, symbol)] for symbol, name in enumerate(SYMBOLS)}


def _shown(s: Any, seat: int, symbol: int) -> dict[int, int]:
    """How many symbols of a kind each unburnt column shows, where it shows any."""
    mask = (1 << LANE) - 1
    found = {
        c + 1: sum(s.symbols[t] >> (LANE * symbol) & mask for t in s.town[seat][c])
        for c in range(s.columns[seat])
        if not s.burnt[seat] >> c & 1
    }
    return {column: count for column, count in found.items() if count}


def square_worth(s: Any, seat: int, column: int, layer: str) -> Worth:
    """What the square of ``column`` and its right neighbour scores. FE-26"""
    count = int(decrees.square_symbols(s, seat, column - 1, LAYERS.index(layer)))
    return _worth(count * int(s.area_points), [column, column + 1], count, square=layer)


def city_worth(s: Any, seat: int) -> Worth:
    """What the city scores; its columns from tower to tower. FE-27"""
    ends = [c + 1 for c in range(int(s.columns[seat])) if decrees.is_end_of_city(s, seat, c)]
    burnt = int(s.burnt[seat])
    standing = [c for c in range(ends[0], ends[-1] + 1) if not burnt >> (c - 1) & 1]
    count = int(decrees.city_tiles(s, seat))
    return _worth(count * int(s.city_points), standing, count)


def _districts(s: Any, seat: int, most: int) -> Iterator[Worth]:
    free = [c + 1 for c in range(int(s.columns[seat])) if decrees.is_district(s, seat, c)]
    if most == 2:
        yield from (district_worth(s, [c, c + 1]) for c in free if c + 1 in free)
    yield from (district_worth(s, [c]) for c in free)


def _squares(s: Any, seat: int) -> Iterator[Worth]:
    found = False
    for layer in ("sky", "wall"):
        for column in range(1, int(s.columns[seat])):
            if decrees.square_symbols(s, seat, column - 1, LAYERS.index(layer)) >= 0:
                found = True
                yield square_worth(s, seat, column, layer)
    if not found:
        yield _worth(0, [], 0)
