"""The trap. FA-17"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Lay = Callable[..., Any]
pytestmark = pytest.mark.rule("FA-17")


def test_a_trap_collected_is_set_aside(table: Lay) -> None:
    t = table("trap gold-1[A] nest[B] peacock")
    assert t.aside == 1
    assert t.hand("A") == "gold-1"


def test_after_the_move_it_goes_to_whoever_moves_next(table: Lay) -> None:
    """A row of the rules: A passes B."""
    t = table("trap gold-1[A] nest[B] peacock")
    t.play("A: move 2")
    assert t.aside == 0
    assert t.hand("B") == "nest trap"
    assert t.hand("A") == "gold-1"


def test_perhaps_to_oneself(table: Lay) -> None:
    """A row of the rules: A lies on top of B, moves next, keeps the trap."""
    t = table("trap gold-1[A] nest[B] peacock")
    t.play("A: move 1")
    assert t.to_move == "A"
    assert t.hand("A") == "gold-1 trap"


def test_if_nobody_moves_next_it_goes_into_the_box(table: Lay) -> None:
    """A row of the rules: A alone leaves."""
    t = table("trap gold-1[A] nest, left B")
    t.play("A: leave")
    assert t.box == "trap"
    assert t.hand("A") == "gold-1"


def test_who_leaves_gives_its_trap_to_the_next(table: Lay) -> None:
    t = table("trap gold-1[A] nest[B]")
    t.play("A: leave")
    assert t.hand("B") == "nest trap"


def test_alone_but_going_on_one_gives_the_trap_to_oneself(table: Lay) -> None:
    t = table("trap gold-1[A] nest, left B")
    t.play("A: move 1")
    assert t.hand("A") == "gold-1 nest trap"


def test_several_traps_go_together(table: Lay) -> None:
    t = table("trap trap gold-1[A] nest[B] peacock")
    since = t.match.step
    t.play("A: move 2")
    assert t.hand("B") == "nest trap trap"
    assert {"event": "traps", "count": 2, "seat": 1} in t.events(since)


def test_a_trap_given_is_not_passed_on(table: Lay) -> None:
    """Being given a trap is not collecting it."""
    t = table("trap gold-1[A] nest[B] peacock[C] fart-1")
    t.play("A: move 3", "B: move 2")
    assert t.hand("B") == "nest trap"
    assert t.hand("C") == "peacock"


def test_a_trap_aside_does_not_count_towards_diamonds(table: Lay) -> None:
    """FA-23: A holds 1 card, B 2; the trap aside is nobody's, so A has the fewest."""
    t = table("trap diamond[A] nest[B], B has gold-1 gold-2")
    own = t.match.view(0)["collections"][0]
    assert (own["size"], own["points"]["diamond"]) == (1, 5)


@pytest.mark.rule("FA-18")
@pytest.mark.parametrize("on", [False, True])
def test_a_trap_aside_can_be_given_to_a_fox_of_the_same_sweep_only_by_option(table: Lay, on: bool) -> None:
    t = table("gold-1 trap fox[A] nest[B]", trap_can_be_given_up=on)
    assert t.in_a_line == ("give gold-1, give trap" if on else "give gold-1")
    if on:
        t.play("A: give trap")
        assert (t.aside, t.box, t.hand("A")) == (0, "trap", "gold-1 fox")


@pytest.mark.rule("FA-20")
@pytest.mark.parametrize("on", [False, True])
def test_a_trap_aside_can_be_given_to_a_dog_of_the_same_sweep_only_by_option(table: Lay, on: bool) -> None:
    t = table("gold-1 trap dog[A] nest[B]", trap_can_be_given_up=on)
    assert t.in_a_line == ("give gold-1, give trap" if on else "give gold-1")
    if on:
        t.play("A: give trap")
        assert (t.aside, t.alley) == (0, "nest[B] trap")


@pytest.mark.rule("FA-11", "FA-18")
@pytest.mark.parametrize("on", [False, True])
def test_with_nothing_but_a_trap_aside_a_fox_is_ignored_unless_the_option_is_on(table: Lay, on: bool) -> None:
    t = table("trap fox[A] nest[B]", trap_can_be_given_up=on)
    assert t.asked == ("fox" if on else "move")


@pytest.mark.rule("FA-18", "FA-20")
@pytest.mark.parametrize("card", ["fox", "dog"])
def test_a_trap_received_earlier_can_be_given_up(table: Lay, card: str) -> None:
    t = table(f"{card}[A] nest[B], A has trap")
    assert t.in_a_line == "give trap"


def test_with_the_option_a_trap_in_hand_is_given_before_one_aside(table: Lay) -> None:
    t = table("trap fox[A] nest[B], A has trap", trap_can_be_given_up=True)
    t.play("A: give trap")
    assert (t.aside, t.hand("A")) == (1, "fox")


def test_a_trap_after_the_fox_is_not_there_yet(table: Lay) -> None:
    t = table("gold-1 fox trap[A] nest[B]", trap_can_be_given_up=True)
    assert t.in_a_line == "give gold-1"
