"""The six persons, fairy and kobold. FE-13 … FE-19, FE-34"""

from __future__ import annotations

from typing import Any

import pytest

NONE = dict.fromkeys(range(1, 7))
"""A row without anything."""


# ---------------------------------------------------------------- juggler


@pytest.mark.rule("FE-13")
def test_the_juggler_rolls_at_least_once_and_then_stops_or_goes_on(table: Any) -> None:
    t = table("own", "own", "own", dice="1 6")
    t.play("A: use 1 person")
    assert t.to_move == "chance"
    t.play("chance: die 4")
    assert t.legal == ["roll", "stop"]
    t.play("A: roll", "chance: die 5", "A: stop")
    assert t.points == [9, 1, 1]


@pytest.mark.rule("FE-13")
def test_at_exactly_ten_the_juggler_stops_by_itself(table: Any) -> None:
    t = table("own", "own", "own", dice="1 6")
    t.play("A: use 1 person", "chance: die 4", "A: roll", "chance: die 6")
    assert t.asked == "turn"
    assert t.points == [10, 0, 0]
    assert t.told("juggled") == [{"event": "juggled", "seat": 0, "sum": 10, "points": [10, 0, 0]}]


@pytest.mark.rule("FE-13")
@pytest.mark.parametrize(("last", "excess"), [(2, 1), (6, 5)])
def test_over_ten_the_others_score_the_excess(table: Any, last: int, excess: int) -> None:
    t = table("own", "own", dice="1 6")
    t.play("A: use 1 person", "chance: die 4", "A: roll", "chance: die 5", "A: roll", f"chance: die {last}")
    assert t.points == [0, excess]


# ---------------------------------------------------------------- thief


@pytest.mark.rule("FE-14", "FE-34")
def test_the_thief_needs_something_to_steal(table: Any) -> None:
    t = table("own", dice="2 6")
    assert "use 2 person" not in t.legal
    t = table("own", dice="2 6", slots={"A": "wall-i-plain"})
    assert "use 2 person" not in t.legal


@pytest.mark.rule("FE-14", "FE-34")
def test_something_that_cannot_be_placed_is_nothing(table: Any) -> None:
    full = {"A": "sky-s-2 sky-s-1-star", "B": "sky-s-2 wall-i-plain"}
    t = table("own", dice="2 6", slots=full)
    t.play("A: use 2 person")
    assert t.legal == ["steal 1 2"]
    full["B"] = "sky-s-2"
    assert "use 2 person" not in table("own", dice="2 6", slots=full).legal


@pytest.mark.rule("FE-14")
def test_stolen_goods_are_placed_at_once(table: Any) -> None:
    t = table("own", "own", "own", dice="2 6", slots={"B": "wall-i-plain", "C": "star-3"})
    t.play("A: use 2 person")
    assert t.legal == ["steal 1 1", "steal 2 1"]
    t.play("A: steal 1 1")
    assert t.slots("B") == [None, None]
    assert t.legal == ["store", "build left", "build right"]
    t.play("A: build left")
    assert t.town("A") == "wall-i-plain own"
    assert t.asked == "turn"


@pytest.mark.rule("FE-14", "FE-23")
def test_a_stored_decree_stolen_and_scored_leaves_no_gap_and_brings_no_end(table: Any) -> None:
    town = "own wall-i-plain-star/tower-i-plain/sky-s-1-star"
    t = table(town, dice="2 6", slots={"B": "star-3"}, pile=0)
    t.play("A: use 2 person", "A: steal 1 1", "A: score")
    assert t.points == [6, 0]
    assert t.asked == "turn"
    assert t.row("decree").count(None) == 0
    assert not t.view["last_round"]


@pytest.mark.rule("FE-14", "FE-30")
def test_when_the_only_item_is_protected_the_thief_gets_nothing(table: Any) -> None:
    t = table("own", dice="2 6", slots={"B": "wall-i-plain"}, spells={"B": "protection"})
    t.play("A: use 2 person", "A: steal 1 1")
    assert t.to_move == "B"
    assert t.legal == ["pass", "protect"]
    before = t.view["spell_pile"]
    t.play("B: protect")
    assert t.asked == "turn"
    assert t.slots("B") == ["wall-i-plain", None]
    assert t.seat("B")["spells"] == [None, None]
    assert t.view["spell_pile"] == before + 1


