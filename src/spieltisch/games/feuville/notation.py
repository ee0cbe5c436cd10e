"""Notation: the language-free texts of actions and chance outcomes, and their numbers.

Columns, slots and spaces count from 1, columns of a town from its left end as it stands; seats from 0.
Every action is listed in docs/formats-feuville.md. Chance: ``start SEAT``, ``roll LOW HIGH``, ``die FACE``,
and ``tile ID``, ``decree ID``, ``spell ID`` for what is laid into the next gap.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ...core.errors import RefusedError
from ...core.game import States
from .actions import (
    ACTIONS,
    DECREE_0,
    DICE_1,
    DIE_1,
    FACES,
    KOBOLD_THINGS,
    SPELL_0,
    START_1,
    THINGS,
    TILE_0,
)
from .ids import decree_ids, spell_ids, tile_ids
from .state import COLUMNS, LAYERS, OPEN_SPELLS, SEATS, SLOTS, SPACES, SYMBOLS

ACTION_FORMS = (
    "roll, done, stop, pass, shield, protect, score, store, stored N, symbol ID, spell N, steal SEAT SLOT, "
    "use COLUMN THING, kobold COLUMN THING, take LAYER COLUMN, take decree COLUMN, take city, build left, "
    "build right, build N, columns N, columns N N, square LAYER N, burn N, quench N"
)
CHANCE_FORMS = "start SEAT, roll LOW HIGH, die FACE, tile ID, decree ID, spell ID"


@dataclass(frozen=True)
class Word:
    """An action that is one word: roll, done, stop, pass, shield, protect, score, store."""

    word: str

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True)
class Stored:
    """Build or score what lies in a slot of one's own tableau."""

    slot: int

    def __str__(self) -> str:
        return f"stored {self.slot}"


@dataclass(frozen=True)
class Symbol:
    """The symbol that the free decree scores."""

    symbol: str

    def __str__(self) -> str:
        return f"symbol {self.symbol}"


@dataclass(frozen=True)
class TakeSpell:
    """Take the open fairy spell of a space."""

    space: int

    def __str__(self) -> str:
        return f"spell {self.space}"


@dataclass(frozen=True)
class Steal:
    """The thief reaches for a slot of another seat."""

    seat: int
    slot: int

    def __str__(self) -> str:
        return f"steal {self.seat} {self.slot}"


@dataclass(frozen=True)
class Use:
    """Use the die of a column for its person, a tile, its decree, or for the fairy."""

    column: int
    thing: str

    def __str__(self) -> str:
        return f"use {self.column} {self.thing}"


@dataclass(frozen=True)
class Kobold:
    """Use both dice to put the kobold on a column."""

    column: int
    thing: str

    def __str__(self) -> str:
        return f"kobold {self.column} {self.thing}"


@dataclass(frozen=True)
class Take:
    """Take an open tile: from innkeeper or architect, or by a spell."""

    layer: str
    column: int

    def __str__(self) -> str:
        return f"take {self.layer} {self.column}"


@dataclass(frozen=True)
class TakeDecree:
    """Take the decree of a column from the mayor; ``None`` is the city decree."""

    column: int | None

    def __str__(self) -> str:
        return "take city" if self.column is None else f"take decree {self.column}"


@dataclass(frozen=True)
class Build:
    """Build on a column; a wall at the ``left`` or ``right`` end."""

    place: int | str

    def __str__(self) -> str:
        return f"build {self.place}"


@dataclass(frozen=True)
class Columns:
    """The column, or both adjacent columns, that a district decree scores."""

    columns: tuple[int, ...]

    def __str__(self) -> str:
        return "columns " + " ".join(map(str, self.columns))


@dataclass(frozen=True)
class Square:
    """The square of ``column`` and its right neighbour: towers with their skies, or with their walls."""

    layer: str
    column: int

    def __str__(self) -> str:
        return f"square {self.layer} {self.column}"


@dataclass(frozen=True)
class Burn:
    """The column that burns."""

    column: int

    def __str__(self) -> str:
        return f"burn {self.column}"


@dataclass(frozen=True)
class Quench:
    """The burning column that the mage puts out."""

    column: int

    def __str__(self) -> str:
        return f"quench {self.column}"


