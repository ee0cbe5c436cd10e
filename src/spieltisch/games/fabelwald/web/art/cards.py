"""A card's face: its figure, tabs and line put together; without its name, which languages differ in."""

from __future__ import annotations

from spieltisch.drawing import paper
from spieltisch.drawing.paper import PAPER
from spieltisch.drawing.svg import picture, rect
from spieltisch.games.fabelwald.cards import ANIMALS, CREATURES, MALE, PLACES
from spieltisch.games.fabelwald.deck import Deck
from spieltisch.games.fabelwald.web.art import back, bands, names, signs
from spieltisch.games.fabelwald.web.art.creatures import CREATURES as MASKS
from spieltisch.games.fabelwald.web.art.others import OTHERS

CARD_BOX = "0 0 100 140"
FIGURES = {**MASKS, **OTHERS}
"""The module that draws each card."""
HEAD_BOX = "17 11 66 66"
"""What of a card stands for it at small sizes, unless its module says otherwise."""


def family(card: str) -> str:
    """creature, animal, place, rune or amulet."""
    if card in CREATURES:
        return "creature"
    if card in ANIMALS:
        return "animal"
    return "place" if card in PLACES else card


def figure(card: str) -> str:
    """The art without frame, in a card's coordinates: 4–96 by 4–104."""
    drawing: str = FIGURES[card].draw(f"a-{card}")
    return drawing


def face(card: str, deck: Deck) -> str:
    """The whole card, 100 × 140, its figure by way of the symbol ``a-ID``."""
    art = f'<use href="#a-{card}" width="100" height="140"/>'
    right = signs.tab("male") if card in MALE else ""
    return paper.face(f"c-{card}", art, signs.drawn(family(card)), right, bands.drawn(card, deck))


def symbols(cards: tuple[str, ...], deck: Deck) -> str:
    """Figures and faces, and the back, for a sprite."""
    drawn = "".join(
        f'<symbol id="a-{card}" viewBox="{CARD_BOX}">{figure(card)}</symbol>'
        f'<symbol id="c-{card}" viewBox="{CARD_BOX}">{face(card, deck)}</symbol>'
        for card in cards
    )
    return drawn + f'<symbol id="c-back" viewBox="{CARD_BOX}">{back.drawn()}</symbol>'


def shown(card: str, name: str) -> str:
    """A card with its name."""
    label = names.printed(name) if name else ""
    return picture(CARD_BOX, f'<use href="#c-{card}"/>{label}', "card")


def thumb(card: str) -> str:
    """The head alone, for small sizes."""
    box = getattr(FIGURES[card], "HEAD_BOX", HEAD_BOX)
    return picture(box, f'<use href="#a-{card}" width="100" height="140"/>', "mask")


def back_shown() -> str:
    """The back, by way of the sprite."""
    return picture(CARD_BOX, '<use href="#c-back"/>', "card back")


def power_line(card: str, deck: Deck) -> str:
    """The line below the name, alone."""
    paper_strip = rect(4, 119, 92, 16, 3, PAPER)
    return picture("4 119 92 16", paper_strip + bands.drawn(card, deck), "power")
