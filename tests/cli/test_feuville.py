"""Feuville on the command line: whole games typed and shown, positions, and a set of one's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from spieltisch.games.feuville.sets import HOUSE_FILE

from .conftest import Run
from .test_play import Typed, play  # noqa: F401 - the fixture

# A's roll of 3 and 6 is half used: a wall is in hand, and column 4 could have the tower from the slot.
POSITION = {
    "format": "spieltisch-position-1", "game": "feuville", "players": 2, "options": {},
    "start": 0, "turn": 0, "round": 9, "dice": [3, 6], "used": [6],
    "display": {"wall": ["wall-i-plain-star", None, "wall-i-plain", None, None, None],
                "tower": ["tower-i-plain-griffin", "tower-i-plain-flag", None, None, None, None],
                "sky": ["sky-s-1-griffin", None, None, None, "sky-s-2", None],
                "decree": ["district-1", "district-2", "star-3", "district-1", "free", "district-1"]},
    "spells": ["pick", "protection", "shield"],
    "played": [[1, "guard-2", 0], [0, "star-2", 2]],
    "towns": [
        {"columns": [["wall-i-corner-guard", "tower-i-plain", "sky-s-2"],
                     ["wall-own", "tower-i-white-griffin", None],
                     ["wall-i-plain-flag", None, None], ["wall-i-gate-star", None, None]],
         "burnt": [2], "grass": [1], "slots": ["tower-i-plain", None], "spells": ["shield", None],
         "juggled": 3, "conjured": 0},
        {"columns": [["wall-own", None, None]], "burnt": [1], "slots": [None, None],
         "spells": [None, None], "juggled": 0, "conjured": 4}],
}  # fmt: skip


@pytest.fixture
def table_file(tmp_path: Path) -> Path:
    path = tmp_path / "table.json"
    path.write_text(json.dumps(POSITION))
    return path


@pytest.fixture
def own_set(tmp_path: Path) -> Path:
    """The house's set with a district that scores 6, under a name of its own."""
    text = Path(HOUSE_FILE).read_text("utf-8")
    path = tmp_path / "printed.toml"
    named = text.replace('name = "house"', 'name = "printed"')
    path.write_text(named.replace("district = 5", "district = 6"))
    return path


@pytest.mark.parametrize(("players", "lang"), [(2, "en"), (3, "de"), (4, "fr")])
def test_a_whole_game_is_played_by_numbers(play: Typed, run: Run, players: int, lang: str) -> None:  # noqa: F811
    numbers = ",".join(["2", "3", "1", "5", "1"] * 400)
    ran = play(numbers, "--players", players, "--lang", lang, "--record", "game.json", game="feuville")
    assert ran.code == 0
    assert run("check", "game.json").out == "1 record, all right.\n"
    story = run("show", "game.json", "--lang", lang).out
    wins = {"en": (" wins with ", " share the win "), "de": (" gewinnt mit ", " teilen sich "),
            "fr": (" gagne avec ", " partagent la ")}[lang]  # fmt: skip
    assert any(word in story for word in wins)


def test_shows_the_table_and_what_each_choice_brings(play: Typed) -> None:  # noqa: F811
    ran = play("1", "--seat", 0, game="feuville")
    assert "What do you use your dice for?" in ran.out
    assert "End your turn" in ran.out
    assert "Kobold, both dice" in ran.out
    assert "△ white tower" in ran.out


