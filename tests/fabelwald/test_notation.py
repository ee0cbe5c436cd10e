"""Texts of actions and outcomes, and their numbers."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from spieltisch import RefusedError
from spieltisch.games.fabelwald.actions import ACTIONS, CHANCE_OUTCOMES, TAKE_1
from spieltisch.games.fabelwald.notation import ALL, Take, decode, encode

GAME = spieltisch.game("fabelwald")


def test_every_number_is_one_action() -> None:
    known = [action for action in ALL if action is not None]
    assert len(ALL) == ACTIONS == GAME.actions
    assert len({str(action) for action in known}) == len(known)
    assert [encode(action) for action in known] == [n for n, action in enumerate(ALL) if action is not None]
    assert GAME.chance_outcomes == CHANCE_OUTCOMES == 6 + 34


def test_a_creature_is_named_by_its_combo(table: Any) -> None:
    t = table("nymph", "", combos=["B giant troll"])
    t.play("A: play nymph")
    assert t.legal == ["pass", "take 1 giant", "take 1 troll"]
    state = t.match.state
    assert GAME.parse_action(state, "take 1 troll") == TAKE_1 + 1
    assert decode(TAKE_1 + 1) == Take(1, 2)


@pytest.mark.parametrize(
    "text",
    ["", "Draw", "draw ", "steal", "steal 6", "steal 01", "play owl 2", "lay owl 5", "lay owl", "take 1",
     "take 0 elf", "take 49 elf", "take 1 owl", "combo 0", "combo 49", "name", "again owl",
     "sacrifice wolf", "keep all"],
)  # fmt: skip
def test_what_is_no_notation_is_refused(table: Any, text: str) -> None:
    with pytest.raises(RefusedError, match="is no move here; a move reads draw, done"):
        GAME.parse_action(table("", "").match.state, text)


@pytest.mark.parametrize(
    "text", ["", "card", "card ?", "card dog", "start", "start 6", "start -1", "deal owl"]
)
def test_what_is_no_outcome_is_refused(table: Any, text: str) -> None:
    with pytest.raises(RefusedError, match="a move reads start SEAT, card CARD"):
        GAME.parse_chance(table("", "").match.state, text)


@pytest.mark.parametrize("number", [-1, ACTIONS])
def test_a_number_out_of_range_is_refused(number: int) -> None:
    with pytest.raises(RefusedError, match="is no move here"):
        decode(number)


def test_numbers_that_are_no_card_are_refused() -> None:
    with pytest.raises(RefusedError, match="is no move here"):
        decode(ALL.index(None))
