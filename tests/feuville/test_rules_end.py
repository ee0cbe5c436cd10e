"""The end of the game. FE-31 … FE-33"""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch


def turns_to_the_end(t: Any) -> list[str]:
    """Everybody rolls and uses nothing; who still had a turn."""
    had = []
    while t.to_move != "nobody":
        seat = t.to_move
        had.append(seat)
        if t.legal != ["done"] and "done" not in t.legal:
            t.play(f"{seat}: roll", "chance: roll 1 2")
        t.play(f"{seat}: done")
    return had


@pytest.mark.rule("FE-31")
@pytest.mark.parametrize(("seat", "rest"), [("A", "AB"), ("B", "B"), ("C", "CAB")])
def test_the_fourteenth_decree_ends_the_game_with_the_round(table: Any, seat: str, rest: str) -> None:
    """C holds the cup; the round ends before it. The one who took the decree ends its turn first."""
    t = table("own", "own", "own", dice="1 6", turn=seat, start="C", pile=0, display={"decree": {1: "free"}})
    t.play(f"{seat}: use 1 decree")
    assert t.view["last_round"]
    assert t.told("last-round") == [{"event": "last-round", "seat": "ABC".index(seat)}]
    assert t.to_move == seat  # no gap is refilled
    assert t.row("decree")[0] is None
    t.play(f"{seat}: store")
    assert "".join(turns_to_the_end(t)) == rest
    assert t.match.result() is not None
    assert t.view["result"]["by"] == "decrees"


@pytest.mark.rule("FE-31")
def test_thirteen_decrees_are_replaced(table: Any) -> None:
    t = table("own", dice="1 6", pile=1, display={"decree": {1: "free"}})
    t.play("A: use 1 decree")
    assert t.to_move == "chance"
    t.chance()
    assert not t.view["last_round"]
    assert t.view["pile"] == 0


@pytest.mark.rule("FE-31")
def test_further_decrees_of_the_last_round_leave_gaps_too(table: Any) -> None:
    t = table("own", dice="1 2", pile=0, display={"decree": {1: "free", 2: "area"}})
    t.play("A: use 1 decree", "A: store", "A: use 2 decree", "A: store")
    assert t.row("decree").count(None) == 2


@pytest.mark.rule("FE-31")
def test_also_a_decree_from_the_mayor(table: Any) -> None:
    t = table("own", dice="1 5", pile=0, display={"decree": {3: "free"}})
    t.play("A: use 5 person", "A: take decree 3", "A: store")
    assert t.view["last_round"]


@pytest.mark.rule("FE-31")
def test_at_the_latest_the_game_ends_after_round_limit_rounds(table: Any) -> None:
    t = table("own", options={"round_limit": 2})
    assert "".join(turns_to_the_end(t)) == "ABAB"
    assert t.view["result"]["by"] == "round-limit"


@pytest.mark.rule("FE-31")
def test_the_round_limit_is_sixty_unless_said_otherwise() -> None:
    assert spieltisch.new("feuville", 2, seed=1).options["round_limit"] == 60
    with pytest.raises(spieltisch.RefusedError, match="from 1 to 100"):
        spieltisch.new("feuville", 2, options={"round_limit": 0})
    with pytest.raises(spieltisch.RefusedError, match="round_limit cannot be True"):
        spieltisch.new("feuville", 2, options={"round_limit": True})


def over(table: Any, *played: list[Any], towns: int = 3) -> Any:
    """The result of a game in which these decrees were played."""
    t = table(*["own"] * towns, played=list(played), over=True)
    assert t.to_move == "nobody"
    return t.match


@pytest.mark.rule("FE-32")
def test_who_played_the_fewest_decrees_gets_seven(table: Any) -> None:
    match = over(table, [0, "star-1", 3], [0, "city", 8], [1, "area", 2], [2, "free", 6], [2, "flag-1", 1])
    assert match.scores() == [11, 9, 7]
    assert match.result()["winners"] == [0]
    assert [b["fewest"] for b in match.result()["breakdown"]] == [0, 7, 0]


@pytest.mark.rule("FE-32")
def test_city_decrees_count_stored_ones_do_not_and_all_tied_get_seven(table: Any) -> None:
    t = table("own", "own", "own", played=[[0, "city", 8], [2, "free", 6]], over=True, slots={"B": "star-1"})
    assert t.match.scores() == [8, 7, 6]
    t = table("own", "own", played=[[0, "city", 8], [1, "free", 6]], over=True)
    assert t.match.scores() == [15, 13]


@pytest.mark.rule("FE-32")
def test_the_bonus_comes_only_at_the_end(table: Any) -> None:
    assert table("own", "own").points == [0, 0]


@pytest.mark.rule("FE-33")
def test_most_points_win_and_a_tie_is_shared(table: Any) -> None:
    match = over(table, [0, "star-1", 10], [1, "area", 10], [2, "free", 3])
    assert match.scores() == [17, 17, 10]
    assert match.result()["winners"] == [0, 1]
    assert match.returns() == [0.25, 0.25, -0.5]
    single = over(table, [0, "star-1", 10], [1, "area", 9], [2, "free", 3])
    assert single.returns() == [1.0, -0.5, -0.5]
    everybody = over(table, towns=4)
    assert everybody.result()["winners"] == [0, 1, 2, 3]
    assert everybody.returns() == [0.0, 0.0, 0.0, 0.0]
