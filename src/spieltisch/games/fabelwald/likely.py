"""A quick guess at what a player would do, for playing a game of Fabelwald on to its end thousands of times.

The legal action that looks best, by a rough look with some noise, is chosen.
"""

# mypy: disable-error-code="no-untyped-def, assignment"
from __future__ import annotations

import numpy as np

from ...core.decisions import top, top_arg, top_seat
from ...core.kernel import kernel
from ...core.randomness import below
from .actions import (
    ADD_1,
    AGAIN_0,
    BLOCK,
    COMBO_1,
    DISCARD_0,
    DONE,
    LAY_MIXED,
    NAME_0,
    NEW,
    PASS,
    PICK_0,
    PLAY_0,
    SEAT_1,
    SKIP,
    STEAL_1,
    TAKE_1,
)
from .cards import DEMON, DRAGON, FIRST_ANIMAL, FIRST_PLACE, HIGHWAYMAN, LARAKI, RUNE, WITCH
from .choices import MOST_CHOICES, list_choices
from .combos import points_of_combo, size_of
from .estimate import largest_open, power_worth
from .looking import has_target
from .state import CHOOSE, PLACE, POWER

NOISE = 3
"""Up to so many half points at random."""

LAYING = 14
PLAYING = 6
KEEPING_TWO_COMBOS = 1
FINE = 16
"""Parts of a half point that noise is made of, so that of equal actions each may be chosen."""


@kernel
def card_appeal(s, seat, t):
    """About what a card is worth to ``seat``, in half points."""
    if t < FIRST_ANIMAL:
        return 4
    if t < FIRST_PLACE:
        return 2 + 2 * np.int64(s.hand[seat, t])
    return 3 if t <= RUNE else 2


@kernel
def play_appeal(s, seat, t):
    """About what playing a card of the hand brings: more if its power finds something to do."""
    if t == RUNE:
        return PLAYING + 2
    if t == DRAGON:
        return PLAYING + 2 * largest_open(s, seat) - 5
    if not has_target(s, seat, t):
        return PLAYING
    return PLAYING + np.int64(2.0 * power_worth(s, seat, t))


@kernel
def combo_appeal(s, seat, c):
    """About what naming a combo brings: to join it, or by the power that asks."""
    points = points_of_combo(s, c)
    if top(s) == PLACE:
        size = size_of(s, c)
        return 2 * (np.int64(s.creature_points[size + 1]) - points)
    t = top_arg(s)
    if s.combo_owner[c] != seat:
        return 2 * points + 1
    # An own one is given away: destroyed, traded or broken for the witch.
    if top(s) == POWER and (t == HIGHWAYMAN or t == WITCH):
        return 6 - 2 * points
    return -2 * points - (2 if t == DEMON else 0)


@kernel
def word_appeal(action):
    """About what an action of one word brings."""
    if action == DONE or action == SKIP:
        return -6
    if action == PASS:
        return -2
    if action == BLOCK:
        return 2
    return KEEPING_TWO_COMBOS if action == NEW else 3


@kernel
def is_given_away(s, seat):
    """Whether the Laraki's next card is for somebody else. FW-32"""
    return top(s) == CHOOSE and top_arg(s) == LARAKI and s.other != seat


@kernel
def appeal(s, seat, action):
    """About how much an action is worth, in half points, to compare it with others of the same choice."""
    if action < LAY_MIXED:
        return word_appeal(action)
    if action < ADD_1:
        return LAYING
    if action < COMBO_1:
        return LAYING - 2
    if action < STEAL_1:
        return combo_appeal(s, seat, action - COMBO_1)
    if action < SEAT_1:
        return 1 + np.int64(s.hand_size[action - STEAL_1]) // 2
    if action < PLAY_0:
        return np.int64(s.hand_size[action - SEAT_1])
    if action < AGAIN_0:
        return play_appeal(s, seat, action - PLAY_0)
    if action < NAME_0:
        return 3 + np.int64(2.0 * power_worth(s, seat, action - AGAIN_0))
    if action < PICK_0:
        return 3
    if action < DISCARD_0:
        worth = card_appeal(s, seat, action - PICK_0)
        return -worth if is_given_away(s, seat) else worth
    if action < TAKE_1:
        return -card_appeal(s, seat, action - DISCARD_0)
    return 3


@kernel
def likely_action(states, rng):
    """A legal action that a player of some sense might choose: the best by a rough look."""
    s = states[0]
    legal = np.empty(MOST_CHOICES, np.int64)
    n = list_choices(s, legal)
    if n == 1:
        return legal[0]
    seat = top_seat(s)
    chosen = legal[0]
    best = np.int64(-1_000_000)
    for i in range(n):
        worth = FINE * appeal(s, seat, legal[i]) + below(rng, FINE * NOISE)
        if worth > best:
            best = worth
            chosen = legal[i]
    return chosen
