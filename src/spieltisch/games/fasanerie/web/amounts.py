"""A card's kind and a kind's card, and the class of an amount."""

from __future__ import annotations

from ..cards import CARDS


def kind_of(card: str) -> str:
    """The kind of a card id: ``gold-3`` → ``gold``."""
    return card.partition("-")[0]


def face_of(kind: str) -> str:
    """The card that stands for its kind: the first of the set."""
    return next(card for card in CARDS if kind_of(card) == kind)


def tone(points: int) -> str:
    """The style class that goes with an amount; the sign says the same."""
    return "gain" if points > 0 else "loss" if points < 0 else "zero"
