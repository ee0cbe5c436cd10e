"""Bots at a table of Fabelwald: they keep to the rules, and see what anybody would see."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import Match, bots

BUDGET = 30


def test_equal_questions_to_new_bots_are_answered_alike(table: Any) -> None:
    match = table("elf owl crow", "wolf stag", combos=["A hydra"]).match
    for name in bots.NAMES:
        new = [bots.by_name(name, "fabelwald", BUDGET) for _ in "ab"]
        assert len({bot.choose(match.observed(0), 0, 5) for bot in new}) == 1


def chosen(match: Match, name: str) -> str:
    """What a bot would do; a search looks at 400 iterations."""
    seat = match.current_player
    bot = bots.by_name(name, "fabelwald", None if name == "greedy" else 400)
    return str(match.game.action_text(match.state, bot.choose(match.observed(seat), seat, 1)))


LAST: dict[str, Any] = {"deck": "", "last": 0}
"""A's turn is the last of the game."""


@pytest.mark.parametrize("name", ["greedy", "5"])
def test_in_the_last_turn_a_set_is_laid(table: Any, name: str) -> None:
    assert chosen(table("owl owl stag", "crow", **LAST).match, name) == "lay owl 2"


@pytest.mark.parametrize("name", ["greedy", "5"])
def test_the_demon_takes_the_largest_combo_of_another(table: Any, name: str) -> None:
    t = table("demon", "crow wolf", combos=["B hydra nymph witch giant", "B owl owl", "A elf troll"])
    assert chosen(t.play("A: play demon", "A: new").match, name) == "combo 1"


@pytest.mark.parametrize("name", ["greedy", "5"])
def test_the_amazon_names_what_her_player_knows_to_be_there(table: Any, name: str) -> None:
    """With a second owl A wins by 3 to 2, and C is known to have one; a theft may miss it."""
    known = [[0, 2, ["owl"]]]
    t = table("amazon owl", "stag wolf crow", "owl path", combos=["B giant troll"], known=known, **LAST)
    assert chosen(t.play("A: play amazon").match, name) == "name owl"
