"""Who has a table's page open at this moment.

Every process writes down who looks through its streams, all in one go: newcomers almost at once, those who
have left after a moment, so that a page loaded anew is not told as going and coming, and all others now and
then, for rows run out. A process that was killed is no longer believed then.
"""

from __future__ import annotations

import json
import logging
import os
import secrets
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from django.db import close_old_connections, transaction
from django.db.models import QuerySet
from django.utils import timezone

from spieltisch.site import news
from spieltisch.site.models import Presence, Seat, Table

logger = logging.getLogger(__name__)

RENEW = 20.0  # seconds
LASTS = timedelta(seconds=50)  # a row that is not renewed
ARRIVING = 0.3  # seconds, in which newcomers are collected
LEAVING = 1.2  # seconds until somebody who closed the page counts as gone
NOBODY = "?"  # begins what stands in place of a token for those who have none

_process = f"{os.getpid()}-{secrets.token_hex(6)}"


@dataclass(frozen=True)
class Here:
    """Who looks at a table: the tokens of persons, and how many play nowhere there."""

    persons: frozenset[str]
    onlookers: int


def of(table: Table) -> Here:
    """Who looks at ``table``."""
    seated = set(Seat.objects.filter(table=table).exclude(person="").values_list("person", flat=True))
    looking = set(_rows([table.pk]).values_list("person", flat=True))
    persons = frozenset(person for person in looking if not person.startswith(NOBODY))
    return Here(persons, len(looking - seated))


def shown(table: Table) -> dict[str, Any]:
    """What pages may show of it: the ``seats`` of those who look, and the number of ``onlookers``."""
    found: dict[str, Any] = json.loads(_marks([table.pk])[table.pk])
    return found


def is_looking(table: Table, person: str) -> bool:
    """Whether ``person`` has the page of ``table`` open."""
    return bool(person) and _rows([table.pk]).filter(person=person).exists()


def _rows(tables: Collection[int]) -> QuerySet[Presence]:
    return Presence.objects.filter(table__in=tables, until__gt=timezone.now())


@news.kind("here")
def _marks(tables: Collection[int]) -> dict[int, str]:
    """What streams tell: the seats of those who look, and how many others do. No token leaves."""
    looking: dict[int, set[str]] = defaultdict(set)
    for table, person in _rows(tables).values_list("table", "person"):
        looking[table].add(person)
    seats: dict[int, list[int]] = defaultdict(list)
    others = {table: set(persons) for table, persons in looking.items()}
    seated = Seat.objects.filter(table__in=looking).exclude(person="").order_by("number")
    for table, number, person in seated.values_list("table", "number", "person"):
        if person in looking[table]:
            seats[table].append(number)
            others[table].discard(person)
    return {
        table: json.dumps({"seats": seats[table], "onlookers": len(others.get(table, ()))})
        for table in tables
    }


# ------------------------------------------------------------ who looks through this process

_open: Counter[tuple[int, str]] = Counter()
_lock = threading.Lock()
_news = threading.Event()


@contextmanager
def looking(table: int, person: str) -> Iterator[None]:
    """``person`` (a token, or empty) looks at ``table`` (its primary key) meanwhile."""
    key = table, person or f"{NOBODY}{secrets.token_urlsafe(9)}"
    with _lock:
        _open[key] += 1
    _news.set()
    try:
        yield
    finally:
        with _lock:
            _open[key] -= 1
            if not _open[key]:
                del _open[key]
        _news.set()


class Keeper(threading.Thread):
    """Writes down who looks, until :meth:`stop`."""

    def __init__(self) -> None:
        super().__init__(name="presence", daemon=True)
        self._stopping = threading.Event()
        self._written: set[tuple[int, str]] = set()
        self._renewed = time.monotonic()
        self._left: dict[tuple[int, str], float] = {}

    def stop(self, seconds: float = 3.0) -> None:
        """Stop: nobody looks through this process any more."""
        self._stopping.set()
        _news.set()
        if self.is_alive():
            self.join(seconds)

    def run(self) -> None:
        """Write whenever something has changed, and go on after a failure."""
        while not self._stopping.is_set():
            _news.wait(1.0 if self._left else RENEW / 4)
            self._stopping.wait(ARRIVING)
            _news.clear()
            self._guarded(lambda: self.write(time.monotonic()))
        self._guarded(self._forget)

    def _guarded(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception as failure:
            self._written.clear()  # write all anew
            logger.warning("who looks is not written down: %s", type(failure).__name__)
            self._stopping.wait(1.0)
        finally:
            close_old_connections()

    def write(self, now: float) -> None:
        """Bring the database up to who looks ``now`` (as ``time.monotonic`` counts)."""
        with _lock:
            here = set(_open)
        for key in self._written - here:
            self._left.setdefault(key, now)
        for key in here:
            self._left.pop(key, None)
        gone = {key for key, since in self._left.items() if now - since >= LEAVING}
        come = here - self._written
        is_due = now - self._renewed >= RENEW
        if not (gone or come or is_due):
            return
        until = timezone.now() + LASTS
        stay = (here | self._written) - gone if is_due else come
        with transaction.atomic():
            named = {table for table, _ in stay | gone}
            tables = {found.pk: found for found in Table.objects.filter(pk__in=named)}
            Presence.objects.bulk_create(
                [
                    Presence(table_id=table, person=person, process=_process, until=until)
                    for table, person in sorted(stay)
                    if table in tables
                ],
                update_conflicts=True,
                unique_fields=["table", "person", "process"],
                update_fields=["until"],
            )
            for table, person in gone:
                Presence.objects.filter(table=table, person=person, process=_process).delete()
            if is_due:
                Presence.objects.filter(until__lt=timezone.now() - LASTS).delete()
            for table in {key[0] for key in come | gone} & tables.keys():
                news.tell(tables[table], "here")
        self._written = (self._written | come) - gone
        for key in gone:
            del self._left[key]
        if is_due:
            self._renewed = now

    def _forget(self) -> None:
        with transaction.atomic():
            tables = Table.objects.filter(pk__in={table for table, _ in self._written})
            Presence.objects.filter(process=_process).delete()
            for table in tables:
                news.tell(table, "here")
