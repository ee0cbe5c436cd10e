"""When bots move: the jobs that let them think and make their moves, and answer for persons whose time is
over at a question that must not betray, see :mod:`.services.reflexes`.

A bot thinks at once, but its move is made no sooner than people can follow. Every job says for which version
of the table it is, and whatever is moved carries that version: a job done twice moves once. What a killed
process forgot is found by looking for tables that wait.
"""

from __future__ import annotations

import logging
import random
import time
from datetime import datetime, timedelta
from typing import Any

from django.db.models import F, Q
from django.utils import timezone

from . import bot_moves, engine, jobs, metrics, news, setting_up
from .models import Seat, Table
from .refusals import Refusal
from .services import reflexes, store
from .services.moves import move

logger = logging.getLogger(__name__)

PAUSE = {"slow": 1.6, "normal": 1.0, "fast": 0.7}  # seconds between two moves that people see
THINKING = {5: 1.0}  # by level: a bot that had but one answer takes as long, or its haste would tell
LOOK_AGAIN = 1.0  # seconds
PATIENCE = 3  # failures of a bot at a table before any legal move is made in its place
RESTED = timedelta(seconds=4)  # a table this long without a step is not in somebody's hands


def wake(table: Table) -> None:
    """See to it that who is to move at ``table`` does, if nobody has to be asked. Within a transaction."""
    if table.to_move is None or table.ended is not None:
        return
    seat = table.seats.filter(number=table.to_move).first()
    if seat is None:
        return
    if seat.bot_level:
        jobs.defer("think", once=f"think {table.pk} {table.version}", table=table.pk, version=table.version)
    elif table.reflex:
        due = reflexes.due(table, seat)
        once = f"reflex {table.pk} {table.version} {due.timestamp():.2f}"
        jobs.defer("reflex", due, once, table=table.pk, version=table.version)


def listen() -> None:
    """Hear from now on of every step, and of persons' answers that wait to be shown."""
    news.stepped.connect(_stepped, dispatch_uid="bots")
    news.answered.connect(_answered, dispatch_uid="bots")


def _stepped(table: Table, **_: Any) -> None:
    wake(table)


def _answered(table: int, **_: Any) -> None:
    wake(Table.objects.get(pk=table))


@jobs.sweep(every=LOOK_AGAIN)
def look_for_waiting_tables() -> None:
    """Wake those at which nothing happens though somebody could move by themselves."""
    now = timezone.now()
    asked_too_long = timedelta(seconds=reflexes.PATIENCE + LOOK_AGAIN)
    waiting = Table.objects.filter(
        (Q(seats__kind=Seat.Kind.BOT) | Q(seats__stand_in__gt=0)) & Q(moved__lt=now - RESTED)
        | (~Q(reflex="") & Q(moved__lt=now - asked_too_long)),
        ended=None,
        seats__number=F("to_move"),
    )
    for table in waiting:
        # A game that is not set up yet is looked for again.
        if table.rules == engine.rules_version(table.game) and setting_up.want(table.game).is_ready:
            wake(table)


def _as_at(table: int, version: int) -> tuple[Table, Seat] | None:
    """The table and who is to move, unless something has happened since ``version``."""
    found = Table.objects.filter(pk=table, version=version, ended=None).first()
    seat = found and found.seats.filter(number=found.to_move).first()
    return (found, seat) if found and seat and setting_up.want(found.game).is_ready else None


@jobs.task("think")
def think(table: int, version: int, failures: int = 0) -> None:
    """Let the bot that is to move think of its move, which is made when people can follow."""
    there = _as_at(table, version)
    if there is None or not there[1].bot_level:
        return
    found, seat = there
    try:
        with store.opened(found) as game:
            if found.version != version:
                return
            asked = bot_moves.question(game.match, seat.number)
    except store.OtherRules as refusal:
        logger.info("no bot can move at table %s: %r", found.public_id, refusal)
        return
    began = time.perf_counter()
    try:
        action = bot_moves.answer(asked, seat.bot_level, found.secret)
        metrics.THINKING.labels(seat.bot_level).observe(time.perf_counter() - began)
    except Exception:
        logger.exception("a bot of level %d failed at table %s", seat.bot_level, found.public_id)
        if failures + 1 < PATIENCE:
            due = timezone.now() + timedelta(seconds=failures + 1)
            jobs.defer("think", due, table=table, version=version, failures=failures + 1)
            return
        action = random.choice(asked.legal)
    once, shows = f"bot-move {table} {version}", _when_seen(found, seat)
    jobs.defer("bot-move", shows, once, table=table, version=version, seat=seat.number, action=action)


def _when_seen(table: Table, seat: Seat) -> datetime:
    """When a move that was thought of is made, so that people can follow and its time tells nothing."""
    pause = max(PAUSE.get(table.speed, 1.0), THINKING.get(seat.bot_level, 0.0))
    return reflexes.shows(table) if table.reflex else table.moved + timedelta(seconds=pause)


@jobs.task("bot-move")
def bot_move(table: int, version: int, seat: int, action: str) -> None:
    """Make the move that a bot thought of."""
    there = _as_at(table, version)
    if there is None:
        return  # taken back or moved by somebody else meanwhile; that woke whoever is to move
    try:
        move(there[0], seat, version, action)
    except Refusal as refusal:
        logger.info("a bot's move came too late at table %s: %r", there[0].public_id, refusal)


@jobs.task("reflex")
def reflex(table: int, version: int) -> None:
    """Answer for the person who is asked, as they said or set, if their time is over."""
    there = _as_at(table, version)
    if there is None or not there[0].reflex or there[1].bot_level:
        return
    found, seat = there
    if reflexes.due(found, seat) > timezone.now():
        wake(found)
        return
    try:
        with store.opened(found) as game:
            if found.version != version:
                return
            seat = game.seats[seat.number]  # as it is now: the answer may just have been changed
            action = reflexes.answer(game, seat)
        move(found, seat.person, version, action)
    except Refusal as refusal:
        logger.info("nothing was answered for a person at table %s: %r", found.public_id, refusal)
