"""The values of a position, one by one: numbers, lists, seats, pieces. What is wrong is refused by field."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from ...core import fields
from ...core.errors import RefusedError
from ...core.game import States
from . import state, town
from .ids import decree_ids, spell_ids, tile_ids
from .options import complete
from .sets import ROOM
from .setup import empty_table
from .state import CITY_DECREE, LAYERS, START_WALL

FIELDS = (
    "format", "game", "players", "options", "start", "turn", "round", "last_round", "dice", "used", "display",
    "spells", "played", "towns", "pending", "safe", "over",
)  # fmt: skip


refuse = partial(fields.refuse, room=ROOM)


class FieldReader:
    """An empty record for a position, the types of its set, and what reads single values."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        self.position = position
        fields.check_known(position, FIELDS)
        self.players = fields.number(position, "players", 2, state.SEATS)
        options = position.get("options", {})
        if not isinstance(options, dict):
            raise refuse("options", "options")
        self.options = complete(options)
        self.states: States = empty_table(self.players, self.options)
        self.s = self.states[0]
        self.tiles = tile_ids(self.states)
        self.decrees = decree_ids(self.states)
        self.spells = spell_ids(self.states)
        # How many of each type lie somewhere.
        self.seen: dict[str, int] = {}

    def exactly(self, table: Mapping[str, Any], key: str, count: int, where: str = "") -> list[Any]:
        """The list of ``count`` at ``key``."""
        value = table.get(key)
        if not isinstance(value, list) or len(value) != count:
            raise refuse(f"{where}{key}", "list-of", count=count)
        return value

    def seat(self, seat: Any, field: str) -> int:
        """A seat."""
        return fields.seat(seat, field, self.players)

    def _found(self, ids: tuple[str, ...], what: Any, field: str) -> int:
        """The number of a type, 0 for ``None``; it is counted as seen."""
        if what is None:
            return 0
        if not isinstance(what, str) or not what or what not in ids:
            raise RefusedError("unknown-piece", field=field, value=repr(what)[:40])
        self.seen[what] = self.seen.get(what, 0) + 1
        return ids.index(what)

    def tile(self, tile: Any, field: str, layer: int | None) -> int:
        """The type of a tile of ``layer``, or of any; 0 for ``None``."""
        t = self._found(self.tiles, tile, field)
        if t == START_WALL or (t and layer is not None and town.layer_of(self.s, t) != layer):
            if layer is None:
                raise refuse(field, "tiles")
            raise refuse(field, "tiles-of-layer", layer=LAYERS[layer])
        return t

    def decree(self, decree: Any, field: str, *, city: bool = False) -> int:
        """The type of a decree, 0 for ``None``; the city only where it may be."""
        d = self._found(self.decrees, decree, field)
        if d == CITY_DECREE and not city:
            raise refuse(field, "no-city")
        return d

    def spell(self, spell: Any, field: str) -> int:
        """The type of a spell, 0 for ``None``."""
        return self._found(self.spells, spell, field)

    def item(self, item: Any, field: str) -> int:
        """A tile, or minus a decree."""
        if isinstance(item, str) and item in self.decrees and item:
            return -self.decree(item, field)
        t = self.tile(item, field, None)
        if not t:
            raise refuse(field, "tile-or-decree")
        return t
