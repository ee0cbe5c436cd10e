"""Fasanerie, with the expansion "Es wird bunter!": a card game on an alley for 2 to 6 players."""

from .definition import GAME

__all__ = ["GAME"]
