"""Tables written down in a line a town, so that a test reads like a rule.

A town is columns from left to right, separated by blanks: ``own``, ``wall-i-plain``, ``own/tower-i-plain``,
``wall-i-gate-star/tower-i-plain-flag/sky-i-3``; ``*`` behind a column says that it burns, ``_`` that grass
lies under it. The display is filled from the top of the stacks unless a test says what lies there. Seats are
letters, A is seat 0 and holds the cup. Chance does not go on by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import spieltisch
from spieltisch.games.feuville.sets import decree_id, house_set, spell_id, tile_id
from spieltisch.games.feuville.state import LAYERS

from ..seats import LETTERS, Lettered

BOX = house_set()
TILES = {tile_id(tile): count for tile, count in BOX.tiles}
DECREES = {decree_id(decree): count for decree, count in BOX.decrees}
SPELLS = {spell_id(spell): count for spell, count in BOX.spells}
STAGE = {"s": 0, "i": 1, "ii": 2}


def town_of(line: str, **tableau: Any) -> dict[str, Any]:
    """One town of a position from its line, with slots and spells."""
    columns, burnt, grass = [], [], []
    for number, word in enumerate(line.split(), 1):
        if "*" in word:
            burnt.append(number)
        if "_" in word:
            grass.append(number)
        tiles = word.rstrip("*_").split("/")
        tiles[0] = "wall-own" if tiles[0] == "own" else tiles[0]
        columns.append(tiles + [None] * (3 - len(tiles)))
    slots = tableau.get("slots", "").split()
    spells = tableau.get("spells", "").split()
    return {
        "columns": columns,
        "burnt": burnt,
        "grass": grass,
        "slots": ([*slots, None, None])[:2],
        "spells": ([*spells, None, None])[:2],
        "juggled": 0,
        "conjured": 0,
    }


def taken_by(position: dict[str, Any]) -> Counter[str]:
    """Everything that lies in towns, tableaus, among the played and in hand."""
    taken: Counter[str] = Counter()
    for town in position["towns"]:
        for column in town["columns"]:
            taken.update(tile for tile in column if tile)
        taken.update(item for item in town["slots"] + town["spells"] if item)
    taken.update(decree for _, decree, _ in position["played"])
    for frame in position.get("pending", []):
        if isinstance(frame[-1], str) and len(frame) == 3:
            taken[frame[-1]] += 1
    return taken


def fill(given: dict[int, str | None], count: int, pool: list[str]) -> list[str | None]:
    """A row of the display: what a test names, and the rest from ``pool``."""
    row: list[str | None] = []
    for column in range(1, count + 1):
        row.append(given[column] if column in given else pool.pop(0))
    return row


def position_of(
    *towns: str,
    dice: str = "",
    used: str = "",
    display: dict[str, dict[int, str | None]] | None = None,
    slots: dict[str, str] | None = None,
    spells: dict[str, str] | None = None,
    open_spells: str = "points-3 shield pick",
    turn: str = "A",
    start: str = "A",
    options: dict[str, Any] | None = None,
    played: list[list[Any]] | None = None,
    pile: int | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position file's content. ``pile`` empties the decree pile down to so many into B's ``played``."""
    lines = list(towns) or ["own", "own"]
    lines += ["own"] * (2 - len(lines))
    position: dict[str, Any] = {
        "format": "spieltisch-position-1", "game": "feuville", "players": len(lines),
        "options": options or {}, "start": LETTERS.index(start), "turn": LETTERS.index(turn), "round": 1,
        "last_round": False, "dice": [int(die) for die in dice.split()],
        "used": [int(die) for die in used.split()],
        "played": list(played or []), "spells": open_spells.split(),
        "towns": [
            town_of(line, slots=(slots or {}).get(LETTERS[i], ""), spells=(spells or {}).get(LETTERS[i], ""))
            for i, line in enumerate(lines)
        ],
        **more,
    }  # fmt: skip
    given = display or {}
    taken = taken_by(position)
    for row in given.values():
        taken.update(what for what in row.values() if what)
    position["display"] = {}
    for layer in LAYERS:
        pool = [t for t in TILES if t.startswith(layer) for _ in range(TILES[t] - taken[t])]
        pool.sort(key=lambda tile: STAGE[tile.split("-")[1]])
        position["display"][layer] = fill(given.get(layer, {}), 6, pool)
    decrees = [d for d in DECREES if d != "city" for _ in range(DECREES[d] - taken[d])]
    position["display"]["decree"] = fill(given.get("decree", {}), 6, decrees)
    if pile is not None:
        position["played"] += [[1, decree, 0] for decree in decrees[: len(decrees) - 7 - pile]]
    return position


class Table(Lettered):
    """A match seen as people at the table name it: letters for seats."""

    @property
    def view(self) -> dict[str, Any]:
        """What everybody sees."""
        return self.match.view(None)

    def town(self, letter: str) -> str:
        """A town in a line, as tests write it."""
        out = []
        for column in self.view["towns"][LETTERS.index(letter)]["columns"]:
            tiles = [column[layer] for layer in LAYERS if column[layer]]
            tiles[0] = "own" if tiles[0] == "wall-own" else tiles[0]
            out.append("/".join(tiles) + "*" * column["burnt"] + "_" * column["grass"])
        return " ".join(out)

    def seat(self, letter: str) -> dict[str, Any]:
        """Everything about a seat."""
        found: dict[str, Any] = self.view["towns"][LETTERS.index(letter)]
        return found

    def slots(self, letter: str) -> list[str | None]:
        return [slot and slot["item"] for slot in self.seat(letter)["slots"]]

    def row(self, thing: str) -> list[str | None]:
        """What lies in a row of the display, or its decrees."""
        return [column[thing] for column in self.view["display"]]

    @property
    def points(self) -> list[int]:
        return [town["points"] for town in self.view["towns"]]


@pytest.fixture
def position() -> Callable[..., dict[str, Any]]:
    """From towns in lines to a position file's content."""
    return position_of


@pytest.fixture
def table() -> Callable[..., Table]:
    """From towns in lines to a table in play."""

    def lay(*towns: str, **more: Any) -> Table:
        return Table(spieltisch.from_position(position_of(*towns, **more)))

    return lay


@pytest.fixture
def all_but() -> Callable[..., list[str]]:
    """All tiles of a layer but those named, each as often as it is in the set."""

    def list_them(layer: str, *named: str) -> list[str]:
        left = Counter({tile: count for tile, count in TILES.items() if tile.startswith(layer)})
        return list((left - Counter(named)).elements())

    return list_them


@pytest.fixture
def worth() -> Callable[..., Any]:
    """What the decree ``d`` would score best for A with this town; ``None`` if it cannot be played."""

    def look(town: str, d: str, options: dict[str, Any] | None = None) -> Any:
        display = {} if d == "city" else {"decree": {1: d}}
        found = spieltisch.from_position(position_of(town, display=display, options=options))
        return found.view(None)["towns"][0]["worth"].get(d)

    return look
