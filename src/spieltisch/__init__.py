"""Spieltisch: a table for three games, with a fast engine, fair bots and a site.

>>> import spieltisch
>>> match = spieltisch.new("fasanerie", players=2, seed=7)
>>> match.play(match.legal_actions()[0])
"""

from .core.errors import RefusedError
from .core.game import CHANCE, TERMINAL, game, game_ids
from .core.match import Match, new
from .core.record import from_position, from_record, load

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "TERMINAL",
    "Match",
    "RefusedError",
    "from_position",
    "from_record",
    "game",
    "game_ids",
    "load",
    "new",
]
