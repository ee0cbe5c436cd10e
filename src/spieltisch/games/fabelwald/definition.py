"""Fabelwald as the house sees it: the contract of ``core/game.py``, each part from its own file."""

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
from .state import DTYPE, MOST_CARDS, SEATS


class Fabelwald(Game):
    """Creatures with powers, animals and places out of a forest of cards; hidden hands; 2 to 6 players."""

    id = "fabelwald"
    name = "Fabelwald"
    version = "1"
    min_players = 2
    max_players = SEATS
    switches = options.SWITCHES
    data = options.DATA
    dtype = DTYPE
    actions = ACTIONS
    chance_outcomes = CHANCE_OUTCOMES
    most_choices = 70
    """At a turn 3 ways to draw or to end, 16 combos to lay, 12 to extend, 5 players to steal from, 25 cards
    to play; Banshee and Nymph decline or take up one of at most two creatures of each of 24 kinds."""
    max_steps = MOST_CARDS * (SEATS + 1) * 400
    """After a round in which no card leaves the deck somebody has to draw (FW-2), and four runes with the
    powers they allow take far fewer than 400 steps in a turn."""
    min_score = 0
    max_score = 2000
    """Above what any deck that fits the record can bring."""
    search: Mapping[str, Any] = {"scale": 40.0}  # a game between equals is often won by 40 points
    iterations: Mapping[int, int] = {1: 8, 2: 24, 3: 150, 4: 600}
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
    }
    reflexes: Mapping[str, tuple[str, str]] = {"amulet": ("amulet", "pass")}  # FW-19

    def complete_options(self, options_: Mapping[str, Any], players: int, rng: Any) -> dict[str, Any]:
        return options.complete(options_, players)

    def initial_state(self, players: int, options_: Mapping[str, Any]) -> States:
        return setup.initial_state(players, options_)

    def action_text(self, states: States, action: int) -> str:
        return notation.to_text(states, notation.decode(action))

    def parse_action(self, states: States, text: str) -> int:
        return notation.encode(notation.from_text(states, text))

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
        return PositionReader(position_).read(begin)

    def check_invariants(self, states: States) -> None:
        check_invariants(states)


GAME = Fabelwald()
