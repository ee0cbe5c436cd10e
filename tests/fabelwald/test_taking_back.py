"""What a choice has shown cannot be unseen: such a choice is not taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

REVEALED = (None, "revealed")


@pytest.mark.parametrize(
    ("creature", "choice"),
    [("hydra", "seat 1"), ("shadow-queen", "use"), ("bogeyman", "seat 1"), ("amazon", "name wolf")],
)
def test_who_has_seen_a_hand_does_not_choose_anew(
    table: Callable[..., Any], creature: str, choice: str
) -> None:
    """FW-20, FW-30, FW-34, FW-37"""
    t = table(f"{creature} owl", "wolf elf crow", "rune stag")
    t.play(f"A: play {creature}")
    assert t.match.undo_limit(0) == (0, "")
    t.play(f"A: {choice}")
    assert t.match.undo_limit(0) == REVEALED


def test_that_nobody_has_what_was_named_is_learnt_too(table: Callable[..., Any]) -> None:
    """FW-20: any of B's two cards might be a wolf."""
    t = table("amazon owl", "elf crow")
    t.play("A: play amazon", "A: name wolf")
    assert t.match.undo_limit(0) == REVEALED


def test_what_shows_nothing_can_be_taken_back(table: Callable[..., Any]) -> None:
    """FW-20, FW-41: the Demon lies before everybody, so nobody holds him."""
    t = table("amazon werewolf", "elf crow", combos=["B demon"])
    t.play("A: play amazon", "A: name demon")
    assert t.match.undo_limit(0) == (1, "")
    t = table("werewolf owl", "elf crow")
    t.play("A: play werewolf", "A: seat 1")
    assert t.match.undo_limit(0) == (1, "")