@pytest.mark.rule("FE-14", "FE-30")
def test_after_a_protection_the_thief_may_take_another_item_from_anyone_or_nothing(table: Any) -> None:
    slots = {"B": "wall-i-plain star-1", "C": "star-2"}
    t = table("own", "own", "own", dice="2 6", slots=slots, spells={"B": "protection protection"})
    t.play("A: use 2 person", "A: steal 1 1", "B: protect")
    assert t.legal == ["pass", "steal 1 2", "steal 2 1"]
    t.play("A: steal 1 2", "B: pass")
    assert t.slots("B") == ["wall-i-plain", None]
    assert t.seat("B")["spells"] == [None, "protection"]
    assert t.legal == ["score", "store"]
    t.play("A: store")
    # The protection was for that theft alone.
    t.play("A: done", "B: roll", "chance: roll 3 4", "B: done", "C: roll", "chance: roll 3 4", "C: done")
    t.play("A: roll", "chance: roll 2 4", "A: use 2 person")
    assert "steal 1 1" in t.legal


@pytest.mark.rule("FE-14")
def test_after_a_protection_the_thief_may_leave_it(table: Any) -> None:
    t = table("own", dice="2 6", slots={"B": "wall-i-plain star-1"}, spells={"B": "protection"})
    t.play("A: use 2 person", "A: steal 1 2", "B: protect", "A: pass")
    assert t.asked == "turn"
    assert t.slots("B") == ["wall-i-plain", "star-1"]


# ---------------------------------------------------------------- innkeeper


@pytest.mark.rule("FE-15")
def test_the_innkeeper_serves_the_asker_then_the_others_in_turn_order_then_it_again(table: Any) -> None:
    t = table("own", "own", "own", dice="3 6", turn="B")
    t.play("B: use 3 person")
    assert "pass" not in t.legal
    assert not t.can("take decree")
    t.play("B: take wall 1", "B: store")
    assert t.to_move == "C"
    assert t.asked == "guest"
    assert t.can("take sky") == []  # nobody has a tower
    t.play("C: take tower 1")
    assert t.legal == ["build 1"]  # at once, not stored
    t.play("C: build 1", "A: pass")
    assert t.to_move == "B"
    assert t.asked == "innkeeper-again"
    t.play("B: take tower 2", "B: store")
    assert t.slots("B") == ["wall-i-plain", "tower-i-plain"]
    assert t.asked == "turn"


@pytest.mark.rule("FE-15")
def test_others_are_asked_only_if_they_can_build(table: Any) -> None:
    t = table("own", "own*", dice="3 6", display={"wall": {1: None, 2: None, 3: None, 4: None, 5: None}})
    t.play("A: use 3 person", "A: take wall 6", "A: build left")
    # The wall row was emptied and refilled at once, so B may build a wall beside its burnt column.
    assert t.chance() == 6
    assert t.to_move == "B"
    assert t.can("take tower") == []


@pytest.mark.rule("FE-15")
def test_who_cannot_build_anything_is_not_asked(table: Any, all_but: Any) -> None:
    a = " ".join(["own", *all_but("wall")])
    t = table(a, "own*", dice="3 6", display={"wall": NONE})
    t.play("A: use 3 person", "A: take tower 1", "A: build 1")
    assert t.asked == "innkeeper-again"


@pytest.mark.rule("FE-15", "FE-12")
def test_a_row_emptied_by_the_innkeepers_last_pick_is_refilled(table: Any) -> None:
    display = {"wall": {**NONE, 4: "wall-i-gate-star"}}
    t = table("own", dice="3 6", display=display)
    t.play("A: use 3 person", "A: take tower 1", "A: build 1", "B: pass", "A: take wall 4", "A: store")
    assert t.chance() == 6
    assert None not in t.row("wall")
    assert t.asked == "turn"


