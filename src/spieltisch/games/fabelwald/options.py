"""The options of Fabelwald: its rulings, and the deck it is played with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.errors import RefusedError, phrase
from ...core.game import Switch
from .deck import DENSE_PLAYERS, ROOM, SHELF

SWITCHES = (
    Switch("draw_first", False, "FW-3"),
    Switch("dense_forest", False, "the deck", least_players=DENSE_PLAYERS),
    Switch("swap_all", False, "FW-38"),
)


def complete(options: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Every option with its value; ``deck`` as on a :class:`~spieltisch.core.shelf.Shelf`."""
    known = [switch.id for switch in SWITCHES] + ["deck"]
    for key in options:
        if key not in known:
            raise RefusedError("unknown-option", option=str(key)[:40], known=", ".join(known))
    done: dict[str, Any] = {switch.id: switch.complete(options) for switch in SWITCHES}
    for switch in SWITCHES:
        if done[switch.id] and players < switch.least_players:
            wanted = phrase("wanted-off-with-fewer", room=ROOM, players=switch.least_players)
            raise RefusedError("option-value", option=switch.id, value="true", wanted=wanted)
    deck = SHELF.chosen(options, "deck")
    done["deck"] = {"name": deck.name, "digest": deck.digest}
    return done
