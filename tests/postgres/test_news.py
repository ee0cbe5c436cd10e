"""News between processes by PostgreSQL: told at the commit, and found after whatever was lost."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.db import connection, transaction
from django.test import Client

from spieltisch.site import elsewhere, news
from spieltisch.site.models import Table
from spieltisch.site.services import store

pytestmark = pytest.mark.django_db(transaction=True)


class Ear:
    """Stands in for a stream of this process."""

    rings = 0

    def ring(self) -> None:
        self.rings += 1


@pytest.fixture
def ear(quiet: Table) -> Iterator[Ear]:
    ear: Any = Ear()
    news._ears[quiet.pk].add(ear)
    yield ear
    news._ears.pop(quiet.pk, None)
    news._marks.clear()


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch, ear: Ear, quiet: Table) -> Iterator[elsewhere.Listener]:
    """Hears of everything as if another process had done it."""
    monkeypatch.setattr(elsewhere, "LOOK_AGAIN", 3600.0)
    monkeypatch.setattr(elsewhere, "AGAIN", 0.1)
    monkeypatch.setattr(news, "hear", lambda *_: None)
    monkeypatch.setattr(elsewhere, "_heard", _from_another)
    listener = elsewhere.Listener()
    listener.start()
    eventually(lambda: mark(quiet) == str(quiet.number))
    yield listener
    listener.stop()
    assert not listener.is_alive()


REAL = news.hear


def _from_another(payload: str) -> None:
    _, table, of, mark = payload.split(" ", 3)
    REAL(int(table), of, mark)
    connection.close()


def mark(table: Table) -> str | None:
    return news._marks.get(table.pk, {}).get("step")


def eventually(check: Callable[[], object], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < end
        time.sleep(0.02)


def change(table: Table) -> str:
    with transaction.atomic():
        store.tell_change(table)
    return str(Table.objects.get(pk=table.pk).number)


def test_a_change_is_heard_at_once_with_its_number(quiet: Table, listener: Any, ear: Ear) -> None:
    began, rings = time.monotonic(), ear.rings
    number = change(quiet)
    eventually(lambda: mark(quiet) == number)
    assert time.monotonic() - began < 1.0
    assert ear.rings > rings


def test_what_is_rolled_back_is_not_heard_of(quiet: Table, listener: Any, ear: Ear) -> None:
    before = mark(quiet)
    with transaction.atomic():
        store.tell_change(quiet)
        transaction.set_rollback(True)
    time.sleep(0.3)
    assert mark(quiet) == before


def test_after_an_interruption_what_was_missed_is_found(
    quiet: Table, listener: Any, caplog: pytest.LogCaptureFixture
) -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN spieltisch%'")
        for (process,) in cursor.fetchall():
            cursor.execute("SELECT pg_terminate_backend(%s)", [process])
    number = change(quiet)
    eventually(lambda: mark(quiet) == number)
    number = change(quiet)  # and it listens again
    eventually(lambda: mark(quiet) == number)
    assert "interrupted" in caplog.text


def test_an_event_that_got_lost_is_found_by_looking_now_and_then(
    quiet: Table, listener: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(elsewhere, "LOOK_AGAIN", 0.1)
    Table.objects.filter(pk=quiet.pk).update(changed=40)
    eventually(lambda: mark(quiet) == str(quiet.version + 40))


def test_listening_takes_one_connection(alice: Client, quiet: Table, listener: Any) -> None:
    time.sleep(0.3)
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN spieltisch%'")
        assert cursor.fetchone()[0] == 1
