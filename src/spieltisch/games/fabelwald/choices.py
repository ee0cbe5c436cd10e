"""The legal actions of whatever the top frame asks, ascending. Kernels on the record."""

# mypy: disable-error-code="no-untyped-def, assignment"
from __future__ import annotations

import numpy as np

from ...core.decisions import top, top_arg, top_seat
from ...core.kernel import kernel
from .actions import (
    ADD_1,
    AGAIN_0,
    BLOCK,
    COMBO_1,
    DISCARD_0,
    DONE,
    DRAW_CARD,
    KEEP,
    KEEP_DECK,
    KEEP_PILE,
    LAY_ANIMALS_1,
    LAY_MIXED,
    LAY_PLACES_1,
    LEAST_ANIMALS,
    NAME_0,
    NEW,
    PASS,
    PICK_0,
    PLAY_0,
    SACRIFICE_1,
    SEAT_1,
    SIZES,
    SKIP,
    STEAL_1,
    TAKE_1,
    USE,
)
from .cards import (
    AMAZON,
    AMULET,
    BANSHEE,
    BOGEYMAN,
    CENTAUR,
    DEMON,
    DRACULA,
    DWARF,
    ELF,
    FAIRIES,
    FIRST_ANIMAL,
    FIRST_PLACE,
    GIANT,
    GOBLINS,
    GRAVE_ROBBER,
    HIGHWAYMAN,
    HYDRA,
    IMMORTALS,
    LARAKI,
    MAGICIAN,
    NYMPH,
    OWL,
    RUNE,
    SHADOW_QUEEN,
    TROLL,
    TYPES,
    UNICORN,
    WEREWOLF,
    WITCH,
)
from .combos import can_grow, can_join, has_open_combo, is_open, is_own, kind_at, preferred, seats
from .looking import (
    can_act,
    can_be_taken_up,
    can_play_at_once,
    can_play_card,
    can_play_rune,
    can_sacrifice,
    can_steal_from,
    can_use_again,
    is_target,
    may_steal_plainly,
)
from .powers import may_choose_victim, may_name_combo
from .state import (
    ASK_AMULET,
    AT_ONCE,
    CHOOSE,
    COMBO_CARDS,
    COMBOS,
    KIND_BITS,
    PLACE,
    PLACE_CARDS,
    PLACE_KINDS,
    POWER,
    SPECIES,
    TAKEN,
    THROW,
    TURN,
)

MOST_CHOICES = 160
"""No frame offers more: a turn 25 cards to play, 16 combos to lay, those to extend, and a few more; Banshee
and Nymph two creatures of each of 24 kinds."""
assert max(COMBOS + 2, TYPES + 2, 2 * FIRST_ANIMAL) < MOST_CHOICES


# ---------------------------------------------------------------- a turn


@kernel
def may_skip(s):
    """Whether actions of runes may lapse; with draw_first, whether the opening may. FW-2, FW-3, FW-9"""
    if s.closed == 1:
        return False
    return s.deck_size == 0 if s.draw_first == 1 else s.extras > 0


@kernel
def may_end(s):
    """Whether the turn may be ended: after closing, or when the deck is empty. FW-2"""
    return s.closed == 1 or (s.deck_size == 0 and s.draw_first == 0)


@kernel
def list_laying(s, seat, out, n):
    """Animals and places of the hand that make a combo, or extend one. FW-12, FW-13"""
    mixed = True
    for t in range(FIRST_PLACE, FIRST_PLACE + PLACE_KINDS):
        mixed = mixed and s.hand[seat, t] > 0
    if mixed:
        out[n] = LAY_MIXED
        n += 1
    for i in range(PLACE_KINDS):
        if s.hand[seat, FIRST_PLACE + i] >= PLACE_CARDS:
            out[n] = LAY_PLACES_1 + i
            n += 1
    for i in range(SPECIES):
        for size in range(SIZES):
            if s.hand[seat, FIRST_ANIMAL + i] >= LEAST_ANIMALS + size:
                out[n] = LAY_ANIMALS_1 + i * SIZES + size
                n += 1
    for c in range(s.combos):
        if can_add(s, seat, c):
            out[n] = ADD_1 + c
            n += 1
    return n


