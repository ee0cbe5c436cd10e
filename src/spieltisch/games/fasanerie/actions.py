"""The numbers of actions and chance outcomes, for kernels. Their texts are in ``notation.py``.

A player's actions, in one fixed range: ``move 1 … move 112``, ``leave``, ``give`` each of 26 cards,
``net 1 … net 112``. Chance outcomes: ``disc 0 … disc 5``, then ``card`` each of 26 cards.
"""

from __future__ import annotations

from .cards import CARDS
from .state import ALLEY, SEATS

CARD_COUNT = len(CARDS)

MOVE_1 = 0
LEAVE = MOVE_1 + ALLEY
GIVE_FIRST = LEAVE + 1
NET_1 = GIVE_FIRST + CARD_COUNT
ACTIONS = NET_1 + ALLEY
GIVE_HIDDEN = ACTIONS
"""No action: a card given face down, as everybody else sees it."""

DISC_FIRST = 0
CARD_FIRST = DISC_FIRST + SEATS
CHANCE_OUTCOMES = CARD_FIRST + CARD_COUNT
