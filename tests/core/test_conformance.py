"""Every game in the house passes every check, for every number of players; and the checks can fail."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spieltisch import game, game_ids, new
from spieltisch.bots.levels import forgetful
from spieltisch.core import conformance
from spieltisch.core.conformance import CHECKS, Trial, name_of
from spieltisch.core.match import Match
from spieltisch.core.randomness import generator

STRIDE = 9
"""`spieltisch conformance` and `make soak` look at every position; here there is no time for that."""
TABLES = [(g, n) for g in game_ids() for n in range(game(g).min_players, game(g).max_players + 1)]


@pytest.mark.parametrize("check", CHECKS, ids=name_of)
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_game_keeps_the_contract(game_id, players, check):
    found = game(game_id)
    bots = {name: forgetful(name, found, budget=30) for name in ("random", "greedy", "3")}
    check(Trial(found, players, range(3), bots, stride=STRIDE))


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    table=st.sampled_from(TABLES),
    seed=st.integers(0, 2**32),
    choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=60),
)
def test_no_sequence_of_legal_moves_breaks_a_game(table, seed, choices):
    game_id, players = table
    trial = Trial(game(game_id), players, range(1))
    match = new(game_id, players, seed, trial.random_options(seed))
    turn = 0
    while not match.over:
        legal = match.legal_actions()
        match.play(legal[choices[turn % len(choices)] % len(legal)])
        match.game.check_invariants(match.state)
        turn += 1
    assert match.result() is not None


def test_a_wrong_bound_is_caught(monkeypatch):
    found = game("fasanerie")
    monkeypatch.setattr(type(found), "max_score", 0)
    with pytest.raises(AssertionError, match="out of bounds"):
        conformance.check_invariants(Trial(found, 3, range(1, 6)))


def test_more_choices_than_declared_are_caught(monkeypatch):
    found = game("fasanerie")
    monkeypatch.setattr(type(found), "most_choices", 1)
    with pytest.raises(AssertionError, match="more legal actions than declared"):
        conformance.check_legal_actions(Trial(found, 3, range(1)))


def test_a_game_that_shows_everything_is_caught(monkeypatch):
    found = game("fasanerie")
    monkeypatch.setattr(type(found), "observed", lambda self, states, seat: states.copy())
    monkeypatch.setattr(conformance, "_other_truth", _changed)
    with pytest.raises(AssertionError, match="tells a secret"):
        conformance.check_non_interference(Trial(found, 3, range(0, 6, 2)))


def _changed(match, seat, seed):
    """Another truth for ``seat``, made with the real ``observe`` though the game no longer uses it."""
    state = match.state.copy()
    match.game.kernels["resample"](state, -1 if seat is None else seat, generator(seed))
    if state.tobytes() == match.state.tobytes():
        return None
    return Match(match.game, match.options, state, auto=False)
