"""Having everything deleted: what others played stays whole, and nothing in it leads to the person."""

from __future__ import annotations

from django.db import transaction

from spieltisch.site.models import Account, Seat, Table
from spieltisch.site.models.people import token_of_nobody

from . import people


@transaction.atomic
def delete(person: str) -> None:
    """Delete the account of ``person``, if they have one, and all that is known of them.

    At every table they are a deleted player from now on, at each another one. Games that run go on as
    when somebody leaves; a seat at a waiting table is free again.
    """
    for table in people.tables_of(person):
        for seat in table.seats.filter(person=person):
            people.give_up(seat, table)
            if not table.waiting:
                _make_nobodys(seat)
    Seat.objects.filter(invited=person).update(invited="")
    Table.objects.filter(host=person).update(host="")
    Account.objects.filter(person=person).delete()
    people.forget(person)


def _make_nobodys(seat: Seat) -> None:
    seat.person, seat.name, seat.notes = token_of_nobody(), "", ""
    seat.reflex, seat.answer, seat.answered = "ask", "", None
    seat.save(update_fields=["person", "name", "notes", "reflex", "answer", "answered"])
