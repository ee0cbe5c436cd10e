"""Players made of code: random, greedy, information-set MCTS, and their levels."""

from .levels import LEVELS, NAMES, by_name, player
from .player import Player
from .warm_up import warm_up

__all__ = ["LEVELS", "NAMES", "Player", "by_name", "player", "warm_up"]