@kernel
def can_add(s, seat, c):
    """Whether an animal of the hand fits to an own combo. FW-13"""
    t = kind_at(s, c, 0)
    return is_own(s, c, seat) and t >= FIRST_ANIMAL and can_grow(s, c) and s.hand[seat, t] > 0


@kernel
def list_plays(s, seat, out, n):
    """Creatures and runes of the hand that may be played. FW-2, FW-9"""
    for t in range(1, FIRST_ANIMAL):
        if s.hand[seat, t] > 0:
            out[n] = PLAY_0 + t
            n += 1
    if s.hand[seat, RUNE] > 0 and can_play_rune(s):
        out[n] = PLAY_0 + RUNE
        n += 1
    return n


@kernel
def list_turn(s, seat, out):
    """What can be done in a turn. FW-2 … FW-4, FW-9"""
    n = 0
    if can_act(s) and s.deck_size > 0:
        out[n] = DRAW_CARD
        n += 1
    if may_end(s):
        out[n] = DONE
        n += 1
    if may_skip(s):
        out[n] = SKIP
        n += 1
    n = list_laying(s, seat, out, n)
    if can_act(s) and may_steal_plainly(s):
        n = list_victims(s, seat, out, n)
    if can_play_card(s):
        n = list_plays(s, seat, out, n)
    return n


@kernel
def list_victims(s, seat, out, n):
    """From whom a card can be stolen. FW-5"""
    for other in range(seats(s)):
        if can_steal_from(s, seat, other):
            out[n] = STEAL_1 + other
            n += 1
    return n


# ---------------------------------------------------------------- powers


@kernel
def list_discards(s, out, n):
    """The kinds of cards in the discard pile."""
    there = np.int64(0)
    for i in range(s.discards):
        there |= np.int64(1) << np.int64(s.discard[i])
    for t in range(1, TYPES):
        if (there >> t) & 1 != 0:
            out[n] = PICK_0 + t
            n += 1
    return n


@kernel
def list_combos(s, seat, t, out, n):
    """The first combo that Demon or Highwayman can name. FW-22, FW-38"""
    for c in range(s.combos):
        if is_open(s, c) and (t == DEMON or is_own(s, c, seat)):
            out[n] = COMBO_1 + c
            n += 1
    return n


@kernel
def list_sacrifices(s, seat, out, n):
    """What the Witch can sacrifice, if there is a combo for her. FW-29"""
    if not has_open_combo(s, seat, True):
        return n
    for i in range(2):
        if s.hand[seat, OWL + i] >= 2:
            out[n] = SACRIFICE_1 + i
            n += 1
    for c in range(s.combos):
        if can_sacrifice(s, c, seat):
            out[n] = COMBO_1 + c
            n += 1
    return n


@kernel
def list_to_take_up(s, t, out, n):
    """The creatures that Banshee or Nymph can take up; of equal ones in a combo one. FW-21, FW-35"""
    for c in range(s.combos):
        if is_open(s, c):
            for i in range(s.combo_size[c]):
                if can_be_taken_up(s, t, c, i) and preferred(s, c, kind_at(s, c, i)) == i:
                    out[n] = TAKE_1 + c * COMBO_CARDS + i
                    n += 1
    return n


@kernel
def list_to_use_again(s, seat, out, n):
    """The kinds of creatures whose power the Elf can use. FW-26"""
    there = np.int64(0)
    for c in range(s.combos):
        for i in range(s.combo_size[c]):
            if can_use_again(s, seat, c, i):
                there |= np.int64(1) << np.int64(s.combo_cards[c, i])
    for t in range(1, FIRST_ANIMAL):
        if (there >> t) & 1 != 0:
            out[n] = AGAIN_0 + t
            n += 1
    return n


@kernel
def list_targets(s, seat, t, out, n):
    """The players whom a power can name."""
    for other in range(seats(s)):
        if is_target(s, seat, t, other):
            out[n] = SEAT_1 + other
            n += 1
    return n


@kernel
def list_names(out, n):
    """What the Amazon can name: anything. FW-20"""
    for t in range(1, TYPES):
        out[n] = NAME_0 + t
        n += 1
    return n


