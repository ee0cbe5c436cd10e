"""What Feuville tells its bots, and bots at its table."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import spieltisch
from spieltisch import Match, bots
from spieltisch.bots import levels
from spieltisch.bots.ismcts import SearchPlayer
from spieltisch.core.randomness import generator

BUDGET = 30


def estimate(match: Match) -> list[float]:
    points = np.zeros(match.players)
    match.game.kernels["estimate"](match.state, points)
    return [float(value) for value in points]


def margin(match: Match) -> float:
    first, second = estimate(match)
    return first - second


def finished(players: int, seed: int) -> Match:
    match = spieltisch.new("feuville", players, seed, {"round_limit": 6})
    dice = random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.legal_actions()))
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_the_estimate_is_the_score(players: int) -> None:
    for seed in range(5):
        match = finished(players, seed)
        assert estimate(match) == pytest.approx(match.scores(), abs=1e-6)


def test_a_turn_is_worth_as_much_just_before_its_end_as_just_after(table: Any) -> None:
    for turn in "AB":
        slots = {turn: "wall-i-plain"}
        t = table("own wall-i-gate-star", "own", dice="1 6", used="1 6", turn=turn, slots=slots)
        before = margin(t.match)
        t.play(f"{turn}: done")
        assert margin(t.match) == pytest.approx(before, abs=0.2)  # a round less to come changes little


def test_more_symbols_clouds_and_complete_columns_are_better(table: Any) -> None:
    plain = "own wall-i-plain/tower-i-plain"
    for better in (
        "own wall-i-gate-star/tower-i-plain", f"{plain}/sky-s-2", "own wall-i-plain/tower-i-plain-flag",
    ):  # fmt: skip
        assert margin(table(better, plain).match) > 0


def test_the_juggler_is_likely_to_bring_more_than_he_gives_away(table: Any) -> None:
    t = table("own", "own", dice="1 6", used="6")
    before = margin(t.match)
    t.play("A: use 1 person")
    assert margin(t.match) > before


def test_a_likely_action_is_legal() -> None:
    rng = generator("likely")
    for players in (2, 3, 4):
        match = spieltisch.new("feuville", players, players)
        dice = random.Random(players)
        while not match.over and match.step < 400:
            likely = int(match.game.kernels["likely_action"](match.state, rng))
            assert likely in match.game.legal(match.state)
            match.play(dice.choice(match.legal_actions()))


def test_turns_are_counted(table: Any) -> None:
    t = table("own", "own", "own", start="B", turn="B")
    turns = t.match.game.kernels["turns"]
    counted = []
    for seat in "BCAB":
        counted.append(int(turns(t.match.state)))
        t.play(f"{seat}: roll", "chance: roll 1 2")
        assert int(turns(t.match.state)) == counted[-1]
        t.play(f"{seat}: done")
    assert counted == [0, 1, 2, 3]


def test_equal_questions_to_new_bots_are_answered_alike(table: Any) -> None:
    match = table("own wall-i-plain", dice="3 5").match
    for name in bots.NAMES:
        first, second = (bots.by_name(name, "feuville", BUDGET).choose(match.observed(0), 0, 5) for _ in "ab")
        assert first == second


def chosen(match: Match, name: str, budget: int = 800) -> str:
    seat = match.current_player
    bot = bots.by_name(name, "feuville", None if name == "greedy" else budget)
    return str(match.game.action_text(match.state, bot.choose(match.observed(seat), seat, 1)))


@pytest.mark.parametrize("name", ["greedy", "5"])
def test_at_the_very_end_a_stored_decree_is_scored(table: Any, name: str) -> None:
    """B's last turn of the last round; three stars bring 9, and the 7 for the fewest are lost either way."""
    town = "own wall-i-plain-star wall-i-plain-star wall-i-gate-star"
    played = [[1, "area", 0], [1, "free", 0], [0, "flag-1", 0]]
    t = table(
        "own", town, dice="1 6", used="1 6", turn="B", slots={"B": "star-3"}, played=played, last_round=True
    )
    assert t.legal == ["done", "stored 1"]
    assert chosen(t.match, name) == "stored 1"


@pytest.mark.parametrize("name", ["greedy", "5"])
@pytest.mark.parametrize(("total", "wise"), [(3, "roll"), (9, "stop")])
def test_the_juggler_is_stopped_in_time(table: Any, name: str, total: int, wise: str) -> None:
    t = table("own", "own", dice="1 6", used="6")
    t.play("A: use 1 person", "chance: die 3")
    if total == 9:
        t.play("A: roll", "chance: die 6")
    assert chosen(t.match, name) == wise


def test_a_game_may_say_how_it_is_searched_best() -> None:
    feuville, fasanerie = spieltisch.game("feuville"), spieltisch.game("fasanerie")
    assert levels.style(5, fasanerie) == levels.STYLES[5]
    assert levels.style(5, feuville) != levels.STYLES[5]
    player = levels.by_name("5", feuville)
    assert isinstance(player, SearchPlayer)
    assert player.style == levels.style(5, feuville)
