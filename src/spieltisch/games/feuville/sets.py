"""The set Feuville is played with: read from a TOML file, checked entry by entry, known by its digest.

The house's own is ``set.toml`` beside this file; its format is documented in docs/formats-feuville.md. An
owner of the box enters the printed set in a file of the same form and plays with ``options={"set":
Path("printed.toml")}``; the environment variable ``SPIELTISCH_FEUVILLE_SETS`` (paths, separated as in
``PATH``) makes sets known beforehand, so that records and positions played with them can be read.

Types are sorted and numbered from 1 here, independent of the order in the file; ids are made from what a
tile shows: ``wall-i-gate-star``, ``tower-ii-white``, ``sky-s-2-griffin``, ``district-2``, ``star-3``.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from ...core.errors import Phrase, RefusedError, phrase
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
LONGEST_NAME = 40  # characters
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


# ------------------------------------------------------------ sets that are known

_known: dict[str, BoxSet] = {}


def house_set() -> BoxSet:
    """The set that belongs to the house."""
    return _load_once(HOUSE_FILE)


@cache
def _load_once(path: Path) -> BoxSet:
    return load(path)


def load(path: str | Path) -> BoxSet:
    """The set in the file at ``path``, known from now on. Raises :class:`RefusedError` naming the entry."""
    try:
        content = Path(path).read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise _wrong(str(path), "readable-file") from wrong
    found = parse(content)
    _known[found.digest] = found
    return found


def loaded_sets() -> dict[str, BoxSet]:
    """The sets read so far in this process, by digest, the house's first."""
    house = house_set()
    return {house.digest: house, **_known}


def known_sets() -> dict[str, BoxSet]:
    """All sets known in this process, by digest: the house's, those of the environment, those loaded.

    Raises :class:`RefusedError` that names the file of the environment that is no set.
    """
    for path in os.environ.get(SETS_VARIABLE, "").split(os.pathsep):
        try:
            if path:
                _load_once(Path(path))
        except RefusedError as wrong:
            raise RefusedError("set-environment", variable=SETS_VARIABLE, file=path, why=wrong) from wrong
    return loaded_sets()


def named(name: str, digest: str | None = None) -> BoxSet:
    """The set of that name (and digest, if given). Raises :class:`RefusedError` if it is not known."""
    for sets in (loaded_sets, known_sets):  # files of the environment only for who needs them
        for found in sets().values():
            if found.digest == digest or (digest is None and found.name == name):
                return found
    if digest is not None:
        raise RefusedError("set-digest", name=name, digest=digest, known=_listed(known_sets()))
    raise RefusedError("set-unknown", name=name, known=_listed(known_sets()))


def _listed(sets: Mapping[str, BoxSet]) -> str:
    return ", ".join(f"{found.name} ({found.digest})" for found in sets.values())


# ------------------------------------------------------------ reading


def parse(content: str) -> BoxSet:
    """The set that a TOML text describes, checked. Raises :class:`RefusedError` naming the entry."""
    data = parse_toml(content)
    _only(data, "", ("name", "sums", "points", "tiles", "cards"))
    name = data.get("name")
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise _wrong("name", "short-text", most=LONGEST_NAME)
    points = _points(_table(data, "points"))
    kinds_of_tiles, kinds_of_cards = _table(data, "tiles"), _table(data, "cards")
    _only(kinds_of_tiles, "tiles.", LAYERS)
    _only(kinds_of_cards, "cards.", ("decree", "spell"))
    tiles: dict[Any, int] = {}
    for layer, word in enumerate(LAYERS):
        tiles |= _entries(kinds_of_tiles, "tiles", word, partial(_tile, layer))
    decrees = _entries(kinds_of_cards, "cards", "decree", _decree)
    spells = _entries(kinds_of_cards, "cards", "spell", _spell)
    _check_sums(_table(data, "sums"), tiles, decrees, spells)
    _check_enough(tiles, decrees, spells)
    found = (tuple(sorted(tiles.items())), tuple(sorted(decrees.items())), tuple(sorted(spells.items())))
    return BoxSet(name, _digest(*found, points), *found, points)


def _digest(*content: Any) -> str:
    """A digest of what the set says, whatever its file looks like."""
    plain = json.dumps(content, default=vars, sort_keys=True)
    return hashlib.sha256(plain.encode()).hexdigest()[:16]


def _wrong(entry: str, wanted: str, **values: Any) -> RefusedError:
    """Refuses ``entry``; what it must be is the message ``wanted-…`` of the game's texts or the core's."""
    return RefusedError("set-entry", entry=entry, wanted=phrase(f"wanted-{wanted}", room=ROOM, **values))


def _only(table: Mapping[str, Any], where: str, known: tuple[str, ...]) -> None:
    for key in table:
        if key not in known:
            raise _wrong(f"{where}{key[:40]}", "one-of", known=", ".join(known))


def _table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    table = data.get(key)
    if not isinstance(table, dict):
        raise _wrong(key, "table")
    return table


def _number(table: Mapping[str, Any], entry: str, key: str, least: int, most: int) -> int:
    number = table.get(key)
    if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
        raise _wrong(f"{entry}.{key}", "number", least=least, most=most)
    return number


