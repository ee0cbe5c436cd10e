"""What the file of a set or a deck must hold: its entries, each checked and each fault named by its entry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .errors import Phrase, RefusedError, phrase

LONGEST_NAME = 40  # characters


def _wrong(entry: str, wanted: str, **values: Any) -> RefusedError:
    """Refuses ``entry``; what it must be is the message ``wanted-…`` of the core's texts."""
    return RefusedError("set-entry", entry=entry, wanted=phrase(f"wanted-{wanted}", **values))


def only(table: Mapping[str, Any], where: str, known: tuple[str, ...]) -> None:
    """There are no other keys than those ``known``; ``where`` stands before the entry's name."""
    for key in table:
        if key not in known:
            raise _wrong(f"{where}{key[:40]}", "one-of", known=", ".join(known))


def table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    """The table ``key`` of ``data``."""
    found = data.get(key)
    if not isinstance(found, dict):
        raise _wrong(key, "table")
    return found


def name(data: Mapping[str, Any]) -> str:
    """What the whole is called: a short text in one line."""
    found = data.get("name")
    if not isinstance(found, str) or not 0 < len(found) <= LONGEST_NAME or not found.isprintable():
        raise _wrong("name", "short-text", most=LONGEST_NAME)
    return found


def number(table: Mapping[str, Any], entry: str, key: str, least: int, most: int) -> int:
    """The number ``key`` of the table called ``entry``."""
    return checked(table.get(key), f"{entry}.{key}", least, most)


def checked(value: Any, entry: str, least: int, most: int) -> int:
    """``value``, a number in bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise _wrong(entry, "number", least=least, most=most)
    return value


def one_of(table: Mapping[str, Any], entry: str, key: str, known: tuple[str, ...]) -> str:
    """The word ``key`` of the table called ``entry``."""
    word = table.get(key)
    if not isinstance(word, str) or word not in known:
        raise _wrong(f"{entry}.{key}", "one-of", known=", ".join(known))
    return word


def check_sums(data: Mapping[str, Any], actual: Mapping[str, int]) -> None:
    """The table ``sums`` says what the entries come to: who mistypes a number is told."""
    sums = table(data, "sums")
    only(sums, "sums.", tuple(actual))
    for key, value in actual.items():
        if key not in sums:
            raise _wrong(f"sums.{key}", "sum", value=value)
        if isinstance(sums[key], bool) or sums[key] != value:
            raise RefusedError("set-sum", entry=f"sums.{key}", value=str(sums[key])[:40], actual=value)


def check_count(entry: str | Phrase, count: int, least: int, most: int) -> None:
    """There are as many as the game needs and the record holds."""
    if not least <= count <= most:
        raise RefusedError("set-count", entry=entry, count=count, least=least, most=most)
