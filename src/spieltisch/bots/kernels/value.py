"""What a game is worth to each seat, from 0 to 1: part winning, part margin of points."""

# Names like `returns` are the game's kernels, put among the globals by `specialise`.
# ruff: noqa: F821
# mypy: disable-error-code="no-untyped-def, name-defined"
from __future__ import annotations

import math

import numpy as np

from ..nodes import MAX_SEATS


def value_end(states, win_weight, scale, points, worth):
    """Write what the finished game ``states`` is worth to each seat into ``worth``; ``points`` is scratch.

    ``win_weight`` of it is winning, the rest the margin over the best other in units of ``scale`` points.
    """
    players = states[0].players
    whole = np.zeros(MAX_SEATS, np.int64)
    outcome(states, whole, worth)
    for seat in range(players):
        points[seat] = whole[seat]
    for seat in range(players):
        won = (worth[seat] * (players - 1) + 1.0) / players
        worth[seat] = weigh(won, lead_of(points, seat, players), win_weight, scale)


def value_estimate(states, win_weight, scale, spread, points, worth):
    """Write what ``states`` is likely worth: a lead of ``spread`` points wins e times as often as not."""
    players = states[0].players
    estimate(states, points)
    for seat in range(players):
        lead = lead_of(points, seat, players)
        won = 0.5 + 0.5 * math.tanh(0.5 * lead / spread)  # the logistic curve, without overflow
        worth[seat] = weigh(won, lead, win_weight, scale)


def lead_of(points, seat, players):
    """By how many points ``seat`` is ahead of the best other."""
    best = -1e300
    for other in range(players):
        if other != seat:
            best = max(best, points[other])
    return points[seat] - best


def weigh(won, lead, win_weight, scale):
    """Winning (0 to 1) and a lead (points) as one value from 0 to 1."""
    margin = max(0.0, min(1.0, 0.5 + 0.5 * lead / scale))
    return win_weight * won + (1.0 - win_weight) * margin
