"""What a person has seen of a table, and what has happened there since."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from django.db.models import F, Value
from django.db.models.functions import Greatest
from django.utils import timezone

from spieltisch.site.models import Seat, Table
from spieltisch.site.models.table import Pace

from .store import UNDO, Playing

AWAY = timedelta(minutes=10)
"""Whoever comes back sooner sees on the table itself what is new."""


@dataclass(frozen=True)
class Missed:
    """What somebody has missed: all that counts after step ``since``; ``moves`` of it others chose."""

    since: int
    moves: int


def looked(table: Table, person: str, version: int) -> None:
    """Remember that ``person`` has seen the first ``version`` stored steps, if they had not already."""
    seats = Seat.objects.filter(table=table, person=person).exclude(person="")
    seats.update(seen=Greatest(F("seen"), Value(min(version, table.version))))


def missed(game: Playing, seat: Seat | None) -> Missed | None:
    """What others did since ``seat`` last looked, if that is worth telling: after a while, or over days."""
    if seat is None or seat.seen >= game.table.version:
        return None
    stored = list(game.table.steps.values_list("actor", "text", "chosen", "created"))
    unseen = [step for step in stored[seat.seen :] if step[2] and step[0] != seat.number]
    if not unseen:
        return None
    if game.table.pace != Pace.DAYS and timezone.now() - unseen[0][3] < AWAY:
        return None
    counting = since = 0
    for number, (_, text, _, _) in enumerate(stored):
        counting = int(text.removeprefix(UNDO)) if text.startswith(UNDO) else counting + 1
        # Seen and taken back since: what came in its place is new.
        since = counting if number < seat.seen else min(since, counting)
    moves = [step for step in game.steps[since:] if step.chosen and step.actor != seat.number]
    return Missed(since, len(moves)) if moves else None
