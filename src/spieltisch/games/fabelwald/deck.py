"""The deck Fabelwald is played with: read from a TOML file, checked entry by entry, known by its digest.

The house's own is ``deck.toml`` beside this file; its format is documented in docs/formats-fabelwald.md. An
owner of the game enters the printed numbers in a file of the same form and plays with ``options={"deck":
Path("printed.toml")}``; the environment variable ``SPIELTISCH_FABELWALD_DECKS`` makes decks known beforehand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...core import entries
from ...core.entries import check_count, checked, number, only, table
from ...core.errors import RefusedError, phrase
from ...core.shelf import Shelf, digest_of
from ...core.toml import parse_toml
from .cards import ANIMALS, CARDS, CREATURES, FIRST_ANIMAL, NUMBER, PLACES
from .state import COMBO_CARDS, COMBOS, DEALT, MOST_ANIMALS, MOST_CARDS, MOST_KNOWN, PLACE_CARDS, SEATS

ROOM = "spieltisch.games.fabelwald"

CREATURE_COPIES = 2
MOST_POINTS = 99
TABLES = {"creatures": CREATURES, "animals": ANIMALS, "places": PLACES, "cards": CARDS[-2:]}
PARTS = ("name", "sums", "points", *TABLES, "second", "out_with_two")
DENSE_PLAYERS = 5
"""The dense forest is for so many players at least."""


@dataclass(frozen=True)
class Deck:
    """How many cards there are of each kind (by number), and what combos score (by size)."""

    name: str
    digest: str
    counts: tuple[int, ...]
    second: tuple[int, ...]
    """What the dense forest adds."""
    out_with_two: tuple[int, ...]
    creature_points: tuple[int, ...]
    animal_points: tuple[int, ...]
    mixed: int
    same: int

    def cards(self, players: int, dense: bool) -> tuple[int, ...]:
        """How many cards of each kind are in the game."""
        return tuple(
            count + (second if dense else 0) - (out if players == 2 else 0)
            for count, second, out in zip(self.counts, self.second, self.out_with_two, strict=True)
        )


def parse(content: str) -> Deck:
    """The deck that a TOML text describes, checked. Raises :class:`RefusedError` naming the entry."""
    data = parse_toml(content)
    only(data, "", PARTS)
    name = entries.name(data)
    counts = [0] * len(CARDS)
    for part, ids in TABLES.items():
        most = CREATURE_COPIES if part == "creatures" else MOST_KNOWN
        for card, count in _counts(data, part, ids, most, whole=True).items():
            counts[NUMBER[card]] = count
    second = _counts(data, "second", CREATURES, CREATURE_COPIES)
    out = _counts(data, "out_with_two", CARDS[1:], MOST_KNOWN)
    _check_sums(data, counts, second)
    _check_room(counts, second, out)
    points = table(data, "points")
    only(points, "points.", ("creatures", "animals", "mixed", "same"))
    content_ = (
        tuple(counts),
        tuple(second.get(card, 0) for card in CARDS),
        tuple(out.get(card, 0) for card in CARDS),
        _by_size(points, "creatures", 1, COMBO_CARDS),
        _by_size(points, "animals", 2, MOST_ANIMALS),
        number(points, "points", "mixed", 0, MOST_POINTS),
        number(points, "points", "same", 0, MOST_POINTS),
    )
    return Deck(name, digest_of(*content_), *content_)


SHELF = Shelf(Path(__file__).with_name("deck.toml"), "SPIELTISCH_FABELWALD_DECKS", parse)


def _wrong(entry: str, wanted: str, **values: Any) -> RefusedError:
    """Refuses ``entry``; what it must be is the message ``wanted-…`` of the game's texts or the core's."""
    return RefusedError("set-entry", entry=entry, wanted=phrase(f"wanted-{wanted}", room=ROOM, **values))


def _counts(
    data: Mapping[str, Any], part: str, ids: tuple[str, ...], most: int, *, whole: bool = False
) -> dict[str, int]:
    """The counts of one table; with ``whole`` every id must be there."""
    found = table(data, part)
    only(found, f"{part}.", ids)
    named = ids if whole else tuple(card for card in ids if card in found)
    return {card: number(found, part, card, 0, most) for card in named}


def _by_size(points: Mapping[str, Any], key: str, least: int, most: int) -> tuple[int, ...]:
    """The points of combos by size, from 0 to ``COMBO_CARDS`` cards."""
    listed = points.get(key)
    if not isinstance(listed, list) or len(listed) != most - least + 1:
        raise _wrong(f"points.{key}", "points-by-size", count=most - least + 1, least=least, most=most)
    values = [checked(value, f"points.{key}", 0, MOST_POINTS) for value in listed]
    return (*[0] * least, *values, *[0] * (COMBO_CARDS - most))


def _check_sums(data: Mapping[str, Any], counts: list[int], second: Mapping[str, int]) -> None:
    """The entries come to what the table ``sums`` says."""
    actual = {part: sum(counts[NUMBER[card]] for card in ids) for part, ids in TABLES.items()}
    actual["second"] = sum(second.values())
    entries.check_sums(data, actual)


def _check_room(counts: list[int], second: Mapping[str, int], out: Mapping[str, int]) -> None:
    """There is enough to deal and play, and not more than the record holds."""
    for card, count in out.items():
        check_count(f"out_with_two.{card}", count, 0, counts[NUMBER[card]])
    for card, count in second.items():
        check_count(f"second.{card}", counts[NUMBER[card]] + count, 0, CREATURE_COPIES)
    total = sum(counts)
    all_cards, with_two = phrase("entry-all-cards", room=ROOM), phrase("entry-cards-with-two", room=ROOM)
    check_count(all_cards, total + sum(second.values()), SEATS * DEALT + 1, MOST_CARDS)
    check_count(all_cards, total, SEATS * DEALT + 1, MOST_CARDS)
    check_count(with_two, total - sum(out.values()), 2 * DEALT + 1, MOST_CARDS)
    creatures = sum(counts[1:FIRST_ANIMAL]) + sum(second.values())
    animals = sum(counts[NUMBER[card]] // 2 for card in ANIMALS)
    places = sum(counts[NUMBER[card]] for card in PLACES) // PLACE_CARDS
    check_count(phrase("entry-combos", room=ROOM), creatures + animals + places, 0, COMBOS)
