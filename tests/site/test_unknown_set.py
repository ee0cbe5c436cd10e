"""A table with an owner's set on a site that no longer knows it: said in a sentence, its record kept."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from django.test import Client

from spieltisch.games.feuville import sets
from spieltisch.site import bots, jobs, setting_up
from spieltisch.site.identity import Newcomer
from spieltisch.site.jobs import local
from spieltisch.site.models import Table
from spieltisch.site.services import start, store

FORGOTTEN = {
    "en": ("The set printed with digest ", "So nobody can go on at this table here."),
    "de": ("Die Ausstattung printed mit der Prüfsumme ", "Darum kann an diesem Tisch hier niemand"),
    "fr": ("Le matériel printed (somme ", "Personne ne peut donc continuer ici à cette table."),
}


@pytest.fixture
def forgotten(db: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Alice's table with a set in which a district scores 6; the site was started again without that set."""
    monkeypatch.setattr(setting_up, "all_ready", lambda: True)
    sets.SHELF.forget()
    text = sets.HOUSE_FILE.read_text("utf-8").replace('name = "house"', 'name = "printed"')
    (tmp_path / "printed.toml").write_text(text.replace("district = 5", "district = 6"))
    sets.SHELF.load(tmp_path / "printed.toml")
    table = start.begin("feuville", Newcomer("alice", "Alice"), [1], {"set": "printed"})
    sets.SHELF.forget()
    store.forget_all()
    return table


@pytest.mark.parametrize("language", FORGOTTEN)
def test_its_page_says_so(onlooker: Client, forgotten: Table, language: str) -> None:
    response = onlooker.get(forgotten.get_absolute_url(), headers={"accept-language": language})
    assert response.status_code == 410
    page = response.content.decode()
    assert all(words in page for words in FORGOTTEN[language])
    assert f'href="/table/{forgotten.public_id}/record"' in page


@pytest.mark.parametrize("what", ["move", "undo"])
def test_nothing_is_played(onlooker: Client, forgotten: Table, what: str) -> None:
    response = onlooker.post(f"/table/{forgotten.public_id}/{what}", {"version": 0, "action": "roll"})
    assert response.status_code == 410
    assert forgotten.steps.count() == forgotten.version


def test_its_record_tells_the_steps_and_names_the_set(onlooker: Client, forgotten: Table) -> None:
    told = json.loads(onlooker.get(f"/table/{forgotten.public_id}/record").content)
    assert told["options"]["set"]["name"] == "printed"
    assert len(told["steps"]) == forgotten.version > 0


def test_bots_leave_it_alone(
    forgotten: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    Table.objects.filter(pk=forgotten.pk).update(to_move=1)  # as if a bot had to move
    forgotten.refresh_from_db()
    worker = local.Worker(jobs.MOVES)
    worker.listen()
    with caplog.at_level(logging.WARNING):
        bots.think(forgotten.pk, forgotten.version)
    assert worker.waiting() == []
    worker.stop()
    assert caplog.text == ""


def test_with_the_set_it_goes_on(onlooker: Client, forgotten: Table, tmp_path: Path) -> None:
    sets.SHELF.load(tmp_path / "printed.toml")
    assert onlooker.get(forgotten.get_absolute_url()).status_code == 200


def test_the_form_is_there_when_a_file_of_the_environment_is_no_set(
    alice: Client, forgotten: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    broken = tmp_path / "broken.toml"
    broken.write_text("name =")
    monkeypatch.setenv(sets.SETS_VARIABLE, str(broken))
    with caplog.at_level(logging.WARNING):
        assert alice.get("/new/feuville/").status_code == 200
    assert f"{broken}, which cannot be used. The set is no TOML" in caplog.text
