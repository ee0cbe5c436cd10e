"""The card of a person: figure, emblem, die, band."""

from __future__ import annotations

from spieltisch.drawing import paper
from spieltisch.drawing.svg import moved, picture
from spieltisch.games.feuville.web.art import bands, dice, signs
from spieltisch.games.feuville.web.art.people import PEOPLE

COLUMNS = ("juggler", "thief", "innkeeper", "architect", "mayor", "mage")
"""The persons of columns 1 to 6."""
HEAD_BOX = "17 5 66 66"


def _tab(person: str) -> str:
    """Which dice call this person: one value, any die, or both."""
    if person == "kobold":
        return moved(dice.drawn(0), -3, -1.6, 0.5) + moved(dice.drawn(0), 2.8, 1.8, 0.5)
    return moved(dice.drawn(COLUMNS.index(person) + 1 if person in COLUMNS else 0), 0, 0, 0.66)


def figure(person: str) -> str:
    """The art without frame, in a card's coordinates: 4–96 by 4–104."""
    return PEOPLE[person].draw(f"p-{person}")


def card(person: str) -> str:
    """The whole card, 100 × 140, its figure by way of the symbol ``p-ID``."""
    art = f'<use href="#p-{person}" width="100" height="140"/>'
    return paper.face(f"c-{person}", art, signs.drawn(person), _tab(person), bands.drawn(person))


def head(person: str) -> str:
    """The person's head, for small sizes."""
    return picture(HEAD_BOX, f'<use href="#p-{person}" width="100" height="140"/>', "head")


def shown(person: str) -> str:
    """The person's card."""
    return picture("0 0 100 140", f'<use href="#c-{person}"/>', "person")


def symbols(people: tuple[str, ...]) -> str:
    """Figures and cards, for a sprite."""
    return "".join(
        f'<symbol id="p-{person}" viewBox="0 0 100 140">{figure(person)}</symbol>'
        f'<symbol id="c-{person}" viewBox="0 0 100 140">{card(person)}</symbol>'
        for person in people
    )
