"""What bots are told a situation is worth: sane where it can be said by the rules alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from spieltisch.core.randomness import generator


def estimate(t: Any) -> list[float]:
    """The points that each seat will likely have in the end."""
    points = np.zeros(6, np.float64)
    t.match.game.kernels["estimate"](t.match.state, points)
    return [float(x) for x in points[: t.match.players]]


def lead(t: Any) -> float:
    """A's lead over B."""
    a, b = estimate(t)[:2]
    return a - b


@pytest.mark.rule("FW-45")
def test_after_the_end_it_is_the_score(table: Any) -> None:
    t = table("owl owl", "crow crow", deck="", last=0, combos=["B giant troll"])
    t.play("A: done")
    assert estimate(t) == [0.0, 2.0]


def test_a_hand_is_worth_nothing_to_who_has_no_turn_left(table: Any) -> None:
    t = table("owl owl", "crow crow crow", deck="", last=0)
    assert estimate(t)[1] == 0.0
    assert 0.0 < estimate(t)[0] <= 2.0  # A may still lay the owls


@pytest.mark.parametrize(
    ("hand", "combos", "better", "worse"),
    [
        ("owl owl", [], "lay owl 2", "draw"),
        ("crow", ["A crow crow"], "add 1", "draw"),
        ("swamp path clearing", [], "lay places", "draw"),
    ],
)
def test_a_set_that_is_laid_is_worth_more_than_one_in_hand(
    table: Any, hand: str, combos: list[str], better: str, worse: str
) -> None:
    before = table(hand, "wolf", combos=combos)
    after = table(hand, "wolf", combos=combos).play(f"A: {better}")
    assert worse in before.legal
    assert estimate(after)[0] > estimate(before)[0]


def test_a_power_is_worth_more_than_declining_it(table: Any) -> None:
    more: dict[str, Any] = {"combos": ["B hydra nymph witch"], "discard": "owl wolf stag"}
    for creature in ("dracula", "magician", "fairies", "demon", "highwayman", "laraki", "werewolf"):
        asked = table(creature, "crow crow wolf", **more).play(f"A: play {creature}")
        assert asked.asked == "power", creature
        declined = table(creature, "crow crow wolf", **more).play(f"A: play {creature}", "A: pass")
        assert lead(asked) > lead(declined), creature


def test_the_demon_rather_takes_the_larger_combo(table: Any) -> None:
    combos = ["B hydra nymph witch", "B owl owl", "A elf"]
    tables = [table("demon", "crow", combos=combos).play("A: play demon", "A: new") for _ in range(3)]
    larger, smaller, own = (lead(t.play(f"A: combo {n}")) for n, t in enumerate(tables, 1))
    assert larger > smaller > own


def test_a_turn_missed_is_worth_something(table: Any) -> None:
    t = table("werewolf", "crow wolf").play("A: play werewolf", "A: seat 1")
    assert lead(t) > lead(table("werewolf", "crow wolf").play("A: play werewolf", "A: pass"))


def test_a_likely_action_is_legal_and_not_always_the_same(table: Any) -> None:
    t = table("troll crow rune", "stag wolf", combos=["A hydra", "B magician"])
    kernel = t.match.game.kernels["likely_action"]
    found = {int(kernel(t.match.state, generator(seed))) for seed in range(40)}
    assert found <= set(t.match.game.legal(t.match.state))
    assert len(found) > 1
