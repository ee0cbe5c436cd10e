"""The rules page of Fasanerie: sections in words, kinds with faces, pictures of positions from the engine."""

from __future__ import annotations

from typing import Any

from django.utils.safestring import mark_safe

import spieltisch
from spieltisch.core.words import Words, words

from .. import narration
from ..cards import CARDS
from ..rules_page import (
    EXAMPLES,
    KIND_ENTRIES,
    RULINGS,
    SECTIONS,
    SETUP_COLUMNS,
    Example,
    KindEntry,
    Ruling,
    Section,
    setup_table,
)
from . import art
from .alley import alley
from .amounts import kind_of
from .rooms import ROOMS


def rules(texts: Words) -> dict[str, Any]:
    """Everything the rules page shows."""
    texts = words(texts.language, *ROOMS)
    rulings = {ruling.rule: ruling_shown(ruling, texts) for ruling in RULINGS}
    return {
        "texts": texts,
        "name": texts.say("table-game"),
        "title": texts.say("rules-title"),
        "template": "fasanerie/rules.html",
        "styles": ["fasanerie/path.css", "fasanerie/table.css", "fasanerie/kinds.css"],
        "sprite": mark_safe(art.sprite(CARDS)),
        "sections": [section_shown(section, rulings, texts) for section in SECTIONS],
        "kinds": [kind_shown(entry, rulings, texts) for entry in KIND_ENTRIES],
        "rulings": list(rulings.values()),
        "examples": [example_shown(example, texts) for example in EXAMPLES],
        "setup_columns": [texts.say(f"rules-setup-{column}") for column in SETUP_COLUMNS],
        "setup_rows": setup_table(),
    }


def section_shown(section: Section, rulings: dict[str, Any], texts: Words) -> dict[str, Any]:
    """A section: heading, paragraphs with their rule ids, and our reading where there is one."""
    return {
        "id": section.id,
        "title": texts.say(section.heading),
        "shows": section.shows,
        "paragraphs": [
            {"text": texts.say(p.text), "rule": p.rule, "ruling": rulings.get(p.rule)} for p in section.paragraphs
        ],
    }


def ruling_shown(ruling: Ruling, texts: Words) -> dict[str, Any]:
    """Our reading, the rule it belongs to and the option that changes it."""
    return {
        "text": texts.say(ruling.text),
        "rule": ruling.rule,
        "option": texts.say("rules-option", option=texts.say(f"option-{ruling.option}")),
    }


def kind_shown(entry: KindEntry, rulings: dict[str, Any], texts: Words) -> dict[str, Any]:
    """A kind: its faces, what it scores, worked numbers, what it does."""
    action = f"action-{entry.kind}"
    return {
        "id": entry.kind,
        "rule": entry.rule,
        "action_rule": entry.action_rule,
        "name": texts.say(f"kind-{entry.kind}"),
        "sign": mark_safe(art.sign(entry.kind)),
        "cards": [card for card in CARDS if kind_of(card) == entry.kind],
        "band": texts.say(entry.band),
        "worked": texts.say(entry.worked),
        "action": texts.say(action) if action in texts else "",
        "ruling": rulings.get(entry.rule),
    }


def example_shown(example: Example, texts: Words) -> dict[str, Any]:
    """A position as the table would show it, just before the rearmost disc collects.

    The engine has to accept the position, so no picture shows what cannot be.
    """
    view = spieltisch.from_position(example.position()).view(None)
    view |= {
        "alley": [{"card": card, "discs": list(discs)} for card, discs in example.alley],
        "in_hand": None,
        "decision": None,
        "sweep": 0,
        "traps": [],
    }
    numbers = list(range(len(example.alley)))
    names = [narration.servant(texts, seat) for seat in range(example.players)]
    return {
        "id": example.id,
        "title": texts.say(example.title),
        "text": texts.say(example.text),
        "rules": example.rules,
        "board": {"alley": alley(view, [], numbers, texts, names, None)},
    }
