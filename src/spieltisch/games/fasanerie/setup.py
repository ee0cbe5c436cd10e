"""The state before the first chance event. FA-1, FA-4, FA-5"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...core.decisions import push
from ...core.game import CHANCE, States
from .cards import CARDS, KIND_OF_CARD, KINDS, PUT_BACK, copies
from .options import SWITCHES
from .state import DISCS, DTYPE, IN_HAND, LEFT, SEATS


def empty_table(players: int, options: Mapping[str, Any]) -> States:
    """A record with players, options and types of cards, and nothing on the table."""
    states = np.zeros(1, DTYPE)
    s = states[0]
    s.players = players
    for switch in SWITCHES:
        s[switch.id] = int(options[switch.id])
    kinds = [KINDS.index(kind) for kind in options["kinds"]]
    s.kinds[:] = kinds
    in_play = [card for card in range(len(CARDS)) if KIND_OF_CARD[card] in kinds]
    s.types = len(in_play)
    for t, card in enumerate(in_play):
        s.card[t] = card
        s.kind_of[t] = kinds.index(KIND_OF_CARD[card])
    for seat in range(SEATS):
        s.place[seat] = IN_HAND if seat < players else LEFT
    return states


def all_cards(states: States) -> list[int]:
    """How many cards of each type belong to the game. FA-4"""
    s = states[0]
    return [copies(int(s.card[t]), int(s.players)) for t in range(int(s.types))]


def initial_state(players: int, options: Mapping[str, Any]) -> States:
    """The discs not yet stacked, all cards unseen, chance to move."""
    states = empty_table(players, options)
    s = states[0]
    counts = all_cards(states)
    for t, count in enumerate(counts):
        s.unseen[t] = count
    s.pile = sum(counts) - PUT_BACK * players
    push(s, DISCS, CHANCE, 0)
    return states
