"""The others around the table: their hands as backs with a number, and what you know of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString

from spieltisch.core.shapes import View
from spieltisch.core.words import Words
from spieltisch.pages.choices import Choice

from .. import narration
from . import pictures
from .answers import Choices

MOST_BACKS = 7  # drawn; the number beside them is the truth


@dataclass(frozen=True)
class Place:
    """A player's place at the table. ``backs`` are the cards you do not know, ``known`` the figures of
    those you do."""

    number: int
    name: str
    crest: SafeString
    size: int
    backs: list[SafeString]
    known: list[dict[str, Any]]
    words: str
    choice: Choice | None
    turn: bool
    moon: SafeString | str


def around(view: View, choices: Choices, names: list[str], texts: Words) -> list[Place]:
    """All but the viewer, in turn order."""
    return [place(view, seat, choices, names, texts) for seat in others(view)]


def others(view: View) -> list[int]:
    """The seats other than the viewer's, in turn order; for an onlooker all, the first player first."""
    players, me = view["players"], view["seat"]
    if me is None:
        first = view["start"] or 0
        return [(first + n) % players for n in range(players)]
    return [(me + n) % players for n in range(1, players)]


def place(view: View, seat: int, choices: Choices, names: list[str], texts: Words) -> Place:
    """One player's place."""
    held = view["seats"][seat]
    known = Counter(held["cards"])
    return Place(
        number=seat,
        name=names[seat],
        crest=pictures.crest(seat),
        size=held["hand"],
        backs=[pictures.back()] * min(held["hidden"], MOST_BACKS),
        known=[
            {"thumb": pictures.thumb(card), "name": narration.name_of_card(texts, card), "n": n}
            for card, n in known.items()
        ],
        words=hand_words(held, names[seat], texts),
        choice=choices.get("steal", seat) or choices.get("seat", seat),
        turn=view["to_move"] == seat and not view["over"],
        moon=pictures.glyph("moon") if held["misses"] else "",
    )


def hand_words(held: dict[str, Any], name: str, texts: Words) -> str:
    """``Mila: 5 cards in hand. You know: two Owls and Giant.``"""
    words = texts.say("table-holds", who=name, n=held["hand"])
    if not held["cards"]:
        return words
    return f"{words} {texts.say('table-you-know', cards=narration.list_cards(texts, held['cards']))}"
