"""Everything that the site knows of a person, for that person: one JSON object.

Of a game that has ended it holds the record, of one that runs what the person's seat may know; nothing
that others wrote down, and no token or secret.
"""

from __future__ import annotations

from dataclasses import asdict
from datetime import datetime
from typing import Any

from spieltisch.core.prefs import Prefs
from spieltisch.site import engine
from spieltisch.site.models import Account, Block, Person, Seat, Table

from . import names, store

FORMAT = "spieltisch-person-1"
OF_PERSON = ("name", "language", "zone", "wakes", "sleeps", "weekends", "quiet", "created")
OF_ACCOUNT = ("name", "email", "confirmed", "created", "last_login")


def told(token: str, prefs: Prefs) -> dict[str, Any]:
    """What is known of the person ``token``, whose browser has the settings ``prefs``."""
    person = Person.objects.filter(token=token).first()
    account = Account.objects.filter(person=token).first()
    seats = Seat.objects.filter(person=token).select_related("table").order_by("table")
    return {
        "format": FORMAT,
        "person": person and _fields(person, *OF_PERSON),
        "account": account and _fields(account, *OF_ACCOUNT),
        "settings": asdict(prefs),
        "blocked": [
            {"name": block.whom.name, "since": _written(block.created)}
            for block in Block.objects.filter(by=token).select_related("whom").order_by("created")
        ],
        "tables": [_table(seat) for seat in seats],
    }


def _fields(row: Any, *fields: str) -> dict[str, Any]:
    return {field: _written(getattr(row, field)) for field in fields}


def _written(value: Any) -> Any:
    return value.isoformat() if isinstance(value, datetime) else value


def _table(seat: Seat) -> dict[str, Any]:
    table = seat.table
    return {
        "table": table.public_id,
        "created": _written(table.created),
        "ended": _written(table.ended),
        "seat": seat.number,
        "name": seat.name,
        "players": names.of(list(table.seats.all())),
        "left": seat.left,
        "notes": seat.notes,
        **_game(table, seat),
    }


def _game(table: Table, seat: Seat) -> dict[str, Any]:
    """The game itself. Steps as stored need no replaying, so that a hundred games are told at once."""
    if table.waiting:
        return {"game": table.game, "options": table.options}
    if table.ended is not None:
        steps = [(step.actor, step.text) for step in store.counting_steps(table)]
        return {"game": table.game, "winners": table.winners, "record": engine.told(table, steps)}
    try:
        with store.opened(table) as game:
            return {"game": table.game, "view": game.match.view(seat.number)}
    except store.OtherRules:
        return {"game": table.game}
