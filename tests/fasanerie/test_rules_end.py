"""Leaving the alley, the end, and who wins. FA-14 … FA-16"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Lay = Callable[..., Any]


@pytest.mark.rule("FA-14")
def test_nobody_leaves_while_cards_are_in_the_pile(table: Lay) -> None:
    t = table("gold-1[A] nest[B] peacock fart-1 fart-2 gold-2 gold-3, pile 1")
    assert "leave" not in t.in_a_line


@pytest.mark.rule("FA-14")
def test_once_the_pile_is_empty_one_may_leave(table: Lay) -> None:
    t = table("gold-1[A] nest[B] peacock")
    assert t.in_a_line == "move 1, move 2, leave"
    t.play("A: leave")
    assert t.left == "A"


@pytest.mark.rule("FA-14")
def test_the_pile_must_have_been_empty_when_step_2_began(table: Lay) -> None:
    """A takes the last card from the pile by moving; only the next turn may leave."""
    t = table("gold-1[A] nest[B] peacock fart-1 fart-2 gold-2 gold-3, pile 1")
    assert "leave" not in t.in_a_line
    t.play("A: move 2")
    assert t.chance() == 1
    assert t.pile == 0
    assert "leave" in t.in_a_line


@pytest.mark.rule("FA-14", "FA-8")
def test_a_disc_alone_takes_its_cards_before_it_leaves(table: Lay) -> None:
    t = table("fart-3 gold-1[A] nest[B]")
    t.play("A: leave")
    assert t.hand("A") == "gold-1 fart-3"


@pytest.mark.rule("FA-14", "FA-9")
def test_a_disc_on_another_leaves_with_nothing(table: Lay) -> None:
    t = table("fart-3 gold-1[BA] nest")
    t.play("A: leave")
    assert t.hand("A") == ""
    assert t.hand("B") == "gold-1 fart-3"


@pytest.mark.rule("FA-14")
def test_one_may_leave_from_the_start_stack(table: Lay) -> None:
    t = table("fart-3 gold-1 nest, start BA")
    assert t.in_a_line == "move 1, move 2, move 3, leave"
    t.play("A: leave")
    assert (t.hand("A"), t.left) == ("", "A")


@pytest.mark.rule("FA-9", "FA-14", "FA-16")
def test_three_on_one_card_leave_from_top_to_bottom(table: Lay) -> None:
    """A row of the rules: order C, B, A; the lowest takes all three cards."""
    t = table("fart-1 gold-1 nest[ABC]")
    t.play("C: leave", "B: leave", "A: leave")
    assert t.left == "CBA"
    assert (t.hand("A"), t.hand("B"), t.hand("C")) == ("gold-1 fart-1 nest", "", "")
    assert t.to_move == "nobody"


@pytest.mark.rule("FA-15")
def test_the_last_one_goes_on_by_the_same_rules(table: Lay) -> None:
    t = table("gold-1[A] nest peacock fart-1, left B")
    assert t.in_a_line == "move 1, move 2, move 3, leave"
    t.play("A: move 2")
    assert t.hand("A") == "gold-1 peacock nest"
    assert t.in_a_line == "move 1, leave"


@pytest.mark.rule("FA-15")
def test_the_last_one_may_abandon_the_rest(table: Lay) -> None:
    t = table("gold-1[A] nest peacock fart-1, left B")
    t.play("A: move 1", "A: leave")
    assert t.hand("A") == "gold-1 nest"
    assert t.alley == "peacock fart-1"
    assert t.to_move == "nobody"


@pytest.mark.rule("FA-15")
def test_cards_are_taken_without_gaps_from_the_back(table: Lay) -> None:
    t = table("gold-1[A] fart-3 peacock gold-2, left B")
    t.play("A: move 3", "A: leave")
    assert t.hand("A") == "gold-1 gold-2 fart-3 peacock", "the fart between cannot be skipped"


@pytest.mark.rule("FA-15")
def test_with_no_card_ahead_leaving_is_forced(table: Lay) -> None:
    t = table("gold-1 nest[A], left B")
    assert t.in_a_line == "leave"


@pytest.mark.rule("FA-15")
def test_a_forced_leave_is_taken_at_once_when_the_game_goes_on_by_itself(table: Lay) -> None:
    match = table("gold-1[A] nest, left B").match
    match.auto = True
    match.play("move 1")
    assert match.over


@pytest.mark.rule("FA-16")
def test_most_points_win(table: Lay) -> None:
    t = table("nest[A], left B, A has gold-1, B has gold-3")
    t.play("A: leave")
    result = t.match.result()
    assert result["scores"] == [2, 3], "gold 1 and a nest 1; gold 3"
    assert result["winners"] == [1]
    assert t.match.returns() == [-1.0, 1.0]


@pytest.mark.rule("FA-16")
@pytest.mark.parametrize(("order", "winner"), [("ABC", 0), ("BAC", 1), ("CBA", 1), ("CAB", 0)])
def test_a_tie_goes_to_who_left_first_among_the_tied(table: Lay, order: str, winner: int) -> None:
    """A and B have 3 points, C has 1: C's leaving first does not help it."""
    t = table(f"nest, left {order}, A has gold-3, B has gold-1 gold-2, C has gold-1")
    result = t.match.view(None)["result"]
    assert result["scores"] == [3, 3, 1]
    assert result["winners"] == [winner]
    assert result["by_tiebreak"] is True
    assert result["order"] == [winner, 1 - winner, 2]


@pytest.mark.rule("FA-16")
def test_a_clear_win_needs_no_tiebreak(table: Lay) -> None:
    t = table("nest, left AB, A has gold-3, B has gold-1")
    assert t.match.view(None)["result"]["by_tiebreak"] is False


@pytest.mark.rule("FA-16")
def test_the_game_ends_when_all_have_left(table: Lay) -> None:
    t = table("gold-1 nest[BA] peacock")
    t.play("A: leave")
    assert not t.match.over
    t.play("B: leave")
    assert t.match.over
    assert t.match.legal_actions() == []
    assert t.events(0)[-1] == {
        "event": "end", "winners": [1], "scores": [0, 2], "by_tiebreak": False,
    }  # fmt: skip
