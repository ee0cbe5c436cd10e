"""Every bot, every number of players: legal, repeatable, fair."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import spieltisch
from spieltisch import Match, RefusedError, bots
from spieltisch.bots.ismcts import SearchPlayer, Style
from spieltisch.core.randomness import generator

BUDGET = 30
SECRETIVE = ["blood", "peacock", "trap", "fox", "net", "dog"]


def moments(players: int, seed: int, kinds: object = "all", every: int = 5) -> Iterator[Match]:
    """Some moments of a random game at which somebody has a choice."""
    match = spieltisch.new("fasanerie", players=players, seed=seed, options={"kinds": kinds})
    dice = random.Random(seed)
    turn = 0
    while not match.over:
        if turn % every == 0:
            yield match
        turn += 1
        match.play(dice.choice(match.legal_actions()))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", bots.NAMES)
def test_every_bot_chooses_what_is_legal(name: str, players: int) -> None:
    bot = bots.by_name(name, "fasanerie", BUDGET)
    assert bot.name == name
    for match in moments(players, seed=players, kinds=SECRETIVE, every=7):
        seat = match.current_player
        assert bot.choose(match.observed(seat), seat, 1) in match.game.legal(match.state)


@pytest.mark.parametrize("name", bots.NAMES)
def test_equal_seeds_choose_alike_and_the_state_is_left_alone(name: str) -> None:
    for match in moments(3, seed=11, every=8):
        seat = match.current_player
        seen = match.observed(seat)
        before = seen.tobytes()
        first, second = (bots.by_name(name, "fasanerie", BUDGET).choose(seen, seat, 5) for _ in range(2))
        assert first == second
        assert seen.tobytes() == before


@pytest.mark.parametrize("name", bots.NAMES)
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    differed = 0
    for match in moments(2, seed=1, kinds=SECRETIVE, every=2):
        seat = match.current_player
        other_truth = match.state.copy()
        match.game.kernels["resample"](other_truth, seat, generator("another truth", match.step))
        differed += other_truth.tobytes() != match.state.tobytes()
        choices = [
            bots.by_name(name, "fasanerie", BUDGET).choose(match.game.observed(truth, seat), seat, 1)
            for truth in (match.state, other_truth)
        ]
        assert choices[0] == choices[1]
    assert differed > 0


def test_a_bot_with_one_option_answers_at_once() -> None:
    match = spieltisch.from_position(lonely_end())
    patient = SearchPlayer(match.game, iterations=10**12)
    assert match.legal_actions() == ["leave"]
    assert match.game.action_text(match.state, patient.choose(match.observed(0), 0, 1)) == "leave"


def test_each_seat_may_have_a_tree_of_its_own() -> None:
    bot = SearchPlayer(
        spieltisch.game("fasanerie"), iterations=200, style=Style(several_observers=True, closed=True)
    )
    for match in moments(3, seed=4, kinds=SECRETIVE, every=6):
        seat = match.current_player
        visits = bot.visits(match.observed(seat), seat, 1)
        assert sum(visits.values()) == 200
        assert set(visits) <= set(match.game.legal(match.state))


def test_threads_add_up() -> None:
    match = spieltisch.new("fasanerie", players=2, seed=1)
    seat = match.current_player
    bot = SearchPlayer(match.game, iterations=300, threads=2)
    visits = bot.visits(match.observed(seat), seat, 1)
    assert sum(visits.values()) == 600
    assert visits == bot.visits(match.observed(seat), seat, 1)


def test_a_budget_in_seconds_ends() -> None:
    match = spieltisch.new("fasanerie", players=2, seed=1)
    seat = match.current_player
    bot = SearchPlayer(match.game, seconds=0.05)
    assert bot.choose(match.observed(seat), seat, 1) in match.game.legal(match.state)


def test_a_search_needs_a_budget() -> None:
    with pytest.raises(ValueError, match="budget"):
        SearchPlayer(spieltisch.game("fasanerie"))


def test_there_are_five_levels_and_no_sixth() -> None:
    assert bots.LEVELS == (1, 2, 3, 4, 5)
    assert [bots.player(level, "fasanerie").name for level in bots.LEVELS] == list("12345")
    with pytest.raises(RefusedError, match="6"):
        bots.by_name("6", "fasanerie")


def test_warming_up_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    bots.warm_up("fasanerie", lambda done, total: told.append((done, total)))
    total = told[0][1]
    assert told == [(done, total) for done in range(total + 1)]


def test_the_random_bot_tries_everything() -> None:
    match = spieltisch.new("fasanerie", players=2, seed=1)
    seat = match.current_player
    bot = bots.by_name("random", "fasanerie")
    tried = {bot.choose(match.observed(seat), seat, seed) for seed in range(200)}
    assert tried == set(match.game.legal(match.state))


def lonely_end() -> dict[str, object]:
    """Seat 0 alone on the last card, pile empty: it can only leave."""
    return {
        "format": "spieltisch-position-1", "game": "fasanerie", "players": 2, "options": {},
        "kinds": ["gold", "fart", "diamond", "blood", "green", "reeves"], "pile": 0, "start": [],
        "alley": [["gold-1", [0]]], "hands": [[], []], "box": [], "traps": [], "left": [1],
    }  # fmt: skip
