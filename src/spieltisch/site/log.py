"""What the server writes down, as lines or as JSON, and that no secret is among it.

Errors may quote whatever was in the database; so what looks like a token, a key or an address of mail is left
out of every line, wherever it comes from.
"""

from __future__ import annotations

import logging
import re

from pythonjsonlogger.json import JsonFormatter

LEFT_OUT = "[…]"
HIDDEN = ("request", "server_time", "sql", "params", "alias")
_TOKEN = r"(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{20,}(?![\w-])"
_KEY = r"(?<![0-9a-fA-F])[0-9a-fA-F]{32,}(?![0-9a-fA-F])"
_MAIL = r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+"
_LOGIN = r"(?<=://)[^\s/@]+:[^\s/@]+(?=@)"
_SECRET = re.compile("|".join((_LOGIN, _MAIL, _KEY, _TOKEN)))


def without_secrets(text: str) -> str:
    """``text`` with whatever looks like a secret or an address of mail left out."""
    return _SECRET.sub(LEFT_OUT, text)


class Lines(logging.Formatter):
    """A line for people: level, who says it, what."""

    def __init__(self) -> None:
        super().__init__("{levelname} {name}: {message}", style="{")

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class Json(JsonFormatter):
    """A line of JSON: ``time``, ``level``, ``logger``, ``message``, and what else is known."""

    def __init__(self) -> None:
        super().__init__(
            "{asctime}{levelname}{name}{message}",
            style="{",
            rename_fields={"asctime": "time", "levelname": "level", "name": "logger"},
            # What Django hangs on a record: the request with its cookies, the connection.
            reserved_attrs=[*vars(logging.makeLogRecord({})), *HIDDEN],
        )

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))
