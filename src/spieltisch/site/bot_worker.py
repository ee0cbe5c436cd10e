"""Where bots think: one thread of the server, outside every request. It also answers for persons whose time
is over at a question that must not betray, see :mod:`.services.reflexes`.

It is woken by steps, looks once a second for tables that another process or a restart left waiting,
and takes the tables in turn. A bot thinks at once, but its move is made no sooner than people can
follow. Compiled search does not hold Python's lock, so pages go on while it thinks.
"""

from __future__ import annotations

import heapq
import logging
import random
import threading
import time
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from django.db import close_old_connections
from django.db.models import F, Q
from django.utils import timezone

from . import bot_moves, engine, news, setting_up
from .models import Seat, Table
from .refusals import Refusal
from .services import reflexes, store
from .services.moves import move

logger = logging.getLogger(__name__)

PAUSE = {"slow": 1.6, "normal": 1.0, "fast": 0.7}  # seconds between two moves that people see
THINKING = {5: 1.0}  # by level: a bot that had but one answer takes as long, or its haste would tell
LOOK_AGAIN = 1.0  # seconds
PATIENCE = 3  # failures of a bot at a table before any legal move is made in its place
RESTED = timedelta(seconds=4)  # a table this long without a step is not in another process's hands


@dataclass(order=True)
class Errand:
    """Something due at a time (of ``time.monotonic``): let a bot think at a table, or make its move;
    or, as a ``reflex``, answer for a person who is asked."""

    due: float
    table: int = field(compare=False)
    seat: int = field(default=-1, compare=False)
    version: int = field(default=-1, compare=False)
    action: str | None = field(default=None, compare=False)
    reflex: bool = field(default=False, compare=False)


