"""The fox. FA-18"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Lay = Callable[..., Any]
pytestmark = pytest.mark.rule("FA-18")


def test_one_card_collected_earlier_goes_into_the_box(table: Lay) -> None:
    t = table("fart-3 fox[A] nest[B], A has gold-1")
    assert t.in_a_line == "give gold-1, give fart-3"
    t.play("A: give fart-3")
    assert t.box == "fart-3"
    assert t.hand("A") == "gold-1 fox"
    assert t.asked == "move"


def test_not_the_fox_itself_nor_cards_that_come_after_it(table: Lay) -> None:
    """A row of the rules: may give fart-3, not gold-3, not the fox."""
    t = table("fart-3 fox gold-3[A] nest[B]")
    assert t.in_a_line == "give fart-3"
    t.play("A: give fart-3")
    assert t.hand("A") == "gold-3 fox"


def test_an_earlier_fox_may_be_given(table: Lay) -> None:
    t = table("gold-1 fox[A] nest[B], A has fox")
    assert t.in_a_line == "give gold-1, give fox"


def test_of_two_foxes_alone_the_second_discards_the_first(table: Lay) -> None:
    """A row of the rules."""
    t = table("fox fox[A] nest[B]")
    assert t.in_a_line == "give fox", "the first was ignored"
    t.play("A: give fox")
    assert (t.hand("A"), t.box) == ("fox", "fox")


@pytest.mark.rule("FA-11")
def test_who_owns_nothing_ignores_it(table: Lay) -> None:
    t = table("fox gold-1[A] nest[B]")
    assert t.asked == "move"
    assert t.hand("A") == "gold-1 fox"


def test_it_acts_at_once_before_the_sweep_goes_on(table: Lay) -> None:
    t = table("gold-1 gold-2 fox gold-3 fox[A] nest[B]")
    assert t.in_a_line == "give gold-1, give gold-2"
    t.play("A: give gold-1")
    assert t.in_a_line == "give gold-2, give gold-3, give fox", "the first fox counts as owned now"
    t.play("A: give gold-2")
    assert t.hand("A") == "gold-3 fox fox"


@pytest.mark.rule("FA-10")
@pytest.mark.parametrize("open_cards", [False, True])
def test_face_down_unless_the_game_is_open(table: Lay, open_cards: bool) -> None:
    t = table("gold-1 fart-3 fox[A] nest[B]", open_cards=open_cards)
    since = t.match.step
    t.play("A: give fart-3")
    seen = t.events(since, seat=1)[0]
    assert seen == {"event": "fox", "seat": 0, "card": "fart-3" if open_cards else None}
    assert t.match.view(1)["box"] == (["fart-3"] if open_cards else [])
    assert t.events(since, seat=0)[0]["card"] == "fart-3", "A knows in either case"


def test_what_went_into_the_box_never_scores(table: Lay) -> None:
    t = table("fart-3 gold-1 fox[A] nest[B]")
    t.play("A: give fart-3", "A: leave", "B: leave")
    assert t.match.scores() == [1 + 2, 1]
