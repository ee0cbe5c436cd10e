"""What the command line says when it refuses."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

REFUSED = 1
USAGE = 2
LONGEST = 600  # characters of a message; what strangers' files hold can be long


class Trouble(Exception):
    """A refusal of the command line itself: one line, and the exit code."""

    def __init__(self, message: str, code: int = REFUSED) -> None:
        super().__init__(message)
        self.code = code


def one_line(text: str) -> str:
    """``text`` as one printable line: no line breaks, no control codes for the terminal, not endless."""
    shown = "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)
    return shown if len(shown) <= LONGEST else shown[:LONGEST] + " …"


@contextmanager
def arguments_checked(which: str = "") -> Iterator[None]:
    """What the engine refuses in here came from the command line's arguments: wrong usage.

    ``which`` argument it was begins the message, where the refusal would not say it.
    """
    from ..core.errors import RefusedError

    try:
        yield
    except RefusedError as wrong:
        raise Trouble(f"{which}{wrong}", USAGE) from wrong


@contextmanager
def read_from(name: str) -> Iterator[None]:
    """What is refused in here was read from the file ``name``; the message says so."""
    from ..core.errors import RefusedError

    shown = "standard input" if name == "-" else name
    try:
        yield
    except (RefusedError, Trouble) as wrong:
        raise Trouble(f"{shown}: {wrong}") from wrong
    except OSError as wrong:
        raise Trouble(f"{shown}: {wrong.strerror or wrong}.") from wrong
    except ValueError as wrong:  # such as numbers of 5000 digits, which Python does not read
        raise Trouble(f"{shown}: {wrong}.") from wrong
