"""Combos as fans on trays: cards, points, the next step, and what can be chosen there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from spieltisch.core.shapes import View
from spieltisch.core.words import Words
from spieltisch.pages.choices import Choice

from .. import narration
from ..deck import Deck
from . import art, pictures
from .answers import Choices

COMBO_CARDS = ("creatures", "animals")
"""Kinds of combos that can grow."""


@dataclass(frozen=True)
class Laid:
    """A card of a combo; ``choice`` means this card alone."""

    card: str
    name: str
    picture: SafeString
    choice: Choice | None
    fresh: bool


@dataclass(frozen=True)
class Tray:
    """A combo, or one that could be laid. ``room`` is the dashed place of one more card, ``next`` what it
    would bring; ``choice`` means the whole combo, or the place for one more."""

    kind: str
    cards: list[Laid]
    points: str
    words: str
    clasp: SafeString | str
    choice: Choice | None
    room: SafeString | str
    next: str
    next_words: str


def trays(view: View, seat: int, choices: Choices, texts: Words, fresh: tuple[int, str] | None) -> list[Tray]:
    """The combos of a seat. ``fresh``: number of the combo and card laid last."""
    mine = seat == view["seat"]
    deck = pictures.deck_of(view)
    found = []
    for combo in view["seats"][seat]["combos"]:
        step = next_step(combo, deck) if mine and not view["over"] else 0
        found.append(
            Tray(
                kind=combo["kind"],
                cards=cards_of(combo, choices, texts, fresh),
                points=narration.plain(combo["points"]),
                words=narration.describe_combo(combo, texts),
                clasp=mark_safe(art.clasp()) if combo["protected"] else "",
                choice=choices.get("combo", combo["combo"]) or choices.get("add", combo["combo"]),
                room=pictures.empty(missing(combo)) if step else "",
                next=narration.signed(step) if step else "",
                next_words=texts.say("table-next", n=step) if step else "",
            )
        )
    return found


def cards_of(
    combo: dict[str, Any], choices: Choices, texts: Words, fresh: tuple[int, str] | None
) -> list[Laid]:
    """The cards of a combo, oldest first. Of two equal ones the first can be chosen."""
    found: list[Laid] = []
    for number, card in enumerate(combo["cards"], 1):
        name = narration.name_of_card(texts, card)
        chosen = choices.get("take", combo["combo"], card) or choices.get("again", card)
        if chosen and any(each.choice is chosen for each in found):
            chosen = None
        last = number == len(combo["cards"])
        found.append(
            Laid(card, name, pictures.card(card, name), chosen, last and fresh == (combo["combo"], card))
        )
    return found


def missing(combo: dict[str, Any]) -> str:
    """What could come to a combo next: any creature, or an animal of its species."""
    return "creature" if combo["kind"] == "creatures" else str(combo["cards"][0])


def next_step(combo: dict[str, Any], deck: Deck) -> int:
    """How many points one more card would bring its owner; 0 where there is room for none."""
    if combo["protected"] or combo["kind"] not in COMBO_CARDS:
        return 0
    table = deck.creature_points if combo["kind"] == "creatures" else deck.animal_points
    size = len(combo["cards"])
    return max(0, table[size + 1] - table[size]) if size + 1 < len(table) else 0


def possible(view: View, choices: Choices, texts: Words) -> list[Tray]:
    """Combos that could be laid now: animals and places of the hand, or the creature to be placed."""
    found = []
    for choice in [*choices.of("lay"), *choices.of("new")]:
        new = choice.action == "new"
        cards = [view["decision"]["card"]] if new else choice.preview["cards"]
        named = [(card, narration.name_of_card(texts, card)) for card in cards]
        found.append(
            Tray(
                kind="new",
                cards=[Laid(card, name, pictures.card(card, name), None, False) for card, name in named],
                points=narration.plain(choice.preview["points"]),
                words="",
                clasp="",
                choice=choice,
                room="",
                next="",
                next_words="",
            )
        )
    return found
