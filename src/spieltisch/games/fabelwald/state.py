"""The record of a game of Fabelwald: what lies where, in small integers.

Cards are kinds (``cards.CARDS``), numbered from 1. A creature of a combo, or taken up out of one, may carry
the mark ``SPENT``: it has triggered in the chain of powers that is going on (FW-10). It loses the mark in a
hand or on the discard pile, for no power that brings it there goes on to another.

Combos stand in numbered places; a place is free while its ``combo_size`` is 0, and a combo keeps its place
when it changes its owner. The dragon is always the last card of his combo (FW-15).

**Hidden hands.** ``hand`` counts cards by kind. In a record as a seat sees it (``knowledge.observe``) the
hands of others hold only what that seat knows, ``hand_size`` still says how many they are, and ``deck``
counts all cards that the seat sees nowhere. ``known`` remembers who knows what: for each hand and kind, a
lane of three bits for every viewer (seats, and last ``EVERYBODY``) with the number of such cards that
viewer knows to be there; an owner's own lane is 0. ``unaware`` has how many of these the owner cannot tell
the viewer knows, as they came with a swap of hands (FW-34); its lanes leave out the owner's.
"""

from __future__ import annotations

import numpy as np

from ...core.decisions import FRAME_FIELDS
from .cards import ANIMALS, PLACES, TYPES

SEATS = 6
MOST_CARDS = 80  # in all
COMBOS = 48
COMBO_CARDS = 5  # FW-11
MOST_ANIMALS = 4  # in a combo, FW-13
PLACE_CARDS = 3  # FW-12
HAND_LIMIT = 7  # FW-6
DEALT = 3  # FW-1
STEALABLE = 2  # cards a victim must hold, FW-5
RUNE_ACTIONS = 2  # FW-9
TAKEN = SEATS
SPECIES = len(ANIMALS)
PLACE_KINDS = len(PLACES)

SPENT = 64
"""The mark of a card that has triggered in this chain."""
KIND_BITS = SPENT - 1
UNKNOWN = -1
"""A taken card that the viewer may not know."""

LANE = 3
EVERYBODY = SEATS
"""The viewer whose lane holds what all have seen."""
MOST_KNOWN = (1 << LANE) - 1

DTYPE = np.dtype(
    (
        np.record,
        [
            ("players", "i1"),
            ("draw_first", "i1"),
            ("dense_forest", "i1"),
            ("swap_all", "i1"),
            # The deck played with.
            ("counts", "i1", (TYPES,)),  # cards of each kind in the game
            ("creature_points", "i1", (COMBO_CARDS + 1,)),  # by size
            ("animal_points", "i1", (COMBO_CARDS + 1,)),
            ("mixed_points", "i1"),
            ("same_points", "i1"),
            ("most_runes", "i1"),
            ("most_chain", "i1"),
            # What lies where.
            ("deck", "i1", (TYPES,)),
            ("deck_size", "i1"),
            ("discard", "i1", (MOST_CARDS,)),  # bottom first
            ("discards", "i1"),
            ("hand", "i1", (SEATS, TYPES)),
            ("hand_size", "i1", (SEATS,)),
            ("known", "i4", (SEATS, TYPES)),
            ("unaware", "i2", (SEATS, TYPES)),
            ("combo_owner", "i1", (COMBOS,)),
            ("combo_size", "i1", (COMBOS,)),
            ("combo_cards", "i1", (COMBOS, COMBO_CARDS)),  # oldest first
            ("combos", "i1"),  # one past the last place in use
            ("taken", "i1", (TAKEN,)),  # cards taken by a power and not yet put anywhere
            # The turn.
            ("start", "i1"),
            ("turn", "i1"),
            ("played", "i1"),  # the play of this turn is used, FW-2
            ("closed", "i1"),  # the closing (or opening) action is done
            ("extras", "i1"),  # actions of runes left, FW-9
            ("runes", "i1"),  # played in this turn
            ("moved", "i1"),  # a card has left the deck in this turn
            ("dry", "i1"),  # turns in a row in which none has
            ("missing", "i1", (SEATS,)),  # FW-41
            ("last", "i1"),  # turns after this one once the deck is empty, -1 before, FW-44
            # The chain of powers.
            ("chain", "i1"),  # powers so far, FW-10
            ("power", "i1"),  # the creature whose power was the last to wake
            ("left", "i1"),  # what a power still has to do
            ("other", "i1"),  # the seat (or combo) a power deals with, or the Nymph's own; -1: none yet
            ("asked", "i1"),  # seats asked for an amulet in this power, a bit each
            *FRAME_FIELDS,
        ],
    )
)

# What the top frame of the decision stack asks for. Chance (the argument in brackets):
START = 1  # who begins
DEAL = 2  # a card for a hand (how many are dealt)
DRAW = 3  # the top card of the deck (for whom)
STEAL = 4  # a card of a hand, for the player whose turn it is (whose hand)
LOSE = 5  # a card of a hand, thrown off by lot (whose)
TURN_UP = 6  # the deck's card for the dwarf
# Choices of a seat:
TURN = 10  # what to do in one's turn
PLACE = 11  # where to lay a creature (the card)
POWER = 12  # use the power or not, and how (the creature)
CHOOSE = 13  # a further choice of a power (the creature); a chore until there is one
AT_ONCE = 14  # play what was taken at once, or keep it (the creature)
ASK_AMULET = 15  # block the theft or not
THROW = 16  # a card to discard for the hand limit
# Chores, done when they come to the top:
LIMIT = 20  # look whose hand is too large, then go on to the next turn
