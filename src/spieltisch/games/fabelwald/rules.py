"""The course of the game, and the kernels of its interface (see ``core/game.py``).

``carry_out`` does what a player chose, ``settle`` whatever follows without a choice or chance, until somebody
must decide or the game is over. The powers are in ``powers.py``.
"""

# mypy: disable-error-code="no-untyped-def, assignment"
from __future__ import annotations

import numpy as np

from ...core.decisions import pop, push, set_top_arg, top, top_arg, top_seat
from ...core.game import CHANCE, TERMINAL
from ...core.kernel import kernel
from ...core.randomness import below
from .actions import (
    ADD_1,
    BLOCK,
    CARD_0,
    COMBO_1,
    DISCARD_0,
    DONE,
    DRAW_CARD,
    KEEP,
    LAY_ANIMALS_1,
    LAY_MIXED,
    LAY_PLACES_1,
    LEAST_ANIMALS,
    NEW,
    PASS,
    PLAY_0,
    SIZES,
    SKIP,
    START_1,
    STEAL_1,
)
from .cards import AMULET, FIRST_ANIMAL, FIRST_PLACE, RUNE, TYPES
from .choices import MOST_CHOICES, is_secret, list_choices
from .combos import join, kind_at, new_combo, seats
from .hands import gain, lose_openly, steal, throw_away
from .looking import any_hand, may_steal_plainly
from .powers import (
    announce,
    choose,
    end_chain,
    go_on,
    keep_taken,
    lay_creature,
    leave_deck,
    place,
    play_rune,
    play_taken,
    use_power,
)
from .state import (
    ASK_AMULET,
    AT_ONCE,
    CHOOSE,
    DEAL,
    DEALT,
    DRAW,
    HAND_LIMIT,
    LIMIT,
    LOSE,
    PLACE,
    PLACE_CARDS,
    PLACE_KINDS,
    POWER,
    START,
    STEAL,
    STEALABLE,
    THROW,
    TURN,
)

# ---------------------------------------------------------------- a turn


@kernel
def play_from_hand(s, seat, t):
    """Play a creature or rune of the hand: the play of the turn, or an action of a rune. FW-2, FW-9"""
    if s.played == 0:
        s.played = 1
    else:
        s.extras -= 1
    lose_openly(s, seat, t)
    if t == RUNE:
        play_rune(s)
    else:
        lay_creature(s, seat, t)


@kernel
def use_action(s):
    """Drawing or stealing uses up an action of a rune, or closes (opens) the turn. FW-2, FW-3, FW-9"""
    if s.extras > 0:
        s.extras -= 1
    else:
        s.closed = 1


@kernel
def skip(s):
    """Actions of runes lapse; with draw_first the turn goes on without its opening. FW-2, FW-3, FW-9"""
    if s.draw_first == 1:
        s.closed = 1
    else:
        s.extras = 0


@kernel
def lay_card(s, seat, t, c):
    """Lay a card of the hand to combo ``c``, or begin one (-1); return its number."""
    lose_openly(s, seat, t)
    if c < 0:
        return new_combo(s, seat, t)
    join(s, c, t)
    return c


@kernel
def lay_combo(s, seat, action):
    """Lay places or animals of the hand, or extend a combo by one. FW-4, FW-12, FW-13"""
    if action >= ADD_1:
        c = action - ADD_1
        lay_card(s, seat, kind_at(s, c, 0), c)
        return
    c = -1
    if action == LAY_MIXED:
        for i in range(PLACE_KINDS):
            c = lay_card(s, seat, FIRST_PLACE + i, c)
        return
    t = FIRST_PLACE + action - LAY_PLACES_1
    count = PLACE_CARDS
    if action >= LAY_ANIMALS_1:
        t = FIRST_ANIMAL + (action - LAY_ANIMALS_1) // SIZES
        count = LEAST_ANIMALS + (action - LAY_ANIMALS_1) % SIZES
    for _ in range(count):
        c = lay_card(s, seat, t, c)


