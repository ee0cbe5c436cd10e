"""Points, and what a finished game is worth. FW-11 … FW-14, FW-45"""

# mypy: disable-error-code="no-untyped-def, assignment"
from __future__ import annotations

import numpy as np

from ...core.kernel import kernel
from .combos import points_of_combo, seats, size_of
from .state import SEATS

# Points come first, then the most valuable combo, then the cards laid: one number for all three.
BEST_WEIGHT = 1 << 8
POINTS_WEIGHT = 1 << 16


@kernel
def scores(states, out):
    """Write the points of each seat's combos into ``out``."""
    s = states[0]
    for seat in range(seats(s)):
        out[seat] = 0
    for c in range(s.combos):
        if s.combo_size[c] > 0:
            out[s.combo_owner[c]] += points_of_combo(s, c)


@kernel
def standing(s, best, laid):
    """Write each seat's most valuable combo and how many cards it has laid. FW-45"""
    for seat in range(seats(s)):
        best[seat] = 0
        laid[seat] = 0
    for c in range(s.combos):
        if s.combo_size[c] > 0:
            owner = s.combo_owner[c]
            best[owner] = max(best[owner], points_of_combo(s, c))
            laid[owner] += size_of(s, c)


@kernel
def outcome(states, points, out):
    """Write the points of the finished game, and what it is worth to each seat.

    The winners share the win, and everything sums to 0: one winner has 1 and the others
    -1 / (players - 1); if all tie, all have 0. Ties: the most valuable combo, then the cards laid. FW-45
    """
    s = states[0]
    scores(states, points)
    best = np.zeros(SEATS, np.int64)
    laid = np.zeros(SEATS, np.int64)
    standing(s, best, laid)
    most = np.int64(-1)
    winners = 0
    for seat in range(seats(s)):
        laid[seat] += best[seat] * BEST_WEIGHT + points[seat] * POINTS_WEIGHT
        if laid[seat] > most:
            most = laid[seat]
            winners = 0
        if laid[seat] == most:
            winners += 1
    for seat in range(seats(s)):
        share = 1.0 / winners if laid[seat] == most else 0.0
        out[seat] = (s.players * share - 1.0) / (s.players - 1)


@kernel
def returns(states, out):
    """Write what the finished game is worth to each seat. FW-45"""
    points = np.zeros(SEATS, np.int64)
    outcome(states, points, out)
