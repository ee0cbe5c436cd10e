"""The record of a game of Fasanerie: what lies where, in integers of one byte.

Cards are *types* here: the distinct cards of the six kinds in play, numbered in the order of
``cards.CARDS`` (14 at most). ``card`` maps a type to its id. What nobody knows is not in the record: the
pile is a number, ``unseen`` the multiset of the pile and the cards put back together (FA-4).

What some seats know and others do not are the cards that go face down into the box (FA-10, FA-18, FA-20):
the ``secret_…`` rows, in the order in which it happened. A seat's *known holding* is its hand plus its
own secret cards: what everybody saw it take and did not see it give. For each secret card,
``secret_cap[i, t]`` is how many cards of type t, all told, can have gone face down from that seat up to
and including this one, as everybody can work out. In the record as a seat may see it (see ``observe``),
a foreign secret card is ``UNKNOWN`` and still counted in that seat's ``hand``.
"""

from __future__ import annotations

import numpy as np

from ...core.decisions import FRAME_FIELDS

SEATS = 6
KINDS = 6
TYPES = 16
ALLEY = 112
SECRETS = 36

# Places of a disc; 0 and above is an index into `alley`.
START = -1
IN_HAND = -2
LEFT = -3

UNKNOWN = -1

DTYPE = np.dtype(
    (
        np.record,
        [
            ("players", "i1"),
            ("open_cards", "i1"),
            ("trap_can_be_given_up", "i1"),
            ("net_reaches_behind", "i1"),
            ("dog_box_rule", "i1"),
            ("nest_sixth", "i1"),
            ("salvadori_zero_counts", "i1"),
            ("kinds", "i1", (KINDS,)),  # global kind numbers, ascending
            ("types", "i1"),
            ("card", "i1", (TYPES,)),  # type → index into cards.CARDS
            ("kind_of", "i1", (TYPES,)),  # type → 0…5, an index into `kinds`
            ("unseen", "i1", (TYPES,)),
            ("pile", "i1"),
            ("alley", "i1", (ALLEY,)),  # types; alley[back] is the rearmost card
            ("back", "i1"),
            ("front", "i1"),  # one past the foremost card
            ("place", "i1", (SEATS,)),
            ("level", "i1", (SEATS,)),  # height in the stack, 0 at the bottom
            ("hand", "i1", (SEATS, TYPES)),
            ("held", "i1", (SEATS,)),  # cards in hand, known to all
            ("aside", "i1"),  # traps set aside, FA-17
            ("box", "i1", (TYPES,)),  # what everybody knows to be in the box
            ("secrets", "i1"),
            ("secret_seat", "i1", (SECRETS,)),
            ("secret_card", "i1", (SECRETS,)),
            ("secret_cap", "i1", (SECRETS, TYPES)),
            ("left", "i1", (SEATS,)),  # seats in the order of leaving
            ("gone", "i1"),  # how many have left
            *FRAME_FIELDS,
        ],
    )
)

# What the top frame of the decision stack asks for.
DISCS = 1  # chance: the next disc of the start stack
REFILL = 2  # chance: the next card of the alley
MOVE = 3  # the mover: walk or leave
SWEEP = 4  # nobody: arg cards are still to be collected
FOX = 5  # the mover: a card for the box
DOG = 6  # the mover: a card for the front of the alley
NET = 7  # the mover: a card ahead
