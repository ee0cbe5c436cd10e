"""The middle of the table: deck, discard pile, rune stones, cards just taken, names to call."""

from __future__ import annotations

from collections import Counter
from typing import Any

from django.utils.safestring import mark_safe

from spieltisch.core.shapes import View
from spieltisch.core.telling import capital
from spieltisch.core.words import Words
from spieltisch.pages.choices import Choice

from .. import narration
from ..state import RUNE_ACTIONS
from . import art, pictures
from .answers import Choices


def deck(view: View, choices: Choices, texts: Words) -> dict[str, Any]:
    """The deck."""
    return {
        "n": view["deck"],
        "picture": pictures.back() if view["deck"] else pictures.empty("creature"),
        "words": capital(texts.say("deck", n=view["deck"])),
        "choice": choices.get("draw"),
    }


def discard(view: View, choices: Choices, texts: Words) -> dict[str, Any]:
    """The discard pile: its top card, and all of it from the top; where cards are picked out of it, equal
    ones together."""
    pile = view["discard"][::-1]
    picking = pick_from_pile(view)
    if picking:
        cards = [face(card, choices.get("pick", card), texts, n) for card, n in Counter(pile).items()]
    else:
        cards = [face(card, None, texts) for card in pile]
    return {
        "n": len(pile),
        "top": face(pile[0], None, texts) if pile else None,
        "picture": "" if pile else pictures.empty("creature"),
        "words": texts.say("table-discard", n=len(pile)),
        "cards": cards,
        "picking": picking,
    }


def pick_from_pile(view: View) -> bool:
    """Whether the viewer is to pick cards of the discard pile, not of those already taken from it."""
    if not view["legal"] or view["decision"]["kind"] == "share":
        return False
    return any(action.startswith("pick ") for action in view["legal"])


def face(card: str, choice: Choice | None, texts: Words, n: int = 1) -> dict[str, Any]:
    """A card, or some equal ones."""
    name = narration.name_of_card(texts, card)
    return {
        "card": card,
        "name": name,
        "picture": pictures.card(card, name),
        "choice": choice,
        "n": n if n > 1 else 0,
    }


def stones(view: View, texts: Words) -> dict[str, Any] | None:
    """The rune's further actions, as stones that go out; none where no rune was played. FW-9"""
    if not view["runes"] or view["over"]:
        return None
    lit = view["extras"]
    shown = [lit > n for n in range(max(RUNE_ACTIONS, lit))]
    return {
        "stones": [mark_safe(art.rune_stone(each)) for each in shown],
        "words": texts.say("table-extras", n=lit),
    }


def taken(view: View, choices: Choices, texts: Words) -> list[dict[str, Any]]:
    """Cards a power has taken that have not found their place yet; a hidden one shows its back."""
    if not view["decision"] or not view["taken"]:
        return []
    kind = view["decision"]["kind"]
    found = []
    for number, card in enumerate(dict.fromkeys(view["taken"])):
        if kind == "dwarf":
            choice = choices.get("keep", ("pile", "deck")[number])
        elif kind == "share":
            choice = choices.get("pick", card)
        else:
            choice = choices.get("play", card) if kind == "at-once" else None
        if card is None:
            hidden = {"card": "", "name": texts.say("table-hidden"), "picture": pictures.back()}
            found.append({**hidden, "choice": choice, "n": 0})
        else:
            found.append(face(card, choice, texts, view["taken"].count(card)))
    return found


def calls(choices: Choices, names: list[str], texts: Words) -> list[dict[str, Any]]:
    """The names the Amazon may call; ``sure``: who is known to have the card. FW-20"""
    return [
        {
            "choice": choice,
            "thumb": pictures.thumb(choice.preview["card"]),
            "name": narration.name_of_card(texts, choice.preview["card"]),
            "sure": [pictures.crest(seat) for seat in choice.preview["sure"]],
        }
        for choice in choices.of("name")
    ]
