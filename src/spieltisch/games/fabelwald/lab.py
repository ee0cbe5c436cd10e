"""What Fabelwald must reach: how fast its engine is, how strong its bots are."""

from __future__ import annotations

from ...core.aims import Plan, Speed

SPEED = Speed(
    figures={"decisions_2": 2_000_000, "search_2_as_level_5": 20_000, "steps": 100_000}, state_bytes=2048
)
STRENGTH = Plan(
    level_5={2: 8_000, 3: 8_000, 4: 8_000, 5: 8_000, 6: 8_000},
    duels={"the house's deck": {}},
    wanted={"random": 0.9, "greedy": 0.7},
    mixed={
        3: ((1, 2, 3), (3, 4, 5)),
        4: ((1, 2, 3, 4), (2, 3, 4, 5)),
        5: ((1, 2, 3, 4, 5),),
        6: ((1, 1, 2, 3, 4, 5),),
    },
    mixed_options={},
    about="Level 5 has about a tenth of its second, against random an eighth of that.",
    easier={"random": 1_000},
)
