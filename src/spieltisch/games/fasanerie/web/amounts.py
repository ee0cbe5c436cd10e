"""The card that stands for a kind."""

from __future__ import annotations

from ..card_ids import kind_of
from ..cards import CARDS


def face_of(kind: str) -> str:
    """The card that stands for its kind: the first of the set."""
    return next(card for card in CARDS if kind_of(card) == kind)
