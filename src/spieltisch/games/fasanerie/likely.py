"""A quick guess at what a player would do, for playing a game of Fasanerie on to its end thousands of times.

A card's worth is read from a table: the points that one more of its kind likely brings whoever holds so
many. What a step forward brings is the worth of the card it ends on, and part of that of those on its way.
"""

# mypy: disable-error-code="no-untyped-def"
from __future__ import annotations

import numpy as np

from ...core.decisions import top, top_seat
from ...core.kernel import kernel
from ...core.randomness import uniform
from .actions import GIVE_FIRST, LEAVE, MOVE_1, NET_1
from .cards import KINDS
from .rules import can_give, discs_at, first_catch, first_target, kind_of
from .scoring import EARED, FART, GOLD, MONAL, VALUES
from .state import MOVE, NET

HELD = 6
"""Who holds more of a kind than this is looked up as holding this many."""

WORTH = {  # of one more card for who holds 0, 1, 2, … of the kind
    "diamond": (2, 2, 2, 2, 2, 2, 2),
    "blood": (3, 3, -2, -3, -3, -3, -3),
    "green": (1, 7, 1, 7, 1, 7, 1),
    "peacock": (-2, 14, 2, 2, 2, 2, 2),
    "nest": (3, 5, 7, 8, 9, 0, 0),
    "reeves": (-1, 2, 6, 6, 7, 0, 0),
    "trap": (1, 1, 1, 1, 1, 1, 1),  # it goes to the next mover
    "mirror": (3, 4, 4, 4, 4, 4, 4),
    "fox": (4, 4, 4, 4, 4, 4, 4),
    "fireback": (2, 4, 9, -9, 0, 0, 0),
    "koklass": (6, 3, -1, 3, 3, 3, 3),
    "salvadori": (2, 1, 0, -1, -1, -1, -1),
    "net": (1, 1, 1, 1, 1, 1, 1),
    "dog": (2, 2, 2, 2, 2, 2, 2),
}
TABLE = np.array([WORTH.get(kind, (0,) * (HELD + 1)) for kind in KINDS], np.float64)

ON_THE_WAY = 0.4
"""What part of the worth of a card on the way counts, as others may take it first."""
NOISE = 3.0
"""How far a guess may be off, in points."""


@kernel
def worth(s, seat, t):
    """What one more card of type ``t`` is likely worth to ``seat``, roughly, in points."""
    kind = kind_of(s, t)
    if kind == GOLD:
        return float(VALUES[s.card[t]])
    if kind == FART:
        return -float(VALUES[s.card[t]])
    if kind == MONAL:
        return worth_of_monal(s, seat, t)
    if kind == EARED:
        return worth_of_eared(s, seat, t)
    return TABLE[kind, min(s.hand[seat, t], HELD)]


@kernel
def worth_of_monal(s, seat, t):
    """A monal adds its value, or makes larger ones count nothing. FA-31"""
    lost = 0
    for other in range(s.types):
        if s.kind_of[other] == s.kind_of[t] and s.hand[seat, other] > 0:
            if other < t:
                return 0.0
            if other > t:
                lost = VALUES[s.card[other]] * s.hand[seat, other]
                break
            break
    return float(VALUES[s.card[t]] - lost)


@kernel
def worth_of_eared(s, seat, t):
    """An eared pheasant adds 3, or takes all if its colour is held. FA-37"""
    colours = 0
    for other in range(s.types):
        if s.kind_of[other] == s.kind_of[t]:
            if s.hand[seat, other] > 1:
                return 0.0
            colours += s.hand[seat, other]
    return -3.0 * colours if s.hand[seat, t] > 0 else 2.0


@kernel
def likely_step(s, seat, rng):
    """A step forward that brings much, or leaving."""
    best = -1e9
    chosen = LEAVE
    if s.pile == 0:
        best = NOISE * uniform(rng)
    on_the_way = 0.0
    for i in range(s.back, s.front):
        first = i >= first_target(s, seat)
        taken = discs_at(s, i) > 0
        here = worth(s, seat, s.alley[i])
        if first:
            value = NOISE * uniform(rng)
            if not taken:
                value += here + ON_THE_WAY * on_the_way
            if value > best:
                best = value
                chosen = MOVE_1 + i - s.back
        on_the_way = 0.0 if taken else on_the_way + here
    return chosen


@kernel
def likely_gift(s, seat, rng):
    """A card to give that is worth little."""
    best = -1e9
    chosen = 0
    for t in range(s.types):
        if can_give(s, top(s), seat, t):
            s.hand[seat, t] -= 1
            value = NOISE * uniform(rng) - worth(s, seat, t)
            s.hand[seat, t] += 1
            if value > best:
                best = value
                chosen = GIVE_FIRST + int(s.card[t])
    return chosen


@kernel
def likely_catch(s, seat, rng):
    """A card to net that is worth much."""
    sweep = int(s.frames[s.depth - 2, 2])
    origin = int(s.back) + (0 if s.net_reaches_behind else sweep)
    best = -1e9
    chosen = 0
    for i in range(first_catch(s, sweep), s.front):
        if discs_at(s, i) == 0:
            value = NOISE * uniform(rng) + worth(s, seat, s.alley[i])
            if value > best:
                best = value
                chosen = NET_1 + i - origin
    return chosen


@kernel
def likely_action(states, rng):
    """A legal action that a player of some sense might choose; not always the same."""
    s = states[0]
    what = top(s)
    seat = top_seat(s)
    if what == MOVE:
        return int(likely_step(s, seat, rng))
    if what == NET:
        return int(likely_catch(s, seat, rng))
    return int(likely_gift(s, seat, rng))
