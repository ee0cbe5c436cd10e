"""Combos as fans on trays: cards, points, the next step, and what can be chosen there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from spieltisch.core.shapes import View
from spieltisch.core.words import Words
from spieltisch.pages.choices import Choice

from .. import narration
from . import art, pictures
from .answers import Choices


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
    would bring; ``choice`` means the whole combo, or the place for one more. ``words`` say all of it."""

    kind: str
    cards: list[Laid]
    points: str
    words: str
    clasp: SafeString | str
    choice: Choice | None
    room: SafeString | str
    next: str


def trays(view: View, seat: int, choices: Choices, texts: Words, fresh: tuple[int, str] | None) -> list[Tray]:
    """The combos of a seat. ``fresh``: number of the combo and card laid last."""
    mine = seat == view["seat"]
    found = []
    for combo in view["seats"][seat]["combos"]:
        grows = mine and not view["over"] and combo["next"] is not None
        step = narration.signed(combo["next"]) if grows else ""
        words = narration.describe_combo(combo, texts)
        found.append(
            Tray(
                kind=combo["kind"],
                cards=cards_of(combo, choices, texts, fresh),
                points=narration.plain(combo["points"]),
                words=texts.say("table-next", combo=words, n=step) if grows else words,
                clasp=mark_safe(art.clasp()) if combo["protected"] else "",
                choice=choices.get("combo", combo["combo"]) or choices.get("add", combo["combo"]),
                room=pictures.empty(missing(combo)) if grows else "",
                next=step,
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
            )
        )
    return found
