"""Stacks, display, tableaus: what lies where, and what a seat can take. Kernels on the record."""

# mypy: disable-error-code="no-untyped-def, assignment"
from __future__ import annotations

import numpy as np

from ...core.kernel import kernel
from .decrees import can_play
from .state import CITY_DECREE, OPEN_SPELLS, PICK_SPELL, POINTS, SLOTS, SPACES, SPELL_SLOTS
from .town import can_build

ALL_LAYERS = 7

# ---------------------------------------------------------------- rows and stacks


@kernel
def stack_size(s, layer):
    """Tiles left in the stack of ``layer``."""
    return np.int64(s.stack[layer, 0]) + np.int64(s.stack[layer, 1]) + np.int64(s.stack[layer, 2])


@kernel
def row_is_empty(s, layer):
    """Whether all six spaces of ``layer`` are empty."""
    for column in range(SPACES):
        if s.display[layer, column] != 0:
            return False
    return True


@kernel
def rows_to_refill(s):
    """The set of layers (a bit each) with an empty row and tiles in the stack. FE-12"""
    layers = 0
    for layer in range(3):
        if row_is_empty(s, layer) and stack_size(s, layer) > 0:
            layers |= 1 << layer
    return layers


@kernel
def next_gap(s, layers):
    """The space refilled next in these layers, as ``layer * SPACES + column``; -1 if there is none. FE-12"""
    for layer in range(3):
        if (layers >> layer) & 1 and stack_size(s, layer) > 0:
            for column in range(SPACES):
                if s.display[layer, column] == 0:
                    return layer * SPACES + column
    return -1


@kernel
def decree_gap(s):
    """The first column without an open decree that can be refilled, -1 if there is none. FE-23"""
    if s.pile > 0:
        for column in range(SPACES):
            if s.open_decrees[column] == 0:
                return column
    return -1


@kernel
def spell_gap(s):
    """The first empty space for a spell, -1 if there is none or none is left. FE-19"""
    for space in range(OPEN_SPELLS):
        if s.open_spells[space] == 0:
            for t in range(1, np.int64(s.spell_types)):
                if s.unseen_spells[t] > 0:
                    return space
    return -1


# ---------------------------------------------------------------- tableaus


@kernel
def usable(s, seat, slot):
    """Whether what lies in ``slot`` can be built or played now. FE-9"""
    item = np.int64(s.slots[seat, slot])
    if item > 0:
        return can_build(s, seat, item)
    return item < 0 and can_play(s, seat, -item)


@kernel
def free_slot(s, seat):
    """The first free slot for tiles and decrees, -1 if there is none."""
    for slot in range(SLOTS):
        if s.slots[seat, slot] == 0:
            return slot
    return -1


@kernel
def has_room(s, seat):
    """Whether ``seat`` has a free slot, or on its own turn can free one by using what is there. FE-8, FE-9"""
    if free_slot(s, seat) >= 0:
        return True
    return seat == s.turn and (usable(s, seat, 0) or usable(s, seat, 1))


@kernel
def can_place(s, seat, item, room):
    """Whether ``seat`` could do something with ``item`` (a tile, or minus a decree). FE-8, FE-27"""
    if item < 0:
        return (room and item != -CITY_DECREE) or can_play(s, seat, -item)
    return room or can_build(s, seat, item)


@kernel
def can_place_any_tile(s, seat, room):
    """Whether an open tile could be placed by ``seat``, stored included if there is ``room``."""
    for layer in range(3):
        for column in range(SPACES):
            t = np.int64(s.display[layer, column])
            if t != 0 and can_place(s, seat, t, room):
                return True
    return False


# ---------------------------------------------------------------- spells


@kernel
def spell_held(s, seat, kind):
    """The slot in which ``seat`` has a spell of this kind, -1 if it has none."""
    for slot in range(SPELL_SLOTS):
        t = s.spells[seat, slot]
        if t != 0 and s.spell[t, 0] == kind:
            return slot
    return -1


@kernel
def spend(s, seat, kind):
    """A spell is used: shuffled back into the pile at once. FE-29"""
    slot = spell_held(s, seat, kind)
    s.unseen_spells[s.spells[seat, slot]] += 1
    s.spells[seat, slot] = 0


@kernel
def can_take_spell(s, seat, space):
    """Whether ``seat`` may take the open spell: instant ones always, others into a free slot. FE-30"""
    t = s.open_spells[space]
    if t == 0:
        return False
    return s.spell[t, 0] == POINTS or s.spells[seat, 0] == 0 or s.spells[seat, 1] == 0


@kernel
def can_take_any_spell(s, seat):
    """Whether ``seat`` may take any open spell."""
    for space in range(OPEN_SPELLS):
        if can_take_spell(s, seat, space):
            return True
    return False


@kernel
def grant(s, seat, t):
    """A spell taken comes to its seat: points at once and back into the pile, or into a slot. FE-29"""
    if s.spell[t, 0] == POINTS:
        s.conjured[seat] += np.int64(s.spell[t, 1])
        s.unseen_spells[t] += 1
    elif s.spells[seat, 0] == 0:
        s.spells[seat, 0] = t
    else:
        s.spells[seat, 1] = t


@kernel
def can_pick_early(s, seat):
    """Whether ``seat`` has a spell for it and an open tile it could place. FE-30"""
    return spell_held(s, seat, PICK_SPELL) >= 0 and can_place_any_tile(s, seat, has_room(s, seat))
