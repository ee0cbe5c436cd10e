"""The powers of the creatures: how they begin, go on and end. Kernels on the record. FW-7 … FW-10, FW-20 …
FW-43

A creature is laid (:func:`lay_creature`), then its power wakes (:func:`wake`); its player is asked by a
``POWER`` frame, and answers by :func:`use_power`. Powers that go on have a ``CHOOSE`` frame, which
:func:`go_on` looks after: it says whether there is something to choose. No power lies on another: whatever
is played at once comes when the power that brought it is done.
"""

# mypy: disable-error-code="no-untyped-def, assignment"
from __future__ import annotations

import numpy as np

from ...core.decisions import pop, push, top_arg, top_seat
from ...core.game import CHANCE
from ...core.kernel import kernel
from .actions import (
    AGAIN_0,
    COMBO_1,
    DRAW_CARD,
    KEEP_PILE,
    NAME_0,
    PICK_0,
    SACRIFICE_1,
    SEAT_1,
    STEAL_1,
    TAKE_1,
)
from .cards import (
    BOGEYMAN,
    DRACULA,
    DRAGON,
    DWARF,
    FAIRIES,
    GOBLINS,
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
    UNICORN,
    WITCH,
)
from .combos import (
    can_join_any,
    discard_from,
    is_open,
    is_own,
    join,
    new_combo,
    seats,
    size_of,
    take_out,
)
from .hands import (
    discard,
    find_discard,
    gain,
    gain_openly,
    look_at,
    lose_openly,
    pull_discard,
    swap_hands,
    throw_away,
)
from .looking import any_hand, can_play_at_once, can_steal_from, can_use_again, has_target
from .state import (
    ASK_AMULET,
    AT_ONCE,
    CHOOSE,
    COMBO_CARDS,
    DRAW,
    HAND_LIMIT,
    KIND_BITS,
    LOSE,
    PLACE,
    POWER,
    RUNE_ACTIONS,
    SPENT,
    STEAL,
    STEALABLE,
    TAKEN,
    TURN_UP,
)

NOBODY = -1
DRACULA_STEALS = 2
GOBLINS_STEAL = 3

# ---------------------------------------------------------------- chains


@kernel
def wake(s, seat, t, c):
    """The power of a creature in combo ``c`` triggers, if there is anything for it. FW-7, FW-10"""
    s.chain += 1
    s.power = t
    s.left = 0
    s.other = c if t == NYMPH else NOBODY
    s.asked = 0
    if has_target(s, seat, t):
        push(s, POWER, seat, t)


@kernel
def trigger(s, seat, c):
    """The card just laid to a combo triggers, unless it has in this chain or the chain is too long. FW-10"""
    i = size_of(s, c) - 1
    t = np.int64(s.combo_cards[c, i])
    if t < SPENT and t != DRAGON and s.chain < s.most_chain:
        s.combo_cards[c, i] = t | SPENT
        wake(s, seat, t, c)


@kernel
def lay_creature(s, seat, card):
    """A creature is played: it joins a combo or begins one, then its power wakes. FW-7, FW-11"""
    if can_join_any(s, seat):
        push(s, PLACE, seat, card)
    else:
        trigger(s, seat, new_combo(s, seat, card))


@kernel
def place(s, c):
    """The creature is laid to combo ``c``, or begins one (-1)."""
    seat = top_seat(s)
    card = top_arg(s)
    pop(s)
    if c < 0:
        c = new_combo(s, seat, card)
    else:
        join(s, c, card)
    trigger(s, seat, c)


@kernel
def play_rune(s):
    """A rune is discarded and brings two more actions. FW-9"""
    discard(s, RUNE)
    s.runes += 1
    s.extras += RUNE_ACTIONS


@kernel
def end_chain(s):
    """The chain of powers is over: cards are no longer spent. FW-10"""
    s.chain = 0
    s.power = 0
    s.left = 0
    s.other = NOBODY
    s.asked = 0
    for c in range(s.combos):
        for i in range(s.combo_size[c]):
            s.combo_cards[c, i] &= KIND_BITS


