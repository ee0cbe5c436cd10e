"""The options of Fabelwald: its rulings, and the deck it is played with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...core.game import Data, Switch
from ...core.options import completed
from .deck import DENSE_PLAYERS, SHELF

SWITCHES = (
    Switch("draw_first", False, "FW-3"),
    Switch("dense_forest", False, "the deck", least_players=DENSE_PLAYERS),
    Switch("swap_all", False, "FW-38"),
)

DATA = (Data("deck", "FILE", "a file with another deck. (default: the house's)", Path),)


def complete(options: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Every option with its value; ``deck`` as on a :class:`~spieltisch.core.shelf.Shelf`."""
    done = completed(options, SWITCHES, data=DATA, players=players)
    deck = SHELF.chosen(options, "deck")
    done["deck"] = {"name": deck.name, "digest": deck.digest}
    return done
