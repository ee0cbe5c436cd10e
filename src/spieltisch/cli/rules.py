"""``spieltisch rules``: a game's rules."""

from __future__ import annotations

from .arguments import GameId
from .speech import Lang


def rules(game: GameId, lang: Lang = "") -> None:
    """Print the rules of a game, with examples, and our rulings where the printed rules leave room.

    The ids in brackets (FA-7, FE-20) are the same in the documentation, the tests and the source.

    Examples:

      spieltisch rules fasanerie
      spieltisch rules feuville --lang de | less -R
    """
    from rich.console import Console

    from ..core.game import game as find
    from . import engine
    from .errors import arguments_checked
    from .speech import terminal_of, words_for

    engine.plain()
    with arguments_checked():
        find(game)
    Console(highlight=False).print(terminal_of(game).rules(words_for(game, lang)))
