"""Tables written down in a line a hand, so that a test reads like a rule.

A hand is card ids separated by blanks. Combos are lines such as ``"A giant troll"`` and get the numbers 1, 2,
… in this order. Everything that a test does not name lies in the deck; where a test says what is in the deck,
all the rest is parked at the bottom of the discard pile or, with ``park="combos"``, in combos of the last
seat. Seats are letters, A begins and is to move. Chance does not go on by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import spieltisch
from spieltisch.games.fabelwald.cards import ANIMALS, CARDS, CREATURES, PLACES
from spieltisch.games.fabelwald.deck import SHELF

from ..seats import LETTERS, Lettered

HOUSE = SHELF.house()


def cards_in_game(players: int, options: dict[str, Any]) -> Counter[str]:
    """Every card of the house's deck."""
    counts = HOUSE.cards(players, bool(options.get("dense_forest")))
    return Counter({card: count for card, count in zip(CARDS, counts, strict=True) if card})


def parked(rest: Counter[str], letter: str) -> tuple[list[str], list[str]]:
    """Combos of a seat that take up as many cards as they can, and what is left over."""
    lines: list[str] = []
    creatures = [card for card in CREATURES for _ in range(rest[card])]
    creatures.sort(key="dragon".__eq__)  # he must be the last
    lines += [" ".join(creatures[i : i + 5]) for i in range(0, len(creatures), 5)]
    over: list[str] = []
    for card in ANIMALS:
        if rest[card] >= 2:
            lines.append(" ".join([card] * rest[card]))
        else:
            over += [card] * rest[card]
    for card in PLACES:
        lines += [" ".join([card] * 3)] * (rest[card] // 3)
        over += [card] * (rest[card] % 3)
    over += ["rune"] * rest["rune"] + ["amulet"] * rest["amulet"]
    return [f"{letter} {line}" for line in lines], over


def position_of(
    *hands: str,
    combos: list[str] | None = None,
    discard: str = "",
    deck: str | None = None,
    park: str = "discard",
    turn: str = "A",
    options: dict[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position file's content."""
    lines = [*hands, *[""] * (2 - len(hands))]
    players = len(lines)
    laid = list(combos or [])
    pile = discard.split()
    position: dict[str, Any] = {
        "format": "spieltisch-position-1", "game": "fabelwald", "players": players, "options": options or {},
        "start": 0, "turn": LETTERS.index(turn), "hands": [line.split() for line in lines], **more,
    }  # fmt: skip
    if deck is not None:
        seen = Counter(card.rstrip("*") for hand in position["hands"] for card in hand)
        seen += Counter(card.rstrip("*") for line in laid for card in line.split()[1:])
        seen += Counter(card.rstrip("*") for card in pile) + Counter(deck.split())
        seen += Counter(card.rstrip("*") for card in position.get("chain", {}).get("taken", []))
        rest = cards_in_game(players, position["options"]) - seen
        if park == "combos":
            found, over = parked(rest, LETTERS[players - 1])
            laid += found
            position["hands"][-1] = position["hands"][-1] + over
        else:
            pile = list(rest.elements()) + pile
        if not deck:
            position.setdefault("last", players - 1)
    position["discard"] = pile
    position["combos"] = [
        [number, LETTERS.index(line.split()[0]), line.split()[1:]] for number, line in enumerate(laid, 1)
    ]
    return position


class Table(Lettered):
    """A match seen as people at the table name it: letters for seats."""

    def view(self, letter: str = "") -> dict[str, Any]:
        """What a seat sees; without a letter what an onlooker sees."""
        return self.match.view(LETTERS.index(letter) if letter else None)

    def hand(self, letter: str) -> str:
        """A whole hand, sorted."""
        seat = LETTERS.index(letter)
        return " ".join(self.match.view(seat)["seats"][seat]["cards"])

    def known(self, viewer: str, owner: str) -> str:
        """What a seat (``""``: an onlooker) knows of another's hand."""
        return " ".join(self.view(viewer)["seats"][LETTERS.index(owner)]["cards"])

    def aware(self, letter: str) -> list[str]:
        """What a seat can tell each seat knows of its hand."""
        seat = LETTERS.index(letter)
        return [" ".join(cards) for cards in self.view(letter)["seats"][seat]["known_to"]]

    def combos(self, letter: str) -> list[str]:
        """The combos of a seat."""
        found = self.view()["seats"][LETTERS.index(letter)]["combos"]
        return [" ".join(combo["cards"]) for combo in found]

    @property
    def pile(self) -> str:
        """The discard pile, bottom first."""
        return " ".join(self.view()["discard"])

    @property
    def deck(self) -> int:
        return int(self.view()["deck"])

    @property
    def points(self) -> list[int]:
        return [seat["points"] for seat in self.view()["seats"]]

    def told(self, *kinds: str, to: str = "") -> list[dict[str, Any]]:
        """The events of these kinds as told to a seat (or an onlooker), without their step numbers."""
        seat = LETTERS.index(to) if to else None
        return [event for event in self.events(seat=seat) if event["event"] in kinds]


@pytest.fixture
def position() -> Callable[..., dict[str, Any]]:
    """From hands in lines to a position file's content."""
    return position_of


@pytest.fixture
def table() -> Callable[..., Table]:
    """From hands in lines to a table in play."""

    def lay(*hands: str, **more: Any) -> Table:
        return Table(spieltisch.from_position(position_of(*hands, **more)))

    return lay
