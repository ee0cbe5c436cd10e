"""The words that the pages of a game speak."""

from __future__ import annotations

from functools import cache

from spieltisch.core.words import RememberingWords

ROOM = "spieltisch.pages"


@cache
def spoken(game: str, language: str) -> RememberingWords:
    """The words of the pages of the game with the id ``game``, in one of the house's languages."""
    own = f"spieltisch.games.{game}"
    return RememberingWords(language, ("spieltisch.core", ROOM, own, f"{own}.web"))
