"""The rules page of Fabelwald: sections in words, each card beside its rule, what combos score, the deck."""

from __future__ import annotations

from typing import Any

from django.utils.safestring import mark_safe

import spieltisch
from spieltisch.core.rules_page import Paragraph
from spieltisch.core.words import Words
from spieltisch.pages.rulebook import section_shown
from spieltisch.pages.speech import spoken

from .. import narration
from ..cards import CREATURES, NUMBER
from ..deck import SHELF
from ..rules_page import EXAMPLES, LOTS, RULINGS, SECTIONS, Example, Lot
from . import pictures
from .answers import Choices
from .trays import trays

FIRST_CREATURE_RULE = 20
CARD_RULES = {f"FW-{n}": card for n, card in enumerate(CREATURES, FIRST_CREATURE_RULE)}
CARD_RULES |= {"FW-9": "rune", "FW-16": "amulet"}
"""Which card stands beside which rule."""


def rules(texts: Words) -> dict[str, Any]:
    """Everything the rules page shows."""
    texts = spoken("fabelwald", texts.language)
    return {
        "texts": texts,
        "name": texts.say("table-game"),
        "title": texts.say("rules-title"),
        "template": "fabelwald/rules.html",
        "styles": ["fabelwald/home.css", "fabelwald/trays.css", "fabelwald/rules.css"],
        "sprite": pictures.sprite_of(),
        "sections": [
            section_shown(section, texts, lambda paragraph: beside(paragraph, texts)) for section in SECTIONS
        ],
        "rulings": [ruling.in_words(texts) for ruling in RULINGS],
        "lots": [lot_shown(lot, texts) for lot in LOTS],
        "examples": [example_shown(example, texts) for example in EXAMPLES],
        "ladders": ladders(texts),
    }


def beside(paragraph: Paragraph, texts: Words) -> dict[str, Any]:
    """The card that a paragraph is about."""
    card = CARD_RULES.get(paragraph.rule)
    return {"card": pictures.card(card, narration.name_of_card(texts, card)) if card else ""}


def lot_shown(lot: Lot, texts: Words) -> dict[str, Any]:
    """Cards that belong together, each with how many there are, how many the dense forest adds, and how many
    stay out with two players."""
    deck = SHELF.house()
    return {
        "title": texts.say(lot.heading),
        "cards": [
            {
                "picture": pictures.card(card, narration.name_of_card(texts, card)),
                "name": narration.name_of_card(texts, card),
                "n": deck.counts[NUMBER[card]],
                "second": deck.second[NUMBER[card]],
                "out": deck.out_with_two[NUMBER[card]],
            }
            for card in lot.cards
        ],
    }


def ladders(texts: Words) -> list[dict[str, Any]]:
    """What combos score, as the deck's tables say: by size, or by what the places are."""
    deck = SHELF.house()
    found = []
    for kind, sign, table in (
        ("creatures", "creature", deck.creature_points),
        ("animals", "animal", deck.animal_points),
    ):
        steps = [(str(size), points) for size, points in enumerate(table) if points]
        found.append({"name": texts.say(f"rules-points-{kind}"), "sign": pictures.sign(sign), "steps": steps})
    places = (("mixed", ("swamp", "path", "clearing"), deck.mixed), ("same", ("clearing",) * 3, deck.same))
    for kind, signs, points in places:
        shown = mark_safe("".join(pictures.sign(each) for each in signs))
        name = texts.say(f"rules-points-{kind}")
        found.append({"name": name, "sign": pictures.sign("place"), "steps": [(shown, points)]})
    return found


def example_shown(example: Example, texts: Words) -> dict[str, Any]:
    """Combos to look at. The engine accepts and scores them, so no picture shows what cannot be."""
    view = spieltisch.from_position(example.position(), auto=False).view(None)
    nothing = Choices([], view, [], texts)
    return {
        "id": example.id,
        "title": texts.say(example.title),
        "text": texts.say(example.text),
        "rules": example.rules,
        "combos": trays(view, 0, nothing, texts, None),
        "total": narration.points(texts, view["seats"][0]["points"]),
    }
