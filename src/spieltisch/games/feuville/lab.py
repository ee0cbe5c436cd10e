"""What Feuville must reach: how fast its engine is, how strong its bots are."""

from __future__ import annotations

from ...core.aims import Plan, Speed

SPEED = Speed(
    figures={"decisions_2": 2_000_000, "search_2_as_level_5": 20_000, "steps": 100_000}, state_bytes=2048
)
STRENGTH = Plan(
    level_5={2: 3_000, 3: 3_000, 4: 3_000},
    duels={"the house's set": {}},
    wanted={"random": 0.9, "greedy": 0.7},
    mixed={3: ((1, 2, 3), (3, 4, 5)), 4: ((1, 2, 3, 4), (2, 3, 4, 5))},
    mixed_options={},
    about="Level 5 has about a tenth of its second, against random and greedy half of that.",
    easier={"random": 1_500, "greedy": 1_500},
)
