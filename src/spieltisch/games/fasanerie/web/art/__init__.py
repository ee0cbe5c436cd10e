"""The art of Fasanerie: every card face, sign and disc, computed as SVG text.

Everything here is silent to screen readers; what it shows is said in words by the page. Cards are symbols
in one hidden sprite per page and shown by ``<svg><use href="#c-gold-3"/></svg>``. The page gives the CSS
class ``num`` its typeface; there are no style attributes and no bitmaps.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from spieltisch.drawing.svg import picture
from spieltisch.games.fasanerie.web.art import faces, ornaments, servants, signs

__all__ = [
    "art_panel",
    "card",
    "disc",
    "logo",
    "pile_icon",
    "sign",
    "sprite",
    "stack",
]

@cache
def card(card_id: str) -> str:
    """A card's face: the inside of a ``<symbol viewBox="0 0 100 140">``."""
    return faces.drawn(card_id)


@cache
def sprite(card_ids: tuple[str, ...]) -> str:
    """One hidden picture with a symbol ``c-ID`` for each card, and ``c-back``, the back of all."""
    inside = [(card_id, card(card_id)) for card_id in card_ids] + [("back", ornaments.back())]
    symbols = "".join(f'<symbol id="c-{name}" viewBox="0 0 100 140">{svg}</symbol>' for name, svg in inside)
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">{symbols}</svg>'


@cache
def art_panel(card_id: str) -> str:
    """A card's art alone, as a picture of 92 × 100 units: for the home page."""
    return picture("4 4 92 100", faces.panel(card_id), "art-panel")


@cache
def sign(kind: str, size_class: str = "") -> str:
    """A kind's sign on a chip of its colour; ``size_class`` is one more CSS class."""
    return signs.chip(kind, size_class)


@cache
def disc(servant: str) -> str:
    """A servant's disc, flat: key, bell, wheel, pot, spade or lantern."""
    return servants.disc(servant)


def stack(names: Sequence[str]) -> str:
    """Servants' discs as they stand on a card, from bottom to top."""
    return servants.stack(names)


@cache
def pile_icon() -> str:
    """The pile of face-down cards."""
    return ornaments.pile_icon()


@cache
def logo() -> str:
    """The game's round sign for the header."""
    return ornaments.logo()
