"""Steps in and out of the database: reading a table's game, and adding to it all or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from django.db import IntegrityError, transaction
from django.utils import timezone

from spieltisch.site import engine, news
from spieltisch.site.models import Seat, Step, Table

UNDO = "undo"


class Told(NamedTuple):
    """A step as stored."""

    actor: int
    text: str
    chosen: bool


@dataclass
class Playing:
    """A table with its seats, the steps that count, and the game they lead to."""

    table: Table
    seats: list[Seat]
    steps: list[Told]
    match: Any

    def seat_of(self, person: str) -> Seat | None:
        """Where ``person`` plays, if at all; of several seats, the one to move."""
        own = [seat for seat in self.seats if person and seat.person == person]
        own.sort(key=lambda seat: seat.number != self.table.to_move)
        return own[0] if own else None


class MovedMeanwhile(Exception):
    """Somebody else's step was stored first; nothing of ours was."""


def steps_that_count(table: Table) -> list[Told]:
    """The stored steps without those taken back."""
    counting: list[Told] = []
    for step in Step.objects.filter(table=table).values_list("actor", "text", "chosen"):
        told = Told(*step)
        if told.text.startswith(UNDO):
            del counting[int(told.text.removeprefix(UNDO)) :]
        else:
            counting.append(told)
    return counting


def playing(table: Table) -> Playing:
    """The game at ``table`` as its steps say."""
    steps = steps_that_count(table)
    match = engine.resumed(table, [(step.actor, step.text) for step in steps])
    return Playing(table, list(table.seats.all()), steps, match)


def append(table: Table, steps: Sequence[Told], match: Any) -> None:
    """Store ``steps``, which lead to ``match``, after those ``table`` knows of; all of them or none.

    Raises :class:`MovedMeanwhile` if other steps were stored since ``table`` was read.
    """
    now = timezone.now()
    to_move = match.current_player
    new = {
        "version": table.version + len(steps),
        "to_move": to_move if to_move >= 0 else None,
        "moved": now,
        "ended": now if to_move == engine.TERMINAL else None,
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
            transaction.on_commit(lambda: news.stepped.send(Table, table=table.pk))
    except IntegrityError as error:
        raise MovedMeanwhile from error
    for name, value in new.items():
        setattr(table, name, value)
