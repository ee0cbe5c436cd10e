"""What a situation is likely worth in the end: the knowledge of Fabelwald that bots use.

:func:`estimate` adds to the points of the combos what each seat may still make of its hand in the turns it
has left: sets it can lay, creatures it can play, and what is pending, such as a card about to be stolen or
a power that may be used. All weights are points. For a quick guess at what a player would do see
``likely.py``.
"""

# mypy: disable-error-code="no-untyped-def, assignment"
from __future__ import annotations

import numpy as np

from ...core.kernel import kernel
from .cards import (
    AMULET,
    BOGEYMAN,
    CARDS,
    DEMON,
    FIRST_ANIMAL,
    FIRST_PLACE,
    HIGHWAYMAN,
    IMMORTALS,
    RUNE,
    TYPES,
    WITCH,
)
from .combos import can_join, is_open, is_own, kind_at, points_of_combo, seats, size_of
from .looking import can_play_card, can_sacrifice, has_target
from .scoring import scores
from .state import (
    AT_ONCE,
    CHOOSE,
    COMBO_CARDS,
    DRAW,
    HAND_LIMIT,
    LOSE,
    MOST_ANIMALS,
    PLACE,
    POWER,
    SEATS,
    SPECIES,
    SPENT,
    STEAL,
    TURN_UP,
)

# All weights were set by judgement and a few hundred games of greedy bots against one another.
CARDS_A_TURN = 1.3
"""So many cards leave the deck in a turn."""
DRAWN_CREATURES = 0.4
"""Creatures that come to a hand in a turn."""
PLAYED_SHARE = 0.7
"""What creatures still to come are worth of what they would score: combos are taken apart."""
LAYABLE = 0.9
"""What a set in hand is worth of what it scores when laid."""
ONE_ANIMAL = 0.7
MORE_ANIMALS = 0.5
ONE_PLACE = 0.7
TWO_PLACES = 1.7
RUNE_WORTH = 1.5
AMULET_WORTH = 1.0
CREATURE_WORTH = 0.8
"""What a creature's power is worth while it is in hand."""
DRAWN_CARD = 1.5
TURN_WORTH = 2.5
SACRIFICE_COST = 2.0

POWERS = {
    "amazon": 1.0, "banshee": 1.4, "dracula": 2.6, "unicorn": 1.0, "elf": 1.5, "fairies": 3.0,
    "grave-robber": 1.5, "hydra": 0.2, "goblins": 3.6, "laraki": 1.4, "magician": 2.8, "nymph": 1.8,
    "giant": 2.2, "shadow-queen": 1.6, "troll": 0.9, "werewolf": TURN_WORTH, "centaur": 1.4, "dwarf": 1.8,
}  # fmt: skip
POWER_WORTH = np.array([POWERS.get(card, 0.0) for card in CARDS], np.float64)
"""What a power is likely worth to whoever may use it now; some are looked at more closely."""


# ---------------------------------------------------------------- time


@kernel
def turns_left(s, seat):
    """How many turns a seat has after the present one, roughly. FW-41, FW-44"""
    ahead = (seat - s.turn) % seats(s)
    if s.last >= 0:
        turns = 1.0 if 0 < ahead <= s.last else 0.0
    else:
        turns = 1.0 + s.deck_size / (CARDS_A_TURN * s.players)
    if s.missing[seat] == 1:
        turns -= 1.0
    return max(0.0, turns)


@kernel
def plays_left(s, seat, turns):
    """How many creatures a seat can still play."""
    plays = turns
    if seat == s.turn and can_play_card(s):
        plays += 1.0 - s.played + s.extras
    elif seat == s.turn and s.draw_first == 1 and s.played == 0:
        plays += 1.0
    return plays


# ---------------------------------------------------------------- hands


@kernel
def worth_of_size(s, size):
    """What a combo of creatures of a size between whole numbers scores."""
    whole = int(size)
    if whole >= COMBO_CARDS:
        return 1.0 * s.creature_points[COMBO_CARDS]
    low = 1.0 * s.creature_points[whole]
    return low + (size - whole) * (s.creature_points[whole + 1] - low)


