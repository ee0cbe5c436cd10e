"""Compiling a game's kernels and its bots before anybody waits for them."""

from __future__ import annotations

from ..core import warm_up as core_warm_up
from ..core.game import Game, States
from ..core.game import game as find_game
from . import levels
from .ismcts import SearchPlayer, Style


def pieces(game: Game) -> list[core_warm_up.Piece]:
    """One call for each kernel of the bots, after those of the game."""

    def seen() -> tuple[States, int]:
        states = core_warm_up.beginning(game)
        seat = int(game.kernels["current_player"](states))
        return game.observed(states, seat), seat

    strongest = SearchPlayer(game, iterations=2, style=Style(endgame=1))
    return [
        lambda: levels.by_name("greedy", game).choose(*seen(), 1),
        lambda: strongest.visits(*seen(), 1),
        lambda: strongest.exact(*seen()),
    ]


def warm_up(game: str | Game, progress: core_warm_up.Progress | None = None) -> None:
    """Compile everything that playing ``game`` needs, or load it from the cache on disk.

    ``progress(done, total)`` is called before the first piece and after each.
    """
    found = find_game(game) if isinstance(game, str) else game
    core_warm_up.run([*core_warm_up.pieces(found), *pieces(found)], progress)
