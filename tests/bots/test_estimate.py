"""What Fasanerie tells its bots: estimates and likely actions."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import spieltisch
from spieltisch import Match
from spieltisch.core.randomness import generator
from spieltisch.games.fasanerie.options import SWITCHES

FIRST = ["gold", "fart", "diamond", "blood", "green", "reeves"]


def estimate(match: Match) -> list[float]:
    points = np.zeros(match.players)
    match.game.kernels["estimate"](match.state, points)
    return points.tolist()


@pytest.mark.parametrize("players", [2, 3])
def test_at_the_end_the_estimate_is_the_score(players: int) -> None:
    for seed in range(60):
        dice = random.Random(seed)
        options: dict[str, Any] = {switch.id: dice.random() < 0.5 for switch in SWITCHES}
        match = spieltisch.new("fasanerie", players, seed, {**options, "kinds": "all"})
        while not match.over:
            match.play(dice.choice(match.legal_actions()))
        assert estimate(match) == pytest.approx(match.scores(), abs=1e-6)


def table(**changes: Any) -> Match:
    laid = {
        "format": "spieltisch-position-1", "game": "fasanerie", "players": 2, "options": {}, "kinds": FIRST,
        "pile": 0, "start": [], "alley": [], "hands": [[], []], "box": [], "traps": [], "left": [],
    }  # fmt: skip
    return spieltisch.from_position({**laid, **changes})


def test_who_stands_alone_with_nobody_behind_is_credited_with_all_it_sweeps() -> None:
    match = table(alley=[["gold-1", []], ["gold-2", []], ["gold-3", [1]]], hands=[["gold-1"], []], left=[0])
    assert estimate(match) == pytest.approx([1.0, 6.0])


def test_of_a_stack_the_bottom_disc_is_credited() -> None:
    match = table(alley=[["gold-1", []], ["gold-3", [0, 1]]])
    assert estimate(match) == pytest.approx([4.0, 0.0])  # the top disc moves on and collects nothing


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_likely_action_is_legal(players: int) -> None:
    rng = generator("likely")
    for seed in range(12):
        dice = random.Random(seed)
        options: dict[str, Any] = {switch.id: dice.random() < 0.5 for switch in SWITCHES}
        match = spieltisch.new("fasanerie", players, seed, {**options, "kinds": "all"})
        while not match.over:
            action = match.game.kernels["likely_action"](match.state.copy(), rng)
            assert action in match.game.legal(match.state)
            match.play(int(action))


def test_a_likely_step_goes_to_what_is_worth_more() -> None:
    match = table(alley=[["fart-3", [0]], ["fart-3", []], ["gold-3", []], ["fart-2", [1]]])
    rng = generator("likely")
    chosen = [match.game.kernels["likely_action"](match.state.copy(), rng) for _ in range(100)]
    assert chosen.count(match.game.parse_action(match.state, "move 2")) > 50
