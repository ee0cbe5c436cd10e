"""The drawings a page of Fabelwald takes from its sprite, ready for templates."""

from __future__ import annotations

from functools import lru_cache

from django.utils.safestring import SafeString, mark_safe

from spieltisch.core.shapes import View

from ..deck import SHELF, Deck
from . import art


def deck_of(view: View) -> Deck:
    """The deck that is played with."""
    return SHELF.named(view["options"]["deck"]["name"], view["options"]["deck"]["digest"])


def sprite(view: View) -> SafeString:
    """All that may come up in a game, drawn once a page, outside what htmx swaps."""
    return mark_safe(art.sprite(deck=deck_of(view)) + art.crest_sprite())


def sprite_of(cards: tuple[str, ...] = art.CARDS) -> SafeString:
    """Some cards of the house's deck, for pages without a table."""
    return mark_safe(art.sprite(cards))


@lru_cache(maxsize=256)
def card(ident: str, name: str) -> SafeString:
    """A card's face with its name."""
    return mark_safe(art.show_card(ident, name))


def back() -> SafeString:
    """A card's back."""
    return mark_safe(art.show_back())


def empty(kind: str) -> SafeString:
    """The dashed place of a card that is not there."""
    return mark_safe(art.empty(kind))


def thumb(ident: str) -> SafeString:
    """A card's figure alone, small."""
    return mark_safe(art.thumb(ident))


def crest(seat: int) -> SafeString:
    """A player's disc at a table."""
    return mark_safe(art.show_crest(seat))


def glyph(name: str) -> SafeString:
    """A glyph in the colour of the text."""
    return mark_safe(art.glyph(name))


def sign(name: str) -> SafeString:
    """A sign in the colour of the text."""
    return mark_safe(art.sign(name))
