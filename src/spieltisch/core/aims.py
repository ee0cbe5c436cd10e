"""What the lab is to measure of a game and what that must reach: plain data, in ``games/<id>/lab.py``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Speed:
    """How fast a game's engine must be. ``SPEED`` of a game's ``lab``."""

    figures: Mapping[str, int] = field(default_factory=dict)
    """What figures of ``lab.bench`` must reach, a second and on one core."""
    state_bytes: int | None = None
    """How large a state may be."""


@dataclass(frozen=True)
class Plan:
    """What bots play to show how strong they are. ``STRENGTH`` of a game's ``lab``."""

    level_5: Mapping[int, int]
    """By players: the iterations of level 5."""
    duels: Mapping[str, Mapping[str, Any]]
    """What two play with: its name, and the options."""
    wanted: Mapping[str, float]
    """The share of wins that level 5 must reach against random and greedy."""
    mixed: Mapping[int, tuple[tuple[int, ...], ...]]
    """By players: the levels that sit at one table."""
    mixed_options: Mapping[str, Any]
    about: str = ""
    """What is to be said before the tables."""
    easier: Mapping[str, int] = field(default_factory=dict)
    """The iterations of level 5 against random and greedy, where fewer than ``level_5`` show enough."""
