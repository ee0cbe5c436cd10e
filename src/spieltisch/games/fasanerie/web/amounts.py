"""Small helpers of the table: a card's kind, the class of an amount."""

from __future__ import annotations


def kind_of(card: str) -> str:
    """The kind of a card id: ``gold-3`` → ``gold``."""
    return card.partition("-")[0]


def tone(points: int) -> str:
    """The style class that goes with an amount; the sign says the same."""
    return "gain" if points > 0 else "loss" if points < 0 else "zero"
