"""What a turn is made of: one play, combos, drawing or stealing, runes, the hand limit. FW-2 … FW-6, FW-9"""

from __future__ import annotations

from typing import Any

import pytest

FIRST = {"draw_first": True}


@pytest.mark.rule("FW-2")
def test_a_turn_is_one_play_combos_and_a_closing_draw(table: Any) -> None:
    t = table("dragon hydra owl owl", "crow wolf")
    assert t.legal == ["draw", "lay owl 2", "steal 1", "play dragon", "play hydra"]
    t.play("A: play dragon")
    assert t.combos("A") == ["dragon"]
    assert t.legal == ["draw", "lay owl 2", "steal 1"]
    t.play("A: lay owl 2", "A: draw", "chance: card stag")
    assert t.legal == ["done"]
    t.play("A: done")
    assert t.to_move == "B"
    assert t.hand("A") == "hydra stag"


@pytest.mark.rule("FW-2")
def test_the_closing_action_is_compulsory_while_the_deck_lasts(table: Any) -> None:
    t = table("owl", "crow wolf")
    assert "done" not in t.legal
    t.play("A: steal 1", "B: pass", "chance: card wolf", "A: done")
    assert t.hand("A") == "owl wolf"
    assert t.hand("B") == "crow"


@pytest.mark.rule("FW-2")
def test_with_an_empty_deck_one_steals_or_passes(table: Any) -> None:
    t = table("owl", "crow wolf", deck="")
    assert t.legal == ["done", "steal 1"]
    t.play("A: done")
    assert t.to_move == "B"


@pytest.mark.rule("FW-2")
def test_with_an_empty_deck_and_nobody_to_steal_from_the_closing_lapses(table: Any) -> None:
    assert table("owl", "crow", deck="").legal == ["done"]


@pytest.mark.rule("FW-2")
def test_after_as_many_turns_as_players_without_a_card_of_the_deck_nobody_may_steal(table: Any) -> None:
    t = table("owl crow", "wolf stag", "swamp", dry=2)
    assert "steal 1" in t.legal
    t.play("A: steal 1", "B: pass", "chance: card wolf", "A: done")
    assert t.legal == ["draw"]
    assert t.view()["may_steal"] is False
    t.play("B: draw", "chance: card path", "B: done")
    assert t.legal == ["draw", "steal 0", "steal 1"]


@pytest.mark.rule("FW-2", "FW-9")
def test_a_card_drawn_by_a_rune_lets_steal_again_at_once(table: Any) -> None:
    t = table("rune", "wolf stag", dry=2)
    t.play("A: play rune")
    assert t.legal == ["draw", "skip"]
    t.play("A: draw", "chance: card path")
    assert "steal 1" in t.legal


@pytest.mark.rule("FW-2")
def test_powers_may_steal_though_the_deck_stands_still(table: Any) -> None:
    t = table("dracula", "wolf stag", dry=2)
    t.play("A: play dracula")
    assert t.legal == ["pass", "steal 1"]


@pytest.mark.rule("FW-3")
def test_draw_first_begins_with_the_draw_and_ends_with_the_play(table: Any) -> None:
    t = table("dragon owl owl", "crow wolf", options=FIRST)
    assert t.legal == ["draw", "lay owl 2", "steal 1"]
    t.play("A: draw", "chance: card owl")
    assert t.legal == ["done", "lay owl 2", "lay owl 3", "play dragon"]
    t.play("A: play dragon", "A: lay owl 3")
    assert t.legal == ["done"]


@pytest.mark.rule("FW-3")
def test_draw_first_has_no_closing_action_after_a_rune(table: Any) -> None:
    t = table("rune hydra", "crow wolf", options=FIRST)
    t.play("A: draw", "chance: card owl", "A: play rune")
    assert t.legal == ["draw", "done", "steal 1", "play hydra"]
    t.play("A: draw", "chance: card crow", "A: draw", "chance: card stag")
    assert t.legal == ["done"]


@pytest.mark.rule("FW-3", "FW-16")
def test_draw_first_a_block_loses_the_play(table: Any) -> None:
    t = table("hydra", "crow amulet", options=FIRST)
    t.play("A: steal 1", "B: amulet")
    assert t.to_move == "B"
    assert t.hand("A") == "hydra"


@pytest.mark.rule("FW-3", "FW-2")
def test_draw_first_with_an_empty_deck_one_steals_or_goes_on(table: Any) -> None:
    t = table("dragon", "crow wolf", deck="", options=FIRST)
    assert t.legal == ["skip", "steal 1"]
    t.play("A: skip")
    assert t.legal == ["done", "play dragon"]


@pytest.mark.rule("FW-3", "FW-2")
def test_draw_first_with_nothing_to_open_with_the_opening_lapses(table: Any) -> None:
    t = table("hydra", "crow", deck="swamp", options=FIRST)
    t.play("A: draw", "chance: card swamp", "A: play hydra", "A: pass", "A: done")
    assert t.to_move == "B"
    assert t.legal == ["done"]  # A holds a single card


