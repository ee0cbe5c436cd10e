"""Compiling a game's kernels before anybody waits for them, piece by piece, with progress."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import numpy as np

from .game import CHANCE, Game, States
from .randomness import generator

Progress = Callable[[int, int], None]
"""Called with the number of pieces done and of all pieces."""
Piece = Callable[[], object]


def beginning(game: Game) -> States:
    """A state of a new game in which a player is to move."""
    players = game.min_players
    options = game.complete_options({}, players, random.Random(1))
    states = game.initial_state(players, options)
    rng = generator("warm up")
    while game.kernels["current_player"](states) == CHANCE:
        game.kernels["sample_chance"](states, rng)
    return states


def pieces(game: Game) -> list[Piece]:
    """One call for each kernel of ``game``; whoever calls them all has compiled (or loaded) them all."""
    kernels = game.kernels
    rng = generator("warm up")
    legal = np.empty(game.actions, np.int64)
    outcomes = np.empty(game.chance_outcomes, np.int64)
    weights = np.empty(game.chance_outcomes, np.int64)
    points = np.zeros(game.max_players, np.int64)
    values = np.zeros(game.max_players, np.float64)
    options = game.complete_options({}, game.min_players, random.Random(1))

    def first_outcome(states: States) -> int:
        kernels["chance_outcomes"](states, outcomes, weights)
        return int(outcomes[0])

    def fresh() -> States:
        return game.initial_state(game.min_players, options)

    return [
        lambda: kernels["current_player"](fresh()),
        lambda: kernels["apply_chance"](states := fresh(), first_outcome(states)),
        lambda: kernels["sample_chance"](fresh(), rng),
        lambda: kernels["legal_actions"](beginning(game), legal),
        lambda: kernels["choices_as_seen"](beginning(game)),
        lambda: kernels["apply_action"](states := beginning(game), kernels["sample_action"](states, rng)),
        lambda: kernels["scores"](beginning(game), points),
        lambda: kernels["returns"](beginning(game), values),
        lambda: kernels["observe"](beginning(game), 0, beginning(game)),
        lambda: kernels["resample"](beginning(game), 0, rng),
    ]


def run(todo: Sequence[Piece], progress: Progress | None = None) -> None:
    """Do all pieces; tell ``progress`` before the first and after each."""
    for done, piece in enumerate(todo):
        if progress is not None:
            progress(done, len(todo))
        piece()
    if progress is not None:
        progress(len(todo), len(todo))


def warm_up(game: Game, progress: Progress | None = None) -> None:
    """Compile all kernels of ``game``, or load them from the cache on disk."""
    run(pieces(game), progress)
