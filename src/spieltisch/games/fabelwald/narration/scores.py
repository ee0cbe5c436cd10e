"""What cards do and bring, and why somebody has the points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spieltisch.core.telling import Facts
from spieltisch.core.words import Words

from ..cards import ANIMALS, PLACES
from ..deck import SHELF
from .naming import count_of_cards, name_of_card


def describe_card(texts: Words, card: str, options: Mapping[str, Any] | None = None) -> str:
    """What a card does or brings, as its sheet says it: one to three sentences.

    ``options`` are those of a view, for other decks and rulings; without them those of the house.
    """
    if card in ANIMALS:
        points = SHELF.chosen(options or {}, "deck").animal_points
        plural = name_of_card(texts, card, "plural")
        return texts.say("animals-bring", cards=plural, two=points[2], three=points[3], four=points[4])
    if card in PLACES:
        deck = SHELF.chosen(options or {}, "deck")
        plural = name_of_card(texts, card, "plural")
        return texts.say("places-bring", cards=plural, mixed=deck.mixed, same=deck.same)
    return describe_power(texts, card, options)


def describe_power(texts: Words, card: str, options: Mapping[str, Any] | None = None) -> str:
    """What a creature, a rune or an amulet does."""
    if card == "highwayman" and options and options["swap_all"]:
        return texts.say("power-highwayman-all")
    return texts.say(f"card-{card}.power")


def in_short(texts: Words, card: str) -> str:
    """What a card is for, in a few words without a capital: ``draws two cards``."""
    if card in ANIMALS:
        return texts.say("short-animal")
    if card in PLACES:
        return texts.say("short-place")
    return texts.say(f"card-{card}.short")


def tell_reason(kind: str, reason: Facts, texts: Words) -> str:
    """Why combos of a kind brought what they brought: ``2 combos: 5 (3 cards) + 2 (2 cards)``."""
    each = [
        texts.say("reason-each", points=points, cards=count_of_cards(texts, size))
        for points, size in zip(reason["each"], reason["sizes"], strict=True)
    ]
    return texts.say("reason-combos", n=len(each), each=" + ".join(each))


def name_of_source(texts: Words, kind: str) -> str:
    """Where points come from: ``Creatures``, ``Animals``, ``Places``."""
    return texts.say(f"source-{kind}")
