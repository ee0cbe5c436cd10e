"""The long-handled net. FA-19"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Lay = Callable[..., Any]
pytestmark = pytest.mark.rule("FA-19")


def test_one_more_card_without_a_disc_is_collected_at_once(table: Lay) -> None:
    t = table("gold-1 net[A] nest[B] peacock gold-3")
    assert t.in_a_line == "net 2, net 3", "not the nest, on which B lies"
    t.play("A: net 3")
    assert t.hand("A") == "gold-1 gold-3 net"


def test_the_gap_closes(table: Lay) -> None:
    t = table("net[A] nest gold-3[B] peacock blood[C] fart-1")
    t.play("A: net 3")
    assert t.alley == "nest gold-3[B] blood[C] fart-1"
    t.play("A: move 3")
    assert t.alley == "blood[CA] fart-1", "B swept what lay behind it"


def test_only_cards_ahead_of_the_sweep(table: Lay) -> None:
    t = table("net gold-1 gold-2[A] nest[B] peacock")
    assert t.in_a_line == "net 2", "gold is swept anyway; the peacock is the second card ahead"
    t.play("A: net 2")
    assert t.hand("A") == "gold-1 gold-2 peacock net"


def test_by_option_also_cards_of_the_sweep(table: Lay) -> None:
    t = table("net gold-1 gold-2[A] nest[B] peacock", net_reaches_behind=True)
    assert t.in_a_line == "net 1, net 2, net 4", "A's own disc is set aside, so its card is empty"
    t.play("A: net 2")
    assert t.hand("A") == "gold-1 gold-2 net"
    assert t.alley == "nest[B] peacock", "nothing more was taken: what the net took is not swept again"


@pytest.mark.rule("FA-18")
def test_by_option_a_net_brings_a_card_forward(table: Lay) -> None:
    """The fox stands before gold; netted first, gold can be given to it."""
    t = table("net fox gold-1[A] nest[B]", net_reaches_behind=True)
    t.play("A: net 2")
    assert t.in_a_line == "give gold-1, give net"


@pytest.mark.rule("FA-11")
def test_no_such_card_and_it_is_ignored(table: Lay) -> None:
    """A row of the rules."""
    t = table("net[A] nest[B]")
    assert t.asked == "move"
    assert t.hand("A") == "net"


@pytest.mark.rule("FA-11", "FA-15")
def test_the_last_one_with_all_cards_swept_ignores_it(table: Lay) -> None:
    t = table("gold-1 net gold-2[A], left B")
    assert t.in_a_line == "leave"
    assert t.hand("A") == "gold-1 gold-2 net"


@pytest.mark.rule("FA-17", "FA-13")
def test_chains_net_to_net_to_trap(table: Lay) -> None:
    """A row of the rules: A then moves onto the nest, holds two nets and keeps the trap; two are drawn."""
    t = table("gold-1 net[A] nest[B] net trap peacock blood blood, pile 6")
    assert t.in_a_line == "net 2, net 3, net 4, net 5, net 6"
    t.play("A: net 2")
    assert t.in_a_line == "net 2, net 3, net 4, net 5"
    t.play("A: net 2")
    assert (t.aside, t.asked) == (1, "move")
    t.play("A: move 1")
    assert t.chance() == 2
    assert t.to_move == "A"
    assert t.hand("A") == "gold-1 trap net net"


@pytest.mark.rule("FA-18")
def test_depth_first_a_netted_fox_acts_before_the_sweep_goes_on(table: Lay) -> None:
    t = table("gold-1 net gold-2[A] nest[B] fox")
    t.play("A: net 2")
    assert t.in_a_line == "give gold-1, give net", "gold-2 has not been collected yet"
    t.play("A: give net")
    assert t.hand("A") == "gold-1 gold-2 fox"


@pytest.mark.rule("FA-20")
def test_a_card_that_a_dog_has_just_put_down_may_be_netted(table: Lay) -> None:
    """A row of the rules: nothing is lost."""
    t = table("gold-3 dog net[A] nest[B]")
    assert t.in_a_line == "give gold-3"
    t.play("A: give gold-3")
    assert t.in_a_line == "net 2"
    t.play("A: net 2")
    assert t.hand("A") == "gold-3 net dog"
    assert t.alley == "nest[B]"


def test_a_netted_card_may_lie_behind_other_discs(table: Lay) -> None:
    t = table("net[A] gold-3 nest[B] peacock")
    assert t.in_a_line == "net 1, net 3"
    t.play("A: net 1")
    assert t.alley == "nest[B] peacock"
    assert t.hand("A") == "gold-3 net"