# ---------------------------------------------------------------- stealing, drawing


@kernel
def announce(s, victim):
    """A card of ``victim`` is to be stolen, who may be asked for an amulet first. FW-16, FW-17, FW-19"""
    push(s, STEAL, CHANCE, victim)
    bit = 1 << victim
    if s.chain == 0:
        push(s, ASK_AMULET, victim, 0)
    elif s.asked & bit == 0:
        s.asked |= bit
        push(s, ASK_AMULET, victim, 0)


@kernel
def leave_deck(s, t):
    """A card leaves the deck; after the last one everybody else has one more turn. FW-2, FW-44"""
    s.deck[t] -= 1
    s.deck_size -= 1
    s.moved = 1
    s.dry = 0
    if s.deck_size == 0:
        s.last = s.players - 1


# ---------------------------------------------------------------- cards taken


@kernel
def keep_taken(s, seat):
    """What was taken openly goes to the hand."""
    for i in range(TAKEN):
        if s.taken[i] != 0:
            gain_openly(s, seat, np.int64(s.taken[i]))
            s.taken[i] = 0


@kernel
def offer_taken(s, seat, creature):
    """What was taken may be played at once, if it can be. FW-8"""
    for i in range(TAKEN):
        if can_play_at_once(s, np.int64(s.taken[i])):
            push(s, AT_ONCE, seat, creature)
            return
    keep_taken(s, seat)


@kernel
def take_of_kind(s, t):
    """Take the first card of a kind out of those taken."""
    for i in range(TAKEN):
        card = np.int64(s.taken[i])
        if card & KIND_BITS == t:
            for k in range(i, TAKEN - 1):
                s.taken[k] = s.taken[k + 1]
            s.taken[TAKEN - 1] = 0
            return card
    return 0


@kernel
def play_taken(s, t):
    """One of the cards taken is played at once; another goes to the hand before. FW-8, FW-27"""
    seat = top_seat(s)
    pop(s)
    card = take_of_kind(s, t)
    keep_taken(s, seat)
    if t == RUNE:
        play_rune(s)
    else:
        lay_creature(s, seat, card)


# ---------------------------------------------------------------- what each power does


@kernel
def call_in(s, seat, t):
    """The Amazon: every other player who has it gives one card of kind ``t``. FW-20"""
    for i in range(1, seats(s)):
        other = (seat + i) % seats(s)
        if s.hand[other, t] > 0:
            lose_openly(s, other, t)
            gain_openly(s, seat, t)


@kernel
def use_again(s, seat, t):
    """The Elf: the power of an own creature triggers again. FW-26"""
    for c in range(s.combos):
        for i in range(s.combo_size[c]):
            if s.combo_cards[c, i] == t and can_use_again(s, seat, c, i):
                s.combo_cards[c, i] = t | SPENT
                wake(s, seat, t, c)
                return


@kernel
def sacrifice(s, seat, action):
    """The Witch: two owls or crows of the hand, or of a combo; a single rest is discarded too. FW-29"""
    if action < COMBO_1:
        for _ in range(2):
            throw_away(s, seat, OWL + action - SACRIFICE_1)
    else:
        c = action - COMBO_1
        discard_from(s, c, 2)
        if s.combo_size[c] == 1:
            discard_from(s, c, 1)


@kernel
def swap_all_combos(s, a, b):
    """The Highwayman: all unprotected combos of two players change owners. FW-38, option swap_all"""
    for c in range(s.combos):
        if is_open(s, c):
            if s.combo_owner[c] == a:
                s.combo_owner[c] = b
            elif s.combo_owner[c] == b:
                s.combo_owner[c] = a


