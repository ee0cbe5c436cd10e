"""Errors that speak to the person: what was wrong, what would be right."""

from __future__ import annotations

from typing import Any


class RefusedError(ValueError):
    """Something a person asked for that cannot be; the state is unchanged.

    ``str()`` is one clear English line. ``key`` and ``values`` name the same sentence in ``core/texts``
    (``refused-…``), for pages in other languages.
    """

    def __init__(self, key: str, **values: Any) -> None:
        from .words import words

        self.key = key
        self.values = values
        super().__init__(words("en", "spieltisch.core").say(f"refused-{key}", **values))

    def in_words(self, language: str) -> str:
        """The sentence in ``language``."""
        from .words import words

        return words(language, "spieltisch.core").say(f"refused-{self.key}", **self.values)
