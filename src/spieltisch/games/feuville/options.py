"""The options of Feuville: its rulings, and the set it is played with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...core.game import Data, Number, Switch
from ...core.options import completed
from .sets import SHELF

SWITCHES = (
    Switch("strict_corners", False, "FE-11"),
    Switch("city_end_walls", False, "FE-27"),
)
MOST_ROUNDS = 100
NUMBERS = (Number("round_limit", 60, "FE-31", 1, MOST_ROUNDS),)

DATA = (Data("set", "FILE", "a file with another set. (default: the house's)", Path),)


def complete(options: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value.

    ``set`` as on a :class:`~spieltisch.core.shelf.Shelf`.
    """
    done = completed(options, SWITCHES, NUMBERS, DATA)
    chosen = SHELF.chosen(options, "set")
    done["set"] = {"name": chosen.name, "digest": chosen.digest}
    return done
