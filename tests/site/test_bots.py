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
from spieltisch.site import bot_moves, jobs
from spieltisch.site import bots as site_bots
from spieltisch.site.jobs import local
from spieltisch.site.jobs.local import Worker
from spieltisch.site.models import Seat, Step, Table
from spieltisch.site.services import store

from .conftest import legal, position, post_move, table_at, upload


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Nobody waits for the compiler inside a test."""
    bots.warm_up("fasanerie")


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    """A worker driven by the test instead of by a thread of its own, which hears of what tests do at once."""
    monkeypatch.setattr(local, "close_old_connections", lambda: None)
    monkeypatch.setattr("django.db.transaction.on_commit", lambda tell: tell())
    worker = Worker(jobs.MOVES)
    worker.listen()
    yield worker
    worker.stop()


def work(worker: Worker, until: Callable[[], bool], seconds: float = 20) -> None:
    """Let ``worker`` do what is due until ``until()``."""
    end = time.monotonic() + seconds
    while not until() and time.monotonic() < end:
        if job := worker.next():
            worker.work(job)
    assert until()


def is_to_move(table: Table, seat: int) -> Callable[[], bool]:
    def check() -> bool:
        table.refresh_from_db()
        return table.to_move == seat or table.ended is not None

    return check


def test_a_bot_moves_by_itself(alice: Client, quiet: Table, worker: Worker) -> None:
    post_move(alice, quiet, "move 4")
    work(worker, is_to_move(quiet, 0))
    assert Step.objects.filter(table=quiet, actor=1, chosen=True).exists()


def test_a_bots_move_comes_no_sooner_than_people_can_follow(
    alice: Client, quiet: Table, worker: Worker
) -> None:
    Table.objects.update(speed="fast")
    alice.post("/settings/", {"speed": "fast"})
    post_move(alice, quiet, "move 4")
    work(worker, is_to_move(quiet, 0))
    mine, theirs = Step.objects.filter(table=quiet, chosen=True)[:2]
    assert (theirs.created - mine.created).total_seconds() >= 0.7


def test_a_bot_that_thinks_by_the_clock_answers_no_sooner_when_it_has_no_choice(
    alice: Client, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it had one card to give or several is nobody's business."""
    monkeypatch.setattr(bot_moves, "answer", lambda asked, level, secret: asked.legal[0])
    alice.post("/settings/", {"speed": "fast"})
    table = table_at(upload(alice, position(), level=5))
    post_move(alice, table, "move 4")
    job = worker.next()
    assert job is not None
    worker.work(job)
    table.refresh_from_db()
    waits = worker._waiting[0].due - time.monotonic() + (timezone.now() - table.moved).total_seconds()
    assert table.speed == "fast"
    assert waits == pytest.approx(site_bots.THINKING[5], abs=0.05)


def test_after_a_restart_every_table_where_a_bot_is_to_move_goes_on(
    alice: Client, quiet: Table, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = table_at(upload(alice, position()))
    for table in (quiet, other):
        post_move(alice, table, "move 4")
    worker.stop()
    store.forget_all()
    monkeypatch.setattr(site_bots, "RESTED", timedelta(seconds=-1))
    fresh = Worker(jobs.MOVES)
    fresh.listen()
    site_bots.look_for_waiting_tables()
    work(fresh, is_to_move(quiet, 0))
    work(fresh, is_to_move(other, 0))
    fresh.stop()


def test_one_failing_table_stops_no_other(
    alice: Client, quiet: Table, worker: Worker, monkeypatch: pytest.MonkeyPatch, caplog: Any
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
    work(worker, is_to_move(quiet, 0))
    assert "a bot with a bug" in caplog.text


def test_a_bot_that_keeps_failing_is_replaced_by_any_legal_move(
    alice: Client, quiet: Table, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(*_: Any) -> str:
        raise RuntimeError

    monkeypatch.setattr(bot_moves, "answer", answer)
    monkeypatch.setattr(site_bots, "PATIENCE", 1)
    post_move(alice, quiet, "move 4")
    work(worker, lambda: Step.objects.filter(table=quiet, actor=1).exists())


def test_a_move_thought_of_before_an_undo_is_not_made(
    alice: Client, quiet: Table, worker: Worker
) -> None:
    post_move(alice, quiet, "move 4")
    job = worker.next()
    assert job is not None
    worker.work(job)  # thinks; its move is due later
    alice.post(f"/table/{quiet.public_id}/undo", {"version": 1})
    work(worker, lambda: not worker.waiting())
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
    alice: Client, quiet: Table, django_capture_on_commit_callbacks: Any
) -> None:
    worker = Worker(jobs.MOVES)
    worker.listen()
    with django_capture_on_commit_callbacks(execute=True):
        post_move(alice, quiet, "move 4")
        assert not worker.waiting()
    assert [job.arguments["table"] for job in worker.waiting()] == [quiet.pk]
    worker.stop()


def test_a_table_that_waits_already_is_not_thought_about_twice(
    alice: Client, quiet: Table, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site_bots, "RESTED", timedelta(seconds=-1))
    post_move(alice, quiet, "move 4")
    site_bots.look_for_waiting_tables()
    site_bots.look_for_waiting_tables()
    assert [job.name for job in worker.waiting()] == ["think"]
    jobs_done = [*worker.waiting(), *worker.waiting()]
    for job in jobs_done:  # done twice, as two workers might
        worker.work(job)
    work(worker, lambda: not worker.waiting())
    assert Step.objects.filter(table=quiet, actor=1, chosen=True).count() == 1


def test_nobody_is_woken_where_a_person_is_to_move(alice: Client, quiet: Table, worker: Worker) -> None:
    site_bots.wake(quiet)
    assert worker.waiting() == []
