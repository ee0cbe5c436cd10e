"""Building and refilling. FE-10 … FE-12"""

from __future__ import annotations

from typing import Any

import pytest

CORNER = "wall-i-corner"
WHITE = "tower-i-white"


def builds(table: Any, town: str, tile: str, **more: Any) -> list[str]:
    """Where A may build ``tile`` that it has stored."""
    t = table(town, slots={"A": tile}, **more)
    if "stored 1" not in t.legal:
        return []
    t.play("A: stored 1")
    return [text.removeprefix("build ") for text in t.legal]


@pytest.mark.rule("FE-10")
def test_wall_first_tower_on_a_wall_sky_on_a_tower(table: Any) -> None:
    town = "own wall-i-plain/tower-i-plain wall-i-plain/tower-i-plain/sky-s-2"
    assert builds(table, town, "wall-i-gate-star") == ["left", "right"]
    assert builds(table, town, "tower-i-white") == ["1"]
    assert builds(table, town, "sky-s-1-star") == ["2"]


@pytest.mark.rule("FE-10")
def test_walls_go_to_either_end_and_carry_fire_and_grass_along(table: Any) -> None:
    stored = {"A": "wall-i-gate-star wall-i-gate-flag"}
    t = table("own/tower-i-plain/sky-s-1-star_ wall-i-plain*", slots=stored)
    t.play("A: stored 1", "A: build left")
    assert t.town("A") == "wall-i-gate-star own/tower-i-plain/sky-s-1-star_ wall-i-plain*"
    t.play("A: stored 2", "A: build right")
    assert t.town("A") == "wall-i-gate-star own/tower-i-plain/sky-s-1-star_ wall-i-plain* wall-i-gate-flag"
    assert [event["column"] for event in t.told("built")] == [1, 4]


@pytest.mark.rule("FE-10", "FE-22")
def test_never_on_a_burnt_tile_but_a_wall_beside_it(table: Any) -> None:
    assert builds(table, "own* wall-i-plain", "tower-i-plain") == ["2"]
    assert builds(table, "own/tower-i-plain*", "sky-s-1-star") == []
    assert builds(table, "own*", "wall-i-gate-star") == ["left", "right"]


@pytest.mark.rule("FE-10")
def test_a_town_can_have_all_thirty_walls(table: Any, all_but: Any) -> None:
    """31 columns: there is no limit but the supply."""
    town = " ".join(["own", *all_but("wall", "wall-ii-gate-guard")])
    t = table(town, slots={"A": "wall-ii-gate-guard"}, display={"wall": dict.fromkeys(range(1, 7))})
    t.play("A: stored 1", "A: build left")
    assert len(t.seat("A")["columns"]) == 31


@pytest.mark.rule("FE-11")
def test_strict_corners_bind_white_towers_to_corner_bases_and_the_reverse(table: Any) -> None:
    town = f"own {CORNER}"
    assert builds(table, town, WHITE) == ["1", "2"]
    assert builds(table, town, "tower-i-plain") == ["1", "2"]
    strict = {"options": {"strict_corners": True}}
    assert builds(table, town, WHITE, **strict) == ["2"]
    assert builds(table, town, "tower-i-plain", **strict) == ["1"]
    assert builds(table, "own", WHITE, **strict) == []


def one_left(layer: str, tile: str) -> dict[str, Any]:
    return {layer: {1: tile, **dict.fromkeys(range(2, 7))}}


@pytest.mark.rule("FE-12")
def test_a_row_is_refilled_only_when_all_six_spaces_are_empty(table: Any) -> None:
    t = table("own", dice="1 2", display={"wall": {3: None, 4: None, 5: None, 6: None}})
    t.play("A: use 1 wall", "A: build left")
    assert t.to_move == "A"
    assert t.row("wall").count(None) == 5
    t.play("A: use 2 wall", "A: build left")
    assert t.chance() == 6
    assert t.row("wall").count(None) == 0


@pytest.mark.rule("FE-12", "FE-1")
def test_stage_one_runs_out_inside_a_refill(table: Any) -> None:
    stage_one = [
        "wall-i-plain", "wall-i-plain", "wall-i-plain-star", "wall-i-plain-star", *["wall-i-plain-guard"] * 5,
        "wall-i-plain-flag", "wall-i-plain-flag", "wall-i-corner", "wall-i-corner", "wall-i-corner-guard",
        "wall-i-corner-flag",
    ]  # fmt: skip
    # 15 of 18 are built, one lies open: two gates are left above stage II.
    t = table("own", " ".join(["own", *stage_one]), dice="1 6", display=one_left("wall", "wall-i-gate-star"))
    assert t.view["stacks"]["wall"] == {"i": 2, "ii": 12}
    t.play("A: use 1 wall", "A: build left")
    assert t.legal == ["tile wall-i-gate-guard", "tile wall-i-gate-flag"]
    t.play("chance: tile wall-i-gate-flag")
    assert t.legal == ["tile wall-i-gate-guard"]
    t.play("chance: tile wall-i-gate-guard")
    assert len(t.legal) == 10
    assert all(text.startswith("tile wall-ii-") for text in t.legal)
    assert t.chance() == 4
    assert t.row("wall")[:2] == ["wall-i-gate-flag", "wall-i-gate-guard"]
    assert t.view["stacks"]["wall"] == {"i": 0, "ii": 8}


@pytest.mark.rule("FE-12")
def test_a_short_stack_fills_from_column_one(table: Any, all_but: Any) -> None:
    # Everything is built but three walls: one lies open in column 4, two are in the stack.
    b = " ".join(["own", *all_but("wall", "wall-ii-gate-guard", "wall-ii-gate-flag", "wall-ii-corner-flag")])
    display = {"wall": {4: "wall-ii-corner-flag", **dict.fromkeys((1, 2, 3, 5, 6))}}
    t = table("own", b, dice="4 6", display=display)
    t.play("A: use 4 wall", "A: build left")
    assert t.chance() == 2
    assert [tile is not None for tile in t.row("wall")] == [True, True, False, False, False, False]


@pytest.mark.rule("FE-12")
def test_an_empty_row_over_an_empty_stack_stays_empty(table: Any, all_but: Any) -> None:
    b = " ".join(["own", *all_but("wall", "wall-ii-gate-guard")])
    t = table("own", b, dice="1 6", display=one_left("wall", "wall-ii-gate-guard"))
    t.play("A: use 1 wall", "A: build left")
    assert t.to_move == "A"
    assert t.row("wall") == [None] * 6
