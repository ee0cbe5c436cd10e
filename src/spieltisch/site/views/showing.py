"""What a table's page shows to one viewer. Whatever the game tells comes from the engine's view of a seat."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import Any

from django.urls import reverse
from django.utils import timezone

from spieltisch.core.prefs import Prefs
from spieltisch.site import games, identity
from spieltisch.site.models import Seat, Table
from spieltisch.site.services import names, presence, reflexes, store, undo
from spieltisch.site.speech import texts

from . import own
from .fairness import chance


def shown(table: Table, person: str, prefs: Prefs, *, part: bool = False) -> dict[str, Any]:
    """The context of ``site/table.html`` for ``person``, or of its ``part`` ``site/table_fragment.html``."""
    page = games.page(table.game)
    with store.opened(table) as game:
        seat = game.seat_of(person)
        number = None if seat is None else seat.number
        called = names.of(game.seats)
        roles = [_role(other) for other in game.seats]
        around = {} if part else {"here": presence.shown(table)}
        return {
            "table": {**_frame(game, seat, called), **around},
            "fragment": page.TEMPLATE,
            "board": page.context(game.match, number, called, texts(), prefs, roles),
            "chance": chance(game.table),
            **({} if part else _own(game, seat, prefs)),
        }


def _own(game: store.Playing, seat: Seat | None, prefs: Prefs) -> dict[str, Any]:
    """What stands around the part that changes, for the person who plays at ``seat``."""
    if seat is None:
        return {}
    url = partial(reverse, kwargs={"table_id": game.table.public_id})
    return {
        "notes": own.notes_of(game.table, seat.notes),
        "since": own.missed(game, seat, prefs),
        "visit": {"seen_url": url("seen"), "since_url": url("since")},
    }


def _role(seat: Seat) -> str:
    return texts().say("role-bot", level=seat.level) if seat.is_bot else ""


def _frame(game: store.Playing, seat: Seat | None, called: list[str]) -> dict[str, Any]:
    """What stands around the game: addresses, version, whose turn, what may be taken back."""
    table = game.table
    limit = undo.limit(game, seat)
    over = table.ended is not None
    your_turn = seat is not None and table.to_move == seat.number
    waiting_for = None if over or your_turn else game.seats[table.to_move or 0]

    def url(name: str) -> str:
        return reverse(name, kwargs={"table_id": table.public_id})

    return {
        "id": table.public_id,
        "game": table.game,
        "game_name": games.name(table.game, texts()),
        "version": table.version,
        "number": table.number,
        "again_table": _again(table, seat) if table.again and seat else None,
        "seat": None if seat is None else seat.number,
        "has_people": any(not other.is_bot and other != seat for other in game.seats),
        "watching": seat is None,
        "over": over,
        "your_turn": your_turn,
        "waiting_for": called[waiting_for.number] if waiting_for else "",
        "thinking": waiting_for is not None and waiting_for.is_bot,
        "title": _title(table, your_turn),
        "seats": [
            {
                "number": other.number,
                "name": called[other.number],
                "bot": other.is_bot,
                "level": other.level,
                "mine": seat is not None and other.number == seat.number,
            }
            for other in game.seats
        ],
        "reflex": _reflex(table, seat) if your_turn and seat and table.reflex else None,
        "undo": limit.allowed,
        "undo_note": texts().say(limit.reason),
        **{f"{name}_url": url(name) for name in ("move", "undo", "events", "record", "again", "replay")},
        "url": url("table"),
        "rules_url": reverse("rules", kwargs={"game": table.game}),
    }


def _again(table: Table, seat: Seat) -> dict[str, str]:
    """Where the same people play next, and who asks them to: for those who sat here."""
    asking = table.again.seats.get(number=0)
    yours = asking.person == seat.person
    return {
        "url": table.again.get_absolute_url(),
        "says": texts().say("again-yours" if yours else "again-invites", who=names.of([asking])[0]),
        "go": texts().say("again-go"),
    }


def _reflex(table: Table, seat: Seat) -> dict[str, Any]:
    """What the person who is asked sees beside a question that must not betray; nobody else gets it."""
    left = ceil((reflexes.due(table, seat) - timezone.now()).total_seconds())
    kept, spoken = reflexes.kept(table, seat), texts()
    return {
        "seconds": max(1, left),
        "kept": kept,
        "setting": seat.reflex,
        "says": spoken.say("reflex-kept" if kept else f"reflex-{seat.reflex}", n=max(1, left)),
        "settings_name": spoken.say("settings-reflex"),
        "settings": [(each, spoken.say(f"settings-reflex-{each}")) for each in identity.CHOICES["reflex"]],
        "url": reverse("reflex", kwargs={"table_id": table.public_id}),
    }


def _title(table: Table, your_turn: bool) -> str:
    state = "over" if table.ended is not None else "yours" if your_turn else "theirs"
    return texts().say("title-table", state=state, game=games.name(table.game, texts()), n=table.players)
