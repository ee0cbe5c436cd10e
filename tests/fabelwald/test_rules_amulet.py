"""The amulet, and that nobody can tell who has one. FW-16 … FW-19"""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch


@pytest.mark.rule("FW-16", "FW-18")
def test_an_amulet_blocks_a_plain_steal_and_the_turn_ends_at_once(table: Any) -> None:
    t = table("owl owl", "amulet crow wolf")
    t.play("A: steal 1")
    assert t.to_move == "B"
    assert t.legal == ["pass", "amulet"]
    t.play("B: amulet")
    assert t.to_move == "B"
    assert t.asked == "turn"  # A's owls stay in hand
    assert t.hand("A") == "owl owl"
    assert t.hand("B") == "crow wolf"
    assert t.pile == "amulet"
    assert t.told("blocked") == [{"event": "blocked", "seat": 1, "thief": 0, "by": "turn"}]


@pytest.mark.rule("FW-16", "FW-6")
def test_after_a_block_only_the_hand_limit_follows(table: Any) -> None:
    t = table("owl owl owl crow crow crow wolf stag", "amulet crow")
    t.play("A: steal 1", "B: amulet")
    assert t.to_move == "A"
    assert t.asked == "discard"


@pytest.mark.rule("FW-17")
def test_dracula_against_an_amulet_loses_one_of_his_two(table: Any) -> None:
    t = table("dracula", "amulet crow wolf stag")
    t.play("A: play dracula", "A: steal 1", "B: amulet")
    assert t.to_move == "chance"  # the second card, without a question
    t.play("chance: card wolf")
    assert t.hand("A") == "wolf"
    assert t.hand("B") == "crow stag"
    assert t.asked == "turn"
    assert t.to_move == "A"


@pytest.mark.rule("FW-17", "FW-5")
def test_a_block_may_leave_too_few_cards_for_the_second(table: Any) -> None:
    t = table("dracula", "amulet crow")
    t.play("A: play dracula", "A: steal 1", "B: amulet")
    assert t.asked == "turn"
    assert t.hand("B") == "crow"


@pytest.mark.rule("FW-17")
def test_only_the_first_card_from_a_victim_can_be_blocked_blocked_or_not(table: Any) -> None:
    t = table("dracula", "amulet amulet wolf stag")
    t.play("A: play dracula", "A: steal 1", "B: pass", "chance: card amulet")
    assert t.to_move == "chance"
    t.play("chance: card wolf")
    assert t.hand("A") == "wolf amulet"


@pytest.mark.rule("FW-17", "FW-31")
def test_the_goblins_against_two_holders_of_amulets(table: Any) -> None:
    t = table("goblins", "amulet crow wolf", "amulet stag swamp")
    t.play("A: play goblins", "A: steal 1", "B: amulet", "A: steal 2", "C: amulet")
    assert t.asked == "choose"
    assert t.view()["decision"]["left"] == 1
    t.play("A: steal 1")
    assert t.to_move == "chance"  # B was asked before
    t.play("chance: card crow")
    assert (t.hand("A"), t.hand("B"), t.hand("C")) == ("crow", "wolf", "stag swamp")
    assert t.asked == "turn"


@pytest.mark.rule("FW-17", "FW-28")
def test_a_blocked_grave_robber_gets_nothing_and_the_turn_goes_on(table: Any) -> None:
    t = table("grave-robber", "amulet crow")
    t.play("A: play grave-robber", "A: steal 1", "B: amulet")
    assert t.asked == "turn"
    assert t.to_move == "A"
    assert "draw" in t.legal


@pytest.mark.rule("FW-17", "FW-37")
def test_a_blocked_shadow_queen_has_looked_all_the_same(table: Any) -> None:
    t = table("shadow-queen", "amulet crow", "owl")
    t.play("A: play shadow-queen", "A: use", "A: steal 1", "B: amulet")
    assert t.asked == "turn"
    assert t.known("A", "B") == "crow"
    assert t.known("A", "C") == "owl"


@pytest.mark.rule("FW-17", "FW-40")
def test_the_immortals_go_on_to_seven_after_a_block(table: Any) -> None:
    t = table("immortals owl owl owl owl crow", "amulet crow wolf stag", "swamp swamp")
    t.play("A: play immortals", "A: steal 1", "B: amulet")
    assert t.legal == ["draw", "steal 1"]  # from one other player
    t.play("A: steal 1", "chance: card wolf", "A: draw", "chance: card path")
    assert t.asked == "turn"
    assert len(t.hand("A").split()) == 7


@pytest.mark.rule("FW-18")
@pytest.mark.parametrize(
    ("creature", "moves"),
    [
        ("amazon", "A: name amulet"),
        ("banshee", "A: take 1 giant, A: keep"),
        ("bogeyman", "A: seat 1"),
        ("highwayman", "A: combo 2, A: combo 1"),
        ("nymph", "A: take 1 giant, A: combo 2, A: pass"),
        ("troll", "A: seat 1, chance: card amulet"),
        ("unicorn", "A: use, chance: card amulet"),
        ("witch", "A: sacrifice owl, A: combo 1"),
    ],
)
def test_what_is_no_stealing_asks_for_no_amulet(table: Any, creature: str, moves: str) -> None:
    t = table(f"{creature} owl owl", "amulet", combos=["B giant"], discard="stag")
    t.play(f"A: play {creature}", *moves.split(", "))  # Table checks who is to move
    assert (t.to_move, t.asked) == ("A", "turn")
    assert t.told("reached") == []


@pytest.mark.rule("FW-18")
def test_an_unused_amulet_can_be_stolen(table: Any) -> None:
    t = table("", "amulet crow")
    t.play("A: steal 1", "B: pass", "chance: card amulet")
    assert t.hand("A") == "amulet"


@pytest.mark.rule("FW-19")
def test_who_holds_none_is_asked_all_the_same(table: Any) -> None:
    t = table("", "crow wolf")
    t.play("A: steal 1")
    assert t.to_move == "B"
    assert t.legal == ["pass"]
    with_one = table("", "crow amulet")
    with_one.play("A: steal 1")
    for letter in ("A", ""):
        assert t.view(letter)["decision"] == with_one.view(letter)["decision"]
        assert t.view(letter)["unseen"] != {}


@pytest.mark.rule("FW-19")
def test_steps_that_would_tell_are_never_taken_by_themselves(position: Any) -> None:
    """The amulet's question, the Witch's power and the end of the turn."""
    asked = position("", "crow wolf", pending=[["steal", 1], ["amulet", 1]], closed=True)
    witch = position("witch", "crow wolf", combos=["B giant"])
    closed = position("", "crow wolf", closed=True)
    for told, move, legal in ((asked, "", ["pass"]), (witch, "play witch", ["pass"]), (closed, "", ["done"])):
        match = spieltisch.from_position(told, auto=True, seed=1)
        if move:
            match.play(move)
        assert match.legal_actions() == legal


@pytest.mark.rule("FW-19", "FW-29")
def test_the_witch_is_asked_even_without_a_target(table: Any) -> None:
    t = table("witch owl owl", "crow")
    t.play("A: play witch")
    assert t.legal == ["pass"]
