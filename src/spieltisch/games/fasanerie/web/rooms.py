"""The words that the pages of Fasanerie speak."""

from __future__ import annotations

from functools import cache

from spieltisch.core.words import RememberingWords

ROOMS = ("spieltisch.core", "spieltisch.games.fasanerie", "spieltisch.games.fasanerie.web")


@cache
def spoken(language: str) -> RememberingWords:
    """The words of one of the house's languages."""
    return RememberingWords(language, ROOMS)
