"""The stream of a table's versions: told at once of steps here, and of others' by a look now and then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from spieltisch.site import news
from spieltisch.site.models import Table
from spieltisch.site.views import events

TABLE = 7


class Database:
    """Where the version of the table stands; counts how often it is asked."""

    def __init__(self) -> None:
        self.version = 3
        self.asked = 0

    async def look(self, table: int) -> int:
        assert table == TABLE
        self.asked += 1
        return self.version


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch) -> Database:
    database = Database()
    monkeypatch.setattr(events, "_look", database.look)
    return database


def heard(database: Database, then: Callable[[], None]) -> list[str]:
    """The first two versions the stream tells, ``then`` having happened between them."""

    async def listen() -> list[str]:
        stream = events._numbers(TABLE)
        assert await anext(stream) == "retry: 1000\n\n"
        first = await anext(stream)
        then()
        second = await asyncio.wait_for(anext(stream), 60)
        await stream.aclose()  # type: ignore[attr-defined]
        return [first, second]

    return asyncio.run(listen())


def test_a_step_here_is_told_without_waiting_for_the_next_look(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "LOOK_AGAIN", 3600.0)

    def step() -> None:
        database.version = 4
        news.stepped.send(Table, table=TABLE)

    assert heard(database, step) == ["event: step\ndata: 3\n\n", "event: step\ndata: 4\n\n"]
    assert database.asked == 2


def test_a_step_elsewhere_is_found_by_looking_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "LOOK_AGAIN", 0.01)

    def step() -> None:
        database.version = 4

    assert heard(database, step)[1] == "event: step\ndata: 4\n\n"


def test_the_first_number_is_told_whatever_it_is(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table where one seat is free has the number -1."""
    monkeypatch.setattr(events, "LOOK_AGAIN", 0.01)
    database.version = -1

    def sit() -> None:
        database.version = 2

    assert heard(database, sit) == ["event: step\ndata: -1\n\n", "event: step\ndata: 2\n\n"]


def test_a_page_where_nothing_happens_asks_seldom() -> None:
    assert events.LOOK_AGAIN >= 5
