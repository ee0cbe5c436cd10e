"""Words: every text a person reads, in three languages, from Fluent files.

Each room that speaks keeps its texts in a folder ``texts/`` with one file a language (``en.ftl``,
``de.ftl``, ``fr.ftl``), all with the same message ids; a room that says much has further folders in it, one
a subject, with the same three files. :func:`words` joins the rooms it is given.
The format is Project Fluent (https://projectfluent.org), read by ``fluent.runtime``: plural forms,
gender and case are settled in the language's own file, never in code.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "fr")
DEFAULT_LANGUAGE = "en"


def sources(room: str, language: str) -> list[str]:
    """The Fluent sources of ``room`` in ``language``: its own, then those of its subjects by name."""
    texts = resources.files(room).joinpath("texts")
    subjects = sorted((entry for entry in texts.iterdir() if entry.is_dir()), key=lambda entry: entry.name)
    files = [folder.joinpath(f"{language}.ftl") for folder in (texts, *subjects)]
    return [file.read_text("utf-8") for file in files]


class MissingText(KeyError):
    """A message id that no room of this language defines, or one that could not be filled in."""


class Words:
    """The texts of one language from a number of rooms.

    >>> words("en", "spieltisch.core").say("seat-of", n=1)
    'Seat 1'
    """

    def __init__(self, language: str, rooms: tuple[str, ...]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for room in rooms:
            for source in sources(room, language):
                self._bundle.add_resource(FluentResource(source))

    def say(self, key: str, /, **values: Any) -> str:
        """The text of message ``key`` with ``values`` filled in.

        ``key`` may name an attribute (``"card-fox.plural"``). Raises :class:`MissingText` for an
        unknown key or a value that the text needs and did not get.
        """
        name, _, attribute = key.partition(".")
        try:
            message = self._bundle.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
        except (KeyError, LookupError) as error:
            raise MissingText(f"no text {key!r} in language {self.language!r}") from error
        if pattern is None:
            raise MissingText(f"text {key!r} in language {self.language!r} has no value")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"text {key!r} in language {self.language!r}: {errors[0]}")
        return str(text)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key.partition(".")[0])

    def listing(self, parts: list[str]) -> str:
        """``parts`` as a list in a sentence: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-end", head=", ".join(parts[:-1]), last=parts[-1])


REMEMBERED = 1 << 14  # sentences; a long game of six has some 500 different ones for each viewer


class RememberingWords(Words):
    """Words that remember what they have said: each page says again nearly all that the last one said."""

    def __init__(self, language: str, rooms: tuple[str, ...]) -> None:
        super().__init__(language, rooms)
        self._remembered = lru_cache(maxsize=REMEMBERED)(self._speak)

    def _speak(self, key: str, values: tuple[tuple[str, Any], ...]) -> str:
        return super().say(key, **dict(values))

    def say(self, key: str, /, **values: Any) -> str:
        """See :meth:`Words.say`; the values must be hashable."""
        return self._remembered(key, tuple(values.items()))


@cache
def words(language: str, *rooms: str) -> Words:
    """The :class:`Words` of ``language`` (any BCP 47 tag; unknown ones fall back to English)."""
    short = language.split("-")[0].lower()
    return Words(short if short in LANGUAGES else DEFAULT_LANGUAGE, rooms)
