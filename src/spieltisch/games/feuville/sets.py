"""The set Feuville is played with: read from a TOML file, checked entry by entry, known by its digest.

The house's own is ``set.toml`` beside this file; its format is documented in docs/formats-feuville.md. An
owner of the box enters the printed set in a file of the same form and plays with ``options={"set":
Path("printed.toml")}``; the environment variable ``SPIELTISCH_FEUVILLE_SETS`` (paths, separated as in
``PATH``) makes sets known beforehand, so that records and positions played with them can be read.

Types are sorted and numbered from 1 here, independent of the order in the file; ids are made from what a
tile shows: ``wall-i-gate-star``, ``tower-ii-white``, ``sky-s-2-griffin``, ``district-2``, ``star-3``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from ...core import entries
from ...core.entries import check_count, number, one_of, only, table
from ...core.errors import RefusedError, phrase
from ...core.shelf import Shelf, digest_of
from ...core.toml import parse_toml
from .state import (
    AREA,
    CITY,
    COLUMNS,
    DECREES,
    DISTRICT,
    FREE,
    LAYERS,
    OPEN_SPELLS,
    PICK_SPELL,
    POINTS,
    PROTECTION,
    REMOVED_DECREES,
    SEATS,
    SHIELD_SPELL,
    SKY,
    SPACES,
    SPELL_SLOTS,
    STATUS,
    SYMBOLS,
    WALL,
)

ROOM = "spieltisch.games.feuville"

HOUSE_FILE = Path(__file__).with_name("set.toml")
SETS_VARIABLE = "SPIELTISCH_FEUVILLE_SETS"

KINDS = {"wall": ("plain", "corner", "gate"), "tower": ("plain", "white"), "sky": ("",)}
STAGE_MARKS = ("s", "i", "ii")
DECREE_KINDS = {"city": CITY, "district": DISTRICT, "status": STATUS, "area": AREA, "free": FREE}
SPELL_KINDS = {"points": POINTS, "shield": SHIELD_SPELL, "protection": PROTECTION, "pick": PICK_SPELL}
POINT_VALUES = ("district", "area", "free", "city", "fewest", "juggler")

# What the record has room for, and what a game needs.
MOST_OF_A_LAYER = COLUMNS - 1
MOST_SYMBOLS = 3  # on a tile
MOST_CLOUDS = 3
MOST_POINTS = 9  # by a spell, or for a symbol
MOST_VALUE = 20
LEAST_DECREES = REMOVED_DECREES + SPACES + 1  # FE-3: at least one in the pile
LEAST_SPELLS = OPEN_SPELLS + SEATS * SPELL_SLOTS + 1  # so that every gap can be refilled, FE-2


@dataclass(frozen=True, order=True)
class Tile:
    """A type of building tile. ``kind`` indexes ``KINDS``; ``symbols`` index ``SYMBOLS``, ascending."""

    layer: int
    stage: int
    kind: int
    clouds: int
    symbols: tuple[int, ...]


@dataclass(frozen=True, order=True)
class Decree:
    """A type of decree: a kind of ``state.py`` with its symbol, and columns or points for each."""

    kind: int
    symbol: int = 0
    value: int = 0


@dataclass(frozen=True, order=True)
class Spell:
    """A type of fairy spell: a kind of ``state.py`` with its points."""

    kind: int
    points: int = 0


@dataclass(frozen=True)
class BoxSet:
    """A whole set: types with their counts, in the order of their numbers, and the point values."""

    name: str
    digest: str
    tiles: tuple[tuple[Tile, int], ...]
    decrees: tuple[tuple[Decree, int], ...]
    spells: tuple[tuple[Spell, int], ...]
    points: Mapping[str, int]


def tile_id(tile: Tile) -> str:
    """The id of a tile, of what it shows."""
    layer = LAYERS[tile.layer]
    parts = [layer, STAGE_MARKS[tile.stage]]
    parts.append(str(tile.clouds) if tile.layer == SKY else KINDS[layer][tile.kind])
    return "-".join([*parts, *(SYMBOLS[symbol] for symbol in tile.symbols)])


def decree_id(decree: Decree) -> str:
    """The id of a decree."""
    if decree.kind == DISTRICT:
        return f"district-{decree.value}"
    if decree.kind == STATUS:
        return f"{SYMBOLS[decree.symbol]}-{decree.value}"
    return {CITY: "city", AREA: "area", FREE: "free"}[decree.kind]


def spell_id(spell: Spell) -> str:
    """The id of a spell."""
    if spell.kind == POINTS:
        return f"points-{spell.points}"
    return {SHIELD_SPELL: "shield", PROTECTION: "protection", PICK_SPELL: "pick"}[spell.kind]


# ------------------------------------------------------------ reading


def parse(content: str) -> BoxSet:
    """The set that a TOML text describes, checked. Raises :class:`RefusedError` naming the entry."""
    data = parse_toml(content)
    only(data, "", ("name", "sums", "points", "tiles", "cards"))
    name = entries.name(data)
    points = _points(table(data, "points"))
    kinds_of_tiles, kinds_of_cards = table(data, "tiles"), table(data, "cards")
    only(kinds_of_tiles, "tiles.", LAYERS)
    only(kinds_of_cards, "cards.", ("decree", "spell"))
    tiles: dict[Any, int] = {}
    for layer, word in enumerate(LAYERS):
        tiles |= _entries(kinds_of_tiles, "tiles", word, partial(_tile, layer))
    decrees = _entries(kinds_of_cards, "cards", "decree", _decree)
    spells = _entries(kinds_of_cards, "cards", "spell", _spell)
    _check_sums(data, tiles, decrees, spells)
    _check_enough(tiles, decrees, spells)
    found = (tuple(sorted(tiles.items())), tuple(sorted(decrees.items())), tuple(sorted(spells.items())))
    return BoxSet(name, digest_of(*found, points), *found, points)


SHELF = Shelf(HOUSE_FILE, SETS_VARIABLE, parse)


def house_set() -> BoxSet:
    """The set that belongs to the house."""
    return SHELF.house()


def _wrong(entry: str, wanted: str, **values: Any) -> RefusedError:
    """Refuses ``entry``; what it must be is the message ``wanted-…`` of the game's texts or the core's."""
    return RefusedError("set-entry", entry=entry, wanted=phrase(f"wanted-{wanted}", room=ROOM, **values))


def _no_symbol(entry: str, value: Any) -> RefusedError:
    known = ", ".join(SYMBOLS)
    return RefusedError("set-symbol", room=ROOM, entry=entry, value=str(value)[:40], known=known)


def _points(table: Mapping[str, Any]) -> dict[str, int]:
    only(table, "points.", POINT_VALUES)
    return {key: number(table, "points", key, 1, MOST_VALUE) for key in POINT_VALUES}


def _entries(
    tables: Mapping[str, Any], where: str, key: str, read: Callable[[Mapping[str, Any], str], Any]
) -> dict[Any, int]:
    """The types of one list with their counts."""
    found: dict[Any, int] = {}
    listed = tables.get(key)
    if not isinstance(listed, list) or not listed:
        raise _wrong(f"{where}.{key}", "entries")
    for place, entry in enumerate(listed, 1):
        field = f"{where}.{key}[{place}]"
        if not isinstance(entry, dict):
            raise _wrong(field, "table-in-braces")
        kind = read(entry, field)
        if kind in found:
            raise _wrong(field, "unlike-others")
        found[kind] = number(entry, field, "count", 1, MOST_OF_A_LAYER)
    return found


def _tile(layer: int, entry: Mapping[str, Any], field: str) -> Tile:
    word = LAYERS[layer]
    only(entry, f"{field}.", ("stage", "clouds" if layer == SKY else "kind", "symbols", "count"))
    stage = number(entry, field, "stage", 0 if layer == SKY else 1, 2)
    kind = clouds = 0
    if layer == SKY:
        clouds = number(entry, field, "clouds", 0, MOST_CLOUDS)
    else:
        kind = KINDS[word].index(one_of(entry, field, "kind", KINDS[word]))
    symbols = entry.get("symbols")
    if not isinstance(symbols, list) or len(symbols) > MOST_SYMBOLS:
        raise _wrong(f"{field}.symbols", "symbols", most=MOST_SYMBOLS)
    for symbol in symbols:
        if symbol not in SYMBOLS:
            raise _no_symbol(f"{field}.symbols", symbol)
    return Tile(layer, stage, kind, clouds, tuple(sorted(SYMBOLS.index(symbol) for symbol in symbols)))


def _decree(entry: Mapping[str, Any], field: str) -> Decree:
    kind = one_of(entry, field, "kind", tuple(DECREE_KINDS))
    if kind == "district":
        only(entry, f"{field}.", ("kind", "columns", "count"))
        return Decree(DISTRICT, 0, number(entry, field, "columns", 1, 2))
    if kind == "status":
        only(entry, f"{field}.", ("kind", "symbol", "times", "count"))
        if entry.get("symbol") not in SYMBOLS:
            raise _no_symbol(f"{field}.symbol", entry.get("symbol"))
        times = number(entry, field, "times", 1, MOST_POINTS)
        return Decree(STATUS, SYMBOLS.index(entry["symbol"]), times)
    only(entry, f"{field}.", ("kind", "count"))
    return Decree(DECREE_KINDS[kind])


def _spell(entry: Mapping[str, Any], field: str) -> Spell:
    kind = one_of(entry, field, "kind", tuple(SPELL_KINDS))
    if kind == "points":
        only(entry, f"{field}.", ("kind", "points", "count"))
        return Spell(POINTS, number(entry, field, "points", 1, MOST_POINTS))
    only(entry, f"{field}.", ("kind", "count"))
    return Spell(SPELL_KINDS[kind])


# ------------------------------------------------------------ sums


def _check_sums(data: Mapping[str, Any], tiles: Any, decrees: Any, spells: Any) -> None:
    """The entries come to what the table ``sums`` says."""
    actual: dict[str, int] = {
        **{word: sum(n for t, n in tiles.items() if t.layer == i) for i, word in enumerate(LAYERS)},
        **{
            word: sum(n * t.symbols.count(i) for t, n in tiles.items()) for i, word in enumerate(SYMBOLS)
        },
        "clouds": sum(n * t.clouds for t, n in tiles.items()),
        "white": sum(n for t, n in tiles.items() if "-white" in tile_id(t)),
        "corner": sum(n for t, n in tiles.items() if "-corner" in tile_id(t)),
        "gate": sum(n for t, n in tiles.items() if "-gate" in tile_id(t)),
        "decree": sum(decrees.values()),
        "spell": sum(spells.values()),
    }
    entries.check_sums(data, actual)


def _check_enough(tiles: Any, decrees: Any, spells: Any) -> None:
    """There is enough to lay the display and play, and not more than the record holds: no more types
    either, which are bounded by these numbers and by what an entry may say."""
    for layer, word in enumerate(LAYERS):
        least = SPACES + 1 if layer == WALL else SPACES
        found = sum(n for t, n in tiles.items() if t.layer == layer)
        check_count(f"tiles.{word}", found, least, MOST_OF_A_LAYER)
    special = sum(n for t, n in tiles.items() if t.layer == SKY and t.stage == 0)
    check_count(phrase("entry-special-skies", room=ROOM), special, SPACES, SPACES)
    city = sum(n for d, n in decrees.items() if d.kind == CITY)
    check_count("cards.decree (city)", city, SEATS, DECREES)
    others = sum(decrees.values()) - city
    check_count(phrase("entry-other-decrees", room=ROOM), others, LEAST_DECREES, DECREES - SEATS)
    check_count("cards.spell", sum(spells.values()), LEAST_SPELLS, 60)
