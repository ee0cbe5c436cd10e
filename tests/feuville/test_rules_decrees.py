"""Decrees: what they score. FE-23 … FE-28"""

from __future__ import annotations

from typing import Any

import pytest

FULL = "wall-i-plain/tower-i-plain/sky-s-2"
STARRY = "wall-i-plain-star/tower-i-plain/sky-s-1-star"
WHITE = "own/tower-i-white"
GATE = "wall-i-gate-star/tower-i-plain"
WHITE_END = "wall-i-plain/tower-i-white-guard"


def scoring(table: Any, town: str, decree: str, **more: Any) -> Any:
    """A has the decree in a slot and uses it."""
    return table(town, slots={"A": decree}, **more).play("A: stored 1")


# ---------------------------------------------------------------- district


@pytest.mark.rule("FE-24")
def test_a_district_scores_five_for_a_complete_column_and_marks_it(table: Any) -> None:
    t = scoring(table, f"own {FULL} {STARRY}", "district-1")
    assert t.legal == ["columns 2", "columns 3"]
    t.play("A: columns 3")
    assert t.points == [5, 0]
    assert t.town("A") == f"own {FULL} {STARRY}_"


@pytest.mark.rule("FE-24")
def test_a_column_scored_before_never_scores_so_again(table: Any, worth: Any) -> None:
    t = scoring(table, f"own {FULL}_ {STARRY}", "district-1")
    assert t.legal == ["columns 3"]
    assert worth(f"own {FULL}_", "district-1") is None


@pytest.mark.rule("FE-24")
def test_a_double_scores_two_adjacent_columns_or_one(table: Any) -> None:
    t = scoring(table, f"{FULL} {STARRY} own", "district-2")
    assert t.legal == ["columns 1", "columns 2", "columns 1 2"]
    t.play("A: columns 1 2")
    assert t.points == [10, 0]
    assert t.town("A") == f"{FULL}_ {STARRY}_ own"
    t = scoring(table, f"{FULL} {STARRY} own", "district-2")
    t.play("A: columns 2")
    assert t.points == [5, 0]
    t = scoring(table, f"{FULL} own {STARRY}", "district-2")
    assert t.legal == ["columns 1", "columns 3"]


@pytest.mark.rule("FE-24", "FE-27")
def test_the_own_grass_of_a_city_does_not_block_a_district(worth: Any) -> None:
    assert worth(f"own {FULL}", "district-1")["points"] == 5


# ---------------------------------------------------------------- status


@pytest.mark.rule("FE-25")
@pytest.mark.parametrize(("times", "points"), [(1, 3), (2, 6), (3, 9)])
def test_status_scores_for_every_such_symbol_in_unburnt_tiles(worth: Any, times: int, points: int) -> None:
    """Two stars in column 2, one in column 4; the burnt star in column 3 does not count."""
    town = f"own {STARRY} wall-i-plain-star* wall-i-gate-star"
    found = worth(town, f"star-{times}")
    assert found == {"points": points, "columns": [2, 4], "square": None, "symbol": "star", "count": 3}


@pytest.mark.rule("FE-25")
def test_each_kind_of_symbol_counts_for_its_own_decrees(worth: Any) -> None:
    town = "own wall-i-plain-guard/tower-i-plain-flag/sky-s-1-griffin wall-i-plain-flag/tower-i-white-griffin"
    assert worth(town, "guard-3")["points"] == 3
    assert worth(town, "flag-2")["points"] == 4
    assert worth(town, "griffin-3")["points"] == 6
    assert worth(town, "star-3")["points"] == 0


# ---------------------------------------------------------------- area and free

SQUARES = (
    "wall-i-plain-guard/tower-i-plain-flag/sky-s-1-star wall-i-plain/tower-i-plain-flag/sky-s-2 "
    "own/tower-i-plain-guard wall-i-plain"
)


@pytest.mark.rule("FE-26")
def test_area_scores_symbols_of_two_adjacent_columns_above_or_below(table: Any) -> None:
    t = scoring(table, SQUARES, "area")
    assert t.legal == ["square sky 1", "square wall 1", "square wall 2"]
    previews = {p["action"]: p["gain"] for p in t.match.previews(0)}
    # Above 1 and 2: star and two flags. Below 1 and 2: guard and two flags. Below 2 and 3: flag and guard.
    assert previews == {"square sky 1": 3, "square wall 1": 3, "square wall 2": 2}
    t.play("A: square wall 2")
    assert t.points == [2, 0]


