"""Compile what a game needs before the first person waits for it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from .game import CHANCE, TERMINAL, Game, States
from .kernel import is_compiled
from .randomness import Generator, below, generator, next_bits, uniform


class Progress(NamedTuple):
    """How far compiling has come: kernels done, kernels in all, the one that comes next."""

    done: int
    total: int
    name: str


def warm_up(game: Game, progress: Callable[[Progress], None] | None = None) -> None:
    """Call every kernel of ``game`` once, so that all are compiled or read from the cache on disk."""
    calls = list(_calls(game))
    for number, (name, call) in enumerate(calls):
        if progress:
            progress(Progress(number, len(calls), name))
        call()
    if progress:
        progress(Progress(len(calls), len(calls), ""))


def is_warm(game: Game) -> bool:
    """Whether all kernels of ``game`` are compiled in this process."""
    return all(is_compiled(kernel) for kernel in game.kernels.values())


def _calls(game: Game) -> Iterator[tuple[str, Callable[[], object]]]:
    rng = generator("warm up")
    yield "next_bits", lambda: next_bits(rng)
    yield "below", lambda: below(rng, 2)
    yield "uniform", lambda: uniform(rng)
    fresh = _fresh(game)
    asked = fresh.copy()
    while int(game.kernels["current_player"](asked)) == CHANCE:
        game.kernels["sample_chance"](asked, rng)
    legal = game.legal(asked)
    numbers = np.empty(max(game.actions, game.chance_outcomes), np.int64)
    weights = np.empty_like(numbers)
    k = game.kernels
    yield "legal_actions", lambda: k["legal_actions"](asked, numbers)
    yield "apply_action", lambda: k["apply_action"](asked.copy(), legal[0])
    outcomes = game.outcomes(fresh)
    yield "chance_outcomes", lambda: k["chance_outcomes"](fresh, numbers, weights)
    yield "apply_chance", lambda: k["apply_chance"](fresh.copy(), outcomes[0][0])
    yield "sample_action", lambda: k["sample_action"](asked, rng)
    yield "choices_as_seen", lambda: k["choices_as_seen"](asked)
    yield "observe", lambda: k["observe"](asked, 0, asked.copy())
    yield "resample", lambda: k["resample"](asked.copy(), 0, rng)
    yield "scores", lambda: k["scores"](asked, np.zeros(game.max_players, np.int64))
    yield "breakdown", lambda: game.breakdown(asked)
    yield "view", lambda: game.view(game.observed(asked, 0), 0)
    yield "previews", lambda: game.previews(game.observed(asked, 0), 0)
    yield "returns", lambda: _finish(game, asked.copy(), rng)


def _fresh(game: Game) -> States:
    options = game.complete_options({}, game.min_players, random.Random(0))
    return game.initial_state(game.min_players, options)


def _finish(game: Game, states: States, rng: Generator) -> None:
    k = game.kernels
    while (current := int(k["current_player"](states))) != TERMINAL:
        if current == CHANCE:
            k["sample_chance"](states, rng)
        else:
            k["apply_action"](states, k["sample_action"](states, rng))
    k["returns"](states, np.zeros(game.max_players, np.float64))