@kernel
def largest_open(s, seat):
    """The size of the largest creature combo that can grow."""
    size = 0
    for c in range(s.combos):
        if can_join(s, c, seat):
            size = max(size, size_of(s, c))
    return size


@kernel
def creature_hope(s, seat, plays, turns):
    """What creatures in hand and to come may add to the combos."""
    held = 0.0
    for t in range(1, FIRST_ANIMAL):
        held += s.hand[seat, t]
    plays += 0.8 * min(1.0 * s.hand[seat, RUNE], plays)
    coming = held
    if s.deck_size > 0:
        coming += DRAWN_CREATURES * turns
    coming = min(plays, coming)
    size = 1.0 * largest_open(s, seat)
    gain = 0.0
    while coming > 0.0:
        step = min(coming, COMBO_CARDS - size)
        gain += worth_of_size(s, size + step) - worth_of_size(s, size)
        coming -= step
        size = 0.0
    return PLAYED_SHARE * gain + CREATURE_WORTH * min(held, plays)


@kernel
def largest_animal_combo(s, seat, t):
    """The size of the largest combo of a species that can grow."""
    size = 0
    for c in range(s.combos):
        if is_own(s, c, seat) and kind_at(s, c, 0) == t and s.combo_size[c] < MOST_ANIMALS:
            size = max(size, size_of(s, c))
    return size


@kernel
def animal_hope(s, seat, t, soon):
    """What the animals of a species in hand may bring."""
    held = np.int64(s.hand[seat, t])
    laid = largest_animal_combo(s, seat, t)
    total = min(held + laid, MOST_ANIMALS)
    if total < 2:
        return ONE_ANIMAL * soon * total
    gain = LAYABLE * (s.animal_points[total] - s.animal_points[laid])
    if total < MOST_ANIMALS:
        gain += MORE_ANIMALS * soon
    return gain


@kernel
def place_hope(s, seat, soon):
    """What the places in hand may bring."""
    a = np.int64(s.hand[seat, FIRST_PLACE])
    b = np.int64(s.hand[seat, FIRST_PLACE + 1])
    c = np.int64(s.hand[seat, FIRST_PLACE + 2])
    mixed = min(a, b, c)
    gain = LAYABLE * mixed * s.mixed_points
    a -= mixed
    b -= mixed
    c -= mixed
    same = a // 3 + b // 3 + c // 3
    gain += LAYABLE * same * s.same_points
    kinds = (1 if a % 3 else 0) + (1 if b % 3 else 0) + (1 if c % 3 else 0)
    if kinds == 2:
        gain += TWO_PLACES * soon
    elif kinds == 1:
        gain += ONE_PLACE * soon
    if max(a, b, c) == 2:
        gain += 0.4 * soon
    return gain


@kernel
def hand_hope(s, seat):
    """What a seat may still make of its hand."""
    turns = turns_left(s, seat)
    now = seat == s.turn
    if turns == 0.0 and not now:
        return 0.0
    soon = min(1.0, turns / 3.0)
    total = creature_hope(s, seat, plays_left(s, seat, turns), turns) + place_hope(s, seat, soon)
    for i in range(SPECIES):
        total += animal_hope(s, seat, FIRST_ANIMAL + i, soon)
    total += RUNE_WORTH * s.hand[seat, RUNE] * min(1.0, turns)
    total += AMULET_WORTH * min(1.0 * s.hand[seat, AMULET], turns)
    total += TURN_WORTH * min(turns, 2.0)  # so that a turn missed counts
    if s.hand_size[seat] > HAND_LIMIT:
        total -= 0.7 * (s.hand_size[seat] - HAND_LIMIT)
    return total


# ---------------------------------------------------------------- what is pending


@kernel
def card_worth(s, seat, t):
    """About what one card of a kind is worth in a hand, beside what is there."""
    turns = turns_left(s, seat)
    if turns == 0.0 and seat != s.turn:
        return 0.0
    if t < FIRST_ANIMAL:
        return min(2.2, 0.8 + turns) if turns > 0.0 else 0.3
    if t < FIRST_PLACE:
        together = s.hand[seat, t] + largest_animal_combo(s, seat, t)
        return 0.7 if together == 0 else 2.2 if together < MOST_ANIMALS else 0.4
    if t < RUNE:
        return 1.3
    return RUNE_WORTH if t == RUNE else AMULET_WORTH