def _one_of(table: Mapping[str, Any], entry: str, key: str, known: tuple[str, ...]) -> str:
    word = table.get(key)
    if not isinstance(word, str) or word not in known:
        raise _wrong(f"{entry}.{key}", "one-of", known=", ".join(known))
    return word


def _points(table: Mapping[str, Any]) -> dict[str, int]:
    _only(table, "points.", POINT_VALUES)
    return {key: _number(table, "points", key, 1, MOST_VALUE) for key in POINT_VALUES}


def _entries(
    tables: Mapping[str, Any], where: str, key: str, read: Callable[[Mapping[str, Any], str], Any]
) -> dict[Any, int]:
    """The types of one list with their counts."""
    found: dict[Any, int] = {}
    listed = tables.get(key)
    if not isinstance(listed, list) or not listed:
        raise _wrong(f"{where}.{key}", "entries")
    for number, entry in enumerate(listed, 1):
        field = f"{where}.{key}[{number}]"
        if not isinstance(entry, dict):
            raise _wrong(field, "table-in-braces")
        kind = read(entry, field)
        if kind in found:
            raise _wrong(field, "unlike-others")
        found[kind] = _number(entry, field, "count", 1, MOST_OF_A_LAYER)
    return found


def _tile(layer: int, entry: Mapping[str, Any], field: str) -> Tile:
    word = LAYERS[layer]
    _only(entry, f"{field}.", ("stage", "clouds" if layer == SKY else "kind", "symbols", "count"))
    stage = _number(entry, field, "stage", 0 if layer == SKY else 1, 2)
    kind = clouds = 0
    if layer == SKY:
        clouds = _number(entry, field, "clouds", 0, MOST_CLOUDS)
    else:
        kind = KINDS[word].index(_one_of(entry, field, "kind", KINDS[word]))
    symbols = entry.get("symbols")
    if not isinstance(symbols, list) or len(symbols) > MOST_SYMBOLS:
        raise _wrong(f"{field}.symbols", "symbols", most=MOST_SYMBOLS)
    for symbol in symbols:
        if symbol not in SYMBOLS:
            raise RefusedError(
                "set-symbol", entry=f"{field}.symbols", value=str(symbol)[:40], known=", ".join(SYMBOLS)
            )
    return Tile(layer, stage, kind, clouds, tuple(sorted(SYMBOLS.index(symbol) for symbol in symbols)))


def _decree(entry: Mapping[str, Any], field: str) -> Decree:
    kind = _one_of(entry, field, "kind", tuple(DECREE_KINDS))
    if kind == "district":
        _only(entry, f"{field}.", ("kind", "columns", "count"))
        return Decree(DISTRICT, 0, _number(entry, field, "columns", 1, 2))
    if kind == "status":
        _only(entry, f"{field}.", ("kind", "symbol", "times", "count"))
        if entry.get("symbol") not in SYMBOLS:
            symbol = str(entry.get("symbol"))[:40]
            raise RefusedError(
                "set-symbol", entry=f"{field}.symbol", value=symbol, known=", ".join(SYMBOLS)
            )
        times = _number(entry, field, "times", 1, MOST_POINTS)
        return Decree(STATUS, SYMBOLS.index(entry["symbol"]), times)
    _only(entry, f"{field}.", ("kind", "count"))
    return Decree(DECREE_KINDS[kind])


def _spell(entry: Mapping[str, Any], field: str) -> Spell:
    kind = _one_of(entry, field, "kind", tuple(SPELL_KINDS))
    if kind == "points":
        _only(entry, f"{field}.", ("kind", "points", "count"))
        return Spell(POINTS, _number(entry, field, "points", 1, MOST_POINTS))
    _only(entry, f"{field}.", ("kind", "count"))
    return Spell(SPELL_KINDS[kind])


# ------------------------------------------------------------ sums


def _check_sums(sums: Mapping[str, Any], tiles: Any, decrees: Any, spells: Any) -> None:
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
    _only(sums, "sums.", tuple(actual))
    for key, value in actual.items():
        if key not in sums:
            raise _wrong(f"sums.{key}", "sum", value=value)
        if isinstance(sums[key], bool) or sums[key] != value:
            raise RefusedError("set-sum", entry=f"sums.{key}", value=str(sums[key])[:40], actual=value)


def _check_enough(tiles: Any, decrees: Any, spells: Any) -> None:
    """There is enough to lay the display and play, and not more than the record holds: no more types
    either, which are bounded by these numbers and by what an entry may say."""

    def count(entry: str | Phrase, number: int, least: int, most: int) -> None:
        if not least <= number <= most:
            raise RefusedError("set-count", entry=entry, count=number, least=least, most=most)

    for layer, word in enumerate(LAYERS):
        least = SPACES + 1 if layer == WALL else SPACES
        count(f"tiles.{word}", sum(n for t, n in tiles.items() if t.layer == layer), least, MOST_OF_A_LAYER)
    special = sum(n for t, n in tiles.items() if t.layer == SKY and t.stage == 0)
    count(phrase("entry-special-skies", room=ROOM), special, SPACES, SPACES)
    city = sum(n for d, n in decrees.items() if d.kind == CITY)
    count("cards.decree (city)", city, SEATS, DECREES)
    others = sum(decrees.values()) - city
    count(phrase("entry-other-decrees", room=ROOM), others, LEAST_DECREES, DECREES - SEATS)
    count("cards.spell", sum(spells.values()), LEAST_SPELLS, 60)
