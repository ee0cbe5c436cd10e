"""Rules that meet: two persons in a turn, dragon and spells, thief and protections, refills inside an inn."""

from __future__ import annotations

from typing import Any

import pytest

NONE = dict.fromkeys(range(1, 7))


@pytest.mark.rule("FE-7", "FE-13", "FE-17")
def test_two_persons_in_one_turn(table: Any) -> None:
    t = table("own", "own", "own", dice="1 5", display={"decree": {3: "free"}})
    t.play("A: use 5 person", "A: take decree 3")
    t.chance()
    t.play("A: store", "A: use 1 person", "chance: die 6", "A: stop")
    assert t.points == [6, 4, 4]
    assert t.slots("A") == ["free", None]
    assert t.legal == ["done", "stored 1"]


@pytest.mark.rule("FE-16", "FE-15", "FE-12")
def test_the_architect_fills_what_the_innkeeper_left(table: Any) -> None:
    """Three tiles go at the inn, so three gaps are filled; no row was empty in between."""
    t = table("own", "own", dice="3 4")
    t.play("A: use 3 person", "A: take wall 1", "A: build left", "B: take wall 2", "B: build right")
    t.play("A: take tower 1", "A: build 2")
    assert t.row("wall")[:2] == [None, None]
    t.play("A: use 4 person")
    assert t.chance() == 3
    assert None not in t.row("wall") + t.row("tower") + t.row("sky")
    assert t.asked == "architect"


@pytest.mark.rule("FE-18", "FE-19", "FE-30")
def test_mage_and_fairy_fill_both_slots_and_then_only_points_are_left(table: Any) -> None:
    t = table("own", dice="2 6", open_spells="shield protection pick")
    t.play("A: use 6 person", "A: spell 1", "chance: spell pick", "A: use 2 fairy", "A: spell 2")
    t.play("chance: spell shield")
    assert t.seat("A")["spells"] == ["shield", "protection"]
    t.play("A: done", "B: roll", "chance: roll 1 2", "B: done", "A: roll", "chance: roll 1 6")
    assert not [text for text in t.legal if text.endswith("fairy")]


@pytest.mark.rule("FE-6", "FE-20", "FE-30")
def test_a_shield_holds_for_the_first_of_two_doubles_only(table: Any) -> None:
    """A: 3 columns, 1 cloud, so 2 burn. B: its only column, once; then it has burnt: 1 - 0 - 1 = 0."""
    a = "own wall-i-plain wall-i-plain/tower-i-plain/sky-s-1-star"
    t = table(a, "own", spells={"A": "shield"})
    t.play("A: roll", "chance: roll 2 2", "A: shield")
    assert (t.town("A"), t.town("B")) == (a, "own*")
    t.play("A: roll", "chance: roll 5 5")
    assert t.view["decision"] == {"seat": 0, "kind": "burn", "count": 2}
    t.play("A: burn 1", "A: burn 2")
    assert len(t.told("burnt")) == 3  # B once, A's two columns one by one
    assert t.legal == ["roll"]


@pytest.mark.rule("FE-20", "FE-30")
def test_each_town_is_asked_for_its_shield_when_the_dragon_comes_to_it(table: Any) -> None:
    town = "own wall-i-plain wall-i-plain-guard"
    spells = {"A": "shield", "C": "shield"}
    t = table(town, "own wall-i-gate-star", "own wall-i-corner", spells=spells, turn="C")
    t.play("C: roll", "chance: roll 4 4", "C: pass")
    assert t.town("C") == "own* wall-i-corner*"
    t.play("A: shield")
    assert t.town("A") == town
    assert t.town("B") == "own* wall-i-gate-star*"
    assert t.to_move == "C"


@pytest.mark.rule("FE-15")
def test_at_the_inn_four_are_served_in_turn_order_from_the_asker(table: Any) -> None:
    t = table("own", "own", "own", "own", dice="3 6", turn="C", start="B")
    t.play("C: use 3 person", "C: take wall 1", "C: store", "D: take wall 2", "D: build left", "A: pass")
    t.play("B: take wall 3", "B: build right", "C: take wall 4", "C: build left")
    assert t.asked == "turn"
    assert [len(t.seat(seat)["columns"]) for seat in "ABCD"] == [1, 2, 2, 2]


@pytest.mark.rule("FE-15", "FE-12", "FE-30")
def test_a_row_that_a_guest_empties_is_refilled_before_the_next_guest_picks_first(table: Any) -> None:
    """D takes the last wall; C (whose turn it is) and A are asked for early picks; then A is served."""
    display = {"wall": {**NONE, 2: "wall-i-gate-star"}}
    spells = {"A": "pick", "C": "pick"}
    t = table("own", "own", "own", "own", dice="3 6", turn="C", display=display, spells=spells)
    t.play("C: use 3 person", "C: take tower 1", "C: build 1", "D: take wall 2", "D: build left")
    assert (t.to_move, t.asked) == ("C", "pick")
    t.play("C: pass", "A: take tower 2", "A: build 1")
    assert t.chance() == 6
    assert (t.to_move, t.asked) == ("A", "guest")
    t.play("A: take wall 1", "A: build left")
    assert (t.to_move, t.asked) == ("B", "guest")


@pytest.mark.rule("FE-14", "FE-30")
def test_everybody_protects_and_the_thief_goes_with_nothing(table: Any) -> None:
    slots = {"B": "wall-i-plain", "C": "star-2"}
    t = table("own", "own", "own", dice="2 6", slots=slots, spells={"B": "protection", "C": "protection"})
    t.play("A: use 2 person", "A: steal 1 1", "B: protect")
    assert t.legal == ["pass", "steal 2 1"]
    t.play("A: steal 2 1", "C: protect")
    assert t.asked == "turn"
    assert (t.slots("A"), t.slots("B"), t.slots("C")) == (
        [None, None], ["wall-i-plain", None], ["star-2", None]
    )  # fmt: skip


@pytest.mark.rule("FE-9", "FE-26")
def test_scoring_a_stored_decree_frees_its_slot_for_the_one_just_taken(table: Any) -> None:
    town = "own wall-i-plain-star"
    t = table(town, dice="1 6", slots={"A": "free sky-s-2"}, display={"decree": {1: "district-1"}})
    t.play("A: use 1 decree")
    t.chance()
    assert t.legal == ["stored 1"]  # there is no column for the district, and no slot
    t.play("A: stored 1", "A: symbol star")
    assert t.points == [2, 0]
    t.play("A: store")
    assert t.slots("A") == ["district-1", "sky-s-2"]


@pytest.mark.rule("FE-19", "FE-31")
def test_the_kobold_can_bring_the_end(table: Any) -> None:
    t = table("own", "own", dice="1 6", pile=0, display={"decree": {3: "star-1"}}, turn="B")
    t.play("B: kobold 3 decree")
    assert t.view["last_round"]
    t.play("B: score", "B: done")
    assert t.to_move == "nobody"
    # A played no decree: 7 points for the fewest; B played some to empty the pile.
    assert t.view["result"]["fewest"] == [0]


@pytest.mark.rule("FE-31", "FE-32", "FE-33")
def test_whoever_never_does_anything_comes_to_the_end_after_sixty_rounds(table: Any) -> None:
    t = table("own", "own")
    turns = 0
    while t.to_move != "nobody":
        t.play(f"{t.to_move}: roll", "chance: roll 1 2", f"{t.to_move}: done")
        turns += 1
    assert turns == 120
    assert t.match.scores() == [7, 7]
    assert t.match.result()["winners"] == [0, 1]
    assert t.view["result"]["by"] == "round-limit"
