"""Exact play once little is left: every line to the end, within a limit of nodes.

Each seat plays for what the end is worth to itself (max^n: Luckhardt, Irani 1986); chance is averaged
over. With two seats, lines that cannot matter are cut off (alpha-beta). What is hidden is not drawn: call it
where nothing is.
"""

# Names like `legal_actions` are the game's kernels, put among the globals by `specialise`.
# ruff: noqa: F821
# mypy: disable-error-code="no-untyped-def, name-defined"
from __future__ import annotations

import numpy as np

from ...core.game import CHANCE, TERMINAL
from ..nodes import MAX_ACTIONS, MAX_OUTCOMES, MAX_SEATS, NONE

DEPTH = 96
"""Steps ahead at most."""
WIDTH = 64
"""Options of one step at most; where there are more, it is no endgame."""
CHANCES = 3
"""Chance steps in one line at most; more of them make too many lines, and the first line tells so at once."""


def solve(root, win_weight, scale, limit, worth):
    """The best action in ``root`` and, in ``worth``, what it is worth to each seat; ``NONE`` if too big.

    A seat's worth is from 0 to 1: ``win_weight`` for winning, the rest for the margin in ``scale`` points.
    """
    lines = np.empty(DEPTH, root.dtype)
    options = np.empty((DEPTH, WIDTH), np.int64)
    weights = np.empty((DEPTH, WIDTH), np.int64)
    count = np.empty(DEPTH, np.int64)
    at = np.empty(DEPTH, np.int64)
    total = np.empty(DEPTH, np.int64)
    mover = np.empty(DEPTH, np.int64)
    choice = np.empty(DEPTH, np.int64)
    best = np.empty((DEPTH, MAX_SEATS), np.float64)
    chances = np.zeros(DEPTH, np.int64)
    low = np.empty(DEPTH, np.float64)
    high = np.empty(DEPTH, np.float64)
    found = np.zeros(MAX_SEATS, np.float64)
    points = np.zeros(MAX_SEATS, np.float64)
    wide = np.empty(max(MAX_ACTIONS, MAX_OUTCOMES), np.int64)
    wide_weights = np.empty(MAX_OUTCOMES, np.int64)
    players = root[0].players
    lines[0] = root[0]
    low[0] = 0.0
    high[0] = 1.0
    d = 0
    is_new = True
    nodes = 0
    while True:
        if is_new:
            is_new = False
            nodes += 1
            mover[d] = current_player(lines[d : d + 1])
            if mover[d] == TERMINAL:
                value_end(lines[d : d + 1], win_weight, scale, points, found)
            else:
                n = list_options(lines[d : d + 1], mover[d], wide, wide_weights)
                chances[d] = (chances[d - 1] if d > 0 else 0) + (mover[d] == CHANCE)
                if n > WIDTH or nodes > limit or d + 1 == DEPTH or chances[d] > CHANCES:
                    return NONE
                count[d] = n
                at[d] = 0
                total[d] = 0
                for i in range(n):
                    options[d, i] = wide[i]
                    weights[d, i] = wide_weights[i] if mover[d] == CHANCE else 1
                    total[d] += weights[d, i]
                best[d] = 0.0 if mover[d] == CHANCE else -1.0
        if mover[d] == TERMINAL or at[d] == count[d]:
            # This step is done: tell the one before.
            if mover[d] != TERMINAL:
                found[:] = best[d]
            if d == 0:
                worth[:players] = found[:players]
                return choice[0]
            d -= 1
            seat = mover[d]
            if seat == CHANCE:
                best[d] += found * weights[d, at[d]] / total[d]
            elif found[seat] > best[d, seat]:
                best[d] = found
                choice[d] = options[d, at[d]]
                if seat == 0:
                    low[d] = max(low[d], found[0])
                else:
                    high[d] = min(high[d], found[0])
            at[d] += 1
            if players == 2 and seat != CHANCE and low[d] >= high[d]:
                at[d] = count[d]
        else:
            lines[d + 1] = lines[d]
            if mover[d] == CHANCE:
                apply_chance(lines[d + 1 : d + 2], options[d, at[d]])
                low[d + 1] = 0.0
                high[d + 1] = 1.0
            else:
                apply_action(lines[d + 1 : d + 2], options[d, at[d]])
                low[d + 1] = low[d]
                high[d + 1] = high[d]
            d += 1
            is_new = True


def list_options(states, mover, out, weights):
    """What can be done or happen in ``states``, chance weighted; how many."""
    if mover == CHANCE:
        return chance_outcomes(states, out, weights)
    return legal_actions(states, out)
