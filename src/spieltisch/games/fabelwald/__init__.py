"""Fabelwald: the deck is a forest full of creatures, animals and places, for 2 to 6 players."""

from .definition import GAME

__all__ = ["GAME"]
