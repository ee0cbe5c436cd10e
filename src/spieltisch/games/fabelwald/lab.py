"""What Fabelwald must reach: how fast its engine is."""

from __future__ import annotations

from ...core.aims import Speed

SPEED = Speed(
    figures={"decisions_2": 2_000_000, "search_2_as_level_5": 20_000, "steps": 100_000}, state_bytes=2048
)
