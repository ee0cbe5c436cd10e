"""Whose turn it is, collecting and moving. FA-6 … FA-9, FA-11 … FA-13"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from spieltisch import CHANCE, RefusedError

Lay = Callable[..., Any]


@pytest.mark.rule("FA-6")
def test_who_arrives_lies_on_top(table: Lay) -> None:
    t = table("gold-1 gold-2[C] nest, start BA, pile 9")
    t.chance()
    t.play("A: move 2")
    assert t.alley.startswith("gold-1 gold-2[CA] nest")
    t.chance()
    t.play("B: move 2")
    assert t.alley.startswith("gold-1 gold-2[CAB] nest")


@pytest.mark.rule("FA-7")
def test_the_rearmost_disc_moves(table: Lay) -> None:
    assert table("gold-1 gold-2[B] nest[A] peacock[C]").to_move == "B"


@pytest.mark.rule("FA-7")
def test_in_a_stack_the_top_disc_is_further_back(table: Lay) -> None:
    assert table("gold-1 gold-2[BCA] nest").to_move == "A"


@pytest.mark.rule("FA-7")
def test_the_start_stack_is_behind_the_alley(table: Lay) -> None:
    assert table("gold-1[C] gold-2 nest, start BA").to_move == "A"


@pytest.mark.rule("FA-7")
def test_the_same_player_may_move_several_times_in_a_row(table: Lay) -> None:
    t = table("gold-1[A] gold-2 gold-3 nest peacock[B]")
    t.play("A: move 1", "A: move 1", "A: move 1")
    assert t.to_move == "A"
    assert t.hand("A") == "gold-1 gold-2 gold-3 nest"


@pytest.mark.rule("FA-7", "FA-8")
def test_nobody_collects_from_the_start_stack(table: Lay) -> None:
    t = table("gold-1 gold-2 nest[B], start A")
    assert t.to_move == "A"
    assert t.hand("A") == ""
    assert t.alley == "gold-1 gold-2 nest[B]"
    t.play("A: move 2")
    assert t.hand("A") == "gold-1 gold-2", "now it stood on a card, alone"


@pytest.mark.rule("FA-8")
def test_a_disc_alone_collects_its_card_and_all_behind(table: Lay) -> None:
    t = table("gold-1 nest gold-3[A] peacock[B] fart-1")
    assert t.hand("A") == "gold-1 gold-3 nest"
    assert t.alley == "peacock[B] fart-1"
    assert t.match.view(None)["in_hand"] == 0, "the disc is set aside meanwhile"


@pytest.mark.rule("FA-8")
def test_the_oldest_card_is_collected_first(table: Lay) -> None:
    """The fox stands behind gold: gold has not been collected yet and cannot be given."""
    t = table("fart-2 nest fox gold-1[A] peacock[B]")
    assert t.asked == "fox"
    assert t.in_a_line == "give fart-2, give nest"


@pytest.mark.rule("FA-8")
def test_collecting_is_compulsory(table: Lay) -> None:
    t = table("fart-3 fart-2[A] nest[B] gold-1 gold-2 gold-3 blood blood, pile 9")
    assert t.hand("A") == "fart-2 fart-3"
    assert "leave" not in t.in_a_line


@pytest.mark.rule("FA-9")
def test_a_disc_on_another_collects_nothing(table: Lay) -> None:
    t = table("gold-1 gold-2[BA] nest peacock")
    assert t.to_move == "A"
    assert t.hand("A") == ""
    t.play("A: move 4")
    assert t.hand("A") == ""
    assert t.to_move == "B"
    assert t.hand("B") == "gold-1 gold-2", "B is alone now"


@pytest.mark.rule("FA-9")
def test_who_is_left_alone_below_collects_at_its_turn(table: Lay) -> None:
    t = table("gold-1 gold-2[ABC] nest peacock fart-1")
    t.play("C: move 5", "B: move 3")
    assert t.hand("A") == "gold-1 gold-2"
    assert t.hand("B") == t.hand("C") == ""


@pytest.mark.rule("FA-11")
@pytest.mark.parametrize("card", ["fox", "dog", "net"])
def test_an_action_that_cannot_be_carried_out_is_ignored_and_the_card_kept(table: Lay, card: str) -> None:
    t = table(f"{card}[A] nest[B]")
    assert t.asked == "move"
    assert t.hand("A") == card


@pytest.mark.rule("FA-11")
@pytest.mark.parametrize("card", ["fox", "dog", "net"])
def test_an_ignored_action_is_told(table: Lay, card: str) -> None:
    t = table(f"gold-1[B] {card}[A] peacock[C]")
    since = t.match.step
    t.play("B: move 2")
    assert {"event": "ignored", "seat": 0, "card": card} in t.events(since)


@pytest.mark.rule("FA-11")
def test_an_action_that_can_be_carried_out_must_be(table: Lay) -> None:
    t = table("gold-1 nest fox[A] peacock[B]")
    assert t.in_a_line == "give gold-1, give nest"
    with pytest.raises(RefusedError, match="not allowed now"):
        t.match.play("move 1")


@pytest.mark.rule("FA-12")
def test_any_card_ahead_may_be_moved_to_past_any_number_of_discs(table: Lay) -> None:
    t = table("gold-1[A] nest[B] peacock[C] fart-1 gold-2, pile 9")
    t.chance()
    assert t.in_a_line == ", ".join(f"move {n}" for n in range(1, 8))
    t.play("A: move 6")
    assert t.alley.split()[:4] == ["nest[B]", "peacock[C]", "fart-1", "gold-2"]
    assert t.alley.split()[5].endswith("[A]")


@pytest.mark.rule("FA-12")
def test_at_least_one_card_forward(table: Lay) -> None:
    """On a stack, its own card and those behind are no targets."""
    t = table("gold-1 nest[BA] peacock fart-1")
    assert t.in_a_line == "move 3, move 4, leave"
    with pytest.raises(RefusedError):
        t.match.play("move 2")


@pytest.mark.rule("FA-13")
def test_cards_are_added_until_five_lie_ahead_of_the_leader(table: Lay) -> None:
    t = table("gold-1[A] nest[B] peacock fart-1 gold-2 gold-3 fart-2, pile 9")
    t.play("A: move 4")
    assert t.chance() == 3, "ahead of gold-2 lie only gold-3 and fart-2"


@pytest.mark.rule("FA-13")
def test_as_many_as_there_are(table: Lay) -> None:
    t = table("gold-1[A] nest[B] peacock fart-1 gold-2 gold-3 fart-2, pile 1")
    t.play("A: move 4")
    assert t.chance() == 1
    assert t.pile == 0


@pytest.mark.rule("FA-13")
def test_none_is_added_while_five_lie_ahead_of_another_leader(table: Lay) -> None:
    t = table("gold-1[A] nest[B] peacock fart-1 gold-2 gold-3 fart-2, pile 9")
    t.play("A: move 1")
    assert t.match.current_player != CHANCE


@pytest.mark.rule("FA-13", "FA-19")
def test_also_when_the_mover_does_not_lead(table: Lay) -> None:
    """A net took one of the five cards ahead of the leader; A moves behind it, yet a card is drawn."""
    t = table("net[A] nest blood[B] peacock fart-1 gold-2 gold-3 fart-2, pile 9")
    t.play("A: net 4", "A: move 1")
    assert t.chance() == 1


@pytest.mark.rule("FA-13", "FA-20")
def test_none_is_added_when_a_dog_made_it_more_than_five(table: Lay) -> None:
    t = table("gold-1 nest dog[A] blood[B] peacock fart-1 gold-2 gold-3 fart-2, pile 9")
    t.play("A: give nest", "A: move 1")
    assert t.to_move == "A" or t.to_move == "B"
    assert t.pile == 9
    assert t.alley == "blood[BA] peacock fart-1 gold-2 gold-3 fart-2 nest"


@pytest.mark.rule("FA-6", "FA-7", "FA-8", "FA-9", "FA-13")
def test_two_from_the_start_stack(table: Lay) -> None:
    """A row of the rules: one passes the other, lies on top, moves again, and the other collects."""
    t = table("gold-1 gold-2 gold-3 nest peacock, start AB, pile 6")
    t.play("B: move 3")
    assert t.chance() == 3
    t.play("A: move 3")
    assert t.chance() == 0
    assert t.to_move == "A", "it lies on top"
    assert t.hand("A") == "", "and collects nothing"
    t.play("A: move 5")
    assert t.chance() == 2
    assert t.to_move == "B"
    assert t.hand("B") == "gold-1 gold-2 gold-3"
    assert t.alley.startswith("nest peacock[A]")
    t.play("B: move 1")
    assert t.chance() == 0
    assert t.hand("B") == "gold-1 gold-2 gold-3 nest", "behind A, B moves again and takes the nest"


@pytest.mark.rule("FA-8", "FA-13")
def test_the_example_of_hedwig_and_angelika(table: Lay) -> None:
    """Hedwig (B) collects three, moves to the front, two are drawn; Angelika (A) collects two."""
    t = table("green fart-1 diamond[B] blood gold-1[A] gold-2 reeves fart-2 blood green, pile 9")
    assert t.hand("B") == "fart-1 diamond green"
    t.play("B: move 4")
    assert t.alley == "blood gold-1[A] gold-2 reeves[B] fart-2 blood green"
    assert t.chance() == 2
    assert t.to_move == "A"
    assert t.hand("A") == "gold-1 blood"
