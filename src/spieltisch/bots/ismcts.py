"""A player that searches: information-set MCTS with a budget in iterations or seconds."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ..core.game import Game, States
from ..core.randomness import generator
from .kernels import search
from .nodes import Nodes, Settings, empty_trees, settings
from .player import only_action
from .toolbox import toolbox

CHUNK = 500
"""Iterations between two looks at the clock."""
ROOM = 1 << 20
"""Nodes at most (32 bytes each)."""


@dataclass(frozen=True)
class Style:
    """How a search weighs and samples; the defaults are what measured best, see docs/bots.md."""

    exploration: float = 0.7
    win_weight: float = 0.5
    scale: float = 40.0
    likely: float = 1.0
    spread: float = 8.0
    cutoff: int = 1000
    closed: bool = False
    several_observers: bool = False

    def settings(self) -> Settings:
        """As the kernels read it."""
        return settings(
            exploration=self.exploration,
            win_weight=self.win_weight,
            scale=self.scale,
            likely=self.likely,
            spread=self.spread,
            cutoff=self.cutoff,
            closed=self.closed,
        )


class SearchPlayer:
    """Information-set MCTS. Its budget: ``iterations`` a thread, ``seconds``, or what ends first."""

    def __init__(
        self,
        game: Game,
        name: str = "search",
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        style: Style | None = None,
    ) -> None:
        if iterations is None and seconds is None:
            raise ValueError("a search needs a budget: iterations or seconds")
        self.game = game
        self.name = name
        self.iterations = iterations
        self.seconds = seconds
        self.threads = threads
        self.style = style or Style()
        self._tools = toolbox(game, search)

    def choose(self, states: States, seat: int, seed: int) -> int:
        only = only_action(self.game, states)
        if only is not None:
            return only
        visits = self.visits(states, seat, seed)
        return max(visits, key=lambda action: (visits[action], -action))

    def visits(self, states: States, seat: int, seed: int) -> dict[int, int]:
        """How often each action was looked at, all threads together."""
        if self.threads == 1:
            return _visits(self._grow(states, seat, seed, 0), self._own_tree(states, seat))
        with ThreadPoolExecutor(self.threads) as pool:
            grown = pool.map(lambda thread: self._grow(states, seat, seed, thread), range(self.threads))
            total: dict[int, int] = {}
            for nodes in grown:
                for action, count in _visits(nodes, self._own_tree(states, seat)).items():
                    total[action] = total.get(action, 0) + count
        return total

    def _own_tree(self, states: States, seat: int) -> int:
        return seat if self.style.several_observers else 0

    def _grow(self, states: States, seat: int, seed: int, thread: int) -> Nodes:
        trees = int(states[0].players) if self.style.several_observers else 1
        limit = self.iterations if self.iterations is not None else ROOM
        size = ROOM if self.seconds is not None else min(ROOM, trees * (limit + 600))
        nodes = empty_trees(size, trees)
        rng = generator("search", seed, seat, thread)
        how = self.style.settings()
        used = trees
        done = 0
        end = time.perf_counter() + self.seconds if self.seconds is not None else np.inf
        while done < limit and time.perf_counter() < end:
            some = min(CHUNK, limit - done)
            used = self._tools.search(states, seat, nodes, used, trees, some, how, rng)
            done += some
        return nodes


def _visits(nodes: Nodes, root: int) -> dict[int, int]:
    found: dict[int, int] = {}
    child = int(nodes[root].first)
    while child >= 0:
        found[int(nodes[child].label)] = int(nodes[child].visits)
        child = int(nodes[child].sibling)
    return found