@kernel
def end_turn(s):
    """The turn is over; the hand limit follows. FW-6, FW-9"""
    s.extras = 0
    push(s, LIMIT, CHANCE, 0)


@kernel
def take_turn(s, action):
    """What a player does in a turn, outside of powers."""
    seat = top_seat(s)
    if action == DRAW_CARD:
        use_action(s)
        push(s, DRAW, CHANCE, seat)
    elif action == DONE:
        end_turn(s)
    elif action == SKIP:
        skip(s)
    elif action < COMBO_1:
        lay_combo(s, seat, action)
    elif action < PLAY_0:
        use_action(s)
        announce(s, action - STEAL_1)
    else:
        play_from_hand(s, seat, action - PLAY_0)


@kernel
def block(s):
    """An amulet blocks a theft; a plain one ends the turn. FW-16, FW-17"""
    seat = top_seat(s)
    pop(s)
    pop(s)  # the card is not stolen
    throw_away(s, seat, AMULET)
    if s.chain == 0:
        end_turn(s)


# ---------------------------------------------------------------- between turns


@kernel
def can_steal_plainly(s, seat):
    """Whether there is anybody to steal from to open the turn. FW-2"""
    return may_steal_plainly(s) and any_hand(s, seat, STEALABLE)


@kernel
def open_turn(s, seat):
    """The turn of ``seat`` begins; an opening that cannot be lapses. FW-2, FW-3"""
    s.turn = seat
    s.frames[0, 1] = seat
    s.played = 0
    s.closed = 0
    s.extras = 0
    s.runes = 0
    s.moved = 0
    if s.draw_first == 1 and s.deck_size == 0 and not can_steal_plainly(s, seat):
        s.closed = 1


@kernel
def next_turn(s):
    """Who is next, less those who miss it; after the last turn the game is over. FW-41, FW-44"""
    if s.moved == 0 and s.dry < s.players:
        s.dry += 1
    seat = np.int64(s.turn)
    while s.last != 0:
        if s.last > 0:
            s.last -= 1
        seat = (seat + 1) % seats(s)
        if s.missing[seat] == 0:
            open_turn(s, seat)
            return
        s.missing[seat] = 0
    pop(s)


@kernel
def check_limit(s):
    """The next hand that is too large, from the active player on; then the next turn. FW-6"""
    for i in range(seats(s)):
        seat = (s.turn + i) % seats(s)
        if s.hand_size[seat] > HAND_LIMIT:
            push(s, THROW, seat, 0)
            return
    pop(s)
    next_turn(s)


@kernel
def settle(s):
    """Do what needs no choice and no chance, until somebody must choose or the game is over."""
    while True:
        what = top(s)
        if what == TURN:
            if s.chain > 0:
                end_chain(s)
            return
        if what == CHOOSE:
            if go_on(s):
                return
        elif what == LIMIT:
            check_limit(s)
        elif what == DRAW:
            if s.deck_size > 0:
                return
            pop(s)
        elif what == LOSE:
            if s.hand_size[top_arg(s)] > 0:
                return
            pop(s)
        else:
            return


# ---------------------------------------------------------------- what actions do


@kernel
def carry_out(s, action):
    """Carry out a legal action of the player to move, without what follows from it."""
    what = top(s)
    if what == TURN:
        take_turn(s, action)
    elif what == PLACE:
        place(s, -1 if action == NEW else action - COMBO_1)
    elif what == POWER:
        if action == PASS:
            pop(s)
        else:
            use_power(s, action)
    elif what == CHOOSE:
        choose(s, action)
    elif what == AT_ONCE:
        if action == KEEP:
            seat = top_seat(s)
            pop(s)
            keep_taken(s, seat)
        else:
            play_taken(s, action - PLAY_0)
    elif what == ASK_AMULET:
        if action == BLOCK:
            block(s)
        else:
            pop(s)
    else:
        seat = top_seat(s)
        throw_away(s, seat, action - DISCARD_0)
        if s.hand_size[seat] <= HAND_LIMIT:
            pop(s)


# ---------------------------------------------------------------- what chance does


