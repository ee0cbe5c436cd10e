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
from ..nodes import MAX_ACTIONS, MAX_OUTCOMES, MAX_SEATS, NO_MOVER, NONE

MAX_DEPTH = 512


def search(root, seat, nodes, used, trees, iterations, settings, rng):
    """Run ``iterations`` more from ``root`` (a state as ``seat`` sees it); return how many nodes are used.

    ``nodes`` holds the roots of ``trees`` trees first, then nodes as they come; it stops when it is full.
    """
    how = settings[0]
    sim = root.copy()
    legal = np.empty(MAX_ACTIONS, np.int64)
    child_of = np.full(MAX_ACTIONS, NONE, np.int32)
    outcomes = np.empty(MAX_OUTCOMES, np.int64)
    weights = np.empty(MAX_OUTCOMES, np.int64)
    path = np.empty((trees, MAX_DEPTH), np.int32)
    points = np.zeros(MAX_SEATS, np.float64)
    worth = np.zeros(MAX_SEATS, np.float64)
    for tree in range(trees):
        path[tree, 0] = tree
    last_turn = turns(root) + how.horizon
    for _ in range(iterations):
        if used + trees * MAX_DEPTH > nodes.size:
            break
        sim[0] = root[0]
        resample(sim, seat, rng)
        depth = 1
        in_tree = True
        decisions = 0  # since the tree was left
        while True:
            player = current_player(sim)
            if player == TERMINAL or decisions > how.cutoff:
                break
            if how.horizon > 0 and turns(sim) >= last_turn:
                break
            if player == CHANCE:
                n = 0
                if in_tree and (how.closed == 1 or how.few > 0):
                    n = chance_outcomes(sim, outcomes, weights)
                if n > 0 and (how.closed == 1 or n <= how.few):
                    outcome = draw(outcomes, weights, n, rng)
                    apply_chance(sim, outcome)
                    for tree in range(trees):
                        used, new = go_down(nodes, used, path, tree, depth, CHANCE, -1 - outcome)
                        in_tree = in_tree and not new
                    depth += 1
                else:
                    sample_chance(sim, rng)
                continue
            if in_tree:
                own = player if trees > 1 else 0
                parent = path[own, depth - 1]
                action = select(sim, nodes, parent, how.exploration, how.widening, rng, legal, child_of)
                for tree in range(trees):
                    label = action
                    if trees > 1 and tree != player:
                        label = action_as_seen(sim, action, tree)
                    used, new = go_down(nodes, used, path, tree, depth, player, label)
                    if tree == own:
                        in_tree = not new and depth + 1 < MAX_DEPTH
                depth += 1
            elif how.likely > 0.0 and uniform(rng) < how.likely:
                action = likely_action(sim, rng)
            else:
                action = sample_action(sim, rng)
            if not in_tree:
                decisions += 1
            apply_action(sim, action)
        if player == TERMINAL:
            value_end(sim, how.win_weight, how.scale, points, worth)
        else:
            value_estimate(sim, how.win_weight, how.scale, how.spread, points, worth)
        for tree in range(trees):
            for d in range(depth):
                node = nodes[path[tree, d]]
                node.visits += 1
                if node.mover >= 0:
                    node.total += worth[node.mover]
    return used


def draw(outcomes, weights, n, rng):
    """One of ``n`` chance outcomes, each as likely as its weight."""
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


def select(sim, nodes, parent, exploration, widening, rng, legal, child_of):
    """The action to follow from ``parent``: an untried one at random, else the best by UCB.

    With ``widening``, below the root: only so many, the likely ones first.
    """
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
    narrow = widening > 0.0 and nodes[parent].mover != NO_MOVER
    if narrow and untried > 0:
        tried = n - untried
        if tried == 0 or tried < widening * math.sqrt(nodes[parent].visits):
            likely = likely_action(sim, rng)
            if child_of[likely] == NONE:
                chosen = likely
                narrow = False
    if untried == 0 or narrow:
        best = -1e300
        available = 0
        log_available = 0.0
        for i in range(n):
            if child_of[legal[i]] == NONE:
                continue
            node = nodes[child_of[legal[i]]]
            if node.available != available:  # mostly all have been available as often
                available = node.available
                log_available = math.log(available)
            value = node.total / node.visits + exploration * math.sqrt(log_available / node.visits)
            if value > best:
                best = value
                chosen = legal[i]
    child = nodes[parent].first
    while child != NONE:
        if nodes[child].label >= 0:
            child_of[nodes[child].label] = NONE
        child = nodes[child].sibling
    return chosen
