"""The rules page of Fabelwald: sections in words, each card beside its rule, the deck and what combos score."""

from __future__ import annotations

from typing import Any

from spieltisch.core.rules_page import Paragraph
from spieltisch.core.words import Words
from spieltisch.pages.rulebook import section_shown
from spieltisch.pages.speech import spoken

from .. import narration
from ..cards import ANIMALS, CREATURES, NUMBER, PLACES
from ..deck import SHELF
from ..rules_page import RULINGS, SECTIONS
from . import pictures

FIRST_CREATURE_RULE = 20
CARD_RULES = {f"FW-{n}": card for n, card in enumerate(CREATURES, FIRST_CREATURE_RULE)}
CARD_RULES |= {"FW-9": "rune", "FW-16": "amulet"}
"""Which card stands beside which rule."""
LOTS = {"creatures": CREATURES, "animals": ANIMALS, "places": PLACES, "others": ("rune", "amulet")}


def rules(texts: Words) -> dict[str, Any]:
    """Everything the rules page shows."""
    texts = spoken("fabelwald", texts.language)
    return {
        "texts": texts,
        "name": texts.say("table-game"),
        "title": texts.say("rules-title"),
        "template": "fabelwald/rules.html",
        "styles": ["fabelwald/home.css", "fabelwald/rules.css"],
        "sprite": pictures.sprite_of(),
        "sections": [
            section_shown(section, texts, lambda paragraph: beside(paragraph, texts)) for section in SECTIONS
        ],
        "rulings": [ruling.in_words(texts) for ruling in RULINGS],
        "lots": [lot(kind, texts) for kind in LOTS],
        "ladders": ladders(texts),
    }


def beside(paragraph: Paragraph, texts: Words) -> dict[str, Any]:
    """The card that a paragraph is about."""
    card = CARD_RULES.get(paragraph.rule)
    return {"card": pictures.card(card, narration.name_of_card(texts, card)) if card else ""}


def lot(kind: str, texts: Words) -> dict[str, Any]:
    """Cards of a family, each with how many there are; ``second``: how many the dense forest adds."""
    deck = SHELF.house()
    return {
        "kind": kind,
        "title": texts.say(f"table-lot-{kind}"),
        "cards": [
            {
                "picture": pictures.card(card, narration.name_of_card(texts, card)),
                "name": narration.name_of_card(texts, card),
                "n": deck.counts[NUMBER[card]],
                "second": deck.second[NUMBER[card]],
                "out": deck.out_with_two[NUMBER[card]],
            }
            for card in LOTS[kind]
        ],
    }


def ladders(texts: Words) -> list[dict[str, Any]]:
    """What combos score by their size, as the deck's tables say."""
    deck = SHELF.house()
    tables = (("creatures", "creature", deck.creature_points, 1), ("animals", "animal", deck.animal_points, 2))
    return [
        {
            "name": narration.name_of_source(texts, kind),
            "sign": pictures.sign(sign),
            "steps": [(size, points) for size, points in enumerate(table) if size >= least and points],
        }
        for kind, sign, table, least in tables
    ]