@pytest.mark.rule("FE-26")
def test_without_a_square_of_unburnt_tiles_area_scores_nothing(table: Any) -> None:
    t = table("own/tower-i-plain wall-i-plain/tower-i-plain-flag*", slots={"A": "area"})
    t.play("A: stored 1")
    assert t.asked == "turn"
    assert t.points == [0, 0]
    assert t.seat("A")["decrees"] == [{"decree": "area", "points": 0}]


@pytest.mark.rule("FE-26")
def test_free_scores_two_for_each_symbol_of_a_kind_of_choice(table: Any) -> None:
    t = scoring(table, SQUARES, "free")
    assert t.legal == ["symbol star", "symbol guard", "symbol griffin", "symbol flag"]
    assert [p["gain"] for p in t.match.previews(0)] == [2, 4, 0, 4]
    t.play("A: symbol flag")
    assert t.points == [4, 0]
    assert t.told("scored")[0]["columns"] == [1, 2]


# ---------------------------------------------------------------- city


@pytest.mark.rule("FE-27")
def test_a_city_of_three_columns_with_a_gate_scores_eight(worth: Any) -> None:
    """Two end towers, one wall and one tower between: 4 tiles, 2 each."""
    assert worth(f"{WHITE} {GATE} {WHITE_END}", "city")["points"] == 8
    assert worth(f"{WHITE} wall-i-gate-star {WHITE_END}", "city")["points"] == 6


@pytest.mark.rule("FE-27")
def test_with_city_end_walls_the_walls_of_the_ends_score_too(worth: Any) -> None:
    assert worth(f"{WHITE} {GATE} {WHITE_END}", "city", {"city_end_walls": True})["points"] == 12


@pytest.mark.rule("FE-27")
def test_a_city_needs_two_white_towers_and_a_gate_strictly_between(worth: Any) -> None:
    assert worth(f"{WHITE} {GATE}", "city") is None
    assert worth(f"{WHITE} wall-i-plain {WHITE_END}", "city") is None
    assert worth(f"wall-i-gate-star/tower-i-white {WHITE_END} own", "city") is None
    assert worth(f"wall-i-gate-star/tower-i-plain {WHITE} {WHITE_END}", "city") is None


@pytest.mark.rule("FE-27", "FE-22")
def test_a_burnt_end_or_gate_makes_no_city_and_burnt_tiles_between_score_nothing(worth: Any) -> None:
    assert worth(f"{WHITE}* {GATE} {WHITE_END}", "city") is None
    assert worth(f"{WHITE} {GATE}* {WHITE_END}", "city") is None
    # Between the ends a gate with its tower stands, a plain column with tower is burnt.
    assert worth(f"{WHITE} {GATE} wall-i-plain/tower-i-plain* {WHITE_END}", "city")["points"] == 8


@pytest.mark.rule("FE-27")
def test_the_outermost_white_towers_count(worth: Any) -> None:
    """Ends 1 and 4; between them gate with tower, and a white tower on its wall: 2 + 4 = 6 tiles."""
    town = f"{WHITE} {GATE} {WHITE_END} wall-i-plain/tower-i-white-flag"
    assert worth(town, "city") == {
        "points": 12, "columns": [1, 2, 3, 4], "square": None, "symbol": None, "count": 6
    }  # fmt: skip


@pytest.mark.rule("FE-27")
def test_a_city_is_scored_at_once_not_refilled_and_ends_nothing(table: Any) -> None:
    t = table(f"{WHITE} {GATE} {WHITE_END}", dice="5 6", pile=0)
    t.play("A: use 5 person", "A: take city")
    assert t.points == [8, 0]
    assert t.asked == "turn"
    assert not t.view["last_round"]
    assert t.view["towns"][0]["decrees"] == [{"decree": "city", "points": 8}]


# ---------------------------------------------------------------- playing, keeping


@pytest.mark.rule("FE-28")
def test_a_status_may_be_played_for_nothing_but_a_district_needs_a_column(table: Any) -> None:
    t = table("own", slots={"A": "griffin-1 district-1"})
    assert t.legal == ["roll", "stored 1"]
    t.play("A: stored 1")
    assert t.points == [0, 0]
    assert t.told("scored")[0]["points"] == 0


@pytest.mark.rule("FE-23")
def test_a_scored_decree_stays_with_its_player(table: Any) -> None:
    t = table(f"own {STARRY}", dice="1 6", display={"decree": {1: "star-3"}})
    t.play("A: use 1 decree")
    t.chance()
    t.play("A: score")
    assert t.seat("A")["decrees"] == [{"decree": "star-3", "points": 6}]
    assert t.match.explain(0)[0] == {"kind": "star-3", "points": 6, "reason": "decrees", "n": 1, "each": [6]}
