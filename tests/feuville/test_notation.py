"""Notation: texts that read back, and texts that are none."""

from __future__ import annotations

import random

import pytest

import spieltisch
from spieltisch.games.feuville import notation
from spieltisch.games.feuville.actions import ACTIONS, CHANCE_OUTCOMES

GAME = spieltisch.game("feuville")
FRESH = spieltisch.new("feuville", 2, seed=1, auto=False).state


def test_every_action_has_its_own_text_and_reads_back() -> None:
    texts = [notation.to_text(notation.decode(number)) for number in range(ACTIONS)]
    assert len(set(texts)) == ACTIONS == 332
    for number, text in enumerate(texts):
        action = notation.from_text(text)
        assert notation.encode(action) == number
        assert notation.decode(number) == action


def test_actions_are_dataclasses_that_say_what_they_are() -> None:
    assert notation.from_text("use 3 person") == notation.Use(3, "person")
    assert notation.from_text("columns 4 5") == notation.Columns((4, 5))
    assert notation.from_text("take city") == notation.TakeDecree(None)
    assert notation.from_text("build left") == notation.Build("left")
    assert notation.from_text("steal 2 1") == notation.Steal(2, 1)


@pytest.mark.parametrize(
    "text",
    [
        "", "use", "use 7 wall", "use 0 wall", "use 1 moon", "kobold 3 fairy", "build 32", "build 0",
        "build up", "columns 4 6", "columns 5 4", "columns 31 32", "square tower 1", "square sky 31",
        "take wall 7", "take decree", "stored 3", "spell 4", "steal 4 1", "symbol moon", "burn 01",
        "burn ١", "Done", "done ", " done", "use 1  wall", "tile wall-i-plain",
    ],
)  # fmt: skip
def test_what_is_no_action_is_refused_with_the_forms(text: str) -> None:
    with pytest.raises(spieltisch.RefusedError, match="a move reads roll, done, stop"):
        GAME.parse_action(FRESH, text)


@pytest.mark.parametrize("number", [-1, ACTIONS])
def test_numbers_outside_the_range_are_refused(number: int) -> None:
    with pytest.raises(spieltisch.RefusedError):
        notation.decode(number)


@pytest.mark.parametrize(
    "text",
    ["start 3", "roll 1 1", "roll 2 5", "roll 6 6", "die 6", "tile wall-ii-plain-star-star", "tile sky-s-2",
     "decree district-2", "decree free", "spell points-5", "spell pick"],
)  # fmt: skip
def test_chance_reads_back(text: str) -> None:
    outcome = GAME.parse_chance(FRESH, text)
    assert 0 <= outcome < CHANCE_OUTCOMES
    assert GAME.chance_text(FRESH, outcome) == text


@pytest.mark.parametrize(
    "text",
    ["", "start 4", "roll 5 2", "roll 7 7", "die 0", "tile", "tile ", "tile wall", "decree moon", "spell 3"],
)
def test_what_is_no_chance_outcome_is_refused(text: str) -> None:
    with pytest.raises(spieltisch.RefusedError, match="start SEAT, roll LOW HIGH"):
        GAME.parse_chance(FRESH, text)


def test_a_record_without_its_forced_steps_is_read_too() -> None:
    match = spieltisch.new("feuville", 2, seed=12, options={"round_limit": 6}, auto=False)
    rng = random.Random(12)
    kept = []
    while not match.over:
        legal = match.legal_actions()
        text = rng.choice(legal)
        if len(legal) > 1:
            kept.append(["chance" if match.current_player < 0 else match.current_player, text])
        match.play(text)
    record = match.record()
    assert len(kept) < len(record["steps"])
    again = spieltisch.from_record({**record, "steps": kept})
    assert again.result() == match.result()
