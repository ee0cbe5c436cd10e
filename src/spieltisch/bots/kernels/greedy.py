"""Looking one action ahead with the game's own ``estimate``."""

# Names like `legal_actions` are the game's kernels, put among the globals by `specialise`.
# ruff: noqa: F821
# mypy: disable-error-code="no-untyped-def, name-defined"
from __future__ import annotations

import numpy as np

from ..nodes import MAX_ACTIONS, MAX_SEATS


def margins_ahead(root, seat, samples, rng, legal, margins):
    """Write the legal actions and for each the margin over the best other that it likely leads to.

    ``root`` is a state as ``seat`` sees it; what it hides is drawn ``samples`` times. Returns how many
    actions there are.
    """
    n = legal_actions(root, legal)
    margins[:n] = 0.0
    truth = root.copy()
    sim = root.copy()
    points = np.zeros(MAX_SEATS, np.float64)
    for _ in range(samples):
        truth[0] = root[0]
        resample(truth, seat, rng)
        for i in range(n):
            sim[0] = truth[0]
            apply_action(sim, legal[i])
            estimate(sim, points)
            margins[i] += margin_of(points, seat, sim[0].players) / samples
    return n


def margin_of(points, seat, players):
    """How far ``seat`` is ahead of the best other."""
    best = -1e300
    for other in range(players):
        if other != seat:
            best = max(best, points[other])
    return points[seat] - best


def greedy_action(root, seat, samples, rng):
    """The action that likely leads to the best margin; the first of equals."""
    legal = np.empty(MAX_ACTIONS, np.int64)
    margins = np.empty(MAX_ACTIONS, np.float64)
    n = margins_ahead(root, seat, samples, rng, legal, margins)
    best = 0
    for i in range(1, n):
        if margins[i] > margins[best]:
            best = i
    return legal[best]
