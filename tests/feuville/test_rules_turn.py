"""A turn: rolling, using dice, placing what was taken. FE-6 … FE-9"""

from __future__ import annotations

from typing import Any

import pytest

SAFE = "own/tower-i-plain/sky-s-2"
"""A town with more clouds than columns."""


@pytest.mark.rule("FE-6")
def test_two_dice_are_rolled_then_used(table: Any) -> None:
    t = table("own")
    assert t.legal == ["roll"]
    t.play("A: roll", "chance: roll 2 5")
    assert t.view["dice"] == [{"value": 2, "used": False}, {"value": 5, "used": False}]
    t.play("A: use 5 tower", "A: build 1")
    assert t.view["dice"] == [{"value": 2, "used": False}, {"value": 5, "used": True}]


@pytest.mark.rule("FE-6")
def test_a_roll_is_an_unordered_pair(table: Any) -> None:
    t = table("own")
    t.play("A: roll")
    assert len(t.legal) == 21
    chances = dict(zip(t.legal, [p for _, p in t.match.game.outcomes(t.match.state)], strict=True))
    assert chances["roll 3 3"] == pytest.approx(1 / 36)
    assert chances["roll 2 5"] == pytest.approx(2 / 36)


@pytest.mark.rule("FE-6")
def test_a_double_then_a_double_again_wakes_the_dragon_twice(table: Any) -> None:
    t = table("own wall-i-plain/tower-i-plain/sky-s-1-star", SAFE)
    t.play("A: roll", "chance: roll 2 2", "A: burn 1")
    assert t.legal == ["roll"]
    assert t.view["dice"] == []
    t.play("A: roll", "chance: roll 6 6")
    # 2 columns, 1 cloud, 1 burnt already: nothing burns the second time.
    assert t.legal == ["roll"]
    t.play("A: roll", "chance: roll 1 4")
    assert [die["value"] for die in t.view["dice"]] == [1, 4]
    assert len(t.told("dragon")) == 2


@pytest.mark.rule("FE-7")
def test_a_die_serves_for_person_tile_decree_of_its_column_or_the_fairy(table: Any) -> None:
    t = table("own/tower-i-plain", dice="1 6", display={"decree": {1: "star-1", 6: "free"}})
    assert t.can("use 1") == [
        "use 1 person", "use 1 wall", "use 1 tower", "use 1 sky", "use 1 decree", "use 1 fairy"
    ]  # fmt: skip
    assert len(t.can("use 6")) == 6
    assert not t.can("use 2", "use 3", "use 4", "use 5")


@pytest.mark.rule("FE-7")
def test_both_dice_together_call_the_kobold_but_not_one(table: Any) -> None:
    t = table("own", dice="1 6")
    assert t.can("kobold")
    t.play("A: use 1 wall", "A: store")
    assert not t.can("kobold")


@pytest.mark.rule("FE-7")
def test_dice_may_be_left_unused(table: Any) -> None:
    t = table("own", dice="1 6")
    t.play("A: done")
    assert t.to_move == "B"
    assert t.told("done") == [{"event": "done", "seat": 0, "unused": [1, 6]}]


@pytest.mark.rule("FE-8")
def test_a_tile_taken_is_built_at_once_or_stored(table: Any) -> None:
    t = table("own", dice="1 6", display={"wall": {1: "wall-i-gate-star"}})
    t.play("A: use 1 wall")
    assert t.legal == ["store", "build left", "build right"]
    t.play("A: store")
    assert t.slots("A") == ["wall-i-gate-star", None]
    t.play("A: stored 1", "A: build left")
    assert t.town("A") == "wall-i-gate-star own"
    assert t.slots("A") == [None, None]


@pytest.mark.rule("FE-8")
def test_both_slots_full_what_is_taken_must_be_built_or_is_not_taken(table: Any) -> None:
    t = table("own", dice="1 6", slots={"A": "sky-s-2 sky-s-2"})
    assert "use 1 tower" in t.legal
    assert "use 1 sky" not in t.legal  # no tower to put it on
    t.play("A: use 1 tower")
    assert "store" not in t.legal
    assert "build 1" in t.legal


@pytest.mark.rule("FE-8", "FE-9")
def test_inside_an_action_a_slot_may_be_freed_for_what_was_just_taken(table: Any) -> None:
    t = table("own", dice="1 6", slots={"A": "wall-i-plain sky-s-2"})
    assert "use 1 sky" in t.legal
    t.play("A: use 1 sky")
    assert t.legal == ["stored 1"]
    t.play("A: stored 1", "A: build right")
    assert t.legal == ["store"]
    t.play("A: store")
    assert t.slots("A") == ["sky-s-1-star", "sky-s-2"]


@pytest.mark.rule("FE-8")
def test_a_tile_is_placed_first_then_an_emptied_row_is_refilled(table: Any) -> None:
    alone = {"wall": {1: "wall-i-plain", **dict.fromkeys(range(2, 7))}}
    t = table("own", dice="1 6", display=alone)
    t.play("A: use 1 wall")
    assert t.row("wall") == [None] * 6
    assert t.to_move == "A"
    t.play("A: build left")
    assert t.chance() == 6
    assert None not in t.row("wall")


@pytest.mark.rule("FE-8", "FE-23")
def test_the_gap_of_a_decree_is_refilled_before_it_is_scored_or_stored(table: Any) -> None:
    t = table("own", dice="1 6", display={"decree": {1: "free"}})
    t.play("A: use 1 decree")
    assert t.to_move == "chance"
    t.play("chance: decree area")
    assert t.row("decree")[0] == "area"
    assert t.legal == ["score", "store"]


@pytest.mark.rule("FE-9")
def test_stored_things_are_used_before_the_roll_and_after_the_last_die(table: Any) -> None:
    t = table("own/tower-i-plain", slots={"A": "sky-s-2 free"})
    assert t.legal == ["roll", "stored 1", "stored 2"]
    t.play("A: stored 1", "A: build 1", "A: roll", "chance: roll 1 6", "A: use 1 person", "chance: die 5")
    t.play("A: stop", "A: use 6 wall", "A: build left")
    assert t.legal == ["done", "stored 2"]


@pytest.mark.rule("FE-9")
def test_not_between_a_double_and_the_burning_nor_on_another_turn(table: Any) -> None:
    t = table("own wall-i-plain wall-i-plain/tower-i-plain/sky-s-1-star", slots={"A": "wall-i-gate-star"})
    t.play("A: roll", "chance: roll 2 2")
    assert t.legal == ["burn 1", "burn 2", "burn 3"]
    t.play("A: burn 1", "A: burn 2")
    assert t.legal == ["roll", "stored 1"]
    t.play("A: roll", "chance: roll 1 2", "A: done")
    assert t.to_move == "B"
    assert t.legal == ["roll"]


@pytest.mark.rule("FE-9", "FE-28")
def test_what_cannot_be_used_is_not_offered(table: Any) -> None:
    t = table("own", slots={"A": "sky-s-2 district-1"})
    assert t.legal == ["roll"]
