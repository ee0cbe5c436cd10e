"""A table that other rules led to: said in a sentence, nothing played, its record kept."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest
from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.test import Client

import spieltisch
from spieltisch.site import bots, jobs
from spieltisch.site.identity import Newcomer
from spieltisch.site.jobs import local
from spieltisch.site.models import Table
from spieltisch.site.services import start, store

from .conftest import bots_move, post_move


@pytest.fixture
def old(alice: Client, quiet: Table) -> Table:
    """Alice's table, begun by a version of the rules that is not this one's: a move, taken back, another."""
    post_move(alice, quiet, "move 4")
    alice.post(f"/table/{quiet.public_id}/undo", {"version": 1})
    quiet.refresh_from_db()
    post_move(alice, quiet, "move 1")
    Table.objects.filter(pk=quiet.pk).update(rules="0")
    quiet.refresh_from_db()
    return quiet


def test_a_table_is_stored_with_the_version_that_records_carry(alice: Client, quick: Table) -> None:
    assert quick.rules == spieltisch.new("fasanerie").record()["version"]


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "begun by version 0 of the rules of Fasanerie. This site plays by version 1"),
        ("de", "nach Fassung 0 der Regeln von Fasanerie begonnen. Hier gilt Fassung 1"),
        ("fr", "avec la version 0 des règles de Fasanerie. Ce site joue avec la version 1"),
    ],
)
def test_its_page_says_so(alice: Client, old: Table, language: str, says: str) -> None:
    response = alice.get(f"/table/{old.public_id}/", headers={"accept-language": language})
    assert response.status_code == 410
    assert says in response.content.decode()
    assert f'href="/table/{old.public_id}/record"' in response.content.decode()


def test_a_part_of_the_page_is_the_sentence_alone(alice: Client, old: Table) -> None:
    response = alice.get(f"/table/{old.public_id}/", headers={"HX-Request": "true"})
    assert response.status_code == 410
    assert response["HX-Retarget"] == "#alert"
    assert "version 0" in response.content.decode()


@pytest.mark.parametrize("what", ["move", "undo"])
def test_nothing_is_played(alice: Client, old: Table, what: str) -> None:
    fields = {"version": old.version, "action": "move 1"}
    response = alice.post(f"/table/{old.public_id}/{what}", fields)
    assert response.status_code == 410
    assert "version 0" in response.content.decode()
    assert old.steps.count() == old.version


def test_its_record_is_what_was_stored_without_what_was_taken_back(alice: Client, old: Table) -> None:
    response = alice.get(f"/table/{old.public_id}/record")
    assert response.status_code == 200
    told = json.loads(response.content)
    assert told["version"] == "0"
    assert told["steps"] == [[0, "move 1"]]
    assert told["start"]["alley"][1] == ["fart-1", [0]]
    # By the rules it names it would be read; that these are others is all that is wrong with it.
    assert spieltisch.from_record({**told, "version": "1"}).step == 1


def test_the_record_of_a_finished_game_is_kept_too(alice: Client, quick: Table, to_the_end: Any) -> None:
    to_the_end(quick)
    complete = json.loads(alice.get(f"/table/{quick.public_id}/record").content)
    Table.objects.filter(pk=quick.pk).update(rules="0")
    assert alice.get(f"/table/{quick.public_id}/").status_code == 410
    told = json.loads(alice.get(f"/table/{quick.public_id}/record").content)
    del complete["result"]
    assert told == {**complete, "version": "0"}


def test_it_stands_among_your_tables(alice: Client, old: Table) -> None:
    assert alice.get("/").status_code == 200


def test_bots_leave_it_alone(
    alice: Client, quick: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bots_move(quick)
    Table.objects.filter(pk=quick.pk).update(to_move=1)  # as if a bot had to move
    monkeypatch.setattr(bots, "RESTED", -bots.RESTED)
    deferred: list[int] = []
    monkeypatch.setattr(jobs, "defer", lambda *_, table, **__: deferred.append(table))
    bots.look_for_waiting_tables()
    assert deferred == [quick.pk]
    Table.objects.filter(pk=quick.pk).update(rules="0")
    with caplog.at_level(logging.WARNING):
        bots.look_for_waiting_tables()
    assert deferred == [quick.pk]
    assert caplog.text == ""


@pytest.fixture
def with_another_set(alice: Client) -> Table:
    """A table of Feuville, begun with a set that this site no longer knows; a bot is to move."""
    table = start.begin("feuville", Newcomer("somebody"), [1], {})
    options = {**table.options, "set": {"name": "printed", "digest": "0123456789abcdef"}}
    Table.objects.filter(pk=table.pk).update(options=options, to_move=1)
    store.forget_all()
    return table


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "The set printed with digest 0123456789abcdef is not known here"),
        ("de", "Die Ausstattung printed mit der Prüfsumme 0123456789abcdef ist hier nicht bekannt"),
        ("fr", "Le matériel printed (somme 0123456789abcdef) n’est pas connu ici"),
    ],
)
def test_a_set_that_is_not_known_is_said_too(
    alice: Client, with_another_set: Table, language: str, says: str
) -> None:
    response = alice.get(f"/table/{with_another_set.public_id}/", headers={"accept-language": language})
    assert response.status_code == 410
    assert says in response.content.decode()
    told = json.loads(alice.get(f"/table/{with_another_set.public_id}/record").content)
    assert len(told["steps"]) == with_another_set.version


def test_bots_leave_a_table_with_such_a_set_alone(
    with_another_set: Table, caplog: pytest.LogCaptureFixture
) -> None:
    worker = local.Worker(jobs.MOVES)
    worker.listen()
    with caplog.at_level(logging.WARNING):
        bots.think(with_another_set.pk, with_another_set.version)
    assert worker.waiting() == []
    worker.stop()
    assert caplog.text == ""


@pytest.mark.django_db(transaction=True)
def test_tables_from_before_were_played_by_the_first_version() -> None:
    before = MigrationExecutor(connection)
    before.migrate([("site", "0001_tables")])
    try:
        OldTable = before.loader.project_state([("site", "0001_tables")]).apps.get_model("site", "Table")
        OldTable.objects.create(game="fasanerie", players=2, options={})
    finally:
        now = MigrationExecutor(connection)
        now.migrate(now.loader.graph.leaf_nodes())
    assert Table.objects.get().rules == "1"


@pytest.mark.django_db
def test_migrations_make_what_the_models_say() -> None:
    call_command("makemigrations", check=True, dry_run=True, verbosity=0)
