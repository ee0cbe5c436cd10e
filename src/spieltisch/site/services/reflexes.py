"""Questions that must not betray who can answer them: whoever is asked, an answer shows at the same times.

A game asks every victim, with or without what would help (``Game.reflexes``). Here it is made sure that
the time tells as little as the question: nothing shows before a fixed pause is over, whatever is held,
chosen or thought, for bots and persons alike. A person who wants to be asked has longer, just as fixed;
what they answer within the pause is kept till its end. Nothing of this changes the table's version or
is told to anybody else.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db import transaction
from django.utils import timezone

from spieltisch.site import news
from spieltisch.site.models import Seat, Table

from .store import Playing

PAUSE = {"slow": 3.0, "normal": 2.0, "fast": 1.2}  # seconds before any answer shows; longer than bots think
PATIENCE = 8.0  # seconds for a person who is asked


def shows(table: Table) -> datetime:
    """When an answer to the question that ``table`` asks shows at the earliest."""
    return table.moved + timedelta(seconds=PAUSE.get(table.speed, PAUSE["normal"]))


def due(table: Table, seat: Seat) -> datetime:
    """When the question to the person at ``seat`` is answered for them, as far as is known now."""
    if kept(table, seat) or seat.reflex != "ask":
        return shows(table)
    return table.moved + timedelta(seconds=PATIENCE)


def is_too_early(table: Table) -> bool:
    """Whether an answer given now must wait."""
    return bool(table.reflex) and timezone.now() < shows(table)


def kept(table: Table, seat: Seat) -> str:
    """What the person at ``seat`` has answered to the question that stands, or empty."""
    return str(seat.answer) if table.reflex and seat.answered == table.version else ""


def keep(table: Table, seat: Seat, action: str) -> None:
    """Remember an answer until it may show; a later one takes its place."""
    with transaction.atomic():
        Seat.objects.filter(pk=seat.pk).update(answer=action, answered=table.version)
        news.answered.send(Table, table=table.pk)


def answer(game: Playing, seat: Seat) -> str:
    """How the question is answered for the person at ``seat``: as they answered, or else as they set.

    Whoever was asked in vain wards off, if they can: what is held serves no other purpose.
    """
    table, match = game.table, game.match
    ward_off, let_go = match.game.reflexes[table.reflex]
    if given := kept(table, seat):
        return given
    can = ward_off in match.legal_actions()
    return str(ward_off if can and seat.reflex != "never" else let_go)


def set_for(person: str, setting: str) -> None:
    """The setting of ``person`` at every table where they play."""
    seats = Seat.objects.filter(person=person, table__ended=None)
    with transaction.atomic():
        seats.update(reflex=setting)
        asking = Table.objects.filter(seats__in=seats).exclude(reflex="")
        for table in asking.values_list("pk", flat=True):
            news.answered.send(Table, table=table)
