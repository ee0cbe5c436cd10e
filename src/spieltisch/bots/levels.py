"""The levels a person chooses from, and bots by name."""

from __future__ import annotations

from functools import cache

from ..core.errors import RefusedError
from ..core.game import Game
from ..core.game import game as find_game
from .ismcts import SearchPlayer
from .player import GreedyPlayer, Player, RandomPlayer

LEVELS = (1, 2, 3, 4, 5)
NAMES = ("random", "greedy", *(str(level) for level in LEVELS))
SECONDS = 0.9
"""What level 5 may think, leaving some of its second to everything around it."""

ITERATIONS = {1: 10, 2: 60, 3: 400, 4: 3000, 5: None}


@cache
def player(level: int, game: str | Game) -> Player:
    """The bot of ``level`` (1 to 5) for ``game``."""
    return by_name(str(level), game)


def by_name(name: str, game: str | Game, budget: int | None = None) -> Player:
    """``random``, ``greedy`` or a level; ``budget`` (iterations) replaces the search's own."""
    found = find_game(game) if isinstance(game, str) else game
    if name == "random":
        return RandomPlayer(found)
    if name == "greedy":
        return GreedyPlayer(found)
    if name not in NAMES:
        raise RefusedError("unknown-bot", value=name, known=", ".join(NAMES))
    iterations = budget or ITERATIONS[int(name)]
    return SearchPlayer(found, name, iterations=iterations, seconds=None if iterations else SECONDS)
