"""Information-set Monte Carlo tree search over flat arrays (Cowling, Powley, Whitehouse 2012).

A tree is a stretch of one array of nodes; a node is an edge into it: who did what. Each iteration draws a
possible truth (``resample``), walks down by UCB among what is legal in it (with availability counts, as
options differ from truth to truth), adds one node, plays on to the end and counts what came of it.

* **One observer**: one tree, seen from the searching seat. **Several observers**: a tree for each seat,
  all walked down together; a step goes down each tree as that seat sees it (``action_as_seen``).
* **Chance**: *closed*, what chance did is part of the path; *open*, the path holds decisions alone and
  chance is drawn anew in each iteration.
"""

# Names like `legal_actions` are the game's kernels, put among the globals by `specialise`.
# ruff: noqa: F821
# mypy: disable-error-code="no-untyped-def, name-defined"
from __future__ import annotations

import math

import numpy as np

from ...core.game import CHANCE, TERMINAL
from ...core.randomness import below, uniform
from ..nodes import MAX_ACTIONS, MAX_OUTCOMES, MAX_SEATS, NONE

MAX_DEPTH = 512


def search(root, seat, nodes, used, trees, iterations, settings, rng):
    """Run ``iterations`` more from ``root`` (a state as ``seat`` sees it); return how many nodes are used.

    ``nodes`` holds the roots of ``trees`` trees first, then nodes as they come; it stops when it is full.
    """
    sim = root.copy()
    legal = np.empty(MAX_ACTIONS, np.int64)
    child_of = np.full(MAX_ACTIONS, NONE, np.int32)
    outcomes = np.empty(MAX_OUTCOMES, np.int64)
    weights = np.empty(MAX_OUTCOMES, np.int64)
    path = np.empty((trees, MAX_DEPTH), np.int32)
    points = np.zeros(MAX_SEATS, np.float64)
    worth = np.zeros(MAX_SEATS, np.float64)
    for _ in range(iterations):
        if used + trees * MAX_DEPTH > nodes.size:
            break
        sim[0] = root[0]
        resample(sim, seat, rng)
        used, depth = descend(
            sim, nodes, used, trees, settings, rng, path, legal, child_of, outcomes, weights
        )
        ended = play_out(sim, settings, rng, points)
        value_end(sim, ended, settings, points, worth)
        for tree in range(trees):
            for d in range(depth):
                node = nodes[path[tree, d]]
                node.visits += 1
                if node.mover >= 0:
                    node.total += worth[node.mover]
    return used


def descend(sim, nodes, used, trees, settings, rng, path, legal, child_of, outcomes, weights):
    """Walk ``sim`` down the trees until a node is new or the game over; return nodes used and depth."""
    for tree in range(trees):
        path[tree, 0] = tree
    depth = 1
    grown = False
    while depth < MAX_DEPTH and not grown:
        player = current_player(sim)
        if player == TERMINAL:
            break
        if player == CHANCE:
            if settings[0].closed == 0:
                sample_chance(sim, rng)
                continue
            outcome = draw(sim, outcomes, weights, rng)
            used, grown = step_down(nodes, used, trees, path, depth, CHANCE, -1 - outcome)
            apply_chance(sim, outcome)
        else:
            own = player if trees > 1 else 0
            action = select(sim, nodes, path[own, depth - 1], settings, rng, legal, child_of)
            for tree in range(trees):
                label = action
                if trees > 1 and tree != player:
                    label = action_as_seen(sim, action, tree)
                used, new = go_down(nodes, used, path, tree, depth, player, label)
                grown = new if tree == own else grown
            apply_action(sim, action)
        depth += 1
    return used, depth


def draw(sim, outcomes, weights, rng):
    """A chance outcome, each as likely as its weight."""
    n = chance_outcomes(sim, outcomes, weights)
    total = 0
    for i in range(n):
        total += weights[i]
    pick = below(rng, total)
    chosen = 0
    for i in range(n):
        pick -= weights[i]
        if pick < 0:
            chosen = outcomes[i]
            break
    return chosen


