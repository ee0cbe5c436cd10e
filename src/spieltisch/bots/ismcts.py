"""A player that searches: information-set MCTS with a budget in iterations or seconds."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ..core.game import Game, States
from ..core.randomness import generator
from .kernels import endgame, search
from .memory import Memory
from .nodes import MAX_SEATS, NONE, Nodes, Settings, empty_trees, settings
from .player import only_action
from .toolbox import toolbox

CHUNK = 200
"""Iterations between two looks at the clock."""
ROOM = 1 << 20
"""Nodes at most (32 bytes each)."""
TRUTHS = 4
"""Drawings of what is hidden that must all be alike for a position to count as known."""


@dataclass(frozen=True)
class Style:
    """How a search weighs and samples; the defaults are what measured best, see docs/bots.md."""

    exploration: float = 0.3
    """UCB's constant, for values from 0 to 1."""
    win_weight: float = 0.5
    """How much of the value is winning; the rest is the margin."""
    scale: float = 20.0
    """The margin, in points, that counts as everything."""
    likely: float = 1.0
    """The share of playout decisions made as the game holds likely; the rest are any."""
    cutoff: int = 12
    """Decisions after which a playout ends in the game's estimate."""
    spread: float = 8.0
    """An estimated lead, in points, that makes winning e times as likely as not."""
    closed: bool = False
    """Whether what chance did is part of a path in the tree."""
    few: int = 0
    """Chance with at most so many outcomes (a die) is part of a path, even if other chance is not."""
    horizon: int = 0
    """Turns after which every line ends in the estimate, in the tree as well; 0: none."""
    widening: float = 0.0
    """How many options are looked at below the root: so many times the square root of the visits, those first
    that the game holds likely; 0: all."""
    several_observers: bool = False
    """Whether each seat has a tree of its own."""
    endgame: int = 0
    """Nodes of exact play, where that is enough for every line to the end."""

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
            few=self.few,
            horizon=self.horizon,
            widening=self.widening,
        )


END_WIN_WEIGHT = 0.9
"""In exact play, winning comes first and the margin decides between what wins alike."""
END_SCALE = 200.0


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
        self._memory = Memory(game)

    def choose(self, states: States, seat: int, seed: int) -> int:
        only = only_action(self.game, states)
        if only is not None:
            return only
        exact = self.exact(states, seat)
        if exact is not None:
            return exact
        visits = self.visits(states, seat, seed)
        return max(visits, key=lambda action: (visits[action], -action))

    def exact(self, states: States, seat: int) -> int | None:
        """The action of exact play, ``None`` where that is too far from here or something is hidden."""
        if self.style.endgame == 0 or not self._all_known(states, seat):
            return None
        worth = np.zeros(MAX_SEATS, np.float64)
        solve = toolbox(self.game, endgame).solve
        action = int(solve(states, END_WIN_WEIGHT, END_SCALE, self.style.endgame, worth))
        return None if action == NONE else action

    def _all_known(self, states: States, seat: int) -> bool:
        rng = generator("known")
        for _ in range(TRUTHS):
            truth = states.copy()
            self.game.kernels["resample"](truth, seat, rng)
            if truth.tobytes() != states.tobytes():
                return False
        return True

    def visits(self, states: States, seat: int, seed: int) -> dict[int, int]:
        """How often each action was looked at, all threads together."""
        own = seat if self.style.several_observers else 0
        if self.threads == 1:
            return _visits(self._grow(states, seat, seed, 0), own)
        with ThreadPoolExecutor(self.threads) as pool:
            grown = pool.map(lambda thread: self._grow(states, seat, seed, thread), range(self.threads))
            total: dict[int, int] = {}
            for nodes in grown:
                for action, count in _visits(nodes, own).items():
                    total[action] = total.get(action, 0) + count
        return total

    def _grow(self, states: States, seat: int, seed: int, thread: int) -> Nodes:
        trees = int(states[0].players) if self.style.several_observers else 1
        limit = ROOM if self.iterations is None else self.iterations
        nodes = empty_trees(ROOM if self.iterations is None else min(ROOM, trees * (limit + 600)), trees)
        used = trees
        if thread == 0 and trees == 1:
            used = self._memory.recall(states, nodes)
        rng = generator("search", seed, seat, thread)
        how = self.style.settings()
        run = toolbox(self.game, search).search
        end = np.inf if self.seconds is None else time.perf_counter() + self.seconds
        done = 0
        while done < limit and time.perf_counter() < end:
            some = min(CHUNK, limit - done)
            used = run(states, seat, nodes, used, trees, some, how, rng)
            done += some
        if thread == 0 and trees == 1:
            self._memory.keep(states, nodes, used)
        return nodes


def _visits(nodes: Nodes, root: int) -> dict[int, int]:
    found: dict[int, int] = {}
    child = int(nodes[root].first)
    while child >= 0:
        found[int(nodes[child].label)] = int(nodes[child].visits)
        child = int(nodes[child].sibling)
    return found
