"""The words that the pages of Fasanerie speak."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from spieltisch.core.words import Words

ROOMS = ("spieltisch.core", "spieltisch.games.fasanerie", "spieltisch.games.fasanerie.web")
REMEMBERED = 1 << 14  # sentences; a long game of six has some 500 different ones for each viewer


class PageWords(Words):
    """Words that remember what they have said: each page says again nearly all that the last one said."""

    def __init__(self, language: str) -> None:
        super().__init__(language, ROOMS)
        self._remembered = lru_cache(maxsize=REMEMBERED)(self._speak)

    def _speak(self, key: str, values: tuple[tuple[str, Any], ...]) -> str:
        return super().say(key, **dict(values))

    def say(self, key: str, /, **values: Any) -> str:
        """See :meth:`Words.say`; the values must be hashable."""
        return self._remembered(key, tuple(values.items()))


@cache
def spoken(language: str) -> PageWords:
    """The words of one of the house's languages."""
    return PageWords(language)
