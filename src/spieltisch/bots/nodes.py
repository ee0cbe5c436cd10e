"""The arrays a search works on: nodes of its trees, and its settings."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

MAX_ACTIONS = 1024
MAX_OUTCOMES = 256
MAX_SEATS = 8

NONE = -1
"""No node, no action."""
NO_MOVER = -2
"""The mover of a root."""

NODE = np.dtype(
    (
        np.record,
        [
            ("total", "f8"),  # sum of what came of it, to its mover
            ("visits", "i4"),
            ("available", "i4"),  # how often it could have been chosen
            ("first", "i4"),  # first child
            ("sibling", "i4"),  # next child of the same parent
            ("label", "i4"),  # an action, or -1 - outcome for chance
            ("mover", "i4"),  # a seat, or CHANCE
        ],
    )
)

SETTINGS = np.dtype(
    (
        np.record,
        [
            ("exploration", "f8"),  # UCB's constant, for values from 0 to 1
            ("win_weight", "f8"),  # 1: only winning counts, 0: only the margin
            ("scale", "f8"),  # points of margin that count as everything
            ("likely", "f8"),  # share of playout decisions made by the game's `likely_action`
            ("spread", "f8"),  # estimated margin, in points, that makes a win likely (1 : e)
            ("cutoff", "i8"),  # decisions after which a playout ends in an estimate
            ("closed", "i8"),  # whether what chance did is part of the path
            ("few", "i8"),  # chance with at most so many outcomes is part of the path, too
            ("horizon", "i8"),  # turns after which a line ends in an estimate; 0: none
            ("widening", "f8"),  # children below the root: so many times the root of visits; 0: all
        ],
    )
)

Nodes = npt.NDArray[Any]
Settings = npt.NDArray[Any]


def settings(**values: float) -> Settings:
    """One record of settings."""
    made = np.zeros(1, SETTINGS)
    for name, value in values.items():
        made[name] = value
    return made


def empty_trees(size: int, trees: int) -> Nodes:
    """Room for ``size`` nodes; the first ``trees`` are roots."""
    nodes = np.zeros(size, NODE)
    for tree in range(trees):
        nodes[tree].first = NONE
        nodes[tree].sibling = NONE
        nodes[tree].mover = NO_MOVER
    return nodes
