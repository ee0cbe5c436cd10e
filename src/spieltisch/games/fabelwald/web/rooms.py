"""The words that the pages of Fabelwald speak."""

from __future__ import annotations

from functools import cache

from spieltisch.core.words import RememberingWords

ROOMS = ("spieltisch.core", "spieltisch.games.fabelwald", "spieltisch.games.fabelwald.web")


@cache
def spoken(language: str) -> RememberingWords:
    """The words of one of the house's languages."""
    return RememberingWords(language, ROOMS)
