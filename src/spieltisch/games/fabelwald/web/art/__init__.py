"""The art of Fabelwald: cards, signs, glyphs, clans and small things, computed as SVG text.

Everything here is silent to screen readers; what it shows is said in words by the page. Cards lie as symbols
in one hidden sprite per page, which ``show_card``, ``show_back``, ``thumb`` and ``clasp`` point to; all other
pictures stand for themselves. The page gives the CSS class ``num`` its typeface; there are no style
attributes and no bitmaps. Symbols hold no names, as these differ from language to language: ``show_card``
prints them. The points on animals and places are the deck's.
"""

from __future__ import annotations

from functools import cache

from spieltisch.games.fabelwald.cards import CARDS as _CARDS
from spieltisch.games.fabelwald.deck import SHELF, Deck
from spieltisch.games.fabelwald.web.art import (
    cards,
    clans,
    glyphs,
    home_picture,
    ornaments,
    signs,
)
from spieltisch.games.fabelwald.web.art import empty as _empty

__all__ = [
    "CARDS",
    "CLANS",
    "EMPTY",
    "GLYPHS",
    "SIGNS",
    "clasp",
    "crest",
    "crest_sprite",
    "empty",
    "eye",
    "glyph",
    "hero",
    "logo",
    "power_line",
    "ring",
    "rune_stone",
    "show_back",
    "show_card",
    "show_crest",
    "sign",
    "sprite",
    "thumb",
]

CARDS = _CARDS[1:]
"""The 33 kinds of cards."""
SIGNS = signs.SIGNS
"""creature, animal, place, rune, amulet; male; the four species and the three places."""
GLYPHS = glyphs.GLYPHS
"""The words of power lines."""
CLANS = tuple(clan.emblem for clan in clans.CLANS)
"""Emblems of the players by seat: fern, mushroom, thistle, moth, feather, snail."""
EMPTY = _empty.KINDS
"""What an empty place may wait for."""


def sprite(ids: tuple[str, ...] = CARDS, deck: Deck | None = None) -> str:
    """One hidden picture with a symbol for each card, the back and the clasp; order does not matter.

    ``deck`` is the one played with, the house's if left out.
    """
    return _sprite(tuple(card for card in CARDS if card in ids), deck or SHELF.house())


@cache
def _sprite(ids: tuple[str, ...], deck: Deck) -> str:
    inside = cards.symbols(ids, deck) + ornaments.symbols()
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">{inside}</svg>'


@cache
def show_card(card: str, name: str = "") -> str:
    """A card with its name (CSS class ``card``, 100 × 140); needs it in the sprite."""
    return cards.shown(card, name)


def show_back() -> str:
    """The back of all cards (CSS class ``card back``, 100 × 140); needs the sprite."""
    return cards.back_shown()


@cache
def thumb(card: str) -> str:
    """A card's head for small sizes (CSS class ``mask``, square); needs it in the sprite."""
    return cards.thumb(card)


@cache
def power_line(card: str, deck: Deck | None = None) -> str:
    """The line below a card's name, alone, on paper (CSS class ``power``, 92 × 16): for the rules page."""
    return cards.power_line(card, deck or SHELF.house())


@cache
def sign(name: str) -> str:
    """A sign in the text's colour (CSS class ``sign bare``): one of ``SIGNS``."""
    return signs.shown(name)


@cache
def glyph(name: str) -> str:
    """One of ``GLYPHS`` on a chip of card paper (CSS class ``glyph``)."""
    return glyphs.shown(name)


@cache
def crest(seat: int) -> str:
    """A player's disc (CSS class ``disc``)."""
    return clans.shown(seat)


@cache
def crest_sprite() -> str:
    """One hidden picture with the discs of all players, for a page that shows them often."""
    inside = clans.symbols()
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">{inside}</svg>'


@cache
def show_crest(seat: int) -> str:
    """A player's disc like ``crest``; needs the ``crest_sprite``."""
    return clans.used(seat)


@cache
def rune_stone(lit: bool) -> str:
    """An action a rune has brought: still there, or used up (CSS class ``stone``)."""
    return ornaments.rune_stone(lit)


@cache
def eye(is_open: bool) -> str:
    """The amulet's eye (CSS class ``eye``)."""
    return ornaments.eye(is_open)


@cache
def ring() -> str:
    """The ring that runs out once from an amulet, in the text's colour (CSS class ``ring``)."""
    return ornaments.amulet_ring()


def clasp() -> str:
    """The dragon's lock over a combo (CSS class ``clasp``, 40 × 20); needs the sprite."""
    return ornaments.clasp_shown()


@cache
def empty(kind: str) -> str:
    """A dashed place for a card of a combo, in the text's colour (CSS class ``card empty``)."""
    return _empty.shown(kind)


@cache
def hero() -> str:
    """The dragon's mask at night: the home page's picture (CSS class ``art-panel``, 92 × 100)."""
    return home_picture.shown()


@cache
def logo() -> str:
    """The game's round sign for the header (CSS class ``logo``)."""
    return ornaments.logo()
