"""The legal actions of whatever the top frame asks, ascending. Kernels on the record."""

# mypy: disable-error-code="no-untyped-def, assignment"
from __future__ import annotations

import numpy as np

from ...core.decisions import top, top_arg, top_seat
from ...core.kernel import kernel
from .actions import (
    BUILD_1,
    BUILD_LEFT,
    BUILD_RIGHT,
    BURN_1,
    COLUMN_1,
    DECREE_1,
    DECREE_THING,
    DONE,
    FAIRY,
    FIRST_TILE,
    KOBOLD_1,
    KOBOLD_THINGS,
    PAIR_1,
    PASS,
    PERSON,
    QUENCH_1,
    ROLL,
    SCORE,
    SPELL_1,
    SQUARE_SKY_1,
    SQUARE_WALL_1,
    STEAL_1,
    STOP,
    STORE,
    STORED_1,
    SYMBOL_1,
    TAKE_1,
    TAKE_CITY,
    THINGS,
    USE_1,
    USE_PROTECTION,
    USE_SHIELD,
)
from .decrees import can_play, is_district, square_symbols
from .persons import can_steal, can_take_city, is_available
from .state import (
    AREA_CHOICE,
    BUILD,
    BURN,
    CHOOSE_SPELL,
    DISTRICT_CHOICE,
    FREE_CHOICE,
    JUGGLE,
    MAYOR,
    OPEN_SPELLS,
    PICK,
    PLACE,
    PROTECT,
    QUENCH,
    SHIELD,
    SKY,
    SLOTS,
    SPACES,
    SYMBOLS,
    TAKE,
    TAKE_AND_BUILD,
    TAKE_OR_PASS,
    THEFT,
    TURN,
    WALL,
)
from .supply import can_place, can_take_any_spell, can_take_spell, free_slot, has_room, usable
from .town import fits, is_burnt, layer_of, seats, width

THING_COUNT = len(THINGS)
SYMBOL_COUNT = len(SYMBOLS)
MOST_CHOICES = 96
"""Never more at once: 31 columns and 30 pairs, 2 × 30 squares, 66 uses of dice, done and two slots."""


@kernel
def list_stored(s, seat, out, n):
    """What lies in the slots, where it can be used now. FE-9"""
    for slot in range(SLOTS):
        if usable(s, seat, slot):
            out[n] = STORED_1 + slot
            n += 1
    return n


@kernel
def list_things(s, seat, column, room, first, things, out, n):
    """What a die on ``column`` may be used for. FE-7"""
    if is_available(s, seat, column):
        out[n] = first + PERSON
        n += 1
    for layer in range(3):
        t = np.int64(s.display[layer, column])
        if t != 0 and can_place(s, seat, t, room):
            out[n] = first + FIRST_TILE + layer
            n += 1
    d = np.int64(s.open_decrees[column])
    if d != 0 and can_place(s, seat, -d, room):
        out[n] = first + DECREE_THING
        n += 1
    if things == THING_COUNT and can_take_any_spell(s, seat):
        out[n] = first + FAIRY
        n += 1
    return n


@kernel
def list_turn(s, seat, out):
    """Roll; or use a die, both for the kobold, or be done. FE-6, FE-7, FE-19"""
    n = 1
    if s.dice[0] == 0:
        out[0] = ROLL
        return list_stored(s, seat, out, n)
    out[0] = DONE
    n = list_stored(s, seat, out, n)
    if s.used[0] == 1 and s.used[1] == 1:
        return n
    room = has_room(s, seat)
    for die in range(2):
        if s.used[die] == 0:
            column = np.int64(s.dice[die]) - 1
            n = list_things(s, seat, column, room, USE_1 + column * THING_COUNT, THING_COUNT, out, n)
    if s.used[0] == 0 and s.used[1] == 0:
        for column in range(SPACES):
            first = KOBOLD_1 + column * KOBOLD_THINGS
            n = list_things(s, seat, column, room, first, KOBOLD_THINGS, out, n)
    return n


@kernel
def list_places(s, seat, t, out, n):
    """Where tile ``t`` can be built. FE-10"""
    if layer_of(s, t) == WALL:
        out[n] = BUILD_LEFT
        out[n + 1] = BUILD_RIGHT
        return n + 2
    for c in range(width(s, seat)):
        if fits(s, seat, t, c):
            out[n] = BUILD_1 + c
            n += 1
    return n


@kernel
def list_placing(s, seat, item, out):
    """Score, build or store what is in hand; on one's own turn a slot may be freed for it. FE-8, FE-9"""
    n = 0
    if item < 0 and can_play(s, seat, -item):
        out[n] = SCORE
        n += 1
    if free_slot(s, seat) >= 0:
        out[n] = STORE
        n += 1
    if seat == s.turn:
        n = list_stored(s, seat, out, n)
    if item > 0:
        n = list_places(s, seat, item, out, n)
    return n


