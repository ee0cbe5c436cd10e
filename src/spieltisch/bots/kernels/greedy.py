"""Looking one action ahead with the game's own ``estimate``."""

# Names like `legal_actions` are the game's kernels, put among the globals by `specialise`.
# ruff: noqa: F821
# mypy: disable-error-code="no-untyped-def, name-defined"
from __future__ import annotations

import numpy as np

from ..nodes import MAX_SEATS


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
            best = -1e300
            for other in range(sim[0].players):
                if other != seat:
                    best = max(best, points[other])
            margins[i] += (points[seat] - best) / samples
    return n
