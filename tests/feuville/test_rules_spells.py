"""Fairy spells. FE-29, FE-30"""

from __future__ import annotations

from typing import Any

import pytest

NONE = dict.fromkeys(range(1, 7))
LAST_WALL = {"wall": {**NONE, 1: "wall-i-gate-star"}}


@pytest.mark.rule("FE-29")
def test_instant_points_come_at_once_after_the_gap_is_refilled_and_go_back_into_the_pile(table: Any) -> None:
    t = table("own", dice="2 6", open_spells="points-5 shield pick")
    t.play("A: use 2 fairy", "A: spell 1")
    # The spell taken is not among those that can fill its gap: of two fives one is left.
    chances = dict(zip(t.legal, [p for _, p in t.match.game.outcomes(t.match.state)], strict=True))
    assert chances["spell points-5"] == pytest.approx(1 / 15)
    assert t.points == [0, 0]
    t.play("chance: spell points-3")
    assert t.points == [5, 0]
    assert t.seat("A")["spells"] == [None, None]
    assert t.view["unseen"]["spells"]["points-5"] == 2
    assert [event["event"] for event in t.events()][-2:] == ["laid-spell", "conjured"]


@pytest.mark.rule("FE-30")
def test_with_both_slots_full_only_instant_spells_may_be_taken(table: Any) -> None:
    t = table("own", dice="2 6", spells={"A": "shield pick"}, open_spells="protection points-4 pick")
    t.play("A: use 2 fairy")
    assert t.legal == ["spell 2"]
    t = table("own", dice="2 6", spells={"A": "shield pick"}, open_spells="protection shield pick")
    assert not [text for text in t.legal if text.endswith("fairy")]


@pytest.mark.rule("FE-29", "FE-30")
def test_before_a_row_is_refilled_an_open_tile_may_be_picked(table: Any) -> None:
    t = table("own", "own", "own", dice="1 6", display=LAST_WALL, spells={"A": "pick", "C": "pick"})
    t.play("A: use 1 wall", "A: build left")
    assert t.to_move == "A"
    assert t.view["decision"] == {"seat": 0, "kind": "pick", "refill": ["wall"]}
    t.play("A: pass")
    assert t.to_move == "C"  # in turn order; B has no such spell
    assert "take sky 1" in t.legal  # of any row
    before = t.view["spell_pile"]
    t.play("C: take tower 2")
    assert t.view["spell_pile"] == before + 1
    assert t.legal == ["store", "build 1"]
    t.play("C: store")
    assert t.slots("C") == ["tower-i-plain", None]
    assert t.chance() == 6
    assert t.to_move == "A"
    assert t.row("tower").count(None) == 1


@pytest.mark.rule("FE-30")
def test_one_round_of_asking_per_refill(table: Any) -> None:
    t = table("own", dice="1 6", display=LAST_WALL, spells={"A": "pick pick"})
    t.play("A: use 1 wall", "A: build left", "A: take tower 1", "A: build 1")
    assert t.to_move == "chance"


@pytest.mark.rule("FE-30")
def test_a_row_emptied_by_an_early_pick_is_refilled_with_it(table: Any) -> None:
    display = {**LAST_WALL, "tower": {**NONE, 6: "tower-i-white"}}
    t = table("own", dice="1 6", display=display, spells={"A": "pick"})
    t.play("A: use 1 wall", "A: build left", "A: take tower 6", "A: build 2")
    assert t.chance() == 12
    assert None not in t.row("wall") + t.row("tower")


@pytest.mark.rule("FE-30")
def test_before_the_architect_fills_the_display(table: Any) -> None:
    t = table("own", dice="4 6", display={"wall": {2: None}}, spells={"B": "pick"})
    t.play("A: use 4 person")
    assert t.to_move == "B"
    t.play("B: take sky 1", "B: store")
    assert t.chance() == 2  # the wall, and the sky that was picked
    assert t.asked == "architect"


@pytest.mark.rule("FE-30")
def test_nobody_is_asked_if_the_refill_brings_nothing(table: Any, all_but: Any) -> None:
    b = " ".join(["own", *all_but("wall", "wall-ii-gate-guard")])
    display = {"wall": {**NONE, 1: "wall-ii-gate-guard"}}
    t = table("own", b, dice="1 6", display=display, spells={"A": "pick"})
    t.play("A: use 1 wall", "A: build left")
    assert t.asked == "turn"


@pytest.mark.rule("FE-30")
def test_another_seat_cannot_free_a_slot_for_an_early_pick(table: Any) -> None:
    slots = {"B": "wall-i-plain wall-i-plain"}
    t = table("own", dice="1 6", display=LAST_WALL, spells={"B": "pick"}, slots=slots)
    t.play("A: use 1 wall", "A: build left")
    assert t.to_move == "B"
    assert t.can("take sky") == []  # it could not be built
    t.play("B: take tower 1")
    assert t.legal == ["build 1"]


@pytest.mark.rule("FE-29")
def test_a_protection_keeps_a_stored_item_from_the_thief(table: Any) -> None:
    t = table("own", dice="2 6", slots={"B": "star-1"}, spells={"B": "protection"})
    t.play("A: use 2 person", "A: steal 1 1", "B: protect")
    assert t.slots("B") == ["star-1", None]
    assert t.told("protected") == [{"event": "protected", "seat": 1, "slot": 1, "item": "star-1"}]
