"""The order of the rules page: sections, paragraphs, the rule ids they give, rulings, examples, the set.

Only keys stand here; the words are in ``texts/`` and the pictures are the engine's own. Every rule id of
``docs/rules/feuville.md`` is the anchor of exactly one paragraph, so that the table and the log can link
to it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from ...core.rules_page import Paragraph, Ruling, Section, Titled
from .ids import OWN_WALL
from .options import NUMBERS, SWITCHES
from .sets import decree_id, house_set, spell_id, tile_id
from .state import LAYERS, SPACES

SEATS_SHOWN = 2


@dataclass(frozen=True)
class Example(Titled):
    """A town to look at: its columns as a line, and what the text tells of it.

    A column is its tiles from the wall up, joined by ``/``, with ``*`` where it burns and ``_`` where it has
    neutral grass; ``own`` is the start wall. ``decree`` lies open, ``slot`` in the town's first slot.
    """

    town: str
    decree: str = ""
    slot: str = ""

    def position(self) -> dict[str, Any]:
        """The position, as ``spieltisch.from_position`` reads it: the town is seat 0's, before its roll."""
        words = self.town.split()
        columns = [_column(word.rstrip("*_")) for word in words]
        taken = Counter(tile for column in columns for tile in column if tile and tile != OWN_WALL)
        taken[self.slot] += 1
        towns = [
            {
                "columns": columns,
                "burnt": [n for n, word in enumerate(words, 1) if "*" in word],
                "grass": [n for n, word in enumerate(words, 1) if "_" in word],
                "slots": [self.slot or None, None],
                "spells": [None, None],
                "juggled": 0,
                "conjured": 0,
            },
            *[_beginning()] * (SEATS_SHOWN - 1),
        ]
        return {
            "format": "spieltisch-position-1",
            "game": "feuville",
            "players": SEATS_SHOWN,
            "options": {},
            "start": 0,
            "turn": 0,
            "round": 1,
            "dice": [],
            "used": [],
            "display": _display(taken, self.decree),
            "spells": ["points-3", "shield", "pick"],
            "towns": towns,
        }


def _column(word: str) -> list[str | None]:
    tiles: list[str | None] = [OWN_WALL if tile == "own" else tile for tile in word.split("/")]
    return tiles + [None] * (len(LAYERS) - len(tiles))


def _beginning() -> dict[str, Any]:
    return {
        "columns": [_column("own")], "slots": [None, None], "spells": [None, None],
        "juggled": 0, "conjured": 0,
    }  # fmt: skip


def _display(taken: Counter[str], decree: str) -> dict[str, list[str]]:
    """Six tiles of each layer that lie nowhere else, from the top of the stacks, and six decrees."""
    box = house_set()
    shown = {}
    for number, layer in enumerate(LAYERS):
        tiles = sorted((tile.stage, tile_id(tile), n) for tile, n in box.tiles if tile.layer == number)
        left = [ident for _, ident, n in tiles for _ in range(n - taken[ident])]
        shown[layer] = left[:SPACES]
    decrees = [decree_id(each) for each, _ in box.decrees]
    others = [each for each in decrees if each not in ("city", decree)]
    first = [decree] if decree not in ("", "city") else []
    return {**shown, "decree": [*first, *others][:SPACES]}


def _rule(number: int, ours: bool = False) -> Paragraph:
    key = f"rules-fe-{number}"
    return Paragraph(key, f"FE-{number}", f"{key}-ours" if ours else "")


OURS = (5, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 20, 24, 26, 27, 30, 31, 32, 33)
"""The rules with a reading of ours beside what is printed. FE-11, FE-28 and FE-34 are ours altogether."""


def _rules(*numbers: int) -> tuple[Paragraph, ...]:
    return tuple(_rule(number, number in OURS) for number in numbers)


