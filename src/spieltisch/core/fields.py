"""The values of a position, one by one; what is wrong is refused by its field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .errors import CORE, RefusedError, phrase


def refuse(field: str, wanted: str, *, room: str = CORE, **values: Any) -> RefusedError:
    """Refuses ``field``; what it must be is the message ``wanted-…`` of ``room`` or the core."""
    return RefusedError("field", field=field, wanted=phrase(f"wanted-{wanted}", room=room, **values))


def is_number(value: Any, least: int, most: int) -> bool:
    """Whether ``value`` is a whole number from ``least`` to ``most``."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def check_known(position: Mapping[str, Any], fields: tuple[str, ...]) -> None:
    """There are no other fields than ``fields``."""
    for field in position:
        if field not in fields:
            raise RefusedError("unknown-field", field=str(field)[:40], known=", ".join(fields))


def number(
    table: Mapping[str, Any], key: str, least: int, most: int, where: str = "", default: Any = None
) -> int:
    """The whole number at ``key``; ``where`` stands before the key in a refusal."""
    value = table.get(key, default)
    if not is_number(value, least, most):
        raise refuse(f"{where}{key}", "number", least=least, most=most)
    return int(value)


def entries(table: Mapping[str, Any], key: str, most: int, where: str = "") -> list[Any]:
    """The list at ``key``, empty if it is missing."""
    value = table.get(key, [])
    if not isinstance(value, list) or len(value) > most:
        raise refuse(f"{where}{key}", "list", most=most)
    return value


def seat(value: Any, field: str, players: int) -> int:
    """A seat of so many players."""
    if not is_number(value, 0, players - 1):
        raise refuse(field, "seat", most=players - 1)
    return int(value)
