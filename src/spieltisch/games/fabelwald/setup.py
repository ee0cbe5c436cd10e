"""The state before the first chance event. FW-1"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...core.decisions import push
from ...core.game import CHANCE, States
from .cards import RUNE
from .deck import SHELF
from .options import SWITCHES
from .state import DTYPE, START, TURN

LONGEST_CHAIN = 7
LONGEST_CHAIN_DENSE = 10


def empty_table(players: int, options: Mapping[str, Any]) -> States:
    """A record with players, options and the deck, and nothing on the table. FW-9, FW-10"""
    states = np.zeros(1, DTYPE)
    s = states[0]
    s.players = players
    for switch in SWITCHES:
        s[switch.id] = int(options[switch.id])
    deck = SHELF.chosen(options, "deck")
    s.counts[:] = deck.cards(players, options["dense_forest"])
    s.creature_points[:] = deck.creature_points
    s.animal_points[:] = deck.animal_points
    s.mixed_points = deck.mixed
    s.same_points = deck.same
    s.most_runes = s.counts[RUNE]
    s.most_chain = LONGEST_CHAIN_DENSE if options["dense_forest"] else LONGEST_CHAIN
    s.start = s.turn = s.last = s.other = -1
    return states


def initial_state(players: int, options: Mapping[str, Any]) -> States:
    """All cards are in the deck, chance is to find who begins."""
    states = empty_table(players, options)
    s = states[0]
    s.deck[:] = s.counts
    s.deck_size = s.counts.sum()
    push(s, TURN, 0, 0)
    push(s, START, CHANCE, 0)
    return states
