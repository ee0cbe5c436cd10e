"""New tables: against bots, from a form, again, or from a file."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from django.db import transaction

from spieltisch.core.errors import RefusedError
from spieltisch.site import engine
from spieltisch.site.identity import Newcomer
from spieltisch.site.models import Seat, Table, new_secret
from spieltisch.site.refusals import Refusal, RulesRefusal

from . import names
from .store import Told, store

logger = logging.getLogger(__name__)

LEVELS = range(1, 6)
USUAL_LEVEL = 3


def against_bots(game: str, person: Newcomer, levels: Sequence[int], options: Mapping[str, Any]) -> Table:
    """A table for ``person`` at seat 0 and a bot of each of ``levels`` after it."""
    secret = new_secret()
    try:
        match = engine.begun(game, len(levels) + 1, options, secret)
    except RefusedError as error:
        raise RulesRefusal(error) from error
    return _set_up(game, match, secret, person, 0, levels)


def again(table: Table, person: Newcomer, options: Mapping[str, Any]) -> Table:
    """A new table with the players of ``table``, for ``person``, who sat there and is called the same."""
    own = table.seats.filter(person=person.token).first()
    if not person.token or own is None:
        raise Refusal(403, "answer-not-your-seat")
    levels = [seat.level or USUAL_LEVEL for seat in table.seats.all() if seat.number != own.number]
    return against_bots(table.game, replace(person, name=own.name), levels, options)


def from_file(game: str, content: bytes, person: Newcomer, seat: int, level: int) -> Table:
    """A table that goes on from a position or an unfinished record, ``person`` at ``seat``."""
    secret = new_secret()
    try:
        match = engine.from_file(content, game, secret)
    except RefusedError as error:
        raise RulesRefusal(error) from error
    except Exception as error:  # a stranger's file may be wrong in ways nobody thought of
        logger.exception("a file was refused without knowing why")
        raise Refusal(422, "answer-file-unreadable") from error
    if match.over:
        raise Refusal(422, "answer-file-finished")
    if not 0 <= seat < match.players:
        raise Refusal(422, "answer-no-such-seat", players=match.players)
    levels = [level] * (match.players - 1)
    return _set_up(game, match, secret, person, seat, levels)


def _set_up(
    game: str, match: Any, secret: str, person: Newcomer, own: int, levels: Sequence[int]
) -> Table:
    table = Table(
        game=game,
        rules=match.game.version,
        players=match.players,
        options=match.options,
        position=match.start,
        secret=secret,
        speed=person.prefs.speed,
    )
    bots = iter(zip(names.for_bots(len(levels), person.name), levels, strict=True))
    seats = []
    for number in range(match.players):
        if number == own:
            seats.append(
                Seat(
                    number=number,
                    kind=Seat.Kind.HUMAN,
                    name=person.name,
                    person=person.token,
                    reflex=person.prefs.reflex,
                )
            )
        else:
            called, level = next(bots)
            seats.append(Seat(number=number, kind=Seat.Kind.BOT, name=called, level=level))
    with transaction.atomic():
        table.save()
        for seat in seats:
            seat.table = table
        Seat.objects.bulk_create(seats)
        steps = [Told(actor, text, chosen=False) for actor, text in engine.steps_since(match, 0)]
        store(table, steps, match)
    return table
