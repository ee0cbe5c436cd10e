"""Your hand: each kind of card once, with what can be done with it and who knows of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString

from spieltisch.core.shapes import Events, View
from spieltisch.core.words import Words
from spieltisch.pages.choices import Choice

from .. import narration
from . import pictures
from .answers import Choices
from .story import since_own_choice

GAINED = ("drew", "stole", "kept")
"""Events by which a card comes into the hand of their seat."""


@dataclass(frozen=True)
class Held:
    """All cards of a kind in your hand. ``fresh``: one came since your last choice; ``knowing``: the crests
    of those who know one of them."""

    card: str
    label: str
    pictures: list[SafeString]
    choice: Choice | None
    fresh: bool
    knowing: list[SafeString]


def hand(view: View, events: Events, choices: Choices, names: list[str], texts: Words) -> dict[str, Any]:
    """Your hand as a fan."""
    own = view["seats"][view["seat"]]
    knowing = known_to(view)
    gained = fresh(events, view["seat"])
    held = []
    for card, n in Counter(own["cards"]).items():
        name = narration.name_of_card(texts, card)
        held.append(
            Held(
                card=card,
                label=name if n == 1 else texts.say("table-times-card", n=n, card=name),
                pictures=[pictures.card(card, name)] * n,
                choice=choice_with(card, view, choices),
                fresh=card in gained,
                knowing=[pictures.crest(seat) for seat, cards in knowing.items() if card in cards],
            )
        )
    return {
        "cards": held,
        "words": narration.count_of_cards(texts, own["hand"]),
        "seen": [
            texts.say("table-knows", who=names[seat], cards=narration.list_cards(texts, cards))
            for seat, cards in knowing.items()
            if cards
        ],
        "total": narration.points(texts, own["points"]),
    }


def choice_with(card: str, view: View, choices: Choices) -> Choice | None:
    """What can be done with a card of the hand: play it, throw it away, sacrifice it."""
    played = choices.get("play", card) if view["legal"] and view["decision"]["kind"] == "turn" else None
    return played or choices.get("discard", card) or choices.get("sacrifice", card)


def known_to(view: View) -> dict[int, list[str]]:
    """Which cards of your hand the others know, by seat, in turn order."""
    me = view["seat"]
    told = view["seats"][me]["known_to"]
    others = [(me + n) % view["players"] for n in range(1, view["players"])]
    return {seat: told[seat] if told else [] for seat in others}


def fresh(events: Events, seat: int) -> set[str]:
    """The cards that came into a hand since its owner's last choice."""
    found = set()
    for event in since_own_choice(events, seat):
        gets = event["to"] if event["event"] == "gave" else event.get("seat")
        if gets == seat and event["event"] in (*GAINED, "gave") and event["card"]:
            found.add(event["card"])
    return found