def step_down(nodes, used, trees, path, depth, mover, label):
    """Go down all trees by the same label; whether the node in the first is new."""
    grown = False
    for tree in range(trees):
        used, new = go_down(nodes, used, path, tree, depth, mover, label)
        grown = new if tree == 0 else grown
    return used, grown


def go_down(nodes, used, path, tree, depth, mover, label):
    """Go down one tree by ``label``, adding the node if it is new."""
    parent = path[tree, depth - 1]
    child = nodes[parent].first
    while child != NONE and nodes[child].label != label:
        child = nodes[child].sibling
    new = child == NONE
    if new:
        child = used
        node = nodes[child]
        node.visits = 0
        node.available = 1
        node.total = 0.0
        node.first = NONE
        node.sibling = nodes[parent].first
        node.label = label
        node.mover = mover
        nodes[parent].first = child
        used += 1
    path[tree, depth] = child
    return used, new


def select(sim, nodes, parent, settings, rng, legal, child_of):
    """The action to follow from ``parent``: an untried one at random, else the best by UCB."""
    n = legal_actions(sim, legal)
    child = nodes[parent].first
    while child != NONE:
        if nodes[child].label >= 0:
            child_of[nodes[child].label] = child
        child = nodes[child].sibling
    untried = 0
    chosen = legal[0]
    for i in range(n):
        child = child_of[legal[i]]
        if child == NONE:
            untried += 1
            if untried == 1 or below(rng, untried) == 0:
                chosen = legal[i]
        else:
            nodes[child].available += 1
    if untried == 0:
        best = -1e300
        for i in range(n):
            node = nodes[child_of[legal[i]]]
            visits = node.visits + 1e-9
            value = node.total / visits + settings[0].exploration * math.sqrt(
                math.log(node.available) / visits
            )
            if value > best:
                best = value
                chosen = legal[i]
    child = nodes[parent].first
    while child != NONE:
        if nodes[child].label >= 0:
            child_of[nodes[child].label] = NONE
        child = nodes[child].sibling
    return chosen


def play_out(sim, settings, rng, points):
    """Play ``sim`` on to the end, or until it is cut off; whether it came to the end.

    Now a likely action of the game's own is taken, now any legal one. Writes the points, final or estimated.
    """
    decisions = 0
    while True:
        player = current_player(sim)
        if player == TERMINAL:
            whole_points(sim, points)
            return True
        if player == CHANCE:
            sample_chance(sim, rng)
            continue
        if decisions >= settings[0].cutoff:
            estimate(sim, points)
            return False
        if settings[0].likely > 0.0 and uniform(rng) < settings[0].likely:
            action = likely_action(sim, rng)
        else:
            action = sample_action(sim, rng)
        apply_action(sim, action)
        decisions += 1


def value_end(sim, ended, settings, points, worth):
    """What a game is worth to each seat, 0 to 1: part winning, part margin of points."""
    players = sim[0].players
    if ended:
        returns(sim, worth)
    for seat in range(players):
        best = -1e300
        for other in range(players):
            if other != seat:
                best = max(best, points[other])
        lead = points[seat] - best
        if ended:
            won = (worth[seat] * (players - 1) + 1.0) / players
        else:
            won = 1.0 / (1.0 + math.exp(-lead / settings[0].spread))
        margin = max(0.0, min(1.0, 0.5 + 0.5 * lead / settings[0].scale))
        worth[seat] = settings[0].win_weight * won + (1.0 - settings[0].win_weight) * margin


def whole_points(sim, points):
    """The points of all seats as floats."""
    whole = np.zeros(MAX_SEATS, np.int64)
    scores(sim, whole)
    for seat in range(sim[0].players):
        points[seat] = whole[seat]

