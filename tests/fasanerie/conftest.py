"""Tables written down in a line, so that a test reads like a rule.

``table("trap gold-1[A] nest[B] peacock, pile 6")`` is an alley from back to front; ``[AB]`` are discs on a
card, bottom to top; seats are letters, A is seat 0. Further parts, separated by commas:

- ``pile 6`` (else the pile is empty), ``start CAB`` (start stack, bottom to top)
- ``A has gold-1 nest``, ``left C B`` (who left first comes first), ``box fox``, ``A lost gold-1`` (face down)
- ``picked up A`` (the disc is in hand), ``aside trap``

Kinds that the line does not name are filled up from kinds without actions. Chance does not go on by itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import spieltisch
from spieltisch import Match

from ..seats import LETTERS, Lettered

FILLERS = ("gold", "blood", "green", "reeves", "koklass", "fireback", "peacock", "nest", "fart")


def kind_of(card: str) -> str:
    return card.partition("-")[0]


def six_kinds(cards: list[str]) -> list[str]:
    """The kinds of ``cards``, filled up to six."""
    kinds = list(dict.fromkeys(kind_of(card) for card in cards))
    return (kinds + [kind for kind in FILLERS if kind not in kinds])[:6]


def position_of(line: str, **options: Any) -> dict[str, Any]:
    """The position that ``line`` describes, as a file would hold it."""
    alley_part, *parts = [part.strip() for part in line.split(",")]
    alley = []
    for word in alley_part.split():
        card, _, discs = word.partition("[")
        alley.append([card, [LETTERS.index(letter) for letter in discs.rstrip("]")]])
    seats = set(re.findall(r"\b([A-F]+)\b", line))
    players = max(2, max((LETTERS.index(letter) + 1 for word in seats for letter in word), default=2))
    position: dict[str, Any] = {
        "format": "spieltisch-position-1", "game": "fasanerie", "players": players, "options": options,
        "pile": 0, "start": [], "alley": alley, "hands": [[] for _ in range(players)], "box": [],
        "traps": [], "left": [],
    }  # fmt: skip
    for part in parts:
        first, *rest = part.split()
        if first == "pile":
            position["pile"] = int(rest[0])
        elif first in ("start", "left"):
            position[first] = [LETTERS.index(letter) for letter in "".join(rest)]
        elif first == "box":
            position["box"] = rest
        elif first == "aside":
            position["traps"] = rest
        elif rest[0] == "has":
            position["hands"][LETTERS.index(first)] = rest[1:]
        elif rest[0] == "lost":
            position.setdefault("face_down", []).extend([LETTERS.index(first), card] for card in rest[1:])
        elif first != "picked":
            raise ValueError(f"what is {part!r}?")
    cards = [card for card, _ in alley] + position["box"] + position["traps"]
    cards += [card for hand in position["hands"] for card in hand]
    cards += [card for _, card in position.get("face_down", [])]
    position["kinds"] = six_kinds(cards)
    return position


class Table(Lettered):
    """A match seen as people at the table name it: letters for seats, cards in a line."""

    def play(self, *moves: str) -> Table:
        """Play moves such as ``"A: move 3"`` or ``"draw gold-1 nest"``."""
        for move in moves:
            if move.startswith("draw "):
                super().play(*(f"chance: card {card}" for card in move.split()[1:]))
            else:
                super().play(move)
        return self

    @property
    def in_a_line(self) -> str:
        """The legal actions, in a line."""
        return ", ".join(self.legal)

    @property
    def alley(self) -> str:
        """The alley from back to front, as tests write it."""
        return " ".join(
            place["card"] + (f"[{''.join(LETTERS[s] for s in place['discs'])}]" if place["discs"] else "")
            for place in self.match.view(None)["alley"]
        )

    def hand(self, letter: str) -> str:
        """What a seat holds in truth, in the order of the table of cards."""
        return " ".join(self.match.position()["hands"][LETTERS.index(letter)])

    @property
    def box(self) -> str:
        """All cards in the box that have been seen, face down or not."""
        position = self.match.position()
        return " ".join(position["box"] + [card for _, card in position.get("face_down", [])])

    @property
    def aside(self) -> int:
        """Traps set aside."""
        return len(self.match.position()["traps"])

    @property
    def left(self) -> str:
        """Who has left, in order."""
        return "".join(LETTERS[seat] for seat in self.match.view(None)["left"])

    @property
    def pile(self) -> int:
        return int(self.match.view(None)["pile"])

    @property
    def start(self) -> str:
        """The start stack, bottom to top."""
        return "".join(LETTERS[seat] for seat in self.match.view(None)["start"])


@pytest.fixture
def position() -> Callable[..., dict[str, Any]]:
    """From a line to a position file's content."""
    return position_of


@pytest.fixture
def table() -> Callable[..., Table]:
    """From a line to a table in play; options as keywords."""

    def lay(line: str, **options: Any) -> Table:
        return Table(spieltisch.from_position(position_of(line, **options)))

    return lay


@pytest.fixture
def as_table() -> Callable[[Match], Table]:
    """The same handles for any match."""
    return Table


@pytest.fixture
def points() -> Callable[..., list[int]]:
    """Points for one kind, seat by seat, when all have left: ``points("gold", "gold-1 gold-3", "nest")``."""

    def score(kind: str, *hands: str, **options: Any) -> list[int]:
        played = [hand.split() for hand in hands]
        kinds = six_kinds([kind, *(card for hand in played for card in hand)])
        position = {
            "format": "spieltisch-position-1", "game": "fasanerie", "players": len(hands),
            "options": options, "kinds": kinds, "pile": 0, "start": [], "alley": [],
            "hands": played, "box": [], "traps": [], "left": list(range(len(hands))),
        }  # fmt: skip
        result = spieltisch.from_position(position).result()
        assert result is not None
        return [breakdown[kind] for breakdown in result["breakdown"]]

    return score