@kernel
def list_tiles(s, seat, may_pass, room, out):
    """Open tiles that can be placed; ``PASS`` before them where it is free to decline."""
    n = 0
    if may_pass:
        out[0] = PASS
        n = 1
    for layer in range(3):
        for column in range(SPACES):
            t = np.int64(s.display[layer, column])
            if t != 0 and can_place(s, seat, t, room):
                out[n] = TAKE_1 + layer * SPACES + column
                n += 1
    return n


@kernel
def list_decrees(s, seat, out):
    """Open decrees that can be placed, and the city decree. FE-17"""
    n = 0
    room = has_room(s, seat)
    for column in range(SPACES):
        d = np.int64(s.open_decrees[column])
        if d != 0 and can_place(s, seat, -d, room):
            out[n] = DECREE_1 + column
            n += 1
    if can_take_city(s, seat):
        out[n] = TAKE_CITY
        n += 1
    return n


@kernel
def list_loot(s, seat, may_pass, out):
    """Items of others that the thief can place. FE-14"""
    n = 0
    if may_pass:
        out[0] = PASS
        n = 1
    room = has_room(s, seat)
    for victim in range(seats(s)):
        for slot in range(SLOTS):
            if can_steal(s, seat, victim, slot, room):
                out[n] = STEAL_1 + victim * SLOTS + slot
                n += 1
    return n


@kernel
def list_spells(s, seat, may_pass, out):
    """Open spells that can be taken. FE-18, FE-19"""
    n = 0
    if may_pass:
        out[0] = PASS
        n = 1
    for space in range(OPEN_SPELLS):
        if can_take_spell(s, seat, space):
            out[n] = SPELL_1 + space
            n += 1
    return n


@kernel
def list_districts(s, seat, d, out):
    """Columns, and for a double decree pairs of columns, that a district decree can score. FE-24"""
    n = 0
    for c in range(width(s, seat)):
        if is_district(s, seat, c):
            out[n] = COLUMN_1 + c
            n += 1
    if s.decree[d, 2] == 2:
        for c in range(width(s, seat) - 1):
            if is_district(s, seat, c) and is_district(s, seat, c + 1):
                out[n] = PAIR_1 + c
                n += 1
    return n


@kernel
def list_squares(s, seat, out):
    """Squares of skies and towers, and of towers and walls. FE-26"""
    n = 0
    for c in range(width(s, seat) - 1):
        if square_symbols(s, seat, c, SKY) >= 0:
            out[n] = SQUARE_SKY_1 + c
            n += 1
    for c in range(width(s, seat) - 1):
        if square_symbols(s, seat, c, WALL) >= 0:
            out[n] = SQUARE_WALL_1 + c
            n += 1
    return n


@kernel
def list_columns(s, seat, are_burnt, first, out):
    """Columns that are burnt, or that are not."""
    n = 0
    for c in range(width(s, seat)):
        if is_burnt(s, seat, c) == are_burnt:
            out[n] = first + c
            n += 1
    return n


@kernel
def list_two(first, second, out):
    """A choice between two."""
    out[0] = first
    out[1] = second
    return 2


@kernel
def list_choices(s, out):
    """Write what the top frame's seat may do, ascending; return how many."""
    what = top(s)
    seat = top_seat(s)
    arg = top_arg(s)
    if what == TURN:
        return list_turn(s, seat, out)
    if what == PLACE:
        return list_placing(s, seat, arg, out)
    if what == BUILD:
        return list_places(s, seat, arg, out, 0)
    if what == TAKE or what == TAKE_OR_PASS or what == PICK:
        return list_tiles(s, seat, what != TAKE, has_room(s, seat), out)
    if what == TAKE_AND_BUILD:
        return list_tiles(s, seat, True, False, out)
    if what == BURN:
        return list_columns(s, seat, False, BURN_1, out)
    if what == QUENCH:
        return list_columns(s, seat, True, QUENCH_1, out)
    if what == JUGGLE:
        return list_two(ROLL, STOP, out)
    if what == MAYOR:
        return list_decrees(s, seat, out)
    if what == CHOOSE_SPELL:
        return list_spells(s, seat, arg == 1, out)
    if what == THEFT:
        return list_loot(s, seat, arg == 1, out)
    if what == DISTRICT_CHOICE:
        return list_districts(s, seat, arg, out)
    if what == AREA_CHOICE:
        return list_squares(s, seat, out)
    if what == FREE_CHOICE:
        for symbol in range(SYMBOL_COUNT):
            out[symbol] = SYMBOL_1 + symbol
        return SYMBOL_COUNT
    if what == SHIELD:
        return list_two(PASS, USE_SHIELD, out)
    if what == PROTECT:
        return list_two(PASS, USE_PROTECTION, out)
    return 0
