"""Looking at the table: what a creature's power would find, and what is left to do. Kernels on the record."""

# mypy: disable-error-code="no-untyped-def, assignment"
from __future__ import annotations

import numpy as np

from ...core.decisions import top, top_arg
from ...core.kernel import kernel
from .cards import (
    AMAZON,
    BANSHEE,
    BOGEYMAN,
    CENTAUR,
    DEMON,
    DRACULA,
    DRAGON,
    DWARF,
    ELF,
    FAIRIES,
    FIRST_ANIMAL,
    GIANT,
    GOBLINS,
    GRAVE_ROBBER,
    HIGHWAYMAN,
    HYDRA,
    IMMORTALS,
    IS_MALE,
    LARAKI,
    MAGICIAN,
    NYMPH,
    RUNE,
    SHADOW_QUEEN,
    TROLL,
    UNICORN,
    WEREWOLF,
    WITCH,
)
from .combos import has_open_combo, is_open, is_own, kind_at, seats
from .state import CHOOSE, HAND_LIMIT, KIND_BITS, SPENT, STEALABLE


@kernel
def can_steal_from(s, thief, victim):
    """Whether a card of ``victim`` can be stolen now. FW-5"""
    return victim != thief and s.hand_size[victim] >= STEALABLE


@kernel
def any_hand(s, seat, least):
    """Whether anybody but ``seat`` holds at least so many cards."""
    for other in range(seats(s)):
        if other != seat and s.hand_size[other] >= least:
            return True
    return False


@kernel
def may_steal_plainly(s):
    """Whether closing and rune actions may steal: not when the deck has stood still for a round. FW-2"""
    return s.dry < s.players


@kernel
def can_play_card(s):
    """Whether a creature or rune of the hand may be played now. FW-2, FW-3, FW-9"""
    return s.closed == s.draw_first and (s.played == 0 or s.extras > 0)


@kernel
def can_act(s):
    """Whether to draw or steal now: as a rune's action, or to close (open) the turn. FW-2, FW-3, FW-9"""
    return s.closed == 0 or (s.draw_first == 1 and s.extras > 0)


@kernel
def can_play_rune(s):
    """Whether one more rune would work in this turn. FW-9"""
    return s.runes < s.most_runes


@kernel
def can_play_at_once(s, card):
    """Whether a card that was taken may be played at once. FW-8"""
    t = card & KIND_BITS
    return 0 < t < FIRST_ANIMAL or (t == RUNE and can_play_rune(s))


@kernel
def is_herself(s, c, i):
    """Whether a spent Nymph of combo ``c`` is the one whose power is on; of two there the last laid. FW-35"""
    if c != s.other:
        return False
    for k in range(i + 1, s.combo_size[c]):
        if s.combo_cards[c, k] == NYMPH | SPENT:
            return False
    return True


@kernel
def can_be_taken_up(s, creature, c, i):
    """Whether Banshee or Nymph can take up a card of an unprotected combo. FW-21, FW-35"""
    card = np.int64(s.combo_cards[c, i])
    t = card & KIND_BITS
    if t >= FIRST_ANIMAL:
        return False
    if creature == BANSHEE:
        return IS_MALE[t]
    return card != NYMPH | SPENT or not is_herself(s, c, i)


@kernel
def any_to_take_up(s, creature):
    """Whether there is a creature for Banshee or Nymph."""
    for c in range(s.combos):
        if is_open(s, c):
            for i in range(s.combo_size[c]):
                if can_be_taken_up(s, creature, c, i):
                    return True
    return False


@kernel
def can_use_again(s, seat, c, i):
    """Whether the Elf can use the power of a card in a combo of ``seat``. FW-10, FW-26"""
    t = np.int64(s.combo_cards[c, i])
    return is_own(s, c, seat) and 0 < t < FIRST_ANIMAL and t != DRAGON


@kernel
def any_to_use_again(s, seat):
    """Whether there is a creature for the Elf, and room in the chain."""
    if s.chain >= s.most_chain:
        return False
    for c in range(s.combos):
        for i in range(s.combo_size[c]):
            if can_use_again(s, seat, c, i):
                return True
    return False


@kernel
def any_to_mark(s, seat):
    """Whether there is somebody for the werewolf. FW-41"""
    for other in range(seats(s)):
        if other != seat and s.missing[other] == 0:
            return True
    return False


@kernel
def can_sacrifice(s, c, seat):
    """Whether the witch can sacrifice two cards of a combo. FW-29"""
    return is_own(s, c, seat) and FIRST_ANIMAL <= kind_at(s, c, 0) < FIRST_ANIMAL + 2


@kernel
def has_target(s, seat, t):
    """Whether a power would find anything to do, as far as all can see. FW-7"""
    if t == WITCH:  # always asked, as the hand is secret: FW-19
        return True
    if t == AMAZON or t == UNICORN or t == HYDRA or t == SHADOW_QUEEN or t == TROLL:
        return any_hand(s, seat, 1)
    if t == DRACULA or t == GOBLINS:
        return any_hand(s, seat, STEALABLE)
    if t == GRAVE_ROBBER:
        return s.deck_size > 0 or any_hand(s, seat, STEALABLE)
    if t == IMMORTALS:
        return s.hand_size[seat] < HAND_LIMIT and (s.deck_size > 0 or any_hand(s, seat, STEALABLE))
    if t == BANSHEE or t == NYMPH:
        return any_to_take_up(s, t)
    if t == DEMON:
        return has_open_combo(s, seat, False) or has_open_combo(s, seat, True)
    if t == HIGHWAYMAN:
        return has_open_combo(s, seat, False) and has_open_combo(s, seat, True)
    if t == FAIRIES or t == GIANT or t == CENTAUR or t == LARAKI:
        return s.discards > 0
    if t == MAGICIAN:
        return s.deck_size > 0
    if t == DWARF:
        return s.deck_size > 0 or s.discards > 0
    if t == BOGEYMAN:
        return s.hand_size[seat] > 0 and any_hand(s, seat, 1)
    if t == ELF:
        return any_to_use_again(s, seat)
    if t == WEREWOLF:
        return any_to_mark(s, seat)
    return False  # the dragon


@kernel
def is_target(s, seat, t, other):
    """Whether a power that names a player can name this one. FW-30, FW-34, FW-38, FW-39, FW-41"""
    if other == seat:
        return False
    if t == WEREWOLF:
        return s.missing[other] == 0
    if t == HIGHWAYMAN:
        return has_open_combo(s, other, False)
    return s.hand_size[other] > 0


@kernel
def is_turned_up(s):
    """Whether the dwarf's player is looking at a card of the deck. FW-43"""
    return top(s) == CHOOSE and top_arg(s) == DWARF