Action = (
    Word | Stored | Symbol | TakeSpell | Steal | Use | Kobold | Take | TakeDecree | Build | Columns | Square
    | Burn | Quench
)  # fmt: skip

_PLACES = range(1, COLUMNS + 1)
_PAIRS = range(1, COLUMNS)
_SPACES = range(1, SPACES + 1)

ALL: tuple[Action, ...] = (
    *map(Word, ("roll", "done", "stop", "pass", "shield", "protect", "score", "store")),
    *(Stored(slot + 1) for slot in range(SLOTS)),
    *map(Symbol, SYMBOLS),
    *(TakeSpell(space + 1) for space in range(OPEN_SPELLS)),
    *(Steal(seat, slot + 1) for seat in range(SEATS) for slot in range(SLOTS)),
    *(Use(column, thing) for column in _SPACES for thing in THINGS),
    *(Kobold(column, thing) for column in _SPACES for thing in THINGS[:KOBOLD_THINGS]),
    *(Take(layer, column) for layer in LAYERS for column in _SPACES),
    *map(TakeDecree, _SPACES),
    TakeDecree(None),
    *map(Build, ("left", "right", *_PLACES)),
    *(Columns((column,)) for column in _PLACES),
    *(Columns((column, column + 1)) for column in _PAIRS),
    *(Square("sky", column) for column in _PAIRS),
    *(Square("wall", column) for column in _PAIRS),
    *map(Burn, _PLACES),
    *map(Quench, _PLACES),
)
"""Every action in the order of its number."""
assert len(ALL) == ACTIONS

_NUMBERS = {str(action): number for number, action in enumerate(ALL)}


def decode(number: int) -> Action:
    """The action with this number. Raises :class:`RefusedError` outside the range."""
    if not 0 <= number < ACTIONS:
        raise RefusedError("notation", text=str(number), forms=ACTION_FORMS)
    return ALL[number]


def encode(action: Action) -> int:
    """The number of an action."""
    return _NUMBERS[str(action)]


def to_text(action: Action) -> str:
    """An action in notation."""
    return str(action)


def from_text(text: str) -> Action:
    """The action that ``text`` notates. Raises :class:`RefusedError` if it notates none."""
    if text not in _NUMBERS:
        raise RefusedError("notation", text=text[:60], forms=ACTION_FORMS)
    return ALL[_NUMBERS[text]]


# ------------------------------------------------------------ chance


@cache
def _fixed_outcomes() -> dict[str, int]:
    """The outcomes that are the same whatever the set."""
    pairs = [(low, high) for low in range(1, FACES + 1) for high in range(low, FACES + 1)]
    return {
        **{f"start {seat}": START_1 + seat for seat in range(SEATS)},
        **{f"roll {low} {high}": DICE_1 + n for n, (low, high) in enumerate(pairs)},
        **{f"die {face + 1}": DIE_1 + face for face in range(FACES)},
    }


@cache
def _fixed_texts() -> dict[int, str]:
    return {number: text for text, number in _fixed_outcomes().items()}


def chance_to_text(states: States, outcome: int) -> str:
    """A chance outcome in notation."""
    if outcome < TILE_0:
        return _fixed_texts()[outcome]
    if outcome < DECREE_0:
        return f"tile {tile_ids(states)[outcome - TILE_0]}"
    if outcome < SPELL_0:
        return f"decree {decree_ids(states)[outcome - DECREE_0]}"
    return f"spell {spell_ids(states)[outcome - SPELL_0]}"


def chance_from_text(states: States, text: str) -> int:
    """The chance outcome that ``text`` notates. Raises :class:`RefusedError` if it notates none."""
    if text in _fixed_outcomes():
        return _fixed_outcomes()[text]
    word, _, what = text.partition(" ")
    for name, ids, base in (
        ("tile", tile_ids(states), TILE_0),
        ("decree", decree_ids(states), DECREE_0),
        ("spell", spell_ids(states), SPELL_0),
    ):
        if word == name and what and what in ids:
            return base + ids.index(what)
    raise RefusedError("notation", text=text[:60], forms=CHANCE_FORMS)
