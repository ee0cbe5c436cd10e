"""What a game is worth to each seat, from 0 to 1: part winning, part margin of points."""

# Names like `returns` are the game's kernels, put among the globals by `specialise`.
# ruff: noqa: F821
# mypy: disable-error-code="no-untyped-def, name-defined"
from __future__ import annotations

import math

import numpy as np

from ..nodes import MAX_SEATS


def value_end(states, ended, win_weight, scale, spread, points, worth):
    """Write what ``states`` is worth to each seat into ``worth``; ``points`` is scratch.

    A finished game counts as it is. Otherwise the points are the game's ``estimate``, and a lead of
    ``spread`` of them makes winning e times as likely as not. The margin is that over the best other, in
    units of ``scale`` points.
    """
    players = states[0].players
    if ended:
        returns(states, worth)
        whole = np.zeros(MAX_SEATS, np.int64)
        scores(states, whole)
        for seat in range(players):
            points[seat] = whole[seat]
    else:
        estimate(states, points)
    for seat in range(players):
        best = -1e300
        for other in range(players):
            if other != seat:
                best = max(best, points[other])
        lead = points[seat] - best
        if ended:
            won = (worth[seat] * (players - 1) + 1.0) / players
        else:
            won = 1.0 / (1.0 + math.exp(-lead / spread))
        margin = max(0.0, min(1.0, 0.5 + 0.5 * lead / scale))
        worth[seat] = win_weight * won + (1.0 - win_weight) * margin
