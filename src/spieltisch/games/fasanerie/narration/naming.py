"""Names and numbers as sentences need them: cards, kinds, servants, persons, points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spieltisch.core.words import Words

from ..card_ids import kind_of, variant_of
from ..cards import CARDS, SERVANTS

Facts = Mapping[str, Any]
Names = Sequence[str]

MINUS = "\N{MINUS SIGN}"


def signed(points: int) -> str:
    """What points are gained or lost: ``+3``, ``−2``, ``0``."""
    return f"+{points}" if points > 0 else plain(points)


def plain(points: int) -> str:
    """A total: ``34``, ``−3``."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def number(texts: Words, n: int) -> str:
    """A small count as a word: ``three``; above twelve in digits."""
    return texts.say("number", n=n)


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


def person(texts: Words, seat: int, names: Names, viewer: int | None, form: str = "the") -> str:
    """Who sits at ``seat``, in the ``form`` a sentence needs: start, the, acc, dat, to, from."""
    if seat == viewer:
        return texts.say(f"person-you.{form}")
    if seat < len(names) and names[seat]:
        return texts.say(f"person-name.{form}", name=names[seat])
    return servant(texts, seat, form)


def list_cards(texts: Words, cards: Sequence[str]) -> str:
    """Cards in the order given, separated by commas."""
    return ", ".join(name_of_card(texts, card) for card in cards)


def list_persons(
    texts: Words, seats: Sequence[int], names: Names, viewer: int | None, form: str = "the"
) -> str:
    """Persons as a list in a sentence: ``Mila, Bruno and you``."""
    return texts.listing([person(texts, seat, names, viewer, form) for seat in seats])
