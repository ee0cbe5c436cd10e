"""Names as sentences need them: cards, lists of cards, combos and whose they are, players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from spieltisch.core.telling import Facts, Names, Seats, number, points
from spieltisch.core.words import Words

CLANS = ("fern", "mushroom", "thistle", "moth", "feather", "snail")
"""The crests, by seat."""


# ------------------------------------------------------------ players


def house(texts: Words, seat: int, form: str = "") -> str:
    """The clan whose crest ``seat`` plays under: ``Clan Mushroom``."""
    key = f"clan-{CLANS[seat]}"
    return texts.say(f"{key}.{form}" if form else key)


SEATS = Seats(house)
"""Who sits where; whoever has no name is called by the crest."""
person = SEATS.person
list_persons = SEATS.list_persons


# ------------------------------------------------------------ cards


def name_of_card(texts: Words, card: str, form: str = "") -> str:
    """``Giant``, as printed; ``form`` ``acc``: as an object, ``the Giant``, ``an Owl``; ``plural``: ``Owls``.

    Creatures also have ``with`` (``with the Giant``) and ``of`` (``of the Giant``).
    """
    return texts.say(f"card-{card}.{form}" if form else f"card-{card}")


def some_card(texts: Words, card: str | None) -> str:
    """A card as an object: ``an Owl``, or ``a card`` if it is not known which."""
    return name_of_card(texts, card, "acc") if card else texts.say("card-unknown")


def count_of_cards(texts: Words, n: int) -> str:
    """``1 card``, ``12 cards``."""
    return texts.say("count-card", n=n)


def list_cards(texts: Words, cards: Iterable[str], form: str = "") -> str:
    """``two Owls, Giant and Rune``; ``form`` ``acc``: as an object, ``two Owls, the Giant and a Rune``."""
    return texts.listing(
        [_so_many(texts, card, n) if n > 1 else name_of_card(texts, card, form)
         for card, n in Counter(cards).items()]
    )  # fmt: skip


def _so_many(texts: Words, card: str, n: int) -> str:
    return texts.say("card-many", count=number(texts, n), cards=name_of_card(texts, card, "plural"))


# ------------------------------------------------------------ combos


def combos_of(view: Facts) -> dict[int, Facts]:
    """All combos of a view by number, each with its ``owner``."""
    return {
        combo["combo"]: {**combo, "owner": held["seat"]} for held in view["seats"] for combo in held["combos"]
    }


def describe_combo(combo: Facts, texts: Words) -> str:
    """A combo in a line: ``three creatures: Elf, Giant and Troll; 5 points, protected by the Dragon``."""
    cards: Sequence[str] = combo["cards"]
    said = texts.say(
        f"combo-{combo['kind']}",
        n=len(cards),
        count=number(texts, len(cards)),
        cards=list_cards(texts, cards),
        points=points(texts, combo["points"]),
    )
    return texts.say("combo-protected", combo=said) if combo["protected"] else said


def whose_combo(texts: Words, owner: int, doer: int, names: Names, viewer: int | None, form: str) -> str:
    """``one of your combos``, ``a combo of their own``, ``one of Bruno’s combos``.

    ``doer`` is who does something with it; ``form`` ``acc``: as an object, ``out``: what is taken out of it.
    """
    if owner == viewer:
        return texts.say(f"combo-yours.{form}")
    if owner == doer:
        return texts.say(f"combo-own.{form}")
    return texts.say(f"combo-theirs.{form}", whom=person(texts, owner, names, viewer, "dat"))
