"""The rules page of Feuville: sections in words, the persons, towns from the engine, the set in pictures."""

from __future__ import annotations

from typing import Any

from django.utils.safestring import mark_safe

import spieltisch
from spieltisch.core.rules_page import Paragraph
from spieltisch.core.words import Words
from spieltisch.pages.rulebook import section_shown
from spieltisch.pages.speech import spoken

from .. import narration
from ..options import complete
from ..rules_page import EXAMPLES, RULINGS, SECTIONS, Example, Lot, set_table
from ..sets import house_set
from ..state import SEATS
from . import art, pictures

PERSON_RULES = {
    "FE-13": "juggler", "FE-14": "thief", "FE-15": "innkeeper", "FE-16": "architect", "FE-17": "mayor",
    "FE-18": "mage", "FE-19": "fairy",
}  # fmt: skip
"""Which person stands beside which rule; the kobold stands beside the fairy."""


def rules(texts: Words) -> dict[str, Any]:
    """Everything the rules page shows."""
    texts = spoken("feuville", texts.language)
    rulings = [ruling.in_words(texts) for ruling in RULINGS]
    return {
        "texts": texts,
        "name": texts.say("table-game"),
        "title": texts.say("rules-title"),
        "template": "feuville/rules.html",
        "styles": ["feuville/marks.css", "feuville/home.css", "feuville/rules.css"],
        "sprite": pictures.sprite({"options": complete({}), "players": SEATS}),
        "sections": [section_shown(section, texts, people) for section in SECTIONS],
        "rulings": rulings,
        "examples": [example_shown(example, texts) for example in EXAMPLES],
        "lots": [lot_shown(lot, texts) for lot in set_table()],
        "dragon": mark_safe(art.dragon()),
    }


def people(paragraph: Paragraph) -> dict[str, Any]:
    """The persons a paragraph is about."""
    person = PERSON_RULES.get(paragraph.rule)
    shown = [] if person is None else [person, "kobold"] if person == "fairy" else [person]
    return {"people": [mark_safe(art.show_person(each)) for each in shown]}


def example_shown(example: Example, texts: Words) -> dict[str, Any]:
    """A town with what is to be seen in it. The engine accepts it, so no picture shows what cannot be."""
    view = spieltisch.from_position(example.position(), auto=False).view(None)
    town = view["towns"][0]
    worth = town["worth"].get(example.decree)
    counted = worth["columns"] if worth else []
    beside = example.decree or example.slot
    return {
        "id": example.id,
        "title": texts.say(example.title),
        "text": texts.say(example.text),
        "rules": example.rules,
        "cells": len(town["columns"]),
        "words": narration.describe_town(town, texts),
        "columns": [
            {
                "number": number,
                "picture": pictures.column(entry, 0),
                "words": narration.describe_column(entry, number, texts),
                "counted": number in counted,
            }
            for number, entry in enumerate(town["columns"], 1)
        ],
        "beside": pictures.item(beside, "tower", view["values"]) if beside else "",
        "beside_words": narration.name_of_item(texts, beside) if beside else "",
    }


def lot_shown(lot: Lot, texts: Words) -> dict[str, Any]:
    """Things of the set that belong together, each with how many there are."""
    values = house_set().points
    return {
        "title": texts.say(lot.heading),
        "kind": lot.kind,
        "items": [
            {
                "picture": (
                    pictures.spell(ident) if lot.kind == "spell" else pictures.item(ident, "tower", values)
                ),
                "name": (
                    narration.name_of_spell(texts, ident)
                    if lot.kind == "spell"
                    else narration.name_of_item(texts, ident)
                ),
                "n": n,
            }
            for ident, n in lot.items
        ],
    }
