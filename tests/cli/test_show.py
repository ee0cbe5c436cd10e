"""``spieltisch show``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .conftest import Run


def test_tells_a_game_with_its_score_sheet(run: Run, record_file: Path, record: dict[str, Any]) -> None:
    story = run("show", record_file).out
    assert "At the table: the Housekeeper and the Butler." in story
    assert "The game begins." in story
    assert "leaves the alley, second to go." in story
    winner = ("The Housekeeper", "The Butler")[record["result"]["winners"][0]]
    points = max(record["result"]["scores"])
    assert f"{winner} wins with {points} points" in story.replace("\N{MINUS SIGN}", "-")


def test_speaks_german_and_french(run: Run, record_file: Path) -> None:
    assert "Die Haushälterin" in run("show", record_file, "--lang", "de").out
    assert "La Gouvernante" in run("show", record_file, "--lang", "fr").out
    wrong = run("show", record_file, "--lang", "la")
    assert wrong.code == 2
    assert "la" in wrong.err


def test_follows_the_language_of_the_system(run: Run, record_file: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Die Haushälterin" in run("show", record_file).out


def test_addresses_a_seat_as_you(run: Run, record_file: Path) -> None:
    assert "You walk to " in run("show", record_file, "--seat", 1).out
    assert run("show", record_file, "--seat", 2).code == 2


def test_shows_a_position_as_a_table(run: Run, position_file: Path) -> None:
    shown = run("show", position_file).out
    for name in ("Golden Pheasant 1", "Peacock", "Butler / Housekeeper", "6 cards in the pile."):
        assert name in shown


def test_shows_what_hides_in_hands_only_to_those_who_may_know(
    run: Run, position: dict[str, Any], tmp_path: Path
) -> None:
    position["hands"] = [["gold-2", "gold-3"], ["nest", "nest", "nest"]]
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position))
    assert "2+3 → 5" in run("show", path).out
    assert "2+3 → 5" not in run("show", path, "--seat", 1).out
    assert "3 → 9" in run("show", path, "--seat", 1).out


def test_an_unfinished_game_ends_with_the_table(run: Run, record: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "part.jsonl"
    part = {key: value for key, value in record.items() if key != "result"}
    path.write_text(json.dumps({**part, "steps": record["steps"][:12]}))
    shown = run("show", path).out
    assert "cards in the pile." in shown
    assert "wins" not in shown
