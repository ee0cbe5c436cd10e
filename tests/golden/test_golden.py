"""Golden playthroughs: whole games as stories and records that only a deliberate change may change.

``make golden`` writes them anew.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import spieltisch
from spieltisch.core.words import words
from spieltisch.games.fabelwald.cards import CREATURES

HERE = Path(__file__).resolve().parent
FILES = sorted(HERE.glob("*/*.txt"))


def _golden() -> ModuleType:
    """The script that writes the files."""
    spec = importlib.util.spec_from_file_location("golden", HERE.parent.parent / "scripts" / "golden.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


golden = _golden()


@pytest.mark.parametrize("game_id", spieltisch.game_ids())
def test_every_game_of_the_house_has_golden_playthroughs_for_every_number_of_players(game_id: str) -> None:
    game = spieltisch.game(game_id)
    played = {golden.read(path)[1]["players"] for path in (HERE / game_id).glob("*.txt")}
    assert played == set(range(game.min_players, game.max_players + 1))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_record_replays_to_the_same_story(path: Path) -> None:
    story, record = golden.read(path)
    assert golden.story(record) == story


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_equal_seed_and_equal_moves_still_give_this_game(path: Path) -> None:
    _, record = golden.read(path)
    match = spieltisch.new(record["game"], record["players"], golden.seed_of(path.stem), record["options"])
    while not match.over:
        match.play(record["steps"][match.step][1])
    assert match.record() == record


def test_all_eighteen_kinds_and_both_ways_of_playing_occur() -> None:
    records = [golden.read(path)[1] for path in FILES if path.parent.name == "fasanerie"]
    kinds = {kind for record in records for kind in record["options"]["kinds"]}
    assert len(kinds) == 18
    assert {record["options"]["open_cards"] for record in records} == {True, False}
    for switch in spieltisch.game("fasanerie").switches:
        assert {record["options"][switch.id] for record in records} == {True, False}


def test_everybody_in_feuville_is_met_and_both_ends_come() -> None:
    records = [golden.read(path)[1] for path in FILES if path.parent.name == "feuville"]
    events = [event for record in records for event in spieltisch.from_record(record).events(None)]
    people = {event["person"] for event in events if event["event"] == "used"}
    assert people >= {"juggler", "thief", "innkeeper", "architect", "mayor", "mage", "fairy"}
    assert {"used", "burnt", "shielded", "stole", "protected"} <= {event["event"] for event in events}
    assert any(event["event"] == "used" and event["kobold"] for event in events)
    spells = {event["spell"].partition("-")[0] for event in events if event["event"] in ("spent", "conjured")}
    assert spells == {"points", "shield", "protection", "pick"}
    assert {event["by"] for event in events if event["event"] == "quenched"} == {"mage", "clouds"}
    juggled = [event for event in events if event["event"] == "juggled"]
    assert {event["points"][event["seat"]] == event["sum"] for event in juggled} == {True, False}
    scored = {event["decree"].partition("-")[0] for event in events if event["event"] == "scored"}
    assert scored == {"city", "district", "star", "guard", "griffin", "flag", "area", "free"}
    assert {event["by"] for event in events if event["event"] == "end"} == {"decrees", "round-limit"}
    for switch in spieltisch.game("feuville").switches:
        assert {record["options"][switch.id] for record in records} == {True, False}


def test_every_power_of_fabelwald_is_used_and_amulets_block_turns_and_powers() -> None:
    playthroughs = [golden.read(path) for path in FILES if path.parent.name == "fabelwald"]
    told = "".join(story for story, _ in playthroughs)
    texts = words("en", "spieltisch.core", "spieltisch.games.fabelwald")
    powers = {creature: f"uses the power {texts.say(f'card-{creature}.of')}." for creature in CREATURES}
    assert [creature for creature, used in powers.items() if used not in told] == ["dragon"]
    for sentence in (
        "gets nothing, and the turn is over.", "does not get this card.", "The Dragon protects this combo",
        "There is nothing here for", "misses a turn.", "other actions lapse.", "takes a combo from",
        "swaps with", "swaps all unprotected combos", "a combo of their own", "drawn blind.", " at once.",
    ):  # fmt: skip
        assert sentence in told
    for switch in spieltisch.game("fabelwald").switches:
        assert {record["options"][switch.id] for _, record in playthroughs} == {True, False}
