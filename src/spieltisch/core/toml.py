"""TOML, for what an owner of a game writes by hand; refused in the reader's language."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from .errors import Phrase, RefusedError, phrase


def parse_toml(content: str) -> dict[str, Any]:
    """The table in ``content``. Raises :class:`RefusedError` that says where it is no TOML."""
    try:
        return tomllib.loads(content)
    except tomllib.TOMLDecodeError as wrong:
        raise RefusedError("set-toml", why=_place(str(wrong), content)) from wrong
    except RecursionError as wrong:
        raise RefusedError("set-toml", why=phrase("wrong-toml-depth")) from wrong
    except ValueError as wrong:  # a number of thousands of digits
        raise RefusedError("set-toml", why=phrase("wrong-toml-number")) from wrong


def _place(told: str, content: str) -> Phrase:
    """Where something is wrong: the error, ``told`` in English, names line and column, or the end."""
    found = re.search(r"\(at line (\d+), column (\d+)\)$", told)
    line, column = found.groups() if found else (content.count("\n") + 1, len(content) - content.rfind("\n"))
    return phrase("wrong-toml", line=line, column=column)
