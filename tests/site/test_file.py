"""A table from a file: a position or an unfinished record, played on against bots."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from spieltisch.site.models import Table
from spieltisch.site.services import store

from .conftest import bots_move, position, post_move, table_at, upload


def record_of(table: Table) -> dict[str, Any]:
    with store.opened(table) as game:
        record: dict[str, Any] = game.match.record()
        return record


def test_a_position_becomes_a_table(alice: Client) -> None:
    table = table_at(upload(alice, position()))
    assert table.to_move == 0
    assert [(seat.kind, seat.level) for seat in table.seats.all()] == [("human", 0), ("bot", 3)]


def test_you_may_take_another_seat(alice: Client) -> None:
    table = table_at(upload(alice, position(), seat=1, level=5))
    assert [(seat.kind, seat.level) for seat in table.seats.all()] == [("bot", 5), ("human", 0)]


def test_an_unfinished_record_goes_on_where_it_stopped(alice: Client, quick: Table) -> None:
    bots_move(quick)
    post_move(alice, quick, "move 3")
    bots_move(quick)
    record = record_of(quick)
    copy = table_at(upload(alice, record))
    assert record_of(copy) == record
    store.forget_all()
    assert record_of(copy) == record


def test_the_first_line_of_a_file_of_records_counts(alice: Client, quick: Table) -> None:
    line = json.dumps(record_of(quick)).encode()
    table_at(upload(alice, line + b"\n" + line + b"\n"))


def test_a_finished_record_is_refused(alice: Client, quick: Table, to_the_end) -> None:  # type: ignore[no-untyped-def]
    to_the_end(quick)
    response = upload(alice, record_of(quick))
    assert response.status_code == 422
    assert response.context["file_error"].startswith("This game is over already.")


def changed(**fields: Any) -> bytes:
    return json.dumps(position(**fields)).encode()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe\x00",
        b"null",
        b"[1]",
        b'"text"',
        b"[" * 30000,
        changed(game="chess"),
        changed(game=7),
        changed(format="spieltisch-position-9"),
        changed(players=7),
        changed(players="two"),
        changed(kinds=["gold"]),
        changed(kinds=None),
        changed(options={"fly": True}),
        changed(pile=-1),
        changed(pile=10**30),
        b'{"format": "spieltisch-position-1", "pile": ' + b"9" * 5000 + b"}",
        changed(players=10**30),
        changed(alley=[["dodo", []]]),
        changed(alley="none"),
        changed(hands=[["gold-1"] * 30, []]),
        changed(left=[5]),
        json.dumps({"format": "spieltisch-record-1"}).encode(),
    ],
    ids=lambda content: content[:60].decode("latin-1"),
)
def test_a_broken_file_gets_one_clear_line_and_no_table(alice: Client, content: bytes) -> None:
    response = upload(alice, content)
    assert response.status_code == 422
    assert response.context["file_error"]
    assert "\n" not in response.context["file_error"]
    assert len(response.context["file_error"]) < 500
    assert Table.objects.count() == 0


def test_a_changed_step_is_named(alice: Client, quick: Table) -> None:
    record = record_of(quick)
    record["steps"][4][1] = "card dodo"
    response = upload(alice, record)
    assert response.status_code == 422
    assert "4" in response.context["file_error"]


def test_no_file_a_wrong_seat_a_wrong_level(alice: Client) -> None:
    assert alice.post("/new/fasanerie/file", {}).status_code == 422
    for wrong in ({"seat": 2}, {"seat": "me"}, {"seat": -1}, {"level": 0}, {"level": "9"}):
        assert upload(alice, position(), **wrong).status_code == 422
    assert Table.objects.count() == 0


@pytest.mark.parametrize("size", [64 * 1024 + 1, 300_000, 4_000_000])
def test_a_file_over_64_kib_is_refused_in_one_line(alice: Client, size: int) -> None:
    response = alice.post("/new/fasanerie/file", {"file": SimpleUploadedFile("p.json", b" " * size)})
    assert response.status_code == 413
    assert "at most 64 KiB" in response.content.decode()
    assert Table.objects.count() == 0


def test_a_file_of_exactly_64_kib_is_read(alice: Client) -> None:
    content = json.dumps(position()).encode().ljust(64 * 1024)
    table_at(upload(alice, content))


@pytest.mark.parametrize(
    "change", [{"game": "\ud800"}, {"kinds": ["\ud800"] * 6}, {"\ud800": 1}, {"game": "\0"}]
)
def test_half_a_character_is_refused_in_a_sentence(alice: Client, change: dict[str, Any]) -> None:
    response = upload(alice, {**position(), **change})
    assert response.status_code == 422
    assert "\0" not in response.content.decode()
