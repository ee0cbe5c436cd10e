"""Feuville: a game of dice and tiles, walls, towers and skies, for 2 to 4 players."""

from .definition import GAME

__all__ = ["GAME"]
