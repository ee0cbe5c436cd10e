"""What a bot is: something that is shown what a seat sees and names an action."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from ..core.game import Game, States
from ..core.randomness import generator
from .kernels import greedy
from .nodes import MAX_ACTIONS
from .toolbox import toolbox


class Player(Protocol):
    """A bot. It gets an observed state (:meth:`Match.observed`), so there is nothing to peek at."""

    name: str

    def choose(self, states: States, seat: int, seed: int) -> int:
        """The action of ``seat`` in ``states``.

        Equal questions to a new bot, equal answers, unless it thinks by the clock; a bot may remember.
        """


def only_action(game: Game, states: States) -> int | None:
    """The action of a choice that is none."""
    legal = game.legal(states)
    return legal[0] if len(legal) == 1 else None


class RandomPlayer:
    """Any legal action, all equally likely."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.name = "random"

    def choose(self, states: States, seat: int, seed: int) -> int:
        return int(self.game.kernels["sample_action"](np.array(states), generator("random", seed, seat)))


class GreedyPlayer:
    """The action that likely adds most to the margin, one action ahead."""

    SAMPLES = 8
    """Drawings of what is hidden."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.name = "greedy"

    def choose(self, states: States, seat: int, seed: int) -> int:
        margins = self.margins(states, seat, seed)
        return max(margins, key=lambda action: (margins[action], -action))

    def margins(self, states: States, seat: int, seed: int) -> dict[int, float]:
        """For each legal action the margin over the best other that it likely leads to, in points."""
        legal = np.empty(MAX_ACTIONS, np.int64)
        margins = np.empty(MAX_ACTIONS, np.float64)
        rng = generator("greedy", seed, seat)
        n = toolbox(self.game, greedy).margins_ahead(states, seat, self.SAMPLES, rng, legal, margins)
        return dict(zip(legal[:n].tolist(), margins[:n].tolist(), strict=True))
