"""The record of a game: for everybody, once it is over."""

from __future__ import annotations

import json

from django.test import Client

import spieltisch
from spieltisch.site.models import Table

from .conftest import post_move


def test_before_the_end_it_would_tell_what_is_hidden(alice: Client, quick: Table) -> None:
    response = alice.get(f"/table/{quick.public_id}/record")
    assert response.status_code == 403
    assert "can be downloaded when the game is over" in response.content.decode()
    assert "gold-" not in response.content.decode()


def test_after_the_end_it_is_a_file_that_checks_out(alice: Client, quick: Table, to_the_end) -> None:  # type: ignore[no-untyped-def]
    to_the_end(quick)
    response = alice.get(f"/table/{quick.public_id}/record")
    assert response.status_code == 200
    assert response["Content-Disposition"] == f'attachment; filename="fasanerie-{quick.public_id}.jsonl"'
    record = json.loads(response.content)
    match = spieltisch.from_record(record)
    assert match.over
    assert record["result"]["winners"] == quick.winners


def test_moves_taken_back_are_not_in_it(alice: Client, quiet: Table, to_the_end) -> None:  # type: ignore[no-untyped-def]
    post_move(alice, quiet, "move 4")
    alice.post(f"/table/{quiet.public_id}/undo", {"version": 1})
    quiet.refresh_from_db()
    to_the_end(quiet)
    record = json.loads(alice.get(f"/table/{quiet.public_id}/record").content)
    assert not any("undo" in text for _, text in record["steps"])
    spieltisch.from_record(record)
