"""In which language the command line speaks of games, and the words for it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .errors import USAGE, Trouble

if TYPE_CHECKING:
    from ..core.words import Words

Lang = Annotated[
    str, typer.Option("--lang", metavar="en|de|fr", help="Language. (default: that of your system)")
]


def words_for(game_id: str, lang: str) -> Words:
    """The words of the command line and of a game, in ``lang`` or, if that is "", the system's language."""
    from ..core.words import words
    from ..terminal import ROOM

    game = f"spieltisch.games.{game_id}"
    rooms = ("spieltisch.core", ROOM, game, f"{game}.terminal", "spieltisch.cli")
    return words(language_of(lang), *rooms)


def language_of(lang: str) -> str:
    """``lang`` as typed, or the system's language if that is "". Refuses one that nobody here speaks."""
    from ..core.words import LANGUAGES

    if lang and lang not in LANGUAGES:
        raise Trouble(f"there is no language {lang}; known: {', '.join(LANGUAGES)}.", USAGE)
    return lang or system_language()


def system_language() -> str:
    """The language of the environment, as programs find it: LC_ALL, LC_MESSAGES, LANG."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value.partition(".")[0].partition("_")[0]
    return "en"


def terminal_of(game_id: str) -> Any:
    """The module that shows a game in the terminal: ``spieltisch.games.<id>.terminal``."""
    import importlib

    return importlib.import_module(f"spieltisch.games.{game_id}.terminal")