@pytest.mark.rule("FE-15", "FE-34")
def test_with_nothing_to_place_there_is_no_innkeeper(table: Any) -> None:
    t = table("own/tower-i-plain/sky-s-2", dice="3 6", slots={"A": "sky-s-2 sky-s-1-star"},
              display={"wall": {**NONE, 1: "wall-i-plain"}})  # fmt: skip
    t.play("A: use 3 person")
    assert t.legal == ["take wall 1"]


# ---------------------------------------------------------------- architect


@pytest.mark.rule("FE-16", "FE-12")
def test_the_architect_fills_all_gaps_and_replaces_nothing_then_gives_a_tile(table: Any) -> None:
    display = {"wall": {2: None, 5: None}, "tower": {1: None}, "sky": {6: None}}
    t = table("own", dice="4 6", display=display)
    kept = t.row("wall")[0], t.row("wall")[5]
    t.play("A: use 4 person")
    assert t.chance() == 4
    laid = [(event["layer"], event["column"]) for event in t.told("laid")]
    assert laid == [("wall", 2), ("wall", 5), ("tower", 1), ("sky", 6)]
    assert (t.row("wall")[0], t.row("wall")[5]) == kept
    assert t.asked == "architect"
    assert "pass" in t.legal
    t.play("A: take wall 2", "A: build left")
    assert t.asked == "turn"


@pytest.mark.rule("FE-16")
def test_the_architect_with_an_empty_stack(table: Any, all_but: Any) -> None:
    b = " ".join(["own", *all_but("wall", "wall-ii-gate-guard")])
    display = {"wall": {**NONE, 3: "wall-ii-gate-guard"}, "tower": {1: None}}
    t = table("own", b, dice="4 6", display=display)
    t.play("A: use 4 person")
    assert t.chance() == 1  # the tower alone
    t.play("A: take wall 3", "A: build left")
    assert t.row("wall") == [None] * 6
    assert t.asked == "turn"


@pytest.mark.rule("FE-16", "FE-34")
def test_with_a_full_display_the_architect_gives_a_tile(table: Any) -> None:
    t = table("own", dice="4 6")
    t.play("A: use 4 person")
    assert t.asked == "architect"
    t.play("A: pass")
    assert t.asked == "turn"


# ---------------------------------------------------------------- mayor


@pytest.mark.rule("FE-17", "FE-23")
def test_the_mayor_gives_any_open_decree_and_the_gap_is_refilled_at_once(table: Any) -> None:
    t = table("own", dice="5 6", display={"decree": {2: "guard-2", 5: "district-2"}})
    t.play("A: use 5 person")
    assert len(t.legal) == 6
    assert "take city" not in t.legal
    t.play("A: take decree 2")
    assert t.chance() == 1
    assert t.legal == ["score", "store"]
    t.play("A: store")
    assert t.slots("A") == ["guard-2", None]


@pytest.mark.rule("FE-17", "FE-34")
def test_no_mayor_if_no_decree_can_be_placed(table: Any) -> None:
    full = {"A": "sky-s-2 district-1"}
    t = table("own", dice="5 6", slots=full, display={"decree": dict.fromkeys(range(1, 7), "district-1")})
    assert "use 5 person" not in t.legal


@pytest.mark.rule("FE-17", "FE-27")
def test_city_decrees_are_had_only_from_the_mayor_and_once(table: Any) -> None:
    town = "own/tower-i-white wall-i-gate-star wall-i-plain/tower-i-white-guard"
    t = table(town, dice="5 6")
    assert not t.can("take city")
    t.play("A: use 5 person", "A: take city")
    assert t.asked == "turn"
    assert t.points == [6, 0]  # two towers and the gate between them, 2 each
    assert t.view["city_decrees"] == 1
    assert t.seat("A")["city"]
    again = table(town, dice="5 6", played=[[0, "city", 6]])
    again.play("A: use 5 person")
    assert "take city" not in again.legal


# ---------------------------------------------------------------- mage


@pytest.mark.rule("FE-18")
def test_the_mage_without_fire_gives_a_spell(table: Any) -> None:
    t = table("own", dice="2 6")
    t.play("A: use 6 person")
    assert t.legal == ["pass", "spell 1", "spell 2", "spell 3"]
    t.play("A: pass")
    assert t.asked == "turn"


