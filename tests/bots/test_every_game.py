"""Every bot at tables of every game: it keeps to the rules, and leaves what it is shown alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

import spieltisch
from spieltisch import bots

BUDGET = 30
DENSE = {"dense_forest": True, "draw_first": True}


@pytest.mark.parametrize(
    ("game", "players", "options", "steps"),
    [
        ("feuville", 2, {}, 350),
        ("feuville", 4, {}, 350),
        ("fabelwald", 2, {}, 250),
        ("fabelwald", 5, DENSE, 250),
    ],
)
@pytest.mark.parametrize("name", bots.NAMES)
def test_every_bot_chooses_what_is_legal_and_leaves_the_state_alone(
    name: str, game: str, players: int, options: dict[str, Any], steps: int
) -> None:
    match = spieltisch.new(game, players, players, options)
    dice = random.Random(players)
    bot = bots.by_name(name, game, BUDGET)
    while not match.over and match.step < steps:
        if len(match.legal_actions()) > 1 and match.step % 4 == 0:
            seen = match.observed(match.current_player)
            before = seen.tobytes()
            assert bot.choose(seen, match.current_player, 1) in match.game.legal(match.state)
            assert seen.tobytes() == before
        match.play(dice.choice(match.legal_actions()))
