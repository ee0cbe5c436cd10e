"""Collections as the page shows them: your own in fans, everybody's in a panel of six chips."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from spieltisch.core.shapes import View
from spieltisch.core.words import Words
from spieltisch.pages.seats import Panel, head, tone

from ..card_ids import kind_of
from ..narration import describe_chip, name_of_card, plain, servant, signed
from . import art
from .alley import disc
from .travel import Travel

CROWDED, PACKED = 5, 11  # from so many cards a fan is drawn tighter, and tighter still


@dataclass(frozen=True)
class Held:
    """A card in a fan."""

    card: str
    name: str
    travel: str = ""


@dataclass(frozen=True)
class Fan:
    """The cards of one kind, and what they score."""

    cards: list[Held]
    words: str
    amount: str
    tone: str
    width: str


@dataclass(frozen=True)
class Chip:
    """One kind in a player's panel."""

    sign: SafeString
    words: str
    count: str
    amount: str
    tone: str
    landed: list[str]
    """Style classes of the cards collected last: where they fly to."""


@dataclass(frozen=True, kw_only=True)
class Seat(Panel):
    """A player's panel. ``total`` counts ``"points"``, or ``"cards"`` where the points may not be known."""

    chips: list[Chip]
    known: str


def fans(view: View, mine: dict[str, Any], travel: Travel, texts: Words) -> list[Fan]:
    """Your own cards by kind, in the order of the kinds."""
    numbers = list(travel.held.get(mine["seat"], []))
    found = []
    for kind in view["kinds"]:
        cards = [card for card in mine["cards"] if kind_of(card) == kind]
        if not cards:
            continue
        held = []
        for card in cards:
            entry = next((pair for pair in numbers if pair[1] == card), None)
            if entry:
                numbers.remove(entry)
            style = travel.style(mine["seat"], entry[0]) if entry else ""
            held.append(Held(card, name_of_card(texts, card), style))
        points = (mine["points"] or {}).get(kind, 0)
        words = describe_chip(texts, kind, len(cards), points)
        found.append(Fan(held, words, signed(points), tone(points), width(len(cards))))
    return found


def width(count: int) -> str:
    """The style class of a fan of ``count`` cards."""
    return "packed" if count >= PACKED else "many" if count >= CROWDED else ""


def chips(view: View, collection: dict[str, Any], travel: Travel, texts: Words) -> list[Chip]:
    """The six kinds of the game as this collection holds them. Your own cards fly into fans, not here."""
    seat = collection["seat"]
    found = []
    for kind in view["kinds"]:
        count = sum(kind_of(card) == kind for card in collection["cards"])
        points = None if collection["points"] is None else collection["points"].get(kind, 0)
        silent = not count and not points
        amount = "" if points is None or silent else signed(points)
        found.append(
            Chip(
                sign=mark_safe(art.sign(kind)),
                words=describe_chip(texts, kind, count, points),
                count=str(count) if count else "–",
                amount=amount,
                tone=tone(points or 0),
                landed=[] if seat == view["seat"] else travel.landed(seat, kind),
            )
        )
    return found


def turn_order(view: View) -> list[int]:
    """Seats in the order in which they would move now; who has left comes last."""
    order = [] if view["in_hand"] is None else [view["in_hand"]]
    order += reversed(view["start"])
    for entry in view["alley"]:
        order += reversed(entry["discs"])
    return order + [seat for seat in view["left"] if seat not in order]


def left_place(view: View, seat: int, texts: Words) -> str:
    """``left second``, or "" while the player is in the alley."""
    return texts.say("left-place", place=view["left"].index(seat) + 1) if seat in view["left"] else ""


def seats(view: View, names: list[str], roles: list[str], travel: Travel, texts: Words) -> list[Seat]:
    """All panels: your own first, then the others by turn order."""
    me = view["seat"]
    order = turn_order(view)
    order += [c["seat"] for c in view["collections"] if c["seat"] not in order]
    order.sort(key=lambda seat: seat != me)
    by_seat = {collection["seat"]: collection for collection in view["collections"]}
    panels = []
    for seat in order:
        collection = by_seat[seat]
        known = ""
        if collection["points"] is None and collection["size"]:
            known = texts.say("table-seen")
            if collection["lost_unknown"]:
                known += " " + texts.say("collection-lost", n=collection["lost_unknown"])
        elif seat == me and collection.get("points_certain") is False:
            known = texts.say("collection-uncertain")
        total, left = collection["total"], left_place(view, seat, texts)
        panels.append(
            Seat(
                **head(view, seat, names, roles, servant(texts, seat), disc(seat), texts, left),
                total=plain(total) if total is not None else str(collection["size"]),
                counted="cards" if total is None else "points",
                total_words=(
                    texts.say("points", n=total) if total is not None
                    else texts.say("table-cards", n=collection["size"])
                ),
                chips=chips(view, collection, travel, texts),
                known=known,
            )
        )
    return panels
