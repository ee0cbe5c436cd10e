"""The stream of a table's news: told at once of what happens here, and never of an older state."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator

import pytest

from spieltisch.site import news
from spieltisch.site.views import events

TABLE = 7


class Database:
    """Where the marks of the table stand; counts how often it is asked."""

    def __init__(self) -> None:
        self.marks = {"step": "3"}
        self.asked = 0

    def look(self, kind: str) -> Callable[[Collection[int]], dict[int, str]]:
        def found(tables: Collection[int]) -> dict[int, str]:
            assert list(tables) == [TABLE]
            self.asked += 1
            return {TABLE: self.marks[kind]} if kind in self.marks else {}

        return found


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch) -> Database:
    database = Database()
    monkeypatch.setattr(news, "_kinds", {kind: database.look(kind) for kind in ("step", "here")})

    async def look(tables: Collection[int]) -> None:
        news.look(tables)

    monkeypatch.setattr(events, "_look", look)
    return database


@pytest.fixture(autouse=True)
def _open() -> Iterator[None]:
    news.reopen()
    yield
    news.close()
    news.reopen()


def heard(*then: Callable[[], None]) -> list[str]:
    """What the stream tells first, and after each of ``then``."""

    async def listen() -> list[str]:
        stream = events._told(TABLE, "")
        assert await anext(stream) == "retry: 1000\n\n"
        told = [await anext(stream)]
        for happen in then:
            happen()
            told.append(await asyncio.wait_for(anext(stream), 60))
        await stream.aclose()  # type: ignore[attr-defined]
        return told

    return asyncio.run(listen())


def step(number: int) -> str:
    return f"event: step\ndata: {number}\n\n"


def test_a_step_is_told_without_asking_the_database(database: Database) -> None:
    assert heard(lambda: news.hear(TABLE, "step", "4")) == [step(3), step(4)]
    assert database.asked == 2  # each kind once, at the beginning


def test_what_nobody_told_is_found_by_looking(database: Database) -> None:
    def look() -> None:
        database.marks["step"] = "4"
        news.look()

    assert heard(look) == [step(3), step(4)]


def test_an_older_number_that_arrives_late_is_not_told(database: Database) -> None:
    def late() -> None:
        news.hear(TABLE, "step", "5")
        news.hear(TABLE, "step", "4")
        news.hear(TABLE, "step", "5")

    assert heard(late, lambda: news.hear(TABLE, "step", "6")) == [step(3), step(5), step(6)]


def test_the_first_number_is_told_whatever_it_is(database: Database) -> None:
    """A table where one seat is free has the number -1."""
    database.marks["step"] = "-999999"
    assert heard(lambda: news.hear(TABLE, "step", "2")) == [step(-999999), step(2)]


def test_other_news_are_told_apart_from_steps(database: Database) -> None:
    def come() -> None:
        database.marks["here"] = '{"seats": [1]}'
        news.hear(TABLE, "here")

    assert heard(come) == [step(3), 'event: here\ndata: {"seats": [1]}\n\n']


def test_a_table_that_nobody_waits_at_costs_nothing(database: Database) -> None:
    news.hear(TABLE, "here")
    news.look()
    assert database.asked == 0
    assert news._marks == {}
