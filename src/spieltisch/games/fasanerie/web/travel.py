"""Which card is which while it travels: every card gets the number of its entry on the table.

The page names a card's element by this number (``vt-c12``), so that the browser can move the same card
from the alley into a collection: into your own, or into another's panel. The number says nothing about what
a card hides: it counts what was laid open. A card that comes back from hidden hands gets a new number.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from spieltisch.core.shapes import Events, View

from ..card_ids import kind_of

NAMES = 108  # as many as path.css names
APART = 8  # cards of a sweep that set off one after the other: as many as site/table.css has classes for


@dataclass
class Travel:
    """Entry numbers: of the alley's cards from the back, of each seat's cards with their ids, and of those
    that each seat collected last, in this order."""

    alley: list[int] = field(default_factory=list)
    held: dict[int, list[tuple[int, str]]] = field(default_factory=dict)
    swept: dict[int, list[int]] = field(default_factory=dict)

    def style(self, seat: int, number: int) -> str:
        """The style classes of a card that ``seat`` holds: its name, its turn among those swept with it."""
        swept = self.swept.get(seat, [])
        return f"vt-c{number}" + (f" vt-s{min(swept.index(number), APART)}" if number in swept else "")

    def landed(self, seat: int, kind: str) -> list[str]:
        """The style classes of the cards of ``kind`` that ``seat`` collected last and still holds."""
        own = [number for number, card in self.held.get(seat, []) if kind_of(card) == kind]
        return [self.style(seat, number) for number in self.swept.get(seat, []) if number in own]


def follow(first: View, view: View, events: Events) -> Travel:
    """Entry numbers after ``events``, which led from the view ``first`` to ``view``.

    Where they do not add up to ``view``, the alley is numbered afresh.
    """
    lying = [(number, entry["card"]) for number, entry in enumerate(first["alley"])]
    held: dict[int, list[tuple[int, str]]] = {}
    swept: dict[int, list[int]] = {}
    moved_on: set[int] = set()  # what these collect next is another sweep
    count = len(lying)
    for event in events:
        what, seat = event["event"], event.get("seat", -1)
        if what in ("collect", "net") and seat in moved_on:
            moved_on.remove(seat)
            swept.pop(seat, None)
        if what == "draw":
            for card in event["cards"]:
                lying.append((count % NAMES, card))
                count += 1
        elif what == "collect":
            for card in event["cards"]:
                take(lying, card, held.setdefault(seat, []))
                swept.setdefault(seat, []).append(held[seat][-1][0])
        elif what == "net":
            take(lying, event["card"], held.setdefault(seat, []), event["at"] - 1)
            swept.setdefault(seat, []).append(held[seat][-1][0])
        elif what in ("walk", "leave"):
            moved_on.add(seat)
        elif what in ("fox", "dog") and event["card"]:
            take(held.setdefault(seat, []), event["card"], [])
            if event.get("to") == "alley":
                lying.append((count % NAMES, event["card"]))
                count += 1
    cards = [entry["card"] for entry in view["alley"]]
    if [card for _, card in lying] != cards or len({number for number, _ in lying}) != len(lying):
        return Travel([number % NAMES for number in range(len(cards))], {})
    return Travel([number for number, _ in lying], held, swept)


def take(source: list[tuple[int, str]], card: str, target: list[tuple[int, str]], start: int = 0) -> None:
    """Moves the rearmost ``card`` of ``source``, from ``start`` on, to ``target``."""
    found = next((pair for pair in source[start:] if pair[1] == card), None)
    if found:
        source.remove(found)
        target.append(found)
