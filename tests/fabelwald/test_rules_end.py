"""The end, and who wins. FW-44, FW-45"""

from __future__ import annotations

from typing import Any

import pytest


@pytest.mark.rule("FW-44")
def test_after_the_last_card_the_turn_is_finished_and_everyone_else_has_one_more(table: Any) -> None:
    t = table("owl owl", "crow crow", "stag stag", deck="path")
    t.play("A: draw", "chance: card path")
    assert t.view()["last"] == 2
    t.play("A: lay owl 2", "A: done", "B: done", "C: lay stag 2", "C: done")
    assert t.to_move == "nobody"
    assert t.points == [2, 0, 2]
    assert t.told("deck-empty") == [{"event": "deck-empty", "seat": 0, "last": 2}]


@pytest.mark.rule("FW-44", "FW-9")
def test_who_draws_the_last_card_by_a_rune_still_finishes_the_turn(table: Any) -> None:
    t = table("rune dragon", "crow", deck="path")
    t.play("A: play rune", "A: draw", "chance: card path", "A: play dragon")
    assert t.legal == ["done"]
    t.play("A: done")
    assert t.to_move == "B"
    t.play("B: done")
    assert t.to_move == "nobody"


@pytest.mark.rule("FW-44")
def test_there_is_no_reshuffle(table: Any) -> None:
    t = table("magician", "crow", deck="", discard="owl")
    t.play("A: play magician")
    assert t.asked == "turn"
    assert t.deck == 0


@pytest.mark.rule("FW-45")
def test_only_laid_combos_score(table: Any) -> None:
    t = table("owl owl owl owl", "", deck="", last=0, combos=["B giant"])
    t.play("A: done")
    assert t.match.scores() == [0, 1]
    assert t.match.result()["winners"] == [1]
    assert t.match.returns() == [-1.0, 1.0]


def end(table: Any, *combos: str, players: int = 2) -> Any:
    """The result of a game that ends with these combos."""
    t = table(*[""] * players, deck="", last=0, combos=list(combos))
    t.play("A: done")
    assert t.to_move == "nobody"
    return t


@pytest.mark.rule("FW-45")
def test_a_tie_goes_to_the_most_valuable_single_combo(table: Any) -> None:
    t = end(table, "A giant troll elf", "B swamp swamp swamp", "B hydra nymph")  # 5 : 3 + 2
    assert t.match.scores() == [5, 5]
    result = t.view()["result"]
    assert (result["winners"], result["tie"], result["best"]) == ([0], "best", [5, 3])


@pytest.mark.rule("FW-45")
def test_then_to_the_most_cards_laid(table: Any) -> None:
    t = end(table, "A swamp path clearing", "A owl owl", "B giant troll elf", "B hydra", "B nymph")  # 5 + 2
    result = t.view()["result"]
    assert result["scores"] == [7, 7]
    assert result["laid"] == [5, 5]
    assert (result["winners"], result["tie"]) == ([0, 1], "shared")
    t = end(
        table, "A owl owl owl", "A crow crow", "B giant troll elf", "B hydra", "B nymph", "C dwarf", players=3
    )
    # B: 5 + 1 + 1 with five cards, A: 5 + 2 with five cards.
    assert t.view()["result"]["tie"] == "shared"
    t = end(
        table,
        "A swamp path clearing",
        "A wolf wolf wolf wolf",
        "B owl owl owl owl",
        "B crow crow",
        "B path path path",
    )
    # A: 5 + 9 with 7 cards, B: 9 + 2 + 3 with 9 cards.
    result = t.view()["result"]
    assert (result["scores"], result["best"], result["laid"]) == ([14, 14], [9, 9], [7, 9])
    assert (result["winners"], result["tie"]) == ([1], "laid")
    assert t.match.returns() == [-1.0, 1.0]


@pytest.mark.rule("FW-45")
def test_then_it_is_shared(table: Any) -> None:
    t = end(table, "A giant", "B troll", players=3)
    assert t.view()["result"]["winners"] == [0, 1]
    # Half a win each: (3 / 2 - 1) / 2; the third has -1 / 2.
    assert t.match.returns() == [0.25, 0.25, -0.5]


@pytest.mark.rule("FW-45")
def test_points_are_explained_by_kind(table: Any) -> None:
    t = table(
        "",
        "",
        combos=["A giant troll", "A hydra", "A owl owl owl", "A swamp path clearing", "A path path path"],
    )
    assert t.match.explain(0) == [
        {"kind": "creatures", "points": 3, "reason": "combos", "each": [2, 1], "sizes": [2, 1]},
        {"kind": "animals", "points": 5, "reason": "combos", "each": [5], "sizes": [3]},
        {"kind": "places", "points": 8, "reason": "combos", "each": [5, 3], "sizes": [3, 3]},
    ]


@pytest.mark.rule("FW-44", "FW-45")
def test_after_the_end_all_hands_lie_open(table: Any) -> None:
    t = table("owl", "crow wolf", deck="", last=0)
    assert t.known("", "B") == ""
    t.play("A: done")
    assert t.known("", "B") == "crow wolf"
