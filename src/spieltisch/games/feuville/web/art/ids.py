"""From the ids of the rules to what is drawn: every id is made of what the thing shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spieltisch.games.feuville.web.art.decrees import Decree
from spieltisch.games.feuville.web.art.spells import Spell
from spieltisch.games.feuville.web.art.tiles import Tile

STAGES = {"s": 0, "i": 1, "ii": 2}
START_WALL = "wall-own"


def tile(ident: str, seat: int = 0, burnt: bool = False) -> Tile:
    """``wall-ii-gate-star-flag``, ``tower-i-white``, ``sky-s-2-griffin``, ``wall-own``.

    ``seat`` is the owner of the town, whose crest a start wall bears.
    """
    if ident == START_WALL:
        return Tile("wall", crest=seat, burnt=burnt)
    layer, stage, kind, *symbols = ident.split("-")
    return Tile(
        layer,
        tuple(symbols),
        clouds=int(kind) if layer == "sky" else 0,
        white=kind == "white",
        corner=kind == "corner",
        gate=kind == "gate",
        stage=STAGES[stage],
        burnt=burnt,
    )


def decree(ident: str, values: Mapping[str, int]) -> Decree:
    """``city``, ``district-1``, ``star-3``, ``area``, ``free``; ``values`` are the set's, as in a view."""
    kind, _, number = ident.partition("-")
    if kind == "district":
        return Decree("double" if number == "2" else "single", values["district"])
    if number:
        return Decree("status", int(number), kind)
    return Decree(kind, values[kind])


def spell(ident: str) -> Spell:
    """``points-3``, ``shield``, ``protection``, ``pick``."""
    kind, _, number = ident.partition("-")
    return Spell(kind, int(number or 0))


def column(entry: Mapping[str, Any], seat: int) -> tuple[Tile, Tile | None, Tile | None, str | None]:
    """A column as ``view["towns"][…]["columns"]`` has it, to be drawn; ``seat`` owns the town."""
    wall, tower, sky = (
        tile(entry[layer], seat, entry["burnt"]) if entry[layer] else None
        for layer in ("wall", "tower", "sky")
    )
    assert wall is not None, "a column begins with its wall"
    return wall, tower, sky, "neutral" if entry["grass"] else None
