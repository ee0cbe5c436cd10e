"""News of tables inside this process: who waits for the next step of a table hears of it at once.

Steps taken by other processes are found by looking at the database now and then, see :mod:`.views.events`.
"""

from __future__ import annotations

import asyncio
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.dispatch import Signal

stepped = Signal()
"""Sent after a step was stored, with ``table`` (its primary key)."""

answered = Signal()
"""Sent after a person decided how to answer before the answer may show, with ``table`` (its primary key).
Nobody at the table hears of it."""


class Ear:
    """Somebody in an event loop who waits for news of one table."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._heard = asyncio.Event()

    def ring(self) -> None:
        """Wake the waiter; from any thread."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._heard.set)

    async def wait(self, seconds: float) -> None:
        """Wait for news, ``seconds`` at most."""
        try:
            await asyncio.wait_for(self._heard.wait(), seconds)
        except TimeoutError:
            return
        self._heard.clear()


_ears: dict[int, set[Ear]] = defaultdict(set)
_lock = threading.Lock()
_closing = threading.Event()


@contextmanager
def listening(table: int) -> Iterator[Ear]:
    """An :class:`Ear` for steps at ``table`` (its primary key)."""
    ear = Ear()
    with _lock:
        _ears[table].add(ear)
    try:
        yield ear
    finally:
        with _lock:
            _ears[table].discard(ear)
            if not _ears[table]:
                del _ears[table]


def _ring(table: int, **_: Any) -> None:
    with _lock:
        ears = list(_ears.get(table, ()))
    for ear in ears:
        ear.ring()


stepped.connect(_ring, dispatch_uid="ears")


def is_closing() -> bool:
    """Whether this process is about to stop and streams should end."""
    return _closing.is_set()


def close() -> None:
    """End all streams: this process stops."""
    _closing.set()
    with _lock:
        ears = [ear for of_table in _ears.values() for ear in of_table]
    for ear in ears:
        ear.ring()


def reopen() -> None:
    """Undo :func:`close`, for a process that starts another server."""
    _closing.clear()
