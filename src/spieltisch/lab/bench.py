"""How fast the engine is on this machine: everything measured in one run, with the aims beside it."""

from __future__ import annotations

import platform
import random
import time
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any

import numpy as np

from ..bots import levels
from ..bots.ismcts import SearchPlayer, Style
from ..bots.kernels import random_games
from ..bots.toolbox import toolbox
from ..core.game import CHANCE, TERMINAL, Game, States
from ..core.game import game as find_game
from ..core.match import new
from ..core.randomness import generator
from .own import speed_of

Progress = Callable[[int, int], None]

SECONDS = 1.0
"""How long each figure is measured."""
REPEATS = 5
"""The best of so many counts: whatever else runs on the machine only slows."""
DEALS = 40
"""Choices of options over which random games are spread."""

LOOKS = 20_000
"""Iterations of one search, when measured as long as usual."""

PEERS = ("hearts", "gin_rummy", "leduc_poker")


class NoPeers(Exception):
    """OpenSpiel is not installed; says how to get it."""

    def __init__(self) -> None:
        super().__init__("the peers are games of OpenSpiel, which is not here: pip install 'spieltisch[lab]'")


def run(
    game_id: str,
    peers: bool = False,
    progress: Progress | None = None,
    seconds: float = SECONDS,
) -> dict[str, Any]:
    """Measure everything of a game; figures are numbers a second unless their name says otherwise.

    ``peers`` also measures games of OpenSpiel (extra ``lab``); without it :class:`NoPeers` is raised before
    anything is measured. ``progress(done, total)`` after each figure.
    """
    if peers and find_spec("pyspiel") is None:
        raise NoPeers
    game = find_game(game_id)
    least, most = game.min_players, game.max_players
    figures: dict[str, Callable[[], float]] = {
        f"decisions_{least}": lambda: decisions(game, least, seconds),
        f"decisions_{most}": lambda: decisions(game, most, seconds),
        "search_2": lambda: iterations(game, 2, Style(likely=0.0, cutoff=1000), seconds),
        "search_2_as_level_5": lambda: iterations(game, 2, levels.style(5, game), seconds),
        "search_4_as_level_5": lambda: iterations(game, 4, levels.style(5, game), seconds),
        "steps": lambda: steps(game, seconds),
        "match_steps": lambda: match_steps(game, seconds),
    }
    wanted = speed_of(game_id)
    found: dict[str, Any] = {
        "machine": {"python": platform.python_version(), "processor": _processor()},
        "game": game.id,
        "state_bytes": game.dtype.itemsize,
        "state_bytes_aim": wanted.state_bytes,
        "aims": dict(wanted.figures),
        "figures": {},
        "peers": {},
    }
    total = len(figures) + (len(PEERS) if peers else 0)
    for done, (name, measure) in enumerate(figures.items(), 1):
        found["figures"][name] = measure()
        if progress is not None:
            progress(done, total)
    for done, name in enumerate(PEERS if peers else (), len(figures) + 1):
        found["peers"][name] = peer_steps(name, seconds)
        if progress is not None:
            progress(done, total)
    found["ratios"] = {name: found["figures"][name] / aim for name, aim in wanted.figures.items()}
    return found


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor()


def best_rate(work: Callable[[], float], seconds: float) -> float:
    """The best of some rounds of ``work``, which returns how much it did. The first call is not counted.

    Seconds are those that this thread had of a core: what else runs on the machine takes none of them.
    """
    work()
    best = 0.0
    for _ in range(REPEATS):
        done, begun = 0.0, time.thread_time()
        while time.thread_time() - begun < seconds / REPEATS:
            done += work()
        best = max(best, done / (time.thread_time() - begun))
    return best


# ------------------------------------------------------------ in kernels


def _beginnings(game: Game, players: int) -> list[States]:
    return [new(game.id, players, seed, game.spread).state for seed in range(DEALS)]


def decisions(game: Game, players: int, seconds: float) -> float:
    """Decisions of random players inside one kernel, from beginnings with options drawn at random."""
    play = toolbox(game, random_games).random_games
    beginnings = _beginnings(game, players)
    rng = generator("bench")
    return best_rate(lambda: sum(play(start, 50, rng) for start in beginnings), seconds)


def iterations(game: Game, players: int, style: Style, seconds: float) -> float:
    """Iterations of the search from the opening of the game with its usual options, on one core."""
    count = max(100, round(LOOKS * min(seconds, SECONDS)))
    match = new(game.id, players, 1)
    seat = match.current_player
    seen = match.observed(seat)
    player = SearchPlayer(game, iterations=count, style=style)

    def work() -> float:
        player.visits(seen, seat, 1)
        return count

    return best_rate(work, seconds)


# ------------------------------------------------------------ from Python


def steps(game: Game, seconds: float) -> float:
    """Steps of random games driven from Python by the compiled kernels beneath ``Match``: list, apply."""
    kernels = game.kernels
    current, legal_actions = kernels["current_player"], kernels["legal_actions"]
    apply_action, sample_chance = kernels["apply_action"], kernels["sample_chance"]
    starts = _beginnings(game, 2)
    legal = np.empty(game.actions, np.int64)
    rng = generator("bench")
    dice = random.Random(1)

    def work() -> float:
        done = 0
        for start in starts:
            states = start.copy()
            while (player := current(states)) != TERMINAL:
                if player == CHANCE:
                    sample_chance(states, rng)
                else:
                    apply_action(states, legal[int(dice.random() * legal_actions(states, legal))])
                done += 1
        return done

    return best_rate(work, seconds)


def match_steps(game: Game, seconds: float) -> float:
    """Steps of random games through ``Match``: notation, checks, history, undo."""
    dice = random.Random(1)

    def work() -> float:
        done = 0
        for seed in range(5):
            match = new(game.id, 2, seed, game.spread)
            while not match.over:
                match.play(dice.choice(match.legal_actions()))
            done += match.step
        return done

    return best_rate(work, seconds)


@cache
def peer_steps(name: str, seconds: float) -> float:
    """Steps of random games of an OpenSpiel game, driven from Python; its engine is C++.

    Measured once, however many games of ours are compared with it.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    dice = random.Random(1)

    def work() -> float:
        done = 0
        for _ in range(5):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(dice.random() * len(actions))])
                done += 1
        return done

    return best_rate(work, seconds)
