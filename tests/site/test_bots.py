"""Bots: asked what their seat sees, outside every request, and never in each other's way."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from spieltisch import bots
from spieltisch.site import bot_moves, bot_worker
from spieltisch.site.bot_worker import BotWorker, Errand
from spieltisch.site.models import Seat, Step, Table
from spieltisch.site.services import store

from .conftest import legal, position, post_move, table_at, upload


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Nobody waits for the compiler inside a test."""
    bots.warm_up("fasanerie")


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[BotWorker]:
    """A worker driven by the test instead of by a thread of its own."""
    monkeypatch.setattr(bot_worker, "close_old_connections", lambda: None)
    worker = BotWorker()
    worker.listen()
    yield worker
    worker.stop_listening()


def work(worker: BotWorker, until: Callable[[], bool], seconds: float = 20) -> None:
    """Let ``worker`` do what is due until ``until()``."""
    end = time.monotonic() + seconds
    while not until() and time.monotonic() < end:
        if errand := worker._next():
            worker._guarded(worker._do, errand)
    assert until()


def is_to_move(table: Table, seat: int) -> Callable[[], bool]:
    def check() -> bool:
        table.refresh_from_db()
        return table.to_move == seat or table.ended is not None

    return check


def test_a_bot_moves_by_itself(alice: Client, quiet: Table, worker: BotWorker) -> None:
    post_move(alice, quiet, "move 4")
    worker._add(Errand(0, quiet.pk))
    work(worker, is_to_move(quiet, 0))
    assert Step.objects.filter(table=quiet, actor=1, chosen=True).exists()


def test_a_bots_move_comes_no_sooner_than_people_can_follow(
    alice: Client, quiet: Table, worker: BotWorker
) -> None:
    Table.objects.update(speed="fast")
    alice.post("/settings/", {"speed": "fast"})
    post_move(alice, quiet, "move 4")
    worker._add(Errand(0, quiet.pk))
    work(worker, is_to_move(quiet, 0))
    mine, theirs = Step.objects.filter(table=quiet, chosen=True)[:2]
    assert (theirs.created - mine.created).total_seconds() >= 0.7


def test_a_bot_that_thinks_by_the_clock_answers_no_sooner_when_it_has_no_choice(
    alice: Client, worker: BotWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it had one card to give or several is nobody's business."""
    monkeypatch.setattr(bot_moves, "answer", lambda asked, level, secret: asked.legal[0])
    alice.post("/settings/", {"speed": "fast"})
    table = table_at(upload(alice, position(), level=5))
    post_move(alice, table, "move 4")
    worker._add(Errand(0, table.pk))
    errand = worker._next()
    assert errand is not None
    worker._do(errand)
    table.refresh_from_db()
    waits = worker._errands[0].due - time.monotonic() + (timezone.now() - table.moved).total_seconds()
    assert table.speed == "fast"
    assert waits == pytest.approx(bot_worker.THINKING[5], abs=0.05)


def test_after_a_restart_every_table_where_a_bot_is_to_move_goes_on(
    alice: Client, quiet: Table, worker: BotWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = table_at(upload(alice, position()))
    for table in (quiet, other):
        post_move(alice, table, "move 4")
    store.forget_all()
    monkeypatch.setattr(bot_worker, "RESTED", timedelta(seconds=-1))
    worker._look_for_waiting_tables()
    work(worker, is_to_move(quiet, 0))
    work(worker, is_to_move(other, 0))


def test_one_failing_table_stops_no_other(
    alice: Client, quiet: Table, worker: BotWorker, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    broken = table_at(upload(alice, position(), level=1))
    real = bot_moves.answer

    def answer(asked: bot_moves.Question, level: int, secret: str) -> str:
        if level == 1:
            raise RuntimeError("a bot with a bug")
        return real(asked, level, secret)

    monkeypatch.setattr(bot_moves, "answer", answer)
    for table in (broken, quiet):
        post_move(alice, table, "move 4")
        worker._add(Errand(0, table.pk))
    work(worker, is_to_move(quiet, 0))
    assert "a bot with a bug" in caplog.text


def test_a_bot_that_keeps_failing_is_replaced_by_any_legal_move(
    alice: Client, quiet: Table, worker: BotWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(*_: Any) -> str:
        raise RuntimeError

    monkeypatch.setattr(bot_moves, "answer", answer)
    monkeypatch.setattr(bot_worker, "PATIENCE", 1)
    post_move(alice, quiet, "move 4")
    worker._add(Errand(0, quiet.pk))
    work(worker, lambda: Step.objects.filter(table=quiet, actor=1).exists())


def test_a_move_thought_of_before_an_undo_is_not_made(
    alice: Client, quiet: Table, worker: BotWorker
) -> None:
    post_move(alice, quiet, "move 4")
    quiet.refresh_from_db()
    worker._add(Errand(0, quiet.pk))
    errand = worker._next()
    assert errand is not None
    worker._do(errand)  # thinks; its move is due later
    alice.post(f"/table/{quiet.public_id}/undo", {"version": 1})
    work(worker, lambda: not worker._errands)
    assert [step.text for step in Step.objects.filter(table=quiet)] == ["move 4", "undo 0"]


def test_a_bot_is_shown_what_its_seat_sees_and_no_more(alice: Client, quick: Table) -> None:
    with store.opened(quick) as game:
        seat = game.match.current_player
        asked = bot_moves.question(game.match, seat)
        assert asked.seen.tobytes() == game.match.observed(seat).tobytes()
    assert not any(isinstance(value, type(game.match)) for value in vars(asked).values())


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_every_level_answers_with_a_legal_move(alice: Client, level: int) -> None:
    table = table_at(upload(alice, position(), seat=1, level=level))
    assert Seat.objects.get(table=table, number=0).level == level
    with store.opened(table) as game:
        asked = bot_moves.question(game.match, 0)
    assert bot_moves.answer(asked, level, table.secret) in legal(table)


def test_a_move_wakes_the_bots_once_it_is_stored(
    alice: Client, quiet: Table, worker: BotWorker, django_capture_on_commit_callbacks: Any
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        post_move(alice, quiet, "move 4")
        assert not worker._errands
    assert [errand.table for errand in worker._errands] == [quiet.pk]
