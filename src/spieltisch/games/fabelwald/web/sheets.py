"""What each card does, in words: the sheet that opens from a card, and the list of all beside the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from spieltisch.core.shapes import View
from spieltisch.core.words import Words

from .. import narration
from . import art, pictures


def cards(view: View, texts: Words) -> list[dict[str, Any]]:
    """All cards with their texts, in the order of the house."""
    found = []
    for card in art.CARDS:
        name = narration.name_of_card(texts, card)
        found.append({
            "card": card,
            "name": name,
            "picture": pictures.card(card, name),
            "text": narration.describe_card(texts, card, view["options"]),
        })
    return found


def sheets(view: View, texts: Words) -> SafeString:
    """The sheets of all cards. They stand outside what htmx swaps, so that one may be read in peace."""
    options = view["options"]
    return _sheets(texts, options["swap_all"], options["deck"]["name"], options["deck"]["digest"])


@lru_cache(maxsize=16)
def _sheets(texts: Words, swap_all: bool, deck: str, digest: str) -> SafeString:
    options = {"swap_all": swap_all, "deck": {"name": deck, "digest": digest}}
    shown = cards({"options": options}, texts)
    return mark_safe(render_to_string("fabelwald/sheets.html", {"sheets": shown, "texts": texts}))
