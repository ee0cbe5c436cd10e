"""Fasanerie as the house sees it: the contract of ``core/game.py``, each part from its own file."""

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
from .cards import MAX_PLAYERS, MIN_PLAYERS
from .invariants import check_invariants
from .state import ALLEY, DTYPE


class Fasanerie(Game):
    """The card game on an alley, with the expansion "Es wird bunter!"; 2 to 6 players."""

    id = "fasanerie"
    name = "Fasanerie"
    version = "1"
    min_players = MIN_PLAYERS
    max_players = MAX_PLAYERS
    switches = options.SWITCHES
    data = options.DATA
    spread: Mapping[str, Any] = {"kinds": "all"}
    dtype = DTYPE
    actions = ACTIONS
    chance_outcomes = CHANCE_OUTCOMES
    most_choices = ALLEY + 1
    """Every place of an alley as long as a position may have it, and to leave; in play 30 lie ahead."""
    max_steps = 6 + 108 * 12
    """Discs, cards, and for each of at most 108 cards laid, each of 6 discs walks onto it at most once and
    at most one card's action is answered; with room to spare."""
    min_score = -200
    max_score = 300
    kernels: Mapping[str, Any] = {
        "current_player": rules.current_player,
        "legal_actions": rules.legal_actions,
        "apply_action": rules.apply_action,
        "chance_outcomes": rules.chance_outcomes,
        "apply_chance": rules.apply_chance,
        "sample_chance": rules.sample_chance,
        "sample_action": rules.sample_action,
        "choices_as_seen": rules.choices_as_seen,
        "action_as_seen": rules.action_as_seen,
        "scores": scoring.scores,
        "returns": scoring.returns,
        "outcome": scoring.outcome,
        "observe": knowledge.observe,
        "resample": knowledge.resample,
        "estimate": estimate.estimate,
        "likely_action": likely.likely_action,
    }

    def complete_options(self, options_: Mapping[str, Any], players: int, rng: Any) -> dict[str, Any]:
        return options.complete(options_, rng)

    def initial_state(self, players: int, options_: Mapping[str, Any]) -> States:
        return setup.initial_state(players, options_)

    def action_text(self, states: States, action: int) -> str:
        return notation.to_text(notation.decode(action))

    def parse_action(self, states: States, text: str) -> int:
        return notation.encode(notation.from_text(text))

    def chance_text(self, states: States, outcome: int) -> str:
        return notation.chance_to_text(outcome)

    def parse_chance(self, states: States, text: str) -> int:
        return notation.chance_from_text(text)

    def view(self, states: States, seat: int | None) -> dict[str, Any]:
        return table.view(states, seat)

    def step_as_seen(self, before: States, actor: int, text: str, seat: int | None) -> str:
        return happenings.step_as_seen(before, actor, text, seat)

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
        return position.read(position_, begin=begin)

    def conformance_options(self, seed: int) -> dict[str, Any]:
        # Half of the games with all cards that act, so that hidden cards are many.
        return {"kinds": "all" if seed % 2 else ["trap", "fox", "net", "dog", "salvadori", "gold"]}

    def check_invariants(self, states: States) -> None:
        check_invariants(states)


GAME = Fasanerie()

