"""What the id of a card says: its kind, and its value or colour where the kind has several."""

from __future__ import annotations


def kind_of(card: str) -> str:
    """The kind of a card: ``gold-3`` → ``gold``."""
    return card.partition("-")[0]


def variant_of(card: str) -> str:
    """The value or colour of a card: ``gold-3`` → ``3``; "" where all of the kind are alike."""
    return card.partition("-")[2]
