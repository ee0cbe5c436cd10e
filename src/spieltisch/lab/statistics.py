"""Intervals for what was measured: how sure a share of wins or a mean is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

Z95 = 1.959964
"""Standard deviations to each side that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Interval:
    """A measured value and the 95 % interval around it."""

    value: float
    low: float
    high: float

    def percent(self) -> str:
        """As text in percent: ``71.5 % (66.9–75.7)``."""
        return f"{100 * self.value:.1f} % ({100 * self.low:.1f}–{100 * self.high:.1f})"

    def signed(self) -> str:
        """As text with a sign: ``+3.2 (+1.1 to +5.3)``."""
        return f"{self.value:+.2f} ({self.low:+.2f} to {self.high:+.2f})"


def wilson(wins: float, games: int) -> Interval:
    """A share of wins with Wilson's score interval (E. B. Wilson 1927); right near 0 and 1 as well."""
    if games <= 0:
        raise ValueError("no games, no share")
    share = wins / games
    spread = Z95 * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    middle = share + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return Interval(share, (middle - spread) / scale, (middle + spread) / scale)


def bootstrap(values: Sequence[float], seed: int = 0, draws: int = 4000) -> Interval:
    """The mean of independent ``values`` with a percentile bootstrap interval (B. Efron 1979)."""
    if not values:
        raise ValueError("no values, no mean")
    sample = np.asarray(values, np.float64)
    rng = np.random.default_rng(seed)
    means = sample[rng.integers(0, sample.size, (draws, sample.size))].mean(axis=1)
    low, high = np.quantile(means, (0.025, 0.975))
    return Interval(float(sample.mean()), float(low), float(high))
