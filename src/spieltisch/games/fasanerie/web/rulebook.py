"""The rules page of Fasanerie: sections in words, kinds with faces, pictures of positions from the engine."""

from __future__ import annotations

from typing import Any

from django.utils.safestring import mark_safe

import spieltisch
from spieltisch.core.shapes import View
from spieltisch.core.words import Words
from spieltisch.pages.rulebook import section_shown
from spieltisch.pages.speech import spoken

from .. import narration
from ..card_ids import kind_of
from ..cards import CARDS
from ..rules_page import (
    EXAMPLES,
    KIND_ENTRIES,
    RULINGS,
    SECTIONS,
    SETUP_COLUMNS,
    Example,
    KindEntry,
    setup_table,
)
from . import art
from .alley import Alley, alley


def rules(texts: Words) -> dict[str, Any]:
    """Everything the rules page shows."""
    texts = spoken("fasanerie", texts.language)
    rulings = {ruling.rule: ruling.in_words(texts) for ruling in RULINGS}
    return {
        "texts": texts,
        "name": texts.say("table-game"),
        "title": texts.say("rules-title"),
        "template": "fasanerie/rules.html",
        "styles": ["fasanerie/path.css", "fasanerie/table.css", "fasanerie/kinds.css"],
        "sprite": mark_safe(art.sprite(CARDS)),
        "sections": [
            section_shown(section, texts, lambda paragraph: {"ruling": rulings.get(paragraph.rule)})
            for section in SECTIONS
        ],
        "kinds": [kind_shown(entry, rulings, texts) for entry in KIND_ENTRIES],
        "rulings": list(rulings.values()),
        "examples": [example_shown(example, texts) for example in EXAMPLES],
        "turn": turn_shown(texts),
        "setup_label": texts.say("rules-cards-dealt"),
        "setup_columns": [texts.say(f"rules-setup-{column}") for column in SETUP_COLUMNS],
        "setup_rows": setup_table(),
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


TURN = Example(
    "turn",
    rules=("FA-8", "FA-12", "FA-13"),
    kinds=("gold", "fart", "diamond", "blood", "green", "reeves"),
    alley=(
        ("blood", ()), ("gold-2", (0,)), ("green", (2, 1)), ("gold-3", ()), ("fart-1", ()), ("reeves", ()),
        ("diamond", ()), ("gold-1", ()),
    ),
    pile=20,
    players=3,
)
TURN_WALK = "move 3"


def turn_shown(texts: Words) -> list[dict[str, Any]]:
    """A turn in three pictures, as the engine plays it: before, after collecting, after walking."""
    match = spieltisch.from_position(TURN.position(), auto=True, seed=1)
    collected = match.view(None)
    match.play(TURN_WALK)
    pictures = [before(TURN), {**collected, "decision": None}, {**match.view(None), "decision": None}]
    return [
        {"text": texts.say(f"rules-turn-{n}"), "alley": pictured(view, texts)}
        for n, view in enumerate(pictures, 1)
    ]


def before(example: Example) -> View:
    """What the table shows just before the rearmost disc of a position collects.

    The engine has to accept the position, so no picture shows what cannot be.
    """
    view = spieltisch.from_position(example.position(), auto=True).view(None)
    lying = [{"card": card, "discs": list(discs)} for card, discs in example.alley]
    return {**view, "alley": lying, "in_hand": None, "decision": None, "sweep": 0, "traps": []}


def pictured(view: View, texts: Words) -> Alley:
    """The alley of ``view`` as a picture, its discs named by their servants."""
    names = [narration.servant(texts, seat) for seat in range(view["players"])]
    return alley(view, [], list(range(len(view["alley"]))), texts, names, None)


def example_shown(example: Example, texts: Words) -> dict[str, Any]:
    """A position with what is to be seen in it."""
    return {
        "id": example.id,
        "title": texts.say(example.title),
        "text": texts.say(example.text),
        "rules": example.rules,
        "board": {"alley": pictured(before(example), texts)},
    }
