"""Notation: the language-free texts of actions and chance outcomes, and their numbers.

Combos count from 1, by the number that stays theirs; seats from 0. Every action is listed in
docs/formats-fabelwald.md. Chance: ``start SEAT``, and ``card ID`` for whatever card is dealt, drawn,
stolen, thrown off by lot or turned up.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import RefusedError
from ...core.game import States
from . import combos
from .actions import (
    ACTIONS,
    ADD_1,
    AGAIN_0,
    CARD_0,
    COMBO_1,
    DISCARD_0,
    LEAST_ANIMALS,
    NAME_0,
    PICK_0,
    PLAY_0,
    SACRIFICE_1,
    SEAT_1,
    SIZES,
    START_1,
    STEAL_1,
    TAKE_1,
)
from .cards import ANIMALS, CARDS, CREATURES, NUMBER, PLACES, TYPES
from .state import COMBO_CARDS, COMBOS, PLACE_CARDS, SEATS

ACTION_FORMS = (
    "draw, done, skip, pass, use, amulet, new, keep, keep pile, keep deck, steal SEAT, seat SEAT, play CARD, "
    "lay CARD N, lay places, add COMBO, combo COMBO, sacrifice CARD, again CARD, name CARD, pick CARD, "
    "discard CARD, take COMBO CARD"
)
CHANCE_FORMS = "start SEAT, card CARD"


@dataclass(frozen=True)
class Word:
    """An action that needs no more: draw, done, skip, pass, use, amulet, new, keep, keep pile, keep deck,
    lay places."""

    word: str

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True)
class Sacrifice:
    """The Witch gives two owls or crows of the hand."""

    card: str

    def __str__(self) -> str:
        return f"sacrifice {self.card}"


@dataclass(frozen=True)
class Lay:
    """Lay a combo of ``count`` equal animals or places."""

    card: str
    count: int

    def __str__(self) -> str:
        return f"lay {self.card} {self.count}"


@dataclass(frozen=True)
class Add:
    """Lay one more animal to an own combo."""

    combo: int

    def __str__(self) -> str:
        return f"add {self.combo}"


@dataclass(frozen=True)
class Combo:
    """A combo: to join, to destroy, to sacrifice from, to trade or to capture."""

    combo: int

    def __str__(self) -> str:
        return f"combo {self.combo}"


@dataclass(frozen=True)
class Steal:
    """From whom a card is to be stolen."""

    seat: int

    def __str__(self) -> str:
        return f"steal {self.seat}"


@dataclass(frozen=True)
class Seat:
    """The player whom a power names."""

    seat: int

    def __str__(self) -> str:
        return f"seat {self.seat}"


@dataclass(frozen=True)
class Play:
    """Play a creature or rune, of the hand or at once."""

    card: str

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True)
class Again:
    """The Elf uses the power of an own creature."""

    card: str

    def __str__(self) -> str:
        return f"again {self.card}"


@dataclass(frozen=True)
class Name:
    """The Amazon names a card."""

    card: str

    def __str__(self) -> str:
        return f"name {self.card}"


@dataclass(frozen=True)
class Pick:
    """Take a card of the discard pile; with the Laraki, hand out one of those taken."""

    card: str

    def __str__(self) -> str:
        return f"pick {self.card}"


@dataclass(frozen=True)
class Discard:
    """Discard a card for the hand limit."""

    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True)
class Take:
    """Take a creature up out of a combo; ``position`` from 1 is the one meant where there are two."""

    combo: int
    position: int


Action = (
    Word | Sacrifice | Lay | Add | Combo | Steal | Seat | Play | Again | Name | Pick | Discard | Take
)  # fmt: skip

_WORDS = ("draw", "done", "skip", "pass", "use", "amulet", "new", "keep", "keep pile", "keep deck")
_COMBOS = range(1, COMBOS + 1)

ALL: tuple[Action | None, ...] = (
    *map(Word, _WORDS),
    *map(Sacrifice, ANIMALS[:2]),
    Word("lay places"),
    *(Lay(card, PLACE_CARDS) for card in PLACES),
    *(Lay(card, LEAST_ANIMALS + extra) for card in ANIMALS for extra in range(SIZES)),
    *map(Add, _COMBOS),
    *map(Combo, _COMBOS),
    *map(Steal, range(SEATS)),
    *map(Seat, range(SEATS)),
    *(Play(card) if card else None for card in CARDS),
    *(Again(card) if card else None for card in ("", *CREATURES)),
    *(Name(card) if card else None for card in CARDS),
    *(Pick(card) if card else None for card in CARDS),
    *(Discard(card) if card else None for card in CARDS),
    *(Take(combo, 1 + i) for combo in _COMBOS for i in range(COMBO_CARDS)),
)
"""Every action in the order of its number; ``None`` for numbers that are none."""
assert len(ALL) == ACTIONS
assert str(ALL[SACRIFICE_1]) == "sacrifice owl"
assert str(ALL[ADD_1]) == "add 1"
assert str(ALL[COMBO_1]) == "combo 1"
assert str(ALL[STEAL_1]) == "steal 0"
assert str(ALL[SEAT_1]) == "seat 0"
assert [str(ALL[base + 1]) for base in (PLAY_0, AGAIN_0, NAME_0, PICK_0, DISCARD_0)] == [
    f"{word} amazon" for word in ("play", "again", "name", "pick", "discard")
]

_NUMBERS = {
    str(action): number for number, action in enumerate(ALL) if action and not isinstance(action, Take)
}


def decode(number: int) -> Action:
    """The action with this number. Raises :class:`RefusedError` if there is none."""
    action = ALL[number] if 0 <= number < ACTIONS else None
    if action is None:
        raise RefusedError("notation", text=str(number), forms=ACTION_FORMS)
    return action


def encode(action: Action) -> int:
    """The number of an action."""
    if isinstance(action, Take):
        return TAKE_1 + (action.combo - 1) * COMBO_CARDS + action.position - 1
    return _NUMBERS[str(action)]


def to_text(states: States, action: Action) -> str:
    """An action in notation: ``take COMBO CARD`` as the combo lies."""
    if isinstance(action, Take):
        card = CARDS[combos.kind_at(states[0], action.combo - 1, action.position - 1)]
        return f"take {action.combo} {card}"
    return str(action)


def from_text(states: States, text: str) -> Action:
    """The action that ``text`` notates. Raises :class:`RefusedError` if it notates none."""
    if text in _NUMBERS:
        return decode(_NUMBERS[text])
    word, _, rest = text.partition(" ")
    number, _, card = rest.partition(" ")
    if word == "take" and card in CREATURES and number in map(str, _COMBOS):
        position = int(combos.preferred(states[0], int(number) - 1, NUMBER[card]))
        return Take(int(number), max(position, 0) + 1)
    raise RefusedError("notation", text=text[:60], forms=ACTION_FORMS)


def chance_to_text(outcome: int) -> str:
    """A chance outcome in notation."""
    return f"start {outcome - START_1}" if outcome < CARD_0 else f"card {CARDS[outcome - CARD_0]}"


def chance_from_text(text: str) -> int:
    """The chance outcome that ``text`` notates. Raises :class:`RefusedError` if it notates none."""
    word, _, rest = text.partition(" ")
    if word == "card" and rest in CARDS[1:TYPES]:
        return CARD_0 + NUMBER[rest]
    if word == "start" and rest in map(str, range(SEATS)):
        return START_1 + int(rest)
    raise RefusedError("notation", text=text[:60], forms=CHANCE_FORMS)
