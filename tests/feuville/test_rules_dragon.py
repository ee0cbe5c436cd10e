"""The dragon and fire. FE-20 … FE-22, and the shield of FE-30"""

from __future__ import annotations

from typing import Any

import pytest

ONE_CLOUD = "own wall-i-plain wall-i-plain wall-i-gate-star/tower-i-plain/sky-s-1-star"
"""Four columns, one cloud."""
SAFE = "own/tower-i-plain/sky-s-2"


def attacked(table: Any, *towns: str, **more: Any) -> Any:
    """The table after a double."""
    t = table(*towns, **more)
    return t.play(f"{t.to_move}: roll", "chance: roll 3 3")


@pytest.mark.rule("FE-20")
def test_with_as_many_clouds_as_columns_nothing_burns(table: Any) -> None:
    t = attacked(table, SAFE, SAFE)
    assert t.legal == ["roll"]
    assert t.told("burnt") == []
    assert [town["danger"] for town in t.told("dragon")[0]["towns"]] == [0, 0]


@pytest.mark.rule("FE-20")
def test_for_each_cloud_too_few_a_column_of_the_players_choice_burns(table: Any) -> None:
    t = attacked(table, ONE_CLOUD, SAFE)
    assert t.view["decision"] == {"seat": 0, "kind": "burn", "count": 3}
    t.play("A: burn 4")
    assert t.legal == ["burn 1", "burn 2", "burn 3"]
    t.play("A: burn 1", "A: burn 3")
    assert t.town("A") == "own* wall-i-plain wall-i-plain* wall-i-gate-star/tower-i-plain/sky-s-1-star*"
    assert t.asked == "turn"


@pytest.mark.rule("FE-20")
def test_the_count_is_made_before_the_fire_hides_clouds(table: Any) -> None:
    """4 columns, 1 cloud: 3 burn, although the cloud is lost with the first; next time 4 - 0 - 3 = 1."""
    t = attacked(table, ONE_CLOUD, SAFE)
    t.play("A: burn 4", "A: burn 1", "A: burn 2")
    assert t.seat("A")["danger"] == 1


@pytest.mark.rule("FE-20")
def test_burnt_columns_count_as_columns_and_hide_their_clouds(table: Any) -> None:
    """4 columns, 1 cloud, 1 burnt: 2 more. With the cloud's column burnt: 4 - 0 - 1 = 3, all the rest."""
    burnt_wall = "own* wall-i-plain wall-i-plain wall-i-gate-star/tower-i-plain/sky-s-1-star"
    t = attacked(table, burnt_wall, SAFE)
    assert t.view["decision"]["count"] == 2
    assert t.legal == ["burn 2", "burn 3", "burn 4"]
    burnt_cloud = "own wall-i-plain wall-i-plain wall-i-gate-star/tower-i-plain/sky-s-1-star*"
    t = attacked(table, burnt_cloud, SAFE)
    assert t.asked == "turn"
    assert t.town("A").count("*") == 4


@pytest.mark.rule("FE-20")
def test_where_all_must_burn_nobody_is_asked(table: Any) -> None:
    t = attacked(table, "own wall-i-plain", SAFE)
    assert t.asked == "turn"
    assert t.town("A") == "own* wall-i-plain*"
    assert t.told("burnt") == [{"event": "burnt", "seat": 0, "columns": [1, 2]}]


@pytest.mark.rule("FE-20")
def test_towns_burn_in_turn_order_from_the_active_player(table: Any) -> None:
    towns = [f"own {wall} wall-i-plain-guard/tower-i-plain/sky-s-1-{symbol}" for wall, symbol in (
        ("wall-i-plain", "star"), ("wall-i-corner", "griffin"), ("wall-i-gate-flag", "star"))]  # fmt: skip
    t = attacked(table, *towns, turn="B")
    order = []
    while t.asked == "burn":
        order.append(t.to_move)
        t.play(f"{t.to_move}: burn {len([x for x in order if x == t.to_move])}")
    assert order == list("BBCCAA")
    assert t.to_move == "B"


@pytest.mark.rule("FE-21")
def test_building_the_last_cloud_needed_puts_out_all_fire(table: Any) -> None:
    t = table("own* wall-i-plain/tower-i-plain", slots={"A": "sky-s-2"})
    t.play("A: stored 1", "A: build 2")
    assert t.town("A") == "own wall-i-plain/tower-i-plain/sky-s-2"
    assert t.told("quenched") == [{"event": "quenched", "seat": 0, "columns": [1], "by": "clouds"}]


@pytest.mark.rule("FE-21")
def test_a_cloud_too_few_and_it_burns_on(table: Any) -> None:
    t = table("own* wall-i-plain/tower-i-plain", slots={"A": "sky-s-1-star"})
    t.play("A: stored 1", "A: build 2")
    assert t.town("A") == "own* wall-i-plain/tower-i-plain/sky-s-1-star"


@pytest.mark.rule("FE-22")
def test_a_burnt_column_scores_nothing(worth: Any) -> None:
    whole = "own wall-i-plain-star/tower-i-plain/sky-s-1-star"
    burnt = f"{whole}*"
    assert worth(whole, "star-2")["points"] == 4
    assert worth(burnt, "star-2")["points"] == 0
    assert worth(whole, "district-1")["points"] == 5
    assert worth(burnt, "district-1") is None


@pytest.mark.rule("FE-30", "FE-29")
def test_a_shield_keeps_the_dragon_off_for_one_attack(table: Any) -> None:
    t = attacked(table, ONE_CLOUD, SAFE, spells={"A": "shield"})
    assert t.view["decision"] == {"seat": 0, "kind": "shield", "count": 3}
    assert t.legal == ["pass", "shield"]
    before = t.view["spell_pile"]
    t.play("A: shield")
    assert "*" not in t.town("A")
    assert t.seat("A")["spells"] == [None, None]
    assert t.view["spell_pile"] == before + 1
    t.play("A: roll", "chance: roll 3 3")
    assert t.asked == "burn"


@pytest.mark.rule("FE-30")
def test_a_shield_may_be_kept(table: Any) -> None:
    t = attacked(table, ONE_CLOUD, SAFE, spells={"A": "shield"})
    t.play("A: pass")
    assert t.view["decision"] == {"seat": 0, "kind": "burn", "count": 3}
    t.play("A: burn 1", "A: burn 2", "A: burn 3")
    assert t.seat("A")["spells"] == ["shield", None]


@pytest.mark.rule("FE-30")
def test_a_shield_is_offered_only_if_something_would_burn(table: Any) -> None:
    t = attacked(table, SAFE, SAFE, spells={"A": "shield"})
    assert t.asked == "turn"