@kernel
def begin_dwarf(s, seat):
    """The Dwarf: the top discard and the deck's top card; if there is but one, it is kept. FW-43"""
    if s.discards == 0:
        push(s, DRAW, CHANCE, seat)
        return
    s.taken[0] = pull_discard(s, s.discards - 1)
    if s.deck_size == 0:
        keep_taken(s, seat)
        return
    push(s, CHOOSE, seat, DWARF)
    push(s, TURN_UP, CHANCE, 0)


@kernel
def keep_one(s, seat, action):
    """The Dwarf: one card is kept, the other discarded. FW-43"""
    pile = np.int64(s.taken[0])
    deck = np.int64(s.taken[1])
    s.taken[0] = 0
    s.taken[1] = 0
    pop(s)
    if action == KEEP_PILE:
        gain_openly(s, seat, pile)
        discard(s, deck)
    else:
        gain(s, seat, deck)
        discard(s, pile)


@kernel
def simply_use(s, seat, t):
    """The powers that need no more than a yes."""
    if t == UNICORN:  # FW-25: clockwise from the left
        for i in range(seats(s) - 1, 0, -1):
            push(s, LOSE, CHANCE, (seat + i) % seats(s))
    elif t == LARAKI:  # FW-32
        push(s, CHOOSE, seat, t)
        s.other = seat
        while s.left < s.players and s.discards > 0:
            s.taken[s.left] = pull_discard(s, s.discards - 1)
            s.left += 1
    elif t == MAGICIAN:  # FW-33
        push(s, DRAW, CHANCE, seat)
        push(s, DRAW, CHANCE, seat)
    elif t == SHADOW_QUEEN:  # FW-37
        for other in range(seats(s)):
            if other != seat:
                look_at(s, seat, other)
        push(s, CHOOSE, seat, t)
        s.left = 1
    elif t == DWARF:
        begin_dwarf(s, seat)
    else:  # FW-42
        s.taken[0] = pull_discard(s, s.discards - 1)
        offer_taken(s, seat, t)


@kernel
def pick_discard(s, seat, t, kind):
    """Fairies and Giant take a card of the discard pile. FW-27, FW-36"""
    s.taken[0] = pull_discard(s, find_discard(s, kind))
    if t == FAIRIES:
        push(s, CHOOSE, seat, t)
        s.left = 1
    else:
        offer_taken(s, seat, t)


@kernel
def name_seat(s, seat, t, other):
    """The powers that name a player. FW-30, FW-34, FW-38, FW-39, FW-41"""
    if t == HYDRA:
        look_at(s, seat, other)
    elif t == BOGEYMAN:
        swap_hands(s, seat, other)
    elif t == TROLL:
        push(s, LOSE, CHANCE, other)
    elif t == HIGHWAYMAN:
        swap_all_combos(s, seat, other)
    else:
        s.missing[other] = 1


@kernel
def name_combo(s, seat, t, action):
    """Demon, Highwayman and Witch name a combo. FW-22, FW-29, FW-38"""
    c = action - COMBO_1
    if t == HIGHWAYMAN:
        push(s, CHOOSE, seat, t)
        s.other = c
    elif t == WITCH:
        sacrifice(s, seat, action)
        push(s, CHOOSE, seat, t)
    else:
        discard_from(s, c, size_of(s, c))


