"""Fabelwald on the command line: whole games typed and shown, positions, rules, a deck of one's own."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch.games.fabelwald.deck import SHELF

from .conftest import Run
from .test_play import Typed, play  # noqa: F401 - the fixture

# A's goblins have taken one card and are after two more; B is asked for an amulet and holds one.
POSITION = {
    "format": "spieltisch-position-1", "game": "fabelwald", "players": 3, "options": {},
    "start": 2, "turn": 0, "hands": [["owl", "stag"], ["amulet", "crow", "wolf"], ["giant", "rune"]],
    "combos": [[1, 0, ["hydra", "goblins*"]], [2, 1, ["troll", "dragon"]],
               [4, 2, ["swamp", "path", "clearing"]]],
    "discard": ["rune", "elf"], "played": True, "missing": [2],
    "known": [[0, 2, ["giant"]], [None, 1, ["crow"]]],
    "chain": {"powers": 1, "creature": "goblins", "left": 2, "other": None, "asked": [1], "taken": []},
    "pending": [["choose", 0, "goblins"], ["steal", 1], ["amulet", 1]],
}  # fmt: skip


@pytest.fixture
def table_file(tmp_path: Path) -> Path:
    path = tmp_path / "table.json"
    path.write_text(json.dumps(POSITION))
    return path


@pytest.fixture
def late_file(tmp_path: Path) -> Path:
    """A game of two when the forest is nearly empty: typing to the end is short."""
    match, rng = spieltisch.new("fabelwald", seed=1), random.Random(1)
    while match.view(None)["deck"] > 3:
        match.play(rng.choice(match.legal_actions()))
    path = tmp_path / "late.json"
    path.write_text(json.dumps(match.record()))
    return path


def test_a_game_is_gone_on_with_by_numbers_and_told_with_every_card(
    play: Typed,  # noqa: F811
    run: Run,
    late_file: Path,
) -> None:
    numbers = ",".join(["2", "3", "1", "4", "1"] * 50)
    ran = play(numbers, "--resume", late_file, "--lang", "de", "--record", "over.json", game="fabelwald")
    assert ran.code == 0
    assert "Das war die letzte Karte im Wald. Nach diesem Zug kommt noch einer, dann ist Schluss." in ran.out
    assert run("check", "over.json").out == "1 record, all right.\n"
    story = run("show", "over.json", "--lang", "fr").out
    assert " gagne avec " in story or " partagent la " in story
    assert "pioche une carte" not in story
    assert " te vole " not in story


def test_what_a_seat_may_not_know_is_not_shown(run: Run, table_file: Path) -> None:
    everything = run("show", table_file).out
    for line in ("2 cards lie on the discard pile, from the top: Elf, Rune.",
                 "Chain: power 1 of at most 7.", "Hand: Owl and Stag.", "Hand: Crow, Wolf and Amulet.",
                 "Clan Thistle, 5 points, 2 cards in hand, misses the next turn",
                 "Troll and Dragon → 2 (protected)"):  # fmt: skip
        assert line in everything
    thief, victim = (run("show", table_file, "--seat", seat).out for seat in (0, 1))
    assert "Known of them: Giant." in thief
    assert "Known of them: Crow." in thief
    assert "Amulet" not in thief
    assert "Clan Mushroom decides whether the theft succeeds." in thief
    assert "Hand: Crow, Wolf and Amulet." in victim
    assert "Clan Fern wants to steal a card from you with the Goblins." in victim
    assert "Use the Amulet" in victim
    assert "Giant" not in victim


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_table_fits_eighty_signs(
    run: Run, table_file: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = run("show", table_file, "--seat", 1, "--lang", lang).out
    assert max(map(len, shown.splitlines())) <= 80
    assert "…" not in shown


def test_legal_and_score_know_it(run: Run, table_file: Path) -> None:
    assert json.loads(run("legal", table_file).out) == ["pass", "amulet"]
    after = json.loads(run("legal", table_file, "--do", "amulet").out)
    assert after["hands"][1] == ["crow", "wolf"]
    assert after["discard"] == ["rune", "elf", "amulet"]
    points = json.loads(run("score", table_file).out)
    assert points["scores"] == [2, 2, 5]
    assert points["breakdown"][2] == {"creatures": 0, "animals": 0, "places": 5}


def test_rules_name_every_rule_and_every_card(run: Run) -> None:
    rules = run("rules", "fabelwald").out
    assert [f"[FW-{n}]" in rules for n in range(1, 46)] == [True] * 45
    assert "[FW-38, swap_all]" in rules
    assert "4 ×  Rune (2 left out with two)" in rules
    assert "1 ×  Amazon (+1 in the dense forest)" in rules


def test_options_and_a_deck_of_ones_own_stand_above_the_story(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "printed.toml"
    text = Path(SHELF.house_file).read_text("utf-8").replace('name = "house"', 'name = "[b]printed"')
    own.write_text(text.replace("mixed = 5", "mixed = 6"))
    chosen = ("swap_all=true", "draw_first=true")
    options = [argument for option in chosen for argument in ("--option", option)] + ["--deck", own]
    out = tmp_path / "games.jsonl"
    assert run("simulate", "fabelwald", "--bot", "random", *options, "--out", out).code == 0
    record: dict[str, Any] = json.loads(out.read_text())
    assert record["options"]["deck"]["name"] == "[b]printed"
    del record["result"]
    record["steps"] = record["steps"][:40]
    out.write_text(json.dumps(record))
    story = run("show", out).out
    assert "Deck: [b]printed." in story
    assert "The Highwayman swaps everything: yes." in story
    assert "Draw or steal first, then play: yes." in story
    assert "a card." in story
    assert "You draw " in run("show", out, "--seat", record["steps"][0][1].split()[1]).out


def test_conformance_knows_it() -> None:
    assert "fabelwald" in spieltisch.game_ids()