SECTIONS = (
    Section("aim", (Paragraph("rules-aim"),)),
    Section("setup", _rules(1, 2, 3, 4, 5)),
    Section("turn", _rules(6, 7, 8, 9)),
    Section("building", _rules(10, 11, 12)),
    Section("people", _rules(34, 13, 14, 15, 16, 17, 18, 19)),
    Section("dragon", _rules(20, 21, 22)),
    Section("decrees", _rules(23, 24, 25, 26, 27, 28)),
    Section("spells", _rules(29, 30)),
    Section("end", _rules(31, 32, 33)),
    Section("examples", (), shows="examples"),
    Section("rulings", (Paragraph("rules-rulings"),), shows="rulings"),
    Section("set", (Paragraph("rules-set"),), shows="set"),
)

RULINGS = tuple(Ruling(f"ruling-{option.id}", option.rule, option.id) for option in (*SWITCHES, *NUMBERS))


@dataclass(frozen=True)
class Lot:
    """What of the set belongs together: its heading by key, and ids with how many there are."""

    heading: str
    kind: str
    items: tuple[tuple[str, int], ...]


def set_table() -> list[Lot]:
    """The house's set: tiles by layer and stage, decrees, spells."""
    box = house_set()
    lots = []
    for number, layer in enumerate(LAYERS):
        for stage in sorted({tile.stage for tile, _ in box.tiles if tile.layer == number}):
            tiles = ((t, n) for t, n in box.tiles if t.layer == number and t.stage == stage)
            items = tuple((tile_id(tile), n) for tile, n in tiles)
            lots.append(Lot(f"rules-set-{layer}-{stage}", "tile", items))
    decrees = tuple((decree_id(decree), n) for decree, n in box.decrees)
    spells = tuple((spell_id(spell), n) for spell, n in box.spells)
    return [*lots, Lot("decrees", "decree", decrees), Lot("spells", "spell", spells)]


EXAMPLES = (
    Example(
        "dragon",
        rules=("FE-20", "FE-22"),
        town=(
            "wall-i-plain wall-i-plain-guard/tower-i-plain-flag/sky-s-2 "
            "wall-i-plain-star/tower-i-plain-griffin/sky-i-3* own/tower-i-white/sky-i-2-star "
            "wall-i-gate-guard/tower-i-plain wall-i-plain-flag "
            "wall-i-corner/tower-i-white-flag/sky-s-1-griffin"
        ),
    ),
    Example(
        "fire",
        rules=("FE-9", "FE-21"),
        town=(
            "own/tower-i-plain wall-i-plain-guard/tower-i-plain-flag/sky-s-2 wall-i-plain-star* "
            "wall-i-gate-flag"
        ),
        slot="sky-i-2-griffin",
    ),
    Example(
        "district",
        rules=("FE-24",),
        town=(
            "own/tower-i-plain/sky-s-2 wall-i-plain/tower-i-plain-flag/sky-s-1-star_ "
            "wall-i-plain-guard/tower-i-white-guard/sky-i-2-griffin "
            "wall-i-corner-flag/tower-i-plain-griffin/sky-s-1-griffin wall-i-plain-flag/tower-i-plain-guard"
        ),
        decree="district-2",
    ),
    Example(
        "status",
        rules=("FE-22", "FE-25"),
        town=(
            "own wall-i-plain-star/tower-i-plain-flag/sky-i-1-star "
            "wall-i-plain-guard/tower-i-plain/sky-i-1-star "
            "wall-i-gate-star/tower-i-plain-griffin/sky-s-1-star*"
        ),
        decree="star-3",
    ),
    Example(
        "area",
        rules=("FE-26",),
        town=(
            "wall-i-plain-guard/tower-i-plain-flag/sky-s-1-griffin own/tower-i-plain-griffin/sky-i-1-star "
            "wall-i-gate-star/tower-i-plain"
        ),
        decree="area",
    ),
    Example(
        "city",
        rules=("FE-27",),
        town=(
            "wall-i-plain own/tower-i-white wall-i-plain-guard/tower-i-plain-flag/sky-s-2 wall-i-gate-star "
            "wall-i-plain-flag/tower-i-plain* wall-i-corner-guard/tower-i-white-flag"
        ),
        decree="city",
    ),
)
