"""Options that are a game's own: offered by the command line as the game announces them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spieltisch.games.fabelwald.deck import SHELF

from .conftest import Run


def test_help_names_the_options_of_the_game_or_of_all(run: Run) -> None:
    of_feuville, of_all = run("play", "feuville", "--help").out, run("play", "--help").out
    helps = ("Feuville: a file with a", "Fasanerie: six kinds", "Fabelwald: a file with a")
    assert [line in of_feuville for line in helps] == [True, False, False]
    assert all(line in of_all for line in helps)
    assert "(default: the house's)" in of_feuville


def test_an_option_of_another_game_is_wrong_usage(run: Run, tmp_path: Path) -> None:
    ran = run("simulate", "fabelwald", "--kinds", "all", "--out", tmp_path / "games.jsonl")
    assert ran.code == 2
    assert "--kinds" in ran.err


@pytest.mark.parametrize("typed", [("--deck", "{}"), ("--option", "deck={}")])
def test_a_deck_from_a_file(run: Run, tmp_path: Path, typed: tuple[str, str]) -> None:
    deck = tmp_path / "printed.toml"
    deck.write_text(SHELF.house_file.read_text("utf-8").replace('name = "house"', 'name = "printed"'))
    out = tmp_path / "games.jsonl"
    option, value = typed
    ran = run("simulate", "fabelwald", "--bot", "random", option, value.format(deck), "--out", out)
    assert ran.code == 0
    assert json.loads(out.read_text())["options"]["deck"]["name"] == "printed"


def test_an_option_is_checked_with_the_players_asked_for(run: Run, tmp_path: Path) -> None:
    """The dense forest is for five players or more."""
    out = tmp_path / "games.jsonl"
    wanted = ("simulate", "fabelwald", "--bot", "random", "--option", "dense_forest=true", "--out", out)
    refused = run(*wanted, "--players", 4)
    assert refused.code == 2
    assert "dense_forest cannot be true; it takes false with fewer than 5 players" in refused.err
    assert run(*wanted, "--players", 5).code == 0
    assert json.loads(out.read_text())["options"]["dense_forest"] is True