@kernel
def take_up(s, seat, t, number):
    """Banshee and Nymph take up a creature. FW-21, FW-35"""
    card = take_out(s, number // COMBO_CARDS, number % COMBO_CARDS)
    if t == NYMPH:
        lay_creature(s, seat, card)
    else:
        s.taken[0] = card
        offer_taken(s, seat, t)


@kernel
def begin_stealing(s, seat, t, action):
    """The powers that begin with a theft, or a draw in its place. FW-24, FW-28, FW-31, FW-40"""
    if t == DRACULA:
        push(s, CHOOSE, seat, t)
        s.left = DRACULA_STEALS
        s.other = action - STEAL_1
    elif t == GOBLINS or t == IMMORTALS:
        push(s, CHOOSE, seat, t)
        if t == GOBLINS:
            s.left = GOBLINS_STEAL
        choose(s, action)
    elif action == DRAW_CARD:
        push(s, DRAW, CHANCE, seat)
    else:
        announce(s, action - STEAL_1)


@kernel
def use_power(s, action):
    """The player uses the power that is asked about."""
    seat = top_seat(s)
    t = top_arg(s)
    pop(s)
    if action == DRAW_CARD or STEAL_1 <= action < SEAT_1:
        begin_stealing(s, seat, t, action)
    elif action < SACRIFICE_1:
        simply_use(s, seat, t)
    elif action < COMBO_1:
        sacrifice(s, seat, action)
        push(s, CHOOSE, seat, t)
    elif action < STEAL_1:
        name_combo(s, seat, t, action)
    elif action < AGAIN_0:
        name_seat(s, seat, t, action - SEAT_1)
    elif action < NAME_0:
        use_again(s, seat, action - AGAIN_0)
    elif action < PICK_0:
        call_in(s, seat, action - NAME_0)
    elif action < TAKE_1:
        pick_discard(s, seat, t, action - PICK_0)
    else:
        take_up(s, seat, t, action - TAKE_1)


# ---------------------------------------------------------------- powers that go on


@kernel
def give_taken(s, t):
    """The Laraki: the next card is kept, or given openly to the next player. FW-32"""
    gain_openly(s, np.int64(s.other), take_of_kind(s, t))
    s.left -= 1
    s.other = (s.other + 1) % s.players


@kernel
def choose(s, action):
    """A further choice of a power that goes on."""
    seat = top_seat(s)
    t = top_arg(s)
    if action == DRAW_CARD:
        push(s, DRAW, CHANCE, seat)
    elif action < SACRIFICE_1:
        keep_one(s, seat, action)
    elif action < STEAL_1:
        c = action - COMBO_1
        if t == HIGHWAYMAN:
            s.combo_owner[s.other] = s.combo_owner[c]
        s.combo_owner[c] = seat
        pop(s)
    elif action < SEAT_1:
        if t == IMMORTALS:
            s.other = action - STEAL_1
        else:
            s.left -= 1
        announce(s, action - STEAL_1)
    elif t == LARAKI:
        give_taken(s, action - PICK_0)
    else:
        s.taken[1] = pull_discard(s, find_discard(s, action - PICK_0))
        s.left = 0


@kernel
def can_go_on(s, seat, t):
    """Whether a power that goes on has something left to do."""
    if t == WITCH or t == HIGHWAYMAN or t == DWARF:
        return True
    if t == IMMORTALS:  # FW-40
        if s.hand_size[seat] >= HAND_LIMIT:
            return False
        if s.deck_size > 0:
            return True
        return any_hand(s, seat, STEALABLE) if s.other < 0 else s.hand_size[s.other] >= STEALABLE
    if s.left == 0:
        return False
    if t == DRACULA:
        return can_steal_from(s, seat, np.int64(s.other))
    if t == GOBLINS or t == SHADOW_QUEEN:
        return any_hand(s, seat, STEALABLE)
    return t == LARAKI or s.discards > 0


@kernel
def go_on(s):
    """A power goes on or ends; whether its player has to choose now."""
    seat = top_seat(s)
    t = top_arg(s)
    if can_go_on(s, seat, t):
        if t != DRACULA:
            return True
        s.left -= 1
        announce(s, np.int64(s.other))
        return False
    pop(s)
    if t == FAIRIES:
        offer_taken(s, seat, t)
    return False


@kernel
def may_choose_victim(s, seat, t, other):
    """Whether a power that goes on may steal from ``other`` now. FW-31, FW-40"""
    if t == IMMORTALS and s.other >= 0 and s.other != other:
        return False
    return can_steal_from(s, seat, other)


@kernel
def may_name_combo(s, seat, t, c):
    """Whether the second combo of Witch or Highwayman may be this one. FW-29, FW-38"""
    return is_open(s, c) and not is_own(s, c, seat)
