"""The yapping dog. FA-20"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Lay = Callable[..., Any]
pytestmark = pytest.mark.rule("FA-20")


def test_another_card_is_put_open_at_the_front_of_the_alley(table: Lay) -> None:
    t = table("gold-1 fart-3 dog[A] nest[B] peacock")
    assert t.in_a_line == "give gold-1, give fart-3"
    since = t.match.step
    t.play("A: give fart-3")
    assert t.alley == "nest[B] peacock fart-3"
    assert t.hand("A") == "gold-1 dog"
    assert t.events(since, seat=1)[0] == {"event": "dog", "seat": 0, "card": "fart-3", "to": "alley"}


def test_beyond_the_foremost_card_even_if_a_disc_lies_there_and_moved_to_in_the_same_turn(table: Lay) -> None:
    """A row of the rules: fart-2 lies beyond B, A lands on it."""
    t = table("fart-2 dog[A] nest[B]")
    t.play("A: give fart-2")
    assert t.alley == "nest[B] fart-2"
    t.play("A: move 2")
    assert t.to_move == "B"
    assert t.alley == "fart-2[A]"
    assert t.hand("B") == "nest"


@pytest.mark.rule("FA-13")
def test_also_while_cards_are_in_the_pile(table: Lay) -> None:
    t = table("fart-2 dog[A] nest[B] gold-1 gold-2 gold-3 peacock peacock, pile 9")
    t.play("A: give fart-2")
    assert t.alley == "nest[B] gold-1 gold-2 gold-3 peacock peacock fart-2"


def test_never_a_dog(table: Lay) -> None:
    t = table("gold-1 dog[A] nest[B], A has dog")
    assert t.in_a_line == "give gold-1"


@pytest.mark.rule("FA-11")
def test_who_owns_nothing_but_dogs_ignores_it(table: Lay) -> None:
    t = table("dog gold-1[A] nest[B], A has dog")
    assert t.asked == "move"
    assert t.hand("A") == "gold-1 dog dog"


def test_not_cards_that_come_after_it(table: Lay) -> None:
    t = table("gold-1 dog gold-2[A] nest[B]")
    assert t.in_a_line == "give gold-1"


@pytest.mark.parametrize("on", [True, False])
def test_alone_with_nothing_ahead_the_card_goes_into_the_box(table: Lay, on: bool) -> None:
    """A row of the rules; without the option it lies in the alley, to be taken again or abandoned."""
    t = table("gold-1 dog nest[A], left B", dog_box_rule=on)
    t.play("A: give gold-1")
    assert t.box == ("gold-1" if on else "")
    assert t.alley == ("" if on else "gold-1")
    assert t.in_a_line == ("leave" if on else "move 1, leave")


def test_alone_but_with_a_card_ahead_it_lies_in_the_alley(table: Lay) -> None:
    """A row of the rules: A takes gold-3 back, and fart-1."""
    t = table("gold-3 dog[A] fart-1, left B")
    t.play("A: give gold-3")
    assert t.alley == "fart-1 gold-3"
    t.play("A: move 2")
    assert t.hand("A") == "gold-3 fart-1 dog"
    t.play("A: leave")
    assert t.match.scores()[0] == 3 - 1 + 1


def test_nothing_ahead_but_another_disc_in_the_alley_it_lies_in_the_alley(table: Lay) -> None:
    t = table("gold-1 dog[A] nest[B]")
    t.play("A: give gold-1")
    assert t.alley == "nest[B] gold-1"


@pytest.mark.rule("FA-10")
@pytest.mark.parametrize("open_cards", [True, False])
def test_into_the_box_it_goes_face_down(table: Lay, open_cards: bool) -> None:
    t = table("gold-1 fart-3 dog[A], left B", open_cards=open_cards)
    since = t.match.step
    t.play("A: give fart-3")
    told = {"event": "dog", "seat": 0, "card": "fart-3" if open_cards else None, "to": "box"}
    assert t.events(since, seat=1)[0] == told


@pytest.mark.rule("FA-18")
def test_a_card_taken_up_again_acts_again(table: Lay) -> None:
    """The dog puts down the fox; A moves onto it and must obey it a second time."""
    t = table("gold-1 nest dog[A] blood[B], A has fox")
    t.play("A: give fox", "A: move 2", "B: leave")
    assert t.asked == "fox"
    assert t.in_a_line == "give gold-1, give nest, give dog"