@kernel
def mean_worth(s, owner, seat):
    """What a card of a hand, drawn by lot, is worth to ``seat``."""
    if s.hand_size[owner] == 0:
        return 0.0
    total = 0.0
    for t in range(1, TYPES):
        if s.hand[owner, t] > 0:
            total += s.hand[owner, t] * card_worth(s, seat, t)
    return total / s.hand_size[owner]


@kernel
def best_of_others(s, seat):
    """The most valuable unprotected combo of the others."""
    best = 0.0
    for c in range(s.combos):
        if is_open(s, c) and s.combo_owner[c] != seat:
            best = max(best, 1.0 * points_of_combo(s, c))
    return best


@kernel
def least_own(s, seat):
    """The least valuable unprotected combo of a seat."""
    least = 99.0
    for c in range(s.combos):
        if is_open(s, c) and s.combo_owner[c] == seat:
            least = min(least, 1.0 * points_of_combo(s, c))
    return least


@kernel
def can_pay_witch(s, seat):
    """Whether a seat has two owls or two crows for the witch. FW-29"""
    for i in range(2):
        if s.hand[seat, FIRST_ANIMAL + i] >= 2:
            return True
    for c in range(s.combos):
        if can_sacrifice(s, c, seat):
            return True
    return False


@kernel
def power_worth(s, seat, t):
    """What a power is likely worth to who may use it now."""
    if t == DEMON:
        return 0.8 * best_of_others(s, seat)
    if t == WITCH:
        return best_of_others(s, seat) - SACRIFICE_COST if can_pay_witch(s, seat) else 0.0
    if t == HIGHWAYMAN:
        return max(0.0, best_of_others(s, seat) - least_own(s, seat))
    if t == IMMORTALS:
        return DRAWN_CARD * max(0, HAND_LIMIT - s.hand_size[seat])
    if t == BOGEYMAN:
        most = 0
        for other in range(seats(s)):
            if other != seat:
                most = max(most, np.int64(s.hand_size[other]))
        return max(0.0, 1.6 * (most - s.hand_size[seat]))
    return POWER_WORTH[t]


@kernel
def further_worth(s, seat, t):
    """What a power that goes on still brings."""
    if t == WITCH:
        return best_of_others(s, seat)
    if t == HIGHWAYMAN:
        return best_of_others(s, seat) - points_of_combo(s, np.int64(s.other))
    if t == IMMORTALS:
        return DRAWN_CARD * max(0, HAND_LIMIT - s.hand_size[seat])
    return 1.4 * s.left


@kernel
def pending_worth(s, frame, points):
    """Add what a frame of the stack likely brings everybody."""
    what = s.frames[frame, 0]
    seat = np.int64(s.frames[frame, 1])
    arg = np.int64(s.frames[frame, 2])
    if what == DRAW:
        points[arg] += DRAWN_CARD
    elif what == TURN_UP:
        points[s.turn] += DRAWN_CARD
    elif what == STEAL:
        points[s.turn] += mean_worth(s, arg, np.int64(s.turn))
        points[arg] -= mean_worth(s, arg, arg)
    elif what == LOSE:
        points[arg] -= mean_worth(s, arg, arg)
    elif what == POWER:
        points[seat] += power_worth(s, seat, arg)
    elif what == CHOOSE:
        points[seat] += further_worth(s, seat, arg)
    elif what == PLACE:
        size = 1.0 * largest_open(s, seat)
        points[seat] += worth_of_size(s, size + 1.0) - worth_of_size(s, size)
        if arg < SPENT and has_target(s, seat, arg):
            points[seat] += power_worth(s, seat, arg)
    elif what == AT_ONCE:
        points[seat] += 3.0


@kernel
def estimate(states, points):
    """Write the points that each seat will likely have in the end into ``points`` (floats)."""
    s = states[0]
    whole = np.zeros(SEATS, np.int64)
    scores(states, whole)
    for seat in range(seats(s)):
        points[seat] = whole[seat]
    if s.depth == 0 or s.turn < 0:
        return
    for seat in range(seats(s)):
        points[seat] += hand_hope(s, seat)
    for frame in range(1, s.depth):
        pending_worth(s, frame, points)
