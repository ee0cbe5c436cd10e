"""What stands in for knowledge that a game does not offer."""

# Names like `scores` are the game's kernels, put among the globals by `specialise`.
# ruff: noqa: F821
# mypy: disable-error-code="no-untyped-def, name-defined"
from __future__ import annotations

import numpy as np

from ..nodes import MAX_SEATS


def estimate(states, points):
    """Points likely at the end: those of now."""
    whole = np.zeros(MAX_SEATS, np.int64)
    scores(states, whole)
    for seat in range(states[0].players):
        points[seat] = whole[seat]


def likely_action(states, rng):
    """A legal action a player would likely choose: any."""
    return sample_action(states, rng)


def turns(states):
    """How many turns have been taken: nobody counts them."""
    return 0


def action_as_seen(states, action, seat):
    """An action as ``seat`` sees it happen: as it is."""
    return action


def outcome(states, points, worth):
    """Both the points and the returns of a finished game."""
    scores(states, points)
    returns(states, worth)