@pytest.mark.rule("FW-4")
def test_combos_are_laid_before_and_after_the_closing_action(table: Any) -> None:
    t = table("swamp path owl owl", "crow")
    t.play("A: lay owl 2", "A: draw", "chance: card clearing")
    assert t.legal == ["done", "lay places"]
    t.play("A: lay places")
    assert t.combos("A") == ["owl owl", "swamp path clearing"]


@pytest.mark.rule("FW-4")
def test_no_combo_is_laid_inside_a_power(table: Any) -> None:
    t = table("goblins owl owl", "crow wolf stag")
    t.play("A: play goblins")
    assert not t.can("lay")
    t.play("A: steal 1", "B: pass", "chance: card crow")
    assert t.legal == ["steal 1"]


@pytest.mark.rule("FW-5")
def test_stealing_needs_a_hand_of_two_cards(table: Any) -> None:
    t = table("owl", "crow", "wolf wolf", "")
    assert t.can("steal") == ["steal 2"]


@pytest.mark.rule("FW-5", "FW-24")
def test_the_minimum_is_looked_at_before_each_card(table: Any) -> None:
    t = table("dracula", "crow wolf")
    t.play("A: play dracula", "A: steal 1", "B: pass", "chance: card crow")
    assert t.asked == "turn"
    assert t.hand("A") == "crow"
    assert t.hand("B") == "wolf"


@pytest.mark.rule("FW-6")
def test_more_than_seven_cards_are_discarded_one_at_a_time_in_the_owners_order(table: Any) -> None:
    t = table("owl owl crow crow wolf wolf stag stag swamp", "crow")
    t.play("A: draw", "chance: card rune", "A: done")
    assert t.asked == "discard"
    assert t.view()["decision"]["over"] == 3
    assert t.legal == [f"discard {card}" for card in ("owl", "crow", "wolf", "stag", "swamp", "rune")]
    t.play("A: discard stag", "A: discard owl", "A: discard stag")
    assert t.pile == "stag owl stag"
    assert t.to_move == "B"


@pytest.mark.rule("FW-6")
def test_the_limit_holds_for_everybody_clockwise_from_the_active_player(table: Any) -> None:
    eight = "owl owl owl crow crow crow wolf wolf"
    t = table(eight, "dragon", "stag stag stag swamp swamp swamp path path path", turn="B")
    t.play("B: play dragon", "B: draw", "chance: card rune", "B: done")
    assert t.to_move == "C"
    t.play("C: discard stag")
    assert t.to_move == "C"
    t.play("C: discard stag")
    assert t.to_move == "A"
    t.play("A: discard owl")
    assert t.asked == "turn"
    assert t.to_move == "C"


@pytest.mark.rule("FW-6", "FW-44")
def test_the_limit_holds_in_the_last_turn_too(table: Any) -> None:
    t = table("owl owl owl owl crow crow crow crow", "", deck="", last=0)
    t.play("A: done")
    assert t.asked == "discard"
    t.play("A: discard crow")
    assert t.to_move == "nobody"


@pytest.mark.rule("FW-9")
def test_a_rune_brings_two_more_actions_and_then_the_closing_one(table: Any) -> None:
    t = table("rune hydra dragon", "crow wolf")
    t.play("A: play rune")
    assert t.pile == "rune"
    assert t.view()["extras"] == 2
    assert t.legal == ["draw", "skip", "steal 1", "play dragon", "play hydra"]
    t.play("A: play dragon", "A: steal 1", "B: pass", "chance: card crow")
    assert t.view()["extras"] == 0
    assert t.legal == ["draw"]
    t.play("A: draw", "chance: card owl", "A: done")
    assert t.hand("A") == "hydra owl crow"


@pytest.mark.rule("FW-9")
def test_unused_actions_of_a_rune_lapse(table: Any) -> None:
    t = table("rune hydra", "crow wolf")
    t.play("A: play rune", "A: skip")
    assert t.legal == ["draw", "steal 1"]
    assert t.told("skipped") == [{"event": "skipped", "seat": 0, "extras": 2}]


@pytest.mark.rule("FW-9")
def test_a_rune_may_play_a_rune_but_no_more_than_the_game_has(table: Any) -> None:
    t = table("rune rune hydra", "crow", runes=1, played=True, extras=1)
    t.play("A: play rune")
    assert t.view()["runes"] == 2
    assert t.view()["most_runes"] == 2  # two players
    assert "play rune" not in t.legal
    assert "play hydra" in t.legal


@pytest.mark.rule("FW-9", "FW-16")
def test_a_runes_steal_that_is_blocked_ends_the_turn_at_once(table: Any) -> None:
    t = table("rune dragon owl owl", "crow wolf amulet")
    t.play("A: play rune", "A: steal 1", "B: amulet")
    assert t.to_move == "B"
    assert t.asked == "turn"
    assert t.view()["extras"] == 0
    assert t.hand("A") == "dragon owl owl"
    assert t.pile == "rune amulet"