def test_shows_a_position_with_all_towns(run: Run, table_file: Path) -> None:
    shown = run("show", table_file).out
    for line in ("House Acorn, 5 points, holds the cup", "4 columns, 2 clouds, 1 burning", "District",
                 "in the slots: 1 tower; spells: Shield", "House Swan, 4 points"):  # fmt: skip
        assert line in shown
    assert "▒▒▒" in shown
    german = run("show", table_file, "--seat", 0, "--lang", "de").out
    assert "Und der andere Würfel?" in german
    assert "Würfel 3: den Erlass Stern ×3 nehmen" in german
    assert "Bringt jetzt 3 (1 Stern zu 3)" in german


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_fifteen_columns_fit_eighty_signs(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    wide = json.loads(json.dumps(POSITION))
    wide["towns"][0]["columns"] += [["wall-i-plain-guard", None, None]] * 5
    wide["towns"][0]["columns"] += [[wall, None, None] for wall in (
        "wall-i-corner", "wall-i-corner", "wall-i-corner-flag", "wall-i-gate-guard", "wall-i-gate-flag",
        "wall-i-plain-flag")]  # fmt: skip
    path = tmp_path / "wide.json"
    path.write_text(json.dumps(wide))
    shown = run("show", path, "--lang", lang).out
    assert any(line.split()[1:2] == ["1*"] and line.split()[-1] == "15" for line in shown.splitlines())
    assert max(map(len, shown.splitlines())) <= 80
    assert "…" not in shown


def test_legal_and_score_and_check_know_it(run: Run, table_file: Path, tmp_path: Path) -> None:
    legal = json.loads(run("legal", table_file).out)
    assert "use 3 person" in legal
    assert "use 3 decree" in legal
    assert "stored 1" in legal
    after = json.loads(run("legal", table_file, "--do", "stored 1", "--do", "build 4").out)
    assert after["towns"][0]["columns"][3] == ["wall-i-gate-star", "tower-i-plain", None]
    points = json.loads(run("score", table_file).out)
    assert points["scores"] == [5, 4]  # star-2 for 2 and 3 juggled; 4 by spells
    assert points["breakdown"][0] == {"star-2": 2, "juggler": 3, "spells": 0, "fewest": 0}
    out = tmp_path / "games.jsonl"
    assert run("simulate", "feuville", "--players", 3, "--bot", "random", "--out", out).code == 0
    assert run("check", out).out == "1 record, all right.\n"


def test_options_are_numbers_and_switches(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    options = ("--option", "round_limit=2", "--option", "strict_corners=true")
    assert run("simulate", "feuville", "--bot", "random", *options, "--out", out).code == 0
    story = run("show", out).out
    assert "Rounds at most: 2." in story
    assert "White towers only on corner bases: yes." in story
    assert "The last round there may be is over." in story
    assert run("simulate", "feuville", "--option", "round_limit=0", "--out", out).code == 2
    assert run("simulate", "feuville", "--kinds", "first", "--out", out).code == 2
    assert run("play", "fasanerie", "--set", out).code == 2


def test_a_set_from_a_file(run: Run, own_set: Path, tmp_path: Path, play: Typed) -> None:  # noqa: F811
    out = tmp_path / "games.jsonl"
    assert run("simulate", "feuville", "--bot", "random", "--set", own_set, "--out", out).code == 0
    record: dict[str, Any] = json.loads(out.read_text())
    assert record["options"]["set"]["name"] == "printed"
    assert "Set: printed." in run("show", out).out
    kept = play("1,q", "--set", own_set, "--record", "part.json", game="feuville")
    assert f"--set {own_set}" in kept.out
    assert play("q", "--set", own_set, "--resume", "part.json", game="feuville").code == 0


@pytest.mark.parametrize("typed", ["0", "101", "abc", "", "-3", "2.5", "²", "9" * 5000])
def test_a_number_that_is_none_is_refused_with_those_that_are(run: Run, tmp_path: Path, typed: str) -> None:
    ran = run("simulate", "feuville", "--option", f"round_limit={typed}", "--out", tmp_path / "games.jsonl")
    assert ran.code == 2
    assert "round_limit" in ran.err
    assert "a whole number from 1 to 100" in ran.err


@pytest.mark.parametrize("given", ["round_limit", "strict_corners", "strict_corners=maybe"])
def test_an_option_without_a_value_is_told_how_to_write_one(run: Run, tmp_path: Path, given: str) -> None:
    ran = run("simulate", "feuville", "--option", given, "--out", tmp_path / "games.jsonl")
    assert ran.code == 2
    assert f"--option {given}: write it as name=true or name=false, a number as name=number." in ran.err


def test_the_name_of_a_set_is_only_text(run: Run, own_set: Path, tmp_path: Path, play: Typed) -> None:  # noqa: F811
    own_set.write_text(own_set.read_text().replace('"printed"', '"[/red] [b]printed"'))
    out = tmp_path / "games.jsonl"
    assert run("simulate", "feuville", "--bot", "random", "--set", own_set, "--out", out).code == 0
    assert "Set: [/red] [b]printed." in run("show", out).out
    assert "Set: [/red] [b]printed." in play("q", "--set", own_set, game="feuville").out


def test_a_set_that_is_none_is_told_in_a_line(run: Run, tmp_path: Path) -> None:
    missing = run("play", "feuville", "--set", tmp_path / "nowhere.toml")
    assert missing.code in (1, 2)
    assert "nowhere.toml" in missing.err
    (tmp_path / "broken.toml").write_text("name = ")
    broken = run("play", "feuville", "--set", tmp_path / "broken.toml")
    assert broken.code == 2
    assert "broken.toml: The set is no TOML" in broken.err
