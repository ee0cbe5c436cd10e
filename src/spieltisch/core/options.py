"""Options with their values, as every game completes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .errors import RefusedError, phrase
from .game import Data, Number, Switch


def completed(
    options: Mapping[str, Any],
    switches: Sequence[Switch],
    numbers: Sequence[Number] = (),
    data: Sequence[Data] = (),
    players: int | None = None,
) -> dict[str, Any]:
    """Every switch and number with its value; ``data`` is the game's own to complete.

    Raises :class:`RefusedError` for unknown options and values, and for a switch that wants more ``players``.
    """
    named: list[Switch | Number | Data] = [*switches, *numbers, *data]
    known = [option.id for option in named]
    for key in options:
        if key not in known:
            raise RefusedError("unknown-option", option=str(key)[:40], known=", ".join(known))
    done: dict[str, Any] = {switch.id: switch.complete(options) for switch in switches}
    done.update({number.id: number.complete(options) for number in numbers})
    for switch in switches:
        if done[switch.id] and players is not None and players < switch.least_players:
            wanted = phrase("wanted-off-with-fewer", players=switch.least_players)
            raise RefusedError("option-value", option=switch.id, value="true", wanted=wanted)
    return done
