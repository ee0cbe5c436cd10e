"""Playing on from a moment of a game, alone against bots, at a new table."""

from __future__ import annotations

from typing import Any

from spieltisch.site import engine
from spieltisch.site.identity import Newcomer
from spieltisch.site.models import Table, new_secret
from spieltisch.site.refusals import Refusal

from . import rights, start
from .store import Playing


def play_on(game: Playing, person: Newcomer, step: int, seat: int, level: int) -> Table:
    """A table for ``person`` at ``seat`` that goes on from ``step`` of ``game``, with bots of ``level``.

    From a game that has ended it goes on exactly as it was. While one is running, whoever sits there goes on
    from what they knew: all else is drawn anew, from what could be. Chance falls otherwise than it did.
    """
    rights.may_play_on(game.table, game.seats, person.token)
    then = game.match.until(step)
    if then.over:
        raise Refusal(409, "answer-play-on-over")
    secret = new_secret()
    if rights.all_is_open(game.table):
        match: Any = engine.going_on(then, secret)
        told = step
    else:
        seat = rights.seat_of(game.seats, person.token).number
        match, told = engine.guessed(then, seat, secret), 0
    return start.from_match(match, told, secret, person, seat, level)
