"""What Fasanerie must reach: how fast its engine is, how strong its bots are."""

from __future__ import annotations

from ...core.aims import Plan, Speed

SPEED = Speed(
    figures={"decisions_2": 5_000_000, "decisions_6": 3_000_000, "search_2": 200_000, "steps": 100_000},
    state_bytes=1024,
)
STRENGTH = Plan(
    level_5={2: 12_000, 3: 25_000, 4: 20_000, 5: 15_000, 6: 12_000},
    duels={"any six of 18": {"kinds": "all"}},
    wanted={"random": 0.99, "greedy": 0.9},
    mixed={
        3: ((1, 2, 3), (3, 4, 5)),
        4: ((1, 2, 3, 4), (2, 3, 4, 5)),
        5: ((1, 2, 3, 4, 5),),
        6: ((1, 1, 2, 3, 4, 5),),
    },
    mixed_options={"kinds": "all"},
    about="Level 5 has about a tenth of its second for two players and about a third at mixed tables, "
    "where kinds are drawn from all eighteen, too.",
)
