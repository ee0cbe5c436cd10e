"""The six persons, and the chores that need no choice by themselves. Kernels on the record. FE-13 … FE-20

A person is available only if it can do something for the asker (FE-34): :func:`is_available`. Visiting one
(:func:`visit`) pushes the frames of its choices and chores.
"""

# mypy: disable-error-code="no-untyped-def, assignment"
from __future__ import annotations

import numpy as np

from ...core.decisions import pop, push, set_top_arg, top_arg, top_seat
from ...core.game import CHANCE
from ...core.kernel import kernel
from .decrees import can_play
from .state import (
    ARCHITECTS,
    ASK,
    BURN,
    CHOOSE_SPELL,
    CITY_DECREE,
    DIE,
    INN,
    MAYOR,
    PICK,
    QUENCH,
    SHIELD,
    SHIELD_SPELL,
    SLOTS,
    SPACES,
    TAKE,
    TAKE_AND_BUILD,
    TAKE_OR_PASS,
    THEFT,
    TILES,
)
from .supply import (
    ALL_LAYERS,
    can_pick_early,
    can_place,
    can_place_any_tile,
    can_take_any_spell,
    has_room,
    next_gap,
    rows_to_refill,
    spell_held,
)
from .town import in_danger, seats

JUGGLER, THIEF, INNKEEPER, ARCHITECT, MAYOR_COLUMN, MAGE = range(SPACES)


# ---------------------------------------------------------------- the thief, FE-14


@kernel
def slot_bit(seat, slot):
    """The bit of ``s.safe`` for a slot."""
    return 1 << (seat * SLOTS + slot)


@kernel
def can_steal(s, seat, victim, slot, room):
    """Whether the thief may take what lies in a slot of ``victim``."""
    item = np.int64(s.slots[victim, slot])
    if victim == seat or item == 0 or np.int64(s.safe) & slot_bit(victim, slot) != 0:
        return False
    return can_place(s, seat, item, room)


@kernel
def can_steal_anything(s, seat):
    """Whether there is anything for the thief."""
    room = has_room(s, seat)
    for victim in range(seats(s)):
        for slot in range(SLOTS):
            if can_steal(s, seat, victim, slot, room):
                return True
    return False


# ---------------------------------------------------------------- available? FE-34


@kernel
def mayor_has_decree(s, seat):
    """Whether an open decree, or the city decree, could be placed. FE-17"""
    if can_take_city(s, seat):
        return True
    room = has_room(s, seat)
    for column in range(SPACES):
        d = np.int64(s.open_decrees[column])
        if d != 0 and can_place(s, seat, -d, room):
            return True
    return False


@kernel
def can_take_city(s, seat):
    """Whether the mayor can give ``seat`` the city decree. FE-17, FE-27"""
    return s.city_left > 0 and can_play(s, seat, CITY_DECREE)


@kernel
def is_available(s, seat, person):
    """Whether the person of a column can do something for ``seat``. FE-34"""
    if person == JUGGLER:
        return True
    if person == THIEF:
        return can_steal_anything(s, seat)
    if person == INNKEEPER:
        return can_place_any_tile(s, seat, has_room(s, seat))
    if person == ARCHITECT:
        return next_gap(s, ALL_LAYERS) >= 0 or can_place_any_tile(s, seat, has_room(s, seat))
    if person == MAYOR_COLUMN:
        return mayor_has_decree(s, seat)
    return s.burnt[seat] != 0 or can_take_any_spell(s, seat)


@kernel
def visit(s, seat, person):
    """The person of a column is asked."""
    if person == JUGGLER:
        push(s, DIE, CHANCE, 0)
    elif person == THIEF:
        push(s, THEFT, seat, 0)
    elif person == INNKEEPER:
        push(s, INN, seat, 1)
        push(s, TAKE, seat, 0)
    elif person == ARCHITECT:
        push(s, TAKE_OR_PASS, seat, 1)
        if next_gap(s, ALL_LAYERS) >= 0:
            push(s, ASK, seat, ARCHITECTS)
    elif person == MAYOR_COLUMN:
        push(s, MAYOR, seat, 0)
    else:
        push(s, CHOOSE_SPELL, seat, 1)
        push(s, QUENCH, seat, 2)


# ---------------------------------------------------------------- the juggler, FE-13


@kernel
def juggle(s, total):
    """The juggler stops at ``total``."""
    goal = np.int64(s.juggler_goal)
    own = total if total <= goal else 0
    other = goal - total if total <= goal else total - goal
    for seat in range(seats(s)):
        s.juggled[seat] += own if seat == s.turn else other


# ---------------------------------------------------------------- chores


@kernel
def ask_next_guest(s):
    """The innkeeper's next guest, at last the host again. FE-15"""
    asked = top_arg(s)
    if asked == s.players:
        pop(s)
        push(s, TAKE_OR_PASS, s.turn, 0)
        return
    set_top_arg(s, asked + 1)
    seat = (s.turn + asked) % seats(s)
    if can_place_any_tile(s, seat, False):
        push(s, TAKE_AND_BUILD, seat, 0)


@kernel
def ask_for_early_picks(s):
    """Before a refill everyone with the spell is asked once, in turn order; then it is refilled. FE-30"""
    asked = top_arg(s) % ARCHITECTS
    if asked == s.players:
        layers = ALL_LAYERS if top_arg(s) >= ARCHITECTS else rows_to_refill(s)
        pop(s)
        push(s, TILES, CHANCE, layers)
        return
    set_top_arg(s, top_arg(s) + 1)
    seat = (s.turn + asked) % seats(s)
    if can_pick_early(s, seat):
        push(s, PICK, seat, 0)


@kernel
def attack_next(s):
    """The dragon comes to the next town, in turn order; after the last it goes. FE-20, FE-30"""
    asked = top_arg(s)
    if asked == s.players:
        pop(s)
        s.dice[0] = 0
        s.dice[1] = 0
        return
    set_top_arg(s, asked + 1)
    seat = (s.turn + asked) % seats(s)
    danger = in_danger(s, seat)
    if danger > 0:
        if spell_held(s, seat, SHIELD_SPELL) >= 0:
            push(s, SHIELD, seat, danger)
        else:
            push(s, BURN, seat, danger)


@kernel
def nothing_to_decide(s, what):
    """Whether the choice on top is none, so that it is dropped: nothing left to take, steal or put out."""
    seat = top_seat(s)
    if what == TAKE_OR_PASS:
        return not can_place_any_tile(s, seat, has_room(s, seat))
    if what == CHOOSE_SPELL:
        return not can_take_any_spell(s, seat)
    if what == THEFT:
        return not can_steal_anything(s, seat)
    return False
