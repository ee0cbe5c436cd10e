"""The levels a person chooses from, and bots by name. How strong they are: docs/strength.md."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from ..core.errors import RefusedError
from ..core.game import Game, States
from ..core.game import game as find_game
from .ismcts import SearchPlayer, Style
from .player import GreedyPlayer, Player, RandomPlayer

LEVELS = (1, 2, 3, 4, 5)
NAMES = ("random", "greedy", *(str(level) for level in LEVELS))

SECONDS = 0.8
"""What level 5 may think, leaving some of its second to everything around it."""

ITERATIONS: dict[int, int | None] = {1: 6, 2: 40, 3: 250, 4: 1500, 5: None}
"""How far each level looks, unless a game says otherwise; the highest by the clock."""

ANY_MOVE = Style(likely=0.0)
"""Plays on as if everybody moved at random, and so misjudges what others will do."""
SOUND = Style()
STYLES = {
    1: ANY_MOVE,
    2: ANY_MOVE,
    3: SOUND,
    4: replace(SOUND, endgame=20_000),
    5: replace(SOUND, endgame=100_000),
}


@cache
def player(level: int, game: str | Game) -> Player:
    """The bot of ``level`` (1 to 5) for ``game``."""
    return by_name(str(level), game)


def by_name(name: str, game: str | Game, budget: int | None = None) -> Player:
    """``random``, ``greedy`` or a level; ``budget`` (iterations) replaces the search's own.

    Raises :class:`RefusedError` for any other name.
    """
    found = find_game(game) if isinstance(game, str) else game
    if name == "random":
        return RandomPlayer(found)
    if name == "greedy":
        return GreedyPlayer(found)
    if name not in NAMES:
        raise RefusedError("unknown-bot", value=name[:20], known=", ".join(NAMES))
    level = int(name)
    iterations = budget or found.iterations.get(level, ITERATIONS[level])
    seconds = None if iterations else SECONDS
    return SearchPlayer(found, name, iterations=iterations, seconds=seconds, style=style(level, found))


def style(level: int, game: Game) -> Style:
    """How ``level`` searches in ``game``."""
    return replace(STYLES[level], **game.search)


def forgetful(name: str, game: str | Game, budget: int | None = None) -> Callable[[States, int, int], int]:
    """:func:`by_name` as a function that is a new bot at every question and remembers nothing."""
    return lambda states, seat, seed: by_name(name, game, budget).choose(states, seat, seed)