@pytest.mark.rule("FE-18")
def test_the_mage_puts_out_one_fire_if_there_is_one(table: Any) -> None:
    t = table("own* wall-i-plain", dice="2 6")
    t.play("A: use 6 person")
    assert t.town("A") == "own wall-i-plain"
    assert t.asked == "mage"
    assert t.told("quenched") == [{"event": "quenched", "seat": 0, "columns": [1], "by": "mage"}]


@pytest.mark.rule("FE-18")
def test_of_three_fires_two_are_chosen(table: Any) -> None:
    t = table("own* wall-i-plain* wall-i-plain* wall-i-gate-star", dice="2 6")
    t.play("A: use 6 person")
    assert t.legal == ["quench 1", "quench 2", "quench 3"]
    t.play("A: quench 2")
    assert t.legal == ["quench 1", "quench 3"]
    t.play("A: quench 3")
    assert t.town("A") == "own* wall-i-plain wall-i-plain wall-i-gate-star"


@pytest.mark.rule("FE-18", "FE-21")
def test_clouds_that_the_mage_uncovers_put_out_the_rest(table: Any) -> None:
    town = "own/tower-i-plain/sky-s-2* wall-i-plain/tower-i-plain/sky-s-1-star wall-i-plain*"
    t = table(f"{town} wall-i-gate-star*", dice="2 6")
    t.play("A: use 6 person", "A: quench 1")
    assert t.legal == ["quench 3", "quench 4"]  # 3 clouds, 4 columns
    town = "own/tower-i-plain/sky-s-2* wall-i-plain/tower-i-plain/sky-s-2 wall-i-plain*"
    t = table(f"{town} wall-i-gate-star*", dice="2 6")
    t.play("A: use 6 person", "A: quench 1")
    assert t.asked == "mage"  # 4 clouds, 4 columns: all is out
    assert "*" not in t.town("A")


@pytest.mark.rule("FE-18", "FE-30", "FE-34")
def test_no_mage_without_fire_and_without_a_spell_to_take(table: Any) -> None:
    more = {"spells": {"A": "protection protection"}, "open_spells": "shield shield pick"}
    assert "use 6 person" not in table("own", dice="2 6", **more).legal
    t = table("own* wall-i-plain", dice="2 6", **more)
    t.play("A: use 6 person")
    assert t.asked == "turn"


# ---------------------------------------------------------------- fairy and kobold


@pytest.mark.rule("FE-19", "FE-2")
def test_the_fairy_gives_one_of_three_spells_for_any_die_and_the_gap_is_refilled(table: Any) -> None:
    t = table("own", dice="2 6", open_spells="shield protection pick")
    assert t.can("use 2 fairy", "use 6 fairy") == ["use 2 fairy", "use 6 fairy"]
    t.play("A: use 2 fairy")
    assert t.legal == ["spell 1", "spell 2", "spell 3"]
    t.play("A: spell 2", "chance: spell points-5")
    assert t.view["spells"] == ["shield", "points-5", "pick"]
    assert t.seat("A")["spells"] == ["protection", None]


@pytest.mark.rule("FE-19")
def test_the_kobold_works_as_if_a_die_lay_in_any_column(table: Any) -> None:
    t = table("own", dice="2 6", display={"tower": {4: "tower-i-white"}})
    t.play("A: kobold 4 tower", "A: build 1")
    assert t.town("A") == "own/tower-i-white"
    assert t.legal == ["done"]
    t = table("own", dice="2 6")
    t.play("A: kobold 1 person", "chance: die 6", "A: stop")
    assert t.points == [6, 4]
    assert t.legal == ["done"]


@pytest.mark.rule("FE-19", "FE-34")
def test_the_kobold_finds_nothing_but_the_person_where_the_places_are_empty(table: Any) -> None:
    empty = {4: None}
    display = {"wall": empty, "tower": empty, "sky": empty, "decree": empty}
    t = table("own", dice="2 6", display=display, pile=0)
    assert t.can("kobold 4") == ["kobold 4 person"]


@pytest.mark.rule("FE-19", "FE-34")
def test_the_kobold_is_not_for_the_fairy(table: Any) -> None:
    t = table("own", dice="2 6")
    assert not [text for text in t.can("kobold") if text.endswith("fairy")]