class BotWorker(threading.Thread):
    """Makes the bots' moves at all tables, until :meth:`stop`."""

    def __init__(self) -> None:
        super().__init__(name="bots", daemon=True)
        self._errands: list[Errand] = []
        self._busy: set[int] = set()
        self._failures: dict[int, int] = {}
        self._wake = threading.Condition()
        self._stopping = False

    # ------------------------------------------------------------ from other threads

    def start(self) -> None:
        """Begin, with every table where a bot is to move."""
        self.listen()
        super().start()

    def listen(self) -> None:
        """Hear from now on of every step, and of persons' answers that wait to be shown."""
        for signal in (news.stepped, news.answered):
            signal.connect(self._heard, dispatch_uid=f"bots {id(self)}", weak=False)

    def stop_listening(self) -> None:
        """Hear of nothing any more."""
        for signal in (news.stepped, news.answered):
            signal.disconnect(dispatch_uid=f"bots {id(self)}")

    def stop(self, seconds: float = 3.0) -> None:
        """Stop after the move being thought of; wait for that, ``seconds`` at most."""
        self.stop_listening()
        with self._wake:
            self._stopping = True
            self._wake.notify()
        self.join(seconds)

    def _heard(self, table: int, **_: Any) -> None:
        self._add(Errand(time.monotonic(), table))

    def _add(self, errand: Errand) -> None:
        with self._wake:
            if not errand.reflex:
                if errand.table in self._busy and errand.action is None:
                    return
                self._busy.add(errand.table)
            heapq.heappush(self._errands, errand)
            self._wake.notify()

    # ------------------------------------------------------------ in the thread

    def run(self) -> None:
        """Do what is due, look for forgotten tables, and never stop for one that fails."""
        looked = 0.0
        while not self._stopping:
            if time.monotonic() - looked > LOOK_AGAIN:
                looked = time.monotonic()
                self._guarded(self._look_for_waiting_tables)
            if errand := self._next():
                self._guarded(self._do, errand)

    def _guarded(self, task: Any, *arguments: Any) -> None:
        close_old_connections()
        try:
            task(*arguments)
        except Exception:
            logger.exception("the bots' thread goes on after a failure")
            time.sleep(0.1)
        finally:
            close_old_connections()

    def _next(self) -> Errand | None:
        with self._wake:
            now = time.monotonic()
            due = self._errands[0].due if self._errands else now + LOOK_AGAIN
            if due > now and not self._stopping:
                self._wake.wait(min(due - now, LOOK_AGAIN))
            if self._errands and self._errands[0].due <= time.monotonic():
                errand = heapq.heappop(self._errands)
                if not errand.reflex:
                    self._busy.discard(errand.table)
                return errand
        return None

    def _look_for_waiting_tables(self) -> None:
        now = timezone.now()
        asked_too_long = timedelta(seconds=reflexes.PATIENCE + LOOK_AGAIN)
        waiting = Table.objects.filter(
            (Q(seats__kind=Seat.Kind.BOT) | Q(seats__stand_in__gt=0)) & Q(moved__lt=now - RESTED)
            | (~Q(reflex="") & Q(moved__lt=now - asked_too_long)),
            ended=None,
            seats__number=F("to_move"),
        )
        for table, game, rules in waiting.values_list("pk", "game", "rules"):
            if rules == engine.rules_version(game):
                self._add(Errand(time.monotonic(), table))

    def _do(self, errand: Errand) -> None:
        table = Table.objects.filter(pk=errand.table, ended=None).first()
        if table is None:
            return
        if errand.action is not None:
            self._make(table, errand)
            return
        if errand.reflex:
            self._answer(table, errand)
            return
        seat = table.seats.filter(number=table.to_move).first()
        # A game that is not set up yet is looked for again, as any table that waits.
        if seat is None or not (seat.bot_level or table.reflex) or not setting_up.want(table.game).is_ready:
            return
        if seat.bot_level:
            self._think(table, seat)
        else:
            self._await(table, seat)

    def _await(self, table: Table, seat: Seat) -> None:
        """Come back when the question to the person at ``seat`` is to be answered for them."""
        due = time.monotonic() + (reflexes.due(table, seat) - timezone.now()).total_seconds()
        self._add(Errand(due, table.pk, seat.number, table.version, reflex=True))

    def _answer(self, table: Table, errand: Errand) -> None:
        seat = table.seats.get(number=errand.seat)
        if table.version != errand.version:
            return  # answered, and heard of
        if reflexes.due(table, seat) > timezone.now():
            self._await(table, seat)
            return
        try:
            with store.opened(table) as game:
                if table.version != errand.version:
                    return
                seat = game.seats[errand.seat]  # as it is now: the answer may just have been changed
                action = reflexes.answer(game, seat)
            move(table, seat.person, errand.version, action)
        except Refusal as refusal:
            logger.info("nothing was answered for a person at table %s: %r", table.public_id, refusal)

    def _think(self, table: Table, seat: Seat) -> None:
        try:
            with store.opened(table) as game:
                if table.to_move != seat.number:
                    return
                asked = bot_moves.question(game.match, seat.number)
        except store.OtherRules as refusal:
            logger.info("no bot can move at table %s: %r", table.public_id, refusal)
            return
        try:
            action = bot_moves.answer(asked, seat.bot_level, table.secret)
            self._failures.pop(table.pk, None)
        except Exception:
            logger.exception("a bot of level %d failed at table %s", seat.bot_level, table.public_id)
            failures = self._failures[table.pk] = self._failures.get(table.pk, 0) + 1
            if failures < PATIENCE:
                self._add(Errand(time.monotonic() + failures, table.pk))
                return
            action = random.choice(asked.legal)
        self._add(Errand(self._when_seen(table, seat), table.pk, seat.number, table.version, action))

    def _when_seen(self, table: Table, seat: Seat) -> float:
        """When a move that was thought of is made, so that people can follow and its time tells nothing."""
        pause = max(PAUSE.get(table.speed, 1.0), THINKING.get(seat.bot_level, 0.0))
        shows = reflexes.shows(table) if table.reflex else table.moved + timedelta(seconds=pause)
        return time.monotonic() + max(0.0, (shows - timezone.now()).total_seconds())

    def _make(self, table: Table, errand: Errand) -> None:
        try:
            move(table, errand.seat, errand.version, errand.action or "")
        except Refusal as refusal:
            # Taken back or moved by another process meanwhile: think again about what is there now.
            logger.info("a bot's move came too late at table %s: %r", table.public_id, refusal)
            self._add(Errand(time.monotonic(), table.pk))
