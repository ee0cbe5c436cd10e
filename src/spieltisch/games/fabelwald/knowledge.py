"""Who knows what: a record as one seat may see it, and possible truths in place of what it cannot know.

A seat knows its own hand, and of other hands what its lane in ``known`` says (see ``state.py``). It knows
what others know of its own hand, but for what ``unaware`` says; what others know of each other's
hands it cannot know, beyond what all have seen.
"""

# mypy: disable-error-code="no-untyped-def"
from __future__ import annotations

import numpy as np

from ...core.kernel import kernel
from ...core.randomness import below
from .cards import TYPES
from .combos import seats
from .hands import ONE_EACH, lane_of, one_for, set_lane, unaware_of
from .looking import is_turned_up
from .state import EVERYBODY, UNKNOWN


@kernel
def hide_hand(s, owner, viewer):
    """What ``viewer`` does not know of a hand is unseen, like the deck."""
    for t in range(1, TYPES):
        if owner != viewer:
            sure = lane_of(np.int64(s.known[owner, t]), viewer)
            s.deck[t] += s.hand[owner, t] - sure
            s.hand[owner, t] = sure
            hide_lanes(s, owner, t, viewer)
        elif s.unaware[owner, t] != 0:
            forget_unaware(s, owner, t)


@kernel
def hide_lanes(s, owner, t, viewer):
    """What others know of another's hand is for ``viewer`` what everybody knows."""
    s.unaware[owner, t] = 0
    lanes = np.int64(s.known[owner, t])
    if lanes == 0:
        return
    common = lane_of(lanes, EVERYBODY)
    own = lane_of(lanes, viewer)
    s.known[owner, t] = common * (ONE_EACH - one_for(owner))
    set_lane(s, owner, t, viewer, own)


@kernel
def forget_unaware(s, owner, t):
    """Of the own hand others know what the owner can tell."""
    for other in range(seats(s)):
        if other != owner:
            known = lane_of(np.int64(s.known[owner, t]), other)
            set_lane(s, owner, t, other, known - unaware_of(s, owner, t, other))
    s.unaware[owner, t] = 0


@kernel
def observe(states, seat, out):
    """Write into ``out`` the record as ``seat`` may see it (-1: an onlooker); after the end, all of it."""
    out[0] = states[0]
    s = out[0]
    if s.depth == 0:
        return
    viewer = seat if seat >= 0 else EVERYBODY
    for owner in range(seats(s)):
        hide_hand(s, owner, viewer)
    # Only the dwarf's second card is taken unseen.
    if s.taken[1] > 0 and s.turn != viewer and is_turned_up(s):
        s.deck[s.taken[1]] += 1
        s.taken[1] = UNKNOWN


@kernel
def draw_unseen(s, unseen, rng):
    """Draw one of the ``unseen`` cards that this record counts as unseen."""
    pick = below(rng, unseen)
    for t in range(1, TYPES):
        pick -= s.deck[t]
        if pick < 0:
            s.deck[t] -= 1
            return t
    return 0


@kernel
def resample(states, seat, rng):
    """Fill what ``seat`` cannot know with a possible truth, each equally likely (a determinization)."""
    s = states[0]
    if s.depth == 0:
        return
    observe(states, seat, states)
    unseen = np.int64(0)
    for t in range(1, TYPES):
        unseen += s.deck[t]
    if s.taken[1] == UNKNOWN:
        s.taken[1] = draw_unseen(s, unseen, rng)
        unseen -= 1
    for owner in range(seats(s)):
        held = np.int64(0)
        for t in range(1, TYPES):
            held += s.hand[owner, t]
        for _ in range(s.hand_size[owner] - held):
            s.hand[owner, draw_unseen(s, unseen, rng)] += 1
            unseen -= 1
