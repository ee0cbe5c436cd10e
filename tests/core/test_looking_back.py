"""Looking back at a match: what was known then, by a seat, an onlooker, or somebody who sees all."""

from __future__ import annotations

import random
from typing import Any

import pytest

import spieltisch
from spieltisch import Match, RefusedError
from spieltisch.core.game import ALL_SEEING

OPTIONS: dict[str, Any] = {
    "fasanerie": {"kinds": ["gold", "fox", "dog", "net", "trap", "nest"]}, "feuville": {}, "fabelwald": {},
}  # fmt: skip
STEPS = {"fasanerie": 400, "feuville": 60, "fabelwald": 90}
"""Enough for every kind of step; a whole game of Fasanerie."""


@pytest.fixture(params=OPTIONS, scope="module")
def watched(request: pytest.FixtureRequest) -> tuple[Match, dict[Any, list[Any]]]:
    """A game, and what every viewer was shown whenever somebody was to choose."""
    match = spieltisch.new(request.param, 3, 3, OPTIONS[request.param])
    dice = random.Random(3)
    shown: dict[Any, list[Any]] = {viewer: [] for viewer in (0, 2, None)}
    while not match.over and match.step < STEPS[request.param]:
        for viewer, pages in shown.items():
            pages.append((match.step, match.view(viewer), match.events(viewer)))
        match.play(dice.choice(match.legal_actions()))
    return match, shown


def test_who_looks_back_sees_what_they_saw_then_and_no_more(watched: tuple[Match, Any]) -> None:
    match, shown = watched
    for viewer, pages in shown.items():
        # From the end to the beginning and back: what was told of a later step is not told of an earlier one.
        for step, view, events in [*pages[::-7], *pages[::5]]:
            then = match.until(step)
            assert then.view(viewer) == view
            assert then.events(viewer) == events


def test_the_table_rested_wherever_somebody_had_a_choice(watched: tuple[Match, Any]) -> None:
    match, shown = watched
    rests = match.rests()
    assert rests == sorted(set(rests))
    assert rests[-1] == match.step
    # A choice that others can tell is none is made by itself, so pages stood at rests and nowhere else.
    assert {step for step, *_ in shown[None]} <= set(rests)


def test_whoever_sees_all_sees_every_hand_as_its_owner_does(watched: tuple[Match, Any]) -> None:
    match, shown = watched
    for step, *_ in shown[None][::9]:
        then = match.until(step)
        view = then.view(ALL_SEEING)
        assert view["seat"] is None
        assert view["legal"] == []
        for seat in range(3):
            own = then.view(seat)
            if match.game.id == "fasanerie":
                assert view["collections"][seat]["cards"] == own["collections"][seat]["cards"]
                assert view["collections"][seat]["total"] is not None
            elif match.game.id == "fabelwald":
                assert view["seats"][seat]["cards"] == own["seats"][seat]["cards"]
                assert view["seats"][seat]["hidden"] == 0


def test_whoever_sees_all_is_told_every_card() -> None:
    match = spieltisch.new("fabelwald", 2, 1)
    assert all(event["card"] for event in match.events(ALL_SEEING) if event["event"] == "dealt")
    assert not all(event["card"] for event in match.events(None) if event["event"] == "dealt")


def test_to_an_onlooker_all_seeing_has_not_been(watched: tuple[Match, Any]) -> None:
    """What is told to one viewer is not kept for another."""
    match, shown = watched
    step, _, events = shown[None][-1]
    match.until(step).events(ALL_SEEING)
    assert match.until(step).events(None) == events


def test_looking_back_leaves_the_match_as_it_is() -> None:
    match = spieltisch.new("fasanerie", 2, 1)
    match.play(match.legal_actions()[0])
    before = match.record(), match.view(0), match.events(0)
    then = match.until(3)
    then.undo()
    assert (match.record(), match.view(0), match.events(0)) == before


@pytest.mark.parametrize("step", [-1, 8, 1000])
def test_there_is_no_step_beyond_the_last(step: int) -> None:
    match = spieltisch.new("fasanerie", 2, 1)
    assert match.step == 7
    with pytest.raises(RefusedError, match=rf"There is no step {step}; steps go from 0 to 7\."):
        match.until(step)
