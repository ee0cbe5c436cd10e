"""Random games from start to end inside one kernel: the engine's own speed, and a source of situations."""

# Names like `current_player` are the game's kernels, put among the globals by `specialise`.
# ruff: noqa: F821
# mypy: disable-error-code="no-untyped-def, name-defined"
from __future__ import annotations

from ...core.game import CHANCE, TERMINAL


def random_games(start, games, rng):
    """Play ``games`` games from ``start``, all legal actions equally likely; return the decisions made."""
    sim = start.copy()
    decisions = 0
    for _ in range(games):
        sim[0] = start[0]
        while True:
            player = current_player(sim)
            if player == TERMINAL:
                break
            if player == CHANCE:
                sample_chance(sim, rng)
            else:
                apply_action(sim, sample_action(sim, rng))
                decisions += 1
    return decisions
