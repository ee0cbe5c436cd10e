"""The cards of Fasanerie and its expansion, as a player could check them against the box.

Ids are those of records and positions and never change; their order here is the order of the ids in
hands, legal actions and score sheets.
"""

from __future__ import annotations

from typing import NamedTuple


class Kind(NamedTuple):
    """An animal kind: its id, the values or colours of a 3-card set (empty: three alike), and its box."""

    id: str
    variants: tuple[str, ...]
    box: str


TABLE = (
    Kind("gold", ("1", "2", "3"), "base"),
    Kind("fart", ("1", "2", "3"), "base"),
    Kind("diamond", (), "base"),
    Kind("blood", (), "base"),
    Kind("green", (), "base"),
    Kind("peacock", (), "base"),
    Kind("nest", (), "base"),
    Kind("reeves", (), "base"),
    Kind("trap", (), "base"),
    Kind("mirror", (), "base"),
    Kind("monal", ("3", "5", "7"), "base"),
    Kind("fox", (), "base"),
    Kind("fireback", (), "expansion"),
    Kind("koklass", (), "expansion"),
    Kind("salvadori", (), "expansion"),
    Kind("net", (), "expansion"),
    Kind("eared", ("blue", "white", "brown"), "expansion"),
    Kind("dog", (), "expansion"),
)

KINDS = tuple(kind.id for kind in TABLE)
BASE_KINDS = tuple(kind.id for kind in TABLE if kind.box == "base")
CARDS = tuple(
    f"{kind.id}-{variant}" if variant else kind.id for kind in TABLE for variant in (kind.variants or ("",))
)
KIND_OF_CARD = tuple(KINDS.index(card.partition("-")[0]) for card in CARDS)
VALUE_OF_CARD = tuple(int(v) if (v := card.partition("-")[2]).isdigit() else 0 for card in CARDS)

KINDS_IN_PLAY = 6  # FA-1
SET_SIZE = 3  # cards of a kind per player
PUT_BACK = 3  # cards per player put back unseen, FA-4
AHEAD = 5  # cards in front of the leading disc, FA-5, FA-13
MIN_PLAYERS, MAX_PLAYERS = 2, 6

# FA-1, FA-2
SETS = {
    "first": ("gold", "fart", "diamond", "blood", "green", "reeves"),
    "suggestion-1": ("gold", "reeves", "mirror", "fireback", "salvadori", "net"),
    "suggestion-2": ("fart", "green", "nest", "koklass", "eared", "dog"),
}

SERVANTS = ("key", "bell", "wheel", "pot", "spade", "lantern")


def copies(card: int, players: int) -> int:
    """How many cards like ``card`` (an index into ``CARDS``) are shuffled for ``players``. FA-4."""
    return players * SET_SIZE // (len(TABLE[KIND_OF_CARD[card]].variants) or 1)
