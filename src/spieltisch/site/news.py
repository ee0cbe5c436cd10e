"""News of tables: whoever waits for something to happen at a table hears of it at once.

Of each table there are marks of several kinds: the number of its state (``step``), who looks at it, and
what else modules add by :func:`kind`. :func:`tell` says within a transaction that a mark changes. Other
processes hear of it from the database, see :mod:`.elsewhere`; what got lost is found by looking at the marks
now and then. So whatever happened and however often it was told, a waiter gets the newest mark, and never an
older one of ``step``.
"""

from __future__ import annotations

import asyncio
import threading
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from django.db import transaction
from django.dispatch import Signal

if TYPE_CHECKING:
    from .models import Table

STEP = "step"

stepped = Signal()
"""Sent within the transaction in which a table's state changes, with ``table`` as it is stored now."""

answered = Signal()
"""Sent within the transaction in which a person decided how to answer before the answer may show, with
``table`` (its primary key). Nobody at the table hears of it."""

Look = Callable[[Collection[int]], Mapping[int, str]]
_kinds: dict[str, Look] = {}


def kind(name: str) -> Callable[[Look], Look]:
    """Tables have marks of kind ``name``: the decorated function reads those of some tables."""

    def add(look: Look) -> Look:
        _kinds[name] = look
        return look

    return add


@kind(STEP)
def _numbers(tables: Collection[int]) -> dict[int, str]:
    from .models import Table

    rows = Table.objects.filter(pk__in=tables).only("version", "changed", "waiting")
    return {table.pk: str(table.number) for table in rows}


def tell(table: Table, of: str = STEP) -> None:
    """The mark of kind ``of`` changes at ``table``, once the transaction commits in which this is called.

    For ``step``, ``table`` has to be as it is stored.
    """
    from . import elsewhere

    if of == STEP:
        stepped.send(type(table), table=table)
    mark = str(table.number) if of == STEP else ""
    elsewhere.tell(table.pk, of, mark)
    transaction.on_commit(partial(hear, table.pk, of, mark))


def hear(table: int, of: str, mark: str = "") -> None:
    """Something happened at ``table``; without a ``mark`` the newest is looked up, if anybody waits."""
    with _lock:
        if table not in _ears:
            return
    if mark:
        _note({table: mark}, of)
    else:
        look([table], [of])


def look(tables: Collection[int] | None = None, kinds: Collection[str] | None = None) -> None:
    """Look up the marks of ``tables`` (of all that somebody waits at) in the database."""
    with _looking:  # a look that began earlier must not end later
        if tables is None:
            with _lock:
                tables = list(_ears)
        if not tables:
            return
        for of in _kinds if kinds is None else kinds:
            _note(_kinds[of](tables), of)


# ------------------------------------------------------------ who waits


class Ear:
    """Somebody in an event loop who waits for news of one table."""

    def __init__(self, table: int) -> None:
        self._table = table
        self._loop = asyncio.get_running_loop()
        self._heard = asyncio.Event()
        self._told: dict[str, str] = {}

    def ring(self) -> None:
        """Wake the waiter; from any thread."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._heard.set)

    def news(self) -> dict[str, str]:
        """The marks that have changed since this was asked last; at first all."""
        with _lock:
            marks = dict(_marks.get(self._table, {}))
        fresh = {of: mark for of, mark in marks.items() if self._told.get(of) != mark}
        self._told |= fresh
        return fresh

    async def wait(self, seconds: float) -> None:
        """Wait for news, ``seconds`` at most."""
        try:
            await asyncio.wait_for(self._heard.wait(), seconds)
        except TimeoutError:
            return
        self._heard.clear()


_ears: dict[int, set[Ear]] = defaultdict(set)
_marks: dict[int, dict[str, str]] = {}
_lock = threading.Lock()
_looking = threading.Lock()
_closing = threading.Event()


@contextmanager
def listening(table: int) -> Iterator[Ear]:
    """An :class:`Ear` for ``table`` (its primary key). Whoever listens first has to :func:`look`, too."""
    ear = Ear(table)
    with _lock:
        _ears[table].add(ear)
    try:
        yield ear
    finally:
        with _lock:
            _ears[table].discard(ear)
            if not _ears[table]:
                del _ears[table]
                _marks.pop(table, None)


def _note(found: Mapping[int, str], of: str) -> None:
    """Keep what was found, and wake who waits for it."""
    ears: list[Ear] = []
    with _lock:
        for table, mark in found.items():
            if table not in _ears:
                continue
            marks = _marks.setdefault(table, {})
            if marks.get(of) == mark or (of == STEP and of in marks and int(mark) < int(marks[of])):
                continue
            marks[of] = mark
            ears += _ears[table]
    for ear in ears:
        ear.ring()


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
