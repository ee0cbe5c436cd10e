"""Wins that are there are taken; exact play agrees with looking at everything."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import spieltisch
from spieltisch import CHANCE, TERMINAL, Match, bots
from spieltisch.bots.ismcts import SearchPlayer, Style
from spieltisch.bots.kernels import endgame
from spieltisch.bots.nodes import MAX_SEATS, NONE
from spieltisch.bots.toolbox import kernels, toolbox
from spieltisch.core.game import States

WIN, SCALE = 0.9, 200.0
FIRST = ["gold", "fart", "diamond", "blood", "green", "reeves"]


def position(**changes: Any) -> Match:
    """A position of two players on the first-game set, the pile empty."""
    table = {
        "format": "spieltisch-position-1", "game": "fasanerie", "players": 2, "options": {}, "kinds": FIRST,
        "pile": 0, "start": [], "alley": [], "hands": [[], []], "box": [], "traps": [], "left": [],
    }  # fmt: skip
    return spieltisch.from_position({**table, **changes})


@pytest.mark.parametrize("name", ["greedy", "2", "3", "4", "5"])
def test_the_card_that_wins_is_taken(name: str) -> None:
    # Seat 0 has 2 + 1 = 3, seat 1 has 4. Gold 3 makes it 6 against 4 - 3; leaving would be 3 against 4.
    match = position(
        alley=[["gold-1", [0]], ["gold-3", []], ["fart-3", [1]]], hands=[["gold-2"], ["gold-3", "gold-1"]]
    )
    bot = bots.by_name(name, "fasanerie", 300)
    assert match.game.action_text(match.state, bot.choose(match.observed(0), 0, 1)) == "move 1"


@pytest.mark.parametrize("name", ["greedy", "3", "4", "5"])
def test_a_card_that_costs_the_win_is_left_lying(name: str) -> None:
    # Alone in the alley and ahead by 2: the farts ahead would lose it.
    match = position(
        alley=[["gold-1", [0]], ["fart-3", []]], hands=[["gold-3"], ["gold-2"]], left=[1]
    )
    bot = bots.by_name(name, "fasanerie", 300)
    assert match.game.action_text(match.state, bot.choose(match.observed(0), 0, 1)) == "leave"


def test_exact_play_prefers_a_win_by_little_to_losing_by_less() -> None:
    match = position(
        alley=[["gold-1", [0]], ["gold-3", []], ["fart-3", [1]]], hands=[["gold-2"], ["gold-3", "gold-1"]]
    )
    worth = np.zeros(MAX_SEATS)
    action = toolbox(match.game, endgame).solve(match.state, WIN, SCALE, 10_000, worth)
    assert match.game.action_text(match.state, int(action)) == "move 1"
    # It wins by 6 - 1 = 5 points.
    assert worth[0] == pytest.approx(WIN + (1 - WIN) * (0.5 + 0.5 * 5 / SCALE))
    assert worth[0] + worth[1] == pytest.approx(1.0)


def look_at_everything(match: Match, states: States, looks: list[int]) -> list[float]:
    """What ``states`` is worth to each seat, by plain recursion."""
    looks[0] += 1
    game = match.game
    player = game.kernels["current_player"](states)
    if player == TERMINAL:
        worth = np.zeros(MAX_SEATS)
        kernels(game)["value_end"](states, WIN, SCALE, np.zeros(MAX_SEATS), worth)
        return [float(w) for w in worth[: match.players]]
    if player == CHANCE:
        total = [0.0] * match.players
        for outcome, chance in game.outcomes(states):
            after = states.copy()
            game.kernels["apply_chance"](after, outcome)
            deeper = look_at_everything(match, after, looks)
            total = [t + chance * d for t, d in zip(total, deeper, strict=True)]
        return total
    best: list[float] = []
    for action in game.legal(states):
        after = states.copy()
        game.kernels["apply_action"](after, action)
        found = look_at_everything(match, after, looks)
        if not best or found[player] > best[player]:
            best = found
    return best


@pytest.mark.parametrize("players", [2, 3])
def test_exact_play_agrees_with_looking_at_everything(players: int) -> None:
    compared = 0
    for seed in range(40):
        match = spieltisch.new("fasanerie", players, seed, {"kinds": "all", "open_cards": True}, auto=False)
        dice = random.Random(seed)
        while not match.over:
            if match.state[0].pile <= 1 and match.current_player >= 0:
                worth = np.zeros(MAX_SEATS)
                action = toolbox(match.game, endgame).solve(match.state, WIN, SCALE, 150, worth)
                if action != NONE and len(match.game.legal(match.state)) > 1:
                    looks = [0]
                    everything = look_at_everything(match, match.state, looks)
                    assert worth[:players] == pytest.approx(everything)
                    after = match.state.copy()
                    match.game.kernels["apply_action"](after, action)
                    seat = match.current_player
                    assert look_at_everything(match, after, looks)[seat] == pytest.approx(everything[seat])
                    compared += 1
            match.play(dice.choice(match.legal_actions()))
    assert compared > 20


def test_exact_play_gives_up_where_too_much_is_ahead() -> None:
    match = spieltisch.new("fasanerie", players=2, seed=1)
    seat = match.current_player
    bot = SearchPlayer(match.game, iterations=10, style=Style(endgame=1000))
    assert bot.exact(match.observed(seat), seat) is None


def test_a_search_goes_on_from_the_part_of_its_tree_that_the_game_came_to() -> None:
    # Seat 0 is behind and moves again and again, with no chance in between.
    match = position(
        alley=[
            ["gold-1", [0]], ["gold-3", []], ["blood", []], ["fart-2", []], ["green", []], ["green", [1]],
            ["blood", []],
        ]
    )  # fmt: skip
    bot = SearchPlayer(match.game, iterations=500)
    action = bot.choose(match.observed(0), 0, 1)
    assert match.game.action_text(match.state, action) != "leave"
    match.play("move 1")
    assert match.current_player == 0
    visits = bot.visits(match.observed(0), 0, 2)
    assert sum(visits.values()) > 500
