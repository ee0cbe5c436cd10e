"""The card that stands for a kind, and the class of an amount."""

from __future__ import annotations

from ..card_ids import kind_of
from ..cards import CARDS


def face_of(kind: str) -> str:
    """The card that stands for its kind: the first of the set."""
    return next(card for card in CARDS if kind_of(card) == kind)


def tone(points: int) -> str:
    """The style class that goes with an amount; the sign says the same."""
    return "gain" if points > 0 else "loss" if points < 0 else "zero"
