"""Jobs in the database: stored with what wants them, once, and done by a worker in a thread."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection, transaction
from django.test import Client
from django.utils import timezone

from spieltisch.site import jobs
from spieltisch.site.jobs import shared
from spieltisch.site.models import Table

from ..site.conftest import post_move

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def _none_left(transactional_db: None) -> Iterator[None]:
    """Django does not know the tables of jobs, and so does not empty them."""
    yield
    with connection.cursor() as cursor:
        cursor.execute("TRUNCATE procrastinate_jobs, procrastinate_workers CASCADE")


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the tasks ``note`` (for moves) and ``write`` (for messages) were called with."""
    found: list[int] = []

    def note(number: int) -> None:
        found.append(number)

    monkeypatch.setitem(jobs._tasks, "note", jobs.Task(note, jobs.MOVES))
    monkeypatch.setitem(jobs._tasks, "write", jobs.Task(note, jobs.MESSAGES))
    return found


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Starts a worker in this process."""
    monkeypatch.setattr(shared, "sweeps", [])
    workers = shared.Workers()
    yield workers.start
    if workers.is_alive():
        workers.stop()
    assert not workers.is_alive()


def waiting() -> list[str]:
    with connection.cursor() as cursor:
        cursor.execute("SELECT args->>'name' FROM procrastinate_jobs WHERE status = 'todo' ORDER BY id")
        return [name for (name,) in cursor.fetchall()]


def eventually(check: Callable[[], object]) -> None:
    end = time.monotonic() + 30
    while not check():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_job_is_stored_with_the_transaction_that_wants_it_or_not_at_all(done: list[int]) -> None:
    with transaction.atomic():
        jobs.defer("note", number=1)
        transaction.set_rollback(True)
    assert waiting() == []
    with transaction.atomic():
        jobs.defer("note", number=1)
    assert waiting() == ["note"]


def test_while_one_waits_no_second_with_its_key_is_added(done: list[int]) -> None:
    with transaction.atomic():
        for number in (1, 2):
            jobs.defer("note", once="the only one", number=number)
        Table.objects.count()  # the transaction goes on
    assert waiting() == ["note"]


def test_a_worker_does_what_is_due_and_keeps_nothing(done: list[int], worker: Callable[[], None]) -> None:
    later = timezone.now() + timedelta(hours=1)
    jobs.defer("note", later, number=3)
    jobs.defer("write", number=2)
    jobs.defer("note", number=1)
    assert jobs.count() == {jobs.MOVES: 1, jobs.MESSAGES: 1}
    assert not jobs.is_worked_at()
    worker()
    eventually(lambda: sorted(done) == [1, 2])
    assert jobs.is_worked_at()
    eventually(lambda: jobs.count() == {})
    assert waiting() == ["note"]


def test_a_job_with_a_time_is_done_within_half_a_second_of_it(
    done: list[int], worker: Callable[[], None]
) -> None:
    worker()
    eventually(jobs.is_worked_at)
    due = timezone.now() + timedelta(seconds=1)
    jobs.defer("note", due, number=1)
    eventually(lambda: done)
    assert 0 <= (timezone.now() - due).total_seconds() < 1.0


def test_messages_that_take_long_keep_no_bot_waiting(
    done: list[int], worker: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    hold = threading.Event()
    monkeypatch.setitem(jobs._tasks, "write", jobs.Task(lambda number: hold.wait(30) and None, jobs.MESSAGES))
    for number in range(6):
        jobs.defer("write", number=number)
    worker()
    eventually(jobs.is_worked_at)
    jobs.defer("note", number=1)
    eventually(lambda: done == [1])
    hold.set()
    eventually(lambda: jobs.count() == {})


def test_what_fails_is_tried_again_a_few_times(
    worker: Callable[[], None], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[float] = []

    def fail(number: int) -> None:
        tried.append(time.monotonic())
        raise RuntimeError("no luck")

    monkeypatch.setitem(jobs._tasks, "note", jobs.Task(fail, jobs.MOVES))
    monkeypatch.setattr(jobs, "AGAIN", 0.1)
    jobs.defer("note", number=1)
    worker()
    eventually(lambda: len(tried) == jobs.ATTEMPTS and not waiting())
    assert "no luck" in caplog.text


def test_the_job_of_a_lost_worker_is_removed(done: list[int], worker: Callable[[], None]) -> None:
    jobs.defer("note", number=1)
    with connection.cursor() as cursor:
        cursor.execute(
            "INSERT INTO procrastinate_workers (last_heartbeat)"
            " VALUES (now() - interval '1 hour') RETURNING id"
        )
        lost = cursor.fetchone()[0]
        cursor.execute("UPDATE procrastinate_jobs SET status = 'doing', worker_id = %s", [lost])
    worker()

    def kept() -> Any:
        with connection.cursor() as cursor:
            cursor.execute("SELECT count(*) FROM procrastinate_jobs")
            return cursor.fetchone()[0]

    eventually(lambda: kept() == 0)
    assert done == []


def test_a_move_stores_the_job_for_the_bot(alice: Client, quiet: Table) -> None:
    assert waiting() == []
    post_move(alice, quiet, "move 4")
    assert waiting() == ["think"]
