"""Sitting down at a table that waits for people. With the last free seat the game begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from django.db import transaction
from django.utils import timezone

from spieltisch.site import engine
from spieltisch.site.identity import Newcomer
from spieltisch.site.models import Seat, Table

from . import names, rights
from .start import USUAL_LEVEL
from .store import Playing, Told, opened, tell_change


def sit_down(table: Table, person: Newcomer) -> None:
    """Seat ``person`` on the first free seat; 409 if all are taken. Who sits there already stays.

    Of several who come at once for the last seat, one gets it.
    """
    with _changing(table) as (game, seats):
        if any(seat.person == person.token for seat in seats):
            return
        seat = rights.free_seat(seats, person.token, person.name)
        seat.person, seat.name, seat.reflex = person.token, person.name, person.prefs.reflex
        seat.save()
        _let_bots_be_called_otherwise(seats, seat)
        _begin_if_full(game, seats)


def fill_with_bots(table: Table, person: str) -> None:
    """Bots on all free seats, as somebody who sits there wishes (else 403): the game begins."""
    with _changing(table) as (game, seats):
        rights.seat_of(seats, person)
        free = [seat for seat in seats if seat.is_free]
        for seat, name in zip(free, names.for_bots(len(free), [seat.name for seat in seats]), strict=True):
            seat.kind, seat.level, seat.name = Seat.Kind.BOT, USUAL_LEVEL, name
            seat.save()
        if free:
            _begin_if_full(game, seats)


@contextmanager
def _changing(table: Table) -> Iterator[tuple[Playing, list[Seat]]]:
    """``table`` for this thread alone among all processes, with its seats as they are now."""
    with opened(table) as game, transaction.atomic():
        Table.objects.select_for_update().get(pk=table.pk)
        table.refresh_from_db()
        yield game, list(table.seats.all())
        tell_change(table)


def _let_bots_be_called_otherwise(seats: Sequence[Seat], newcomer: Seat) -> None:
    for seat in seats:
        if seat.is_bot and seat.name.casefold() == newcomer.name.casefold():
            [seat.name] = names.for_bots(1, [other.name for other in seats])
            seat.save()


def _begin_if_full(game: Playing, seats: Sequence[Seat]) -> None:
    if any(seat.is_free for seat in seats):
        Table.objects.filter(pk=game.table.pk).update(moved=timezone.now())
        return
    game.match.go_on()
    game.append([Told(actor, text, chosen=False) for actor, text in engine.steps_since(game.match, 0)])
