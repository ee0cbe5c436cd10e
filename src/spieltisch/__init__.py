"""Spieltisch: a table for board games, with a fast engine, fair bots and a site.

>>> import spieltisch
>>> match = spieltisch.new("fasanerie", players=2, seed=7)
>>> match.play(match.legal_actions()[0])
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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

_ROOMS = {
    "errors": ("RefusedError",),
    "game": ("CHANCE", "TERMINAL", "game", "game_ids"),
    "match": ("Match", "new"),
    "record": ("from_position", "from_record", "load"),
}
_HOME = {name: room for room, names in _ROOMS.items() for name in names}


def __getattr__(name: str) -> Any:
    # On first use, so that `spieltisch --help` does not wait for numpy.
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(importlib.import_module(f"{__name__}.core.{_HOME[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
