"""Names and numbers as sentences need them: cards, kinds, servants, persons, points."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.core.telling import Seats
from spieltisch.core.words import Words

from ..card_ids import kind_of, variant_of
from ..cards import CARDS, SERVANTS


def name_of_kind(texts: Words, kind: str, form: str = "") -> str:
    """A kind's name. ``form``: none for a label, else ``plural``, ``the``, ``acc``, ``dat`` or ``to``."""
    return texts.say(f"kind-{kind}.{form}" if form else f"kind-{kind}")


def name_of_card(texts: Words, card: str, form: str = "") -> str:
    """A card's name: ``Golden Pheasant 3``, ``blue Eared Pheasant``, ``Fox``.

    ``form``: none for a label or a list, else ``the`` (subject), ``acc`` (object), ``dat`` (place) or
    ``to`` (direction).
    """
    if card not in CARDS:
        raise KeyError(card)
    kind, variant = kind_of(card), variant_of(card)
    suffix = f".{form}" if form else ""
    if not variant:
        return texts.say(f"kind-{kind}{suffix}")
    if variant.isdigit():
        return texts.say(f"card-{kind}{suffix}", variant=variant)
    return texts.say(f"card-{card}{suffix}")


def servant(texts: Words, seat: int, form: str = "") -> str:
    """The servant whose disc ``seat`` plays: ``Butler``; with ``form`` ``start``: ``The Butler``."""
    key = f"servant-{SERVANTS[seat]}"
    return texts.say(f"{key}.{form}" if form else key)


def list_cards(texts: Words, cards: Sequence[str]) -> str:
    """Cards in the order given, separated by commas."""
    return ", ".join(name_of_card(texts, card) for card in cards)


SEATS = Seats(servant)
"""Who sits where: a seat without a name is called by its servant."""
person = SEATS.person
list_persons = SEATS.list_persons
