"""The options of Feuville: its rulings, and the set it is played with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.errors import RefusedError
from ...core.game import Number, Switch
from .sets import SHELF

SWITCHES = (
    Switch("strict_corners", False, "FE-11"),
    Switch("city_end_walls", False, "FE-27"),
)
MOST_ROUNDS = 100
NUMBERS = (Number("round_limit", 60, "FE-31", 1, MOST_ROUNDS),)


def complete(options: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value.

    ``set`` as on a :class:`~spieltisch.core.shelf.Shelf`.
    """
    known = [option.id for option in (*SWITCHES, *NUMBERS)] + ["set"]
    for key in options:
        if key not in known:
            raise RefusedError("unknown-option", option=str(key)[:40], known=", ".join(known))
    done: dict[str, Any] = {switch.id: switch.complete(options) for switch in SWITCHES}
    done.update({number.id: number.complete(options) for number in NUMBERS})
    chosen = SHELF.chosen(options, "set")
    done["set"] = {"name": chosen.name, "digest": chosen.digest}
    return done