@kernel
def begin(s, seat):
    """The start player is found, and gets the first card. FW-1"""
    pop(s)
    s.start = seat
    s.turn = seat
    s.frames[0, 1] = seat
    push(s, DEAL, CHANCE, 0)


@kernel
def dealt_to(s):
    """Who gets the next card that is dealt. FW-1"""
    return (s.start + top_arg(s)) % seats(s)


@kernel
def deal(s, t):
    """A card is dealt; after the last one the first turn begins. FW-1"""
    s.deck[t] -= 1
    s.deck_size -= 1
    gain(s, dealt_to(s), t)
    set_top_arg(s, top_arg(s) + 1)
    if top_arg(s) == DEALT * s.players:
        pop(s)
        open_turn(s, np.int64(s.start))


@kernel
def card_comes(s, t):
    """A card is dealt, drawn, stolen, thrown off or turned up."""
    what = top(s)
    if what == DEAL:
        deal(s, t)
        return
    arg = top_arg(s)
    pop(s)
    if what == DRAW:
        leave_deck(s, t)
        gain(s, arg, t)
    elif what == STEAL:
        steal(s, arg, np.int64(s.turn), t)
    elif what == LOSE:
        throw_away(s, arg, t)
    else:
        leave_deck(s, t)
        s.taken[1] = t


@kernel
def source_of(s):
    """Whose hand the card comes from, -1 for the deck."""
    what = top(s)
    return top_arg(s) if what == STEAL or what == LOSE else -1


@kernel
def count_in(s, source, t):
    """How many cards of a kind there are where the card comes from."""
    return np.int64(s.deck[t]) if source < 0 else np.int64(s.hand[source, t])


# ---------------------------------------------------------------- interface: one-element arrays


@kernel
def current_player(states):
    """The seat to decide, ``CHANCE`` or ``TERMINAL``."""
    s = states[0]
    if s.depth == 0:
        return TERMINAL
    return top_seat(s)


@kernel
def legal_actions(states, out):
    """Write the legal actions of the player to move into ``out``, ascending; return how many."""
    return list_choices(states[0], out)


@kernel
def choices_as_seen(states):
    """How many options the player to move has as far as everybody can tell; 2 where nobody can. FW-19"""
    s = states[0]
    if is_secret(s):
        return 2
    out = np.empty(MOST_CHOICES, np.int64)
    return list_choices(s, out)


@kernel
def sample_action(states, rng):
    """One legal action of the player to move, each equally likely."""
    out = np.empty(MOST_CHOICES, np.int64)
    return out[below(rng, list_choices(states[0], out))]


@kernel
def apply_action(states, action):
    """Carry out a legal action of the player to move."""
    s = states[0]
    carry_out(s, action)
    settle(s)


@kernel
def chance_outcomes(states, outcomes, weights):
    """Write the possible outcomes, ascending, and their weights (whole numbers); return how many."""
    s = states[0]
    n = 0
    if top(s) == START:
        for seat in range(seats(s)):
            outcomes[n] = START_1 + seat
            weights[n] = 1
            n += 1
        return n
    source = source_of(s)
    for t in range(1, TYPES):
        if count_in(s, source, t) > 0:
            outcomes[n] = CARD_0 + t
            weights[n] = count_in(s, source, t)
            n += 1
    return n


@kernel
def apply_chance(states, outcome):
    """Carry out a possible chance outcome."""
    s = states[0]
    if outcome < CARD_0:
        begin(s, outcome - START_1)
    else:
        card_comes(s, outcome - CARD_0)
    settle(s)


@kernel
def sample_chance(states, rng):
    """Draw and carry out one chance outcome."""
    s = states[0]
    if top(s) == START:
        begin(s, below(rng, seats(s)))
    else:
        source = source_of(s)
        total = s.deck_size if source < 0 else s.hand_size[source]
        pick = below(rng, np.int64(total))
        for t in range(1, TYPES):
            pick -= count_in(s, source, t)
            if pick < 0:
                card_comes(s, t)
                break
    settle(s)
