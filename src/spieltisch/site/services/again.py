"""Playing again: against bots at once, among people by invitation."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from django.db import transaction

from spieltisch.site.identity import Newcomer
from spieltisch.site.models import Table
from spieltisch.site.refusals import Refusal

from . import rights, sitting, start
from .store import tell_change


def again(table: Table, person: Newcomer, options: Mapping[str, Any]) -> Table:
    """A new table with the players of ``table``, for ``person``, who sat there (else 403).

    People are invited: their seats are free until they sit down. Whoever asks second is seated at the table
    that the first one's asking made, or may watch there if its seats are taken.
    """
    seats = list(table.seats.all())
    own = rights.seat_of(seats, person.token)
    person = replace(person, name=own.name)
    others = [seat.level for seat in seats if seat.number != own.number]
    if start.FRIEND not in others:
        return start.begin(table.game, person, others, options)
    rights.may_invite_again(table)
    with transaction.atomic():
        first = Table.objects.select_for_update().get(pk=table.pk)
        if first.again is None:
            first.again = start.begin(table.game, person, others, options)
            first.save(update_fields=["again"])
            tell_change(table)
            return first.again
    with suppress(Refusal):
        sitting.sit_down(first.again, person)
    return first.again
