"""Feuville as the house sees it: the contract of ``core/game.py``, each part from its own file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.game import Game, States
from . import (
    estimate,
    happenings,
    knowledge,
    likely,
    notation,
    options,
    position,
    preview,
    rules,
    scoring,
    setup,
    table,
)
from .actions import ACTIONS, CHANCE_OUTCOMES
from .invariants import check_invariants
from .position_reader import PositionReader
from .state import DTYPE, SEATS


class Feuville(Game):
    """Town views of wall, tower and sky, six persons, two dice and a dragon; 2 to 4 players."""

    id = "feuville"
    name = "Feuville"
    version = "1"
    min_players = 2
    max_players = SEATS
    switches = options.SWITCHES
    numbers = options.NUMBERS
    data = options.DATA
    dtype = DTYPE
    actions = ACTIONS
    chance_outcomes = CHANCE_OUTCOMES
    most_choices = 61
    """31 columns and 30 others when choosing two; at a turn the end, the roll, 2 things of the tableau in 6
    columns and 6 columns with 5 things."""
    max_steps = options.MOST_ROUNDS * SEATS * 100
    """A turn takes far fewer steps than 100. Doubles could fall for ever, so this bound is one of reason:
    dice that break it have a chance below 10^-100."""
    min_score = 0
    max_score = 100_000
    """Far above what any set that fits the record can bring in the most rounds there can be."""
    search: Mapping[str, Any] = {
        "exploration": 0.15,
        "few": 6,  # the juggler's die
        "widening": 0.5,
        "horizon": 2,
        "cutoff": 400,  # a horizon ends lines
    }
    iterations: Mapping[int, int] = {3: 60, 4: 400}
    """More than some hundred add little here, so that levels would hardly differ."""
    kernels: Mapping[str, Any] = {
        "current_player": rules.current_player,
        "legal_actions": rules.legal_actions,
        "apply_action": rules.apply_action,
        "chance_outcomes": rules.chance_outcomes,
        "apply_chance": rules.apply_chance,
        "sample_chance": rules.sample_chance,
        "sample_action": rules.sample_action,
        "choices_as_seen": rules.choices_as_seen,
        "scores": scoring.scores,
        "returns": scoring.returns,
        "outcome": scoring.outcome,
        "observe": knowledge.observe,
        "resample": knowledge.resample,
        "estimate": estimate.estimate,
        "likely_action": likely.likely_action,
        "turns": rules.turns,
    }

    def complete_options(self, options_: Mapping[str, Any], players: int, rng: Any) -> dict[str, Any]:
        return options.complete(options_)

    def initial_state(self, players: int, options_: Mapping[str, Any]) -> States:
        return setup.initial_state(players, options_)

    def action_text(self, states: States, action: int) -> str:
        return notation.to_text(notation.decode(action))

    def parse_action(self, states: States, text: str) -> int:
        return notation.encode(notation.from_text(text))

    def chance_text(self, states: States, outcome: int) -> str:
        return notation.chance_to_text(states, outcome)

    def parse_chance(self, states: States, text: str) -> int:
        return notation.chance_from_text(states, text)

    def view(self, states: States, seat: int | None) -> dict[str, Any]:
        return table.view(states, seat)

    def step_as_seen(self, before: States, actor: int, text: str, seat: int | None) -> str:
        return text

    def events(
        self, before: dict[str, Any], actor: int, text: str, after: dict[str, Any]
    ) -> list[dict[str, Any]]:
        return happenings.events(before, actor, text, after)

    def previews(self, states: States, seat: int) -> list[dict[str, Any]]:
        return preview.previews(states, seat)

    def breakdown(self, states: States) -> list[dict[str, int]]:
        return table.points_and_reasons(states)[0]

    def reasons(self, states: States) -> list[dict[str, dict[str, Any]]]:
        return table.points_and_reasons(states)[1]

    def position(self, states: States) -> dict[str, Any]:
        return position.write(states)

    def from_position(
        self, position_: Mapping[str, Any], *, begin: bool = True
    ) -> tuple[int, dict[str, Any], States]:
        return PositionReader(position_).read(begin)

    def check_invariants(self, states: States) -> None:
        check_invariants(states)


GAME = Feuville()
