"""New tables: against bots, with friends, or from a file."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
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
FRIEND = 0
"""In place of a bot's level: somebody who comes by the link."""


def begin(game: str, person: Newcomer, others: Sequence[int], options: Mapping[str, Any]) -> Table:
    """A table for ``person`` at seat 0 and ``others`` after it: a bot's level each, or :data:`FRIEND`.

    With friends the table waits until they have sat down; the game is not begun before.
    """
    secret = new_secret()
    try:
        match = engine.begun(game, len(others) + 1, options, secret)
    except RefusedError as error:
        raise RulesRefusal(error) from error
    return _set_up(match, secret, person, 0, others)


def from_file(game: str, content: bytes, person: Newcomer, seat: int, level: int) -> Table:
    """A table that goes on from a position or an unfinished record, ``person`` at ``seat``."""
    secret = new_secret()
    try:
        match, told = engine.from_file(content, game, secret)
    except RefusedError as error:
        raise RulesRefusal(error) from error
    except Exception as error:  # a stranger's file may be wrong in ways nobody thought of
        logger.exception("a file was refused without knowing why")
        raise Refusal(422, "answer-file-unreadable") from error
    if match.over:
        raise Refusal(422, "answer-file-finished")
    return _set_up(match, secret, person, seat, [level] * (match.players - 1), told)


def from_match(match: Any, told: int, secret: str, person: Newcomer, seat: int, level: int) -> Table:
    """A table that goes on from ``match``, ``person`` at ``seat``, for practice: it counts in no rating.

    The first ``told`` steps of the match were not drawn from ``secret``.
    """
    with transaction.atomic():
        table = _set_up(match, secret, person, seat, [level] * (match.players - 1), told)
        table.irregular = True
        table.save(update_fields=["irregular"])
    return table


def _set_up(
    match: Any, secret: str, person: Newcomer, own: int, others: Sequence[int], told: int = 0
) -> Table:
    """A table where ``match`` is played, of whose steps the first ``told`` were not drawn from ``secret``."""
    if not 0 <= own < match.players:
        raise Refusal(422, "answer-no-such-seat", players=match.players)
    table = Table(
        game=match.game.id,
        rules=match.game.version,
        players=match.players,
        options=match.options,
        position=match.start,
        secret=secret,
        chance_from=told,
        speed=person.prefs.speed,
        waiting=FRIEND in others,
        host=person.token,
    )
    seats = [_seat(level, called) for level, called in _called(others, person.name)]
    own_seat = Seat(kind=Seat.Kind.HUMAN, name=person.name, person=person.token, reflex=person.prefs.reflex)
    seats.insert(own, own_seat)
    with transaction.atomic():
        table.save()
        for number, seat in enumerate(seats):
            seat.table, seat.number = table, number
        Seat.objects.bulk_create(seats)
        if table.waiting:
            return table
        steps = [Told(actor, text, chosen=False) for actor, text in engine.steps_since(match, 0)]
        store(table, steps, match)
    return table


def _called(others: Sequence[int], taken: str) -> Iterator[tuple[int, str]]:
    """``others``, each with the name it has from the beginning: bots have one."""
    free = iter(names.for_bots(len(others), [taken]))
    for level in others:
        yield level, "" if level == FRIEND else next(free)


def _seat(level: int, name: str) -> Seat:
    kind = Seat.Kind.HUMAN if level == FRIEND else Seat.Kind.BOT
    return Seat(kind=kind, level=level, name=name)
