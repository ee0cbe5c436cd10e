"""Reading files of strangers and writing our own."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO, Any, BinaryIO

from .errors import Trouble, read_from

STANDARD = "-"


@contextmanager
def opened(name: str) -> Iterator[BinaryIO]:
    """The file ``name`` for reading bytes; ``-`` is standard input."""
    if name == STANDARD:
        yield sys.stdin.buffer
        return
    with open(name, "rb") as file:
        yield file


def read_bytes(name: str) -> bytes:
    """The content of a small file. Refused if it is empty or longer than any record."""
    from ..core.record import MAX_BYTES

    with read_from(name):
        with opened(name) as file:
            content = file.read(MAX_BYTES + 1)
        if not content.strip():
            raise Trouble("the file is empty.")
    return content


def read_json(name: str) -> Any:
    """The JSON value in a small file: one value, or the first line of several."""
    from ..core.record import parse_first

    content = read_bytes(name)
    with read_from(name):
        return parse_first(content)


def read_position(name: str) -> Any:
    """The match that starts from the position in a file; chance is played like moves."""
    from ..core.record import from_position

    data = read_json(name)
    with read_from(name):
        return from_position(data)


@contextmanager
def written(name: str) -> Iterator[IO[str]]:
    """A text file that is there whole or not at all; ``-`` is standard output.

    A link stays a link. What is no file (``/dev/null``, a pipe) is written to, never replaced.
    """
    if name == STANDARD:
        yield sys.stdout
        return
    target = os.path.realpath(name)
    if os.path.exists(target) and not os.path.isfile(target):
        with open(name, "w", encoding="utf-8") as file:  # refuses folders, before anything is played
            yield file
        return
    unfinished = f"{target}.{os.getpid()}.part"
    try:
        with open(unfinished, "w", encoding="utf-8") as file:
            yield file
        os.replace(unfinished, target)
    except BaseException as wrong:
        with suppress(OSError):
            os.unlink(unfinished)
        if isinstance(wrong, OSError) and wrong.filename == unfinished:
            raise OSError(wrong.errno, wrong.strerror, name) from wrong
        raise
