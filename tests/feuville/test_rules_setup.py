"""Setting up. FE-1 … FE-5"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import spieltisch


def begun(players: int = 3, seed: int = 5) -> Any:
    return spieltisch.new("feuville", players, seed, auto=False)


def laid_out(players: int = 3) -> Any:
    match = begun(players)
    while match.current_player == spieltisch.CHANCE:
        match.play(match.legal_actions()[-1])
    return match


@pytest.mark.rule("FE-1")
def test_six_spaces_a_layer_are_filled_from_the_top_of_the_stacks() -> None:
    view = laid_out().view(None)
    rows = {layer: [column[layer] for column in view["display"]] for layer in ("wall", "tower", "sky")}
    assert all(tile.startswith("sky-s-") for tile in rows["sky"])
    assert all(tile.startswith("wall-i-") for tile in rows["wall"])
    assert all(tile.startswith("tower-i-") for tile in rows["tower"])
    assert view["stacks"] == {
        "wall": {"i": 12, "ii": 12}, "tower": {"i": 12, "ii": 12}, "sky": {"s": 0, "i": 12, "ii": 12}
    }  # fmt: skip


@pytest.mark.rule("FE-1")
def test_the_six_special_skies_lie_in_any_order() -> None:
    match = begun()
    while not any(text.startswith("tile sky") for text in match.legal_actions()):
        match.play(match.legal_actions()[0])
    assert match.legal_actions() == ["tile sky-s-1-star", "tile sky-s-1-griffin", "tile sky-s-2"]
    probabilities = [p for _, p in match.game.outcomes(match.state)]
    assert probabilities == [1 / 3, 1 / 3, 1 / 3]


@pytest.mark.rule("FE-2")
def test_three_of_eighteen_spells_lie_open() -> None:
    view = laid_out().view(None)
    assert None not in view["spells"]
    assert view["spell_pile"] == 15
    assert sum((Counter(view["unseen"]["spells"]) + Counter(view["spells"])).values()) == 18


@pytest.mark.rule("FE-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_city_decree_a_player_six_open_decrees_thirteen_in_the_pile_seven_out(players: int) -> None:
    view = laid_out(players).view(None)
    assert view["city_decrees"] == players
    assert [column["decree"] for column in view["display"]].count(None) == 0
    assert view["pile"] == 13
    assert sum(view["unseen"]["decrees"].values()) == 20
    assert "city" not in view["unseen"]["decrees"]


@pytest.mark.rule("FE-4")
def test_everyone_has_two_slots_for_tiles_or_decrees_and_two_for_spells_and_no_points() -> None:
    for town in laid_out().view(None)["towns"]:
        assert town["slots"] == [None, None]
        assert town["spells"] == [None, None]
        assert town["points"] == 0


@pytest.mark.rule("FE-4")
def test_the_start_player_is_random_and_holds_the_cup() -> None:
    match = begun()
    assert match.legal_actions() == ["start 0", "start 1", "start 2"]
    match.play("start 2")
    assert match.view(None)["start"] == 2
    assert match.view(None)["turn"] == 2
    assert match.events(None) == [{"step": 0, "event": "start", "seat": 2}]


@pytest.mark.rule("FE-5")
def test_the_start_wall_is_a_plain_column_without_symbol(table: Any) -> None:
    for town in laid_out().view(None)["towns"]:
        assert town["columns"] == [
            {"wall": "wall-own", "tower": None, "sky": None, "burnt": False, "grass": False}
        ]
        assert set(town["symbols"].values()) == {0}
        assert town["danger"] == 1
    t = table("own", "own/tower-i-plain/sky-s-2")
    t.play("A: roll", "chance: roll 1 1")
    assert t.town("A") == "own*"


def test_between_decisions_chance_goes_on_by_itself() -> None:
    match = spieltisch.new("feuville", 2, seed=1)
    assert match.steps[0][1].startswith("start ")
    assert match.current_player >= 0
    assert len(match.legal_actions()) > 1
