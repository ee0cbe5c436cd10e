"""Errors that speak to the person: what was wrong, what would be right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .words import words

LONGEST_VALUE = 800
"""Characters of a value that a sentence repeats; more is cut, for the value may be anybody's."""


CORE = "spieltisch.core"
"""The room of what the refusals of several games say."""


@dataclass(frozen=True)
class Phrase:
    """Words inside a refusal: message ``key`` of the core's texts or those of ``room``, filled in with
    ``values``."""

    key: str
    values: tuple[tuple[str, Any], ...]
    room: str

    def in_words(self, language: str) -> str:
        """The words in ``language``."""
        return words(language, *dict.fromkeys((CORE, self.room))).say(self.key, **dict(self.values))


def phrase(key: str, /, *, room: str = CORE, **values: Any) -> Phrase:
    """Message ``key`` as a value of a :class:`RefusedError`, said in the language of the refusal."""
    return Phrase(key, tuple((name, _short(value)) for name, value in values.items()), room)


class RefusedError(ValueError):
    """Something a person asked for that cannot be; the state is unchanged.

    ``str()`` is one clear English line. ``key`` and ``values`` name the same sentence in the texts of the
    core or of ``room`` (``refused-…``), for pages in other languages. A value is what somebody wrote,
    repeated as it is; what is said about it is a :class:`Phrase`, or the refusal that is its reason.
    """

    def __init__(self, key: str, *, room: str = CORE, **values: Any) -> None:
        self.key = key
        self.room = room
        self.values = {name: _short(value) for name, value in values.items()}
        super().__init__(self.in_words("en"))

    def in_words(self, language: str) -> str:
        """The sentence in ``language``."""
        spoken = {
            name: value.in_words(language) if isinstance(value, Phrase | RefusedError) else value
            for name, value in self.values.items()
        }
        return words(language, *dict.fromkeys((CORE, self.room))).say(f"refused-{self.key}", **spoken)


def _short(value: Any) -> Any:
    """``value``, cut if it would make a sentence nobody reads, and printable: it may hold control codes, or
    halves of characters that no page and no file can be encoded with."""
    if isinstance(value, Phrase | RefusedError) or (isinstance(value, int) and abs(value) < 10**15):
        return value
    text = str(value)[: LONGEST_VALUE + 1]
    text = "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"
