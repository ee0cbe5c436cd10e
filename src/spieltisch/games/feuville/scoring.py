"""Points, and what a finished game is worth. FE-32, FE-33"""

# mypy: disable-error-code="no-untyped-def, assignment"
from __future__ import annotations

import numpy as np

from ...core.kernel import kernel
from .state import SEATS
from .town import seats


@kernel
def has_fewest(s, seat):
    """Whether nobody has played fewer decrees. FE-32"""
    for other in range(seats(s)):
        if s.decrees[other] < s.decrees[seat]:
            return False
    return True


@kernel
def bonus(s, seat):
    """The points for the fewest decrees, once the game is over. FE-32"""
    if s.depth == 0 and has_fewest(s, seat):
        return np.int64(s.fewest_points)
    return 0


@kernel
def scores(states, out):
    """Write each seat's points into ``out``; at the end with those for the fewest decrees."""
    s = states[0]
    for seat in range(seats(s)):
        out[seat] = s.juggled[seat] + s.conjured[seat] + s.decreed[seat] + bonus(s, seat)


@kernel
def outcome(states, points, out):
    """Write the points of the finished game, and what it is worth to each seat.

    The winners share the win, and everything sums to 0: one winner has 1 and the others
    -1 / (players - 1); if all tie, all have 0. FE-33
    """
    s = states[0]
    scores(states, points)
    best = points[0]
    for seat in range(1, seats(s)):
        best = max(best, points[seat])
    winners = 0
    for seat in range(seats(s)):
        if points[seat] == best:
            winners += 1
    for seat in range(seats(s)):
        share = 1.0 / winners if points[seat] == best else 0.0
        out[seat] = (s.players * share - 1.0) / (s.players - 1)


@kernel
def returns(states, out):
    """Write what the finished game is worth to each seat. FE-33"""
    points = np.zeros(SEATS, np.int64)
    outcome(states, points, out)
