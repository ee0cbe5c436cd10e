"""Steps in and out of the database: reading a table's game, and adding to it all or nothing.

The steps are the truth. The matches they lead to are kept in memory while a table is played, because
replaying a long game for every page would be slow; a kept match is only ever brought up to what is stored.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from django.db import IntegrityError, transaction
from django.db.models import F
from django.utils import timezone

from spieltisch.core.errors import RefusedError
from spieltisch.site import engine, games, news
from spieltisch.site.models import Seat, Step, Table
from spieltisch.site.refusals import Refusal
from spieltisch.site.speech import texts

UNDO = "undo"
KEPT = 32  # matches; a long game of six takes about 2 MiB


class Told(NamedTuple):
    """A step as stored."""

    actor: int
    text: str
    chosen: bool


class OtherRules(Refusal):
    """The table is played by another version of the rules than this site knows, or with something that it
    does not know, such as a set: nobody can look or move."""


class MovedMeanwhile(Exception):
    """Somebody else's step was stored first; nothing of ours was."""


@dataclass
class _Kept:
    """A match in memory and the stored steps it stands for: the first ``version`` of its table."""

    lock: threading.RLock = field(default_factory=threading.RLock)
    version: int = 0
    steps: list[Told] = field(default_factory=list)
    match: Any = None

    def bring_up(self, table: Table) -> None:
        """Carry out what was stored since. Starts over if that is not what this match came from."""
        if self.match is None or self.version > table.version or self.match.step != len(self.steps):
            self.version, self.steps, self.match = 0, [], _at_start(table)
        stored = Step.objects.filter(table=table, number__gte=self.version, number__lt=table.version)
        for told in [Told(*step) for step in stored.values_list("actor", "text", "chosen")]:
            if told.text.startswith(UNDO):
                engine.take_back(self.match, int(told.text.removeprefix(UNDO)))
                del self.steps[self.match.step :]
            else:
                engine.repeat(self.match, told.actor, told.text)
                self.steps.append(told)
            self.version += 1


_shelf: OrderedDict[int, _Kept] = OrderedDict()
_shelf_lock = threading.Lock()


def forget_all() -> None:
    """Drop all kept matches, as a new process would begin."""
    with _shelf_lock:
        _shelf.clear()


def _kept(table: Table) -> _Kept:
    with _shelf_lock:
        kept = _shelf.setdefault(table.pk, _Kept())
        _shelf.move_to_end(table.pk)
        while len(_shelf) > KEPT:
            _shelf.popitem(last=False)
        return kept


@dataclass
class Playing:
    """A table with its seats, the steps that count, and the match they lead to, while it is open.

    ``match`` may be played on; what is not stored by :meth:`append` is forgotten when the table closes.
    """

    table: Table
    seats: list[Seat]
    _kept: _Kept

    @property
    def match(self) -> Any:
        """The match."""
        return self._kept.match

    @property
    def steps(self) -> list[Told]:
        """The steps that count: all stored ones without those taken back."""
        return self._kept.steps

    def seat_of(self, person: str) -> Seat | None:
        """Where ``person`` plays, if at all; of several seats, the one to move."""
        own = [seat for seat in self.seats if person and seat.person == person]
        own.sort(key=lambda seat: seat.number != self.table.to_move)
        return own[0] if own else None

    def append(self, steps: Sequence[Told]) -> None:
        """Store ``steps``, which led to ``match`` as it is now; all of them or none.

        Raises :class:`MovedMeanwhile` if other steps were stored since the table was opened.
        """
        store(self.table, steps, self.match)
        for told in steps:
            if told.text.startswith(UNDO):
                del self.steps[self.match.step :]
            else:
                self.steps.append(told)
        self._kept.version = self.table.version


def tell_change(table: Table) -> None:
    """Let all pages of ``table`` look anew: something changed there that is no step. Within a transaction."""
    Table.objects.filter(pk=table.pk).update(changed=F("changed") + 1)
    news.tell(Table.objects.get(pk=table.pk))


def _at_start(table: Table) -> Any:
    try:
        return engine.at_start(table)
    except RefusedError as error:
        raise OtherRules(410, "answer-not-known-here", why=error.in_words(texts().language)) from error


@contextmanager
def opened(table: Table) -> Iterator[Playing]:
    """``table`` as it is stored now, for this thread alone in this process.

    Raises :class:`OtherRules` (410) for a table that other rules led to, or that cannot begin here.
    """
    known = engine.rules_version(table.game)
    if table.rules != known:
        game = games.name(table.game, texts())
        raise OtherRules(410, "answer-other-rules", game=game, value=table.rules, known=known)
    kept = _kept(table)
    with kept.lock:
        table.refresh_from_db()
        kept.bring_up(table)
        yield Playing(table, list(table.seats.all()), kept)


def counting_steps(table: Table) -> list[Told]:
    """The stored steps that count, without a match: those taken back are left out."""
    counting: list[Told] = []
    for told in [Told(*step) for step in table.steps.values_list("actor", "text", "chosen")]:
        if told.text.startswith(UNDO):
            del counting[int(told.text.removeprefix(UNDO)) :]
        else:
            counting.append(told)
    return counting


def store(table: Table, steps: Sequence[Told], match: Any) -> None:
    """Add ``steps`` to those of ``table``, and what they say about it. See :meth:`Playing.append`."""
    now = timezone.now()
    to_move = match.current_player
    new = {
        "version": table.version + len(steps),
        "to_move": to_move if to_move >= 0 else None,
        "reflex": engine.reflex(match),
        "waiting": False,
        "moved": now,
        "ended": now if match.over else None,
        "winners": result["winners"] if (result := match.result()) else None,
        "speed": table.speed,
    }
    try:
        with transaction.atomic():
            if not Table.objects.filter(pk=table.pk, version=table.version).update(**new):
                raise MovedMeanwhile
            Step.objects.bulk_create(
                Step(table=table, number=number, created=now, **step._asdict())
                for number, step in enumerate(steps, table.version)
            )
            news.tell(Table.objects.get(pk=table.pk))
    except IntegrityError as error:
        raise MovedMeanwhile from error
    for name, value in new.items():
        setattr(table, name, value)
