"""What the site answers when it does not do what it was asked: one sentence and an HTTP status."""

from __future__ import annotations

from typing import Any

from spieltisch.core.errors import RefusedError

from .speech import texts


class Refusal(Exception):
    """``key`` names a message of the site's texts; the table is unchanged."""

    def __init__(self, status: int, key: str, **values: Any) -> None:
        super().__init__(f"{status} {key}")
        self.status = status
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return texts().say(self.key, **self.values)


class RulesRefusal(Refusal):
    """The same for what the engine refused; the sentence is the engine's."""

    def __init__(self, error: RefusedError, status: int = 422) -> None:
        super().__init__(status, error.key, **error.values)
        self.error = error

    def __str__(self) -> str:
        return self.error.in_words(texts().language)