@kernel
def list_power(s, seat, t, out):
    """To decline a power, or the ways to use it. FW-7"""
    n = 0
    if (t == GRAVE_ROBBER or t == IMMORTALS) and s.deck_size > 0:
        out[n] = DRAW_CARD
        n += 1
    out[n] = PASS
    n += 1
    if t == UNICORN or t == LARAKI or t == MAGICIAN or t == SHADOW_QUEEN or t == CENTAUR or t == DWARF:
        out[n] = USE
        return n + 1
    if t == DRACULA or t == GOBLINS or t == GRAVE_ROBBER or t == IMMORTALS:
        return list_victims(s, seat, out, n)
    if t == AMAZON:
        return list_names(out, n)
    if t == BANSHEE or t == NYMPH:
        return list_to_take_up(s, t, out, n)
    if t == DEMON or (t == HIGHWAYMAN and s.swap_all == 0):
        return list_combos(s, seat, t, out, n)
    if t == WITCH:
        return list_sacrifices(s, seat, out, n)
    if t == FAIRIES or t == GIANT:
        return list_discards(s, out, n)
    if t == ELF:
        return list_to_use_again(s, seat, out, n)
    if t == HYDRA or t == BOGEYMAN or t == TROLL or t == WEREWOLF or t == HIGHWAYMAN:
        return list_targets(s, seat, t, out, n)
    return n


@kernel
def list_further(s, seat, t, out):
    """The further choices of a power that goes on."""
    n = 0
    if t == DWARF:
        out[0] = KEEP_PILE
        out[1] = KEEP_DECK
        return 2
    if t == FAIRIES:
        return list_discards(s, out, n)
    if t == LARAKI:
        return list_taken(s, out)
    if t == WITCH or t == HIGHWAYMAN:
        for c in range(s.combos):
            if may_name_combo(s, seat, t, c):
                out[n] = COMBO_1 + c
                n += 1
        return n
    if t == IMMORTALS and s.deck_size > 0:
        out[n] = DRAW_CARD
        n += 1
    for other in range(seats(s)):
        if may_choose_victim(s, seat, t, other):
            out[n] = STEAL_1 + other
            n += 1
    return n


@kernel
def list_taken(s, out):
    """The kinds of the cards taken, to hand out."""
    there = np.int64(0)
    for i in range(TAKEN):
        there |= np.int64(1) << (np.int64(s.taken[i]) & KIND_BITS)
    n = 0
    for t in range(1, TYPES):
        if (there >> t) & 1 != 0:
            out[n] = PICK_0 + t
            n += 1
    return n


@kernel
def list_at_once(s, out):
    """To keep what was taken, or play a card of it at once. FW-8"""
    out[0] = KEEP
    there = np.int64(0)
    for i in range(TAKEN):
        if can_play_at_once(s, np.int64(s.taken[i])):
            there |= np.int64(1) << (np.int64(s.taken[i]) & KIND_BITS)
    n = 1
    for t in range(1, TYPES):
        if (there >> t) & 1 != 0:
            out[n] = PLAY_0 + t
            n += 1
    return n


# ---------------------------------------------------------------- the rest


@kernel
def list_places(s, seat, out):
    """Where a creature can be laid. FW-11"""
    out[0] = NEW
    n = 1
    for c in range(s.combos):
        if can_join(s, c, seat):
            out[n] = COMBO_1 + c
            n += 1
    return n


@kernel
def list_throws(s, seat, out):
    """The kinds of cards in a hand, to discard one. FW-6"""
    n = 0
    for t in range(1, TYPES):
        if s.hand[seat, t] > 0:
            out[n] = DISCARD_0 + t
            n += 1
    return n


@kernel
def list_choices(s, out):
    """Write the legal actions of whoever is to move, ascending; return how many."""
    what = top(s)
    seat = top_seat(s)
    if what == TURN:
        return list_turn(s, seat, out)
    if what == PLACE:
        return list_places(s, seat, out)
    if what == POWER:
        return list_power(s, seat, top_arg(s), out)
    if what == CHOOSE:
        return list_further(s, seat, top_arg(s), out)
    if what == AT_ONCE:
        return list_at_once(s, out)
    if what == ASK_AMULET:
        out[0] = PASS
        if s.hand[seat, AMULET] == 0:
            return 1
        out[1] = BLOCK
        return 2
    if what == THROW:
        return list_throws(s, seat, out)
    return 0


@kernel
def is_secret(s):
    """Whether others cannot tell which options the player to move has: then it is always a step. FW-19"""
    what = top(s)
    return what == TURN or what == ASK_AMULET or what == THROW or (what == POWER and top_arg(s) == WITCH)
