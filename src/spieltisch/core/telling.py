"""What the sentences of every game need: amounts, and who sits where. The words are in the core's texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .words import Words

Facts = Mapping[str, Any]
"""What a view, an event or a preview says."""
Names = Sequence[str]
"""A name for each seat: any text, used as it is; where it is empty, the game says what the seat is called."""

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


def points(texts: Words, n: int, form: str = "") -> str:
    """``1 point``, ``12 points``; ``form`` ``dat``: after "with"."""
    return texts.say(f"count-point.{form}" if form else "count-point", n=n, points=plain(n))


def capital(text: str) -> str:
    """``text`` as it opens a sentence."""
    return text[:1].upper() + text[1:]


@dataclass(frozen=True)
class Seats:
    """Who sits where, in the words of one game.

    ``called(texts, seat, form)`` is what the game calls a seat whose player has no name, in the forms of a
    person: start, the, acc, dat, to, from; "" for a label.
    """

    called: Callable[[Words, int, str], str]

    def person(self, texts: Words, seat: int, names: Names, viewer: int | None, form: str = "the") -> str:
        """Who sits at ``seat``, in the ``form`` a sentence needs; ``viewer`` is "you"."""
        if seat == viewer:
            return texts.say(f"person-you.{form}")
        if seat < len(names) and names[seat]:
            return texts.say(f"person-name.{form}", name=names[seat])
        return self.called(texts, seat, form)

    def list_persons(
        self, texts: Words, seats: Sequence[int], names: Names, viewer: int | None, form: str = "the"
    ) -> str:
        """Persons as a list in a sentence: ``Mila, Bruno and you``."""
        return texts.listing([self.person(texts, seat, names, viewer, form) for seat in seats])

    def label(self, texts: Words, seat: int, names: Names, viewer: int | None, you: str = "start") -> str:
        """Who sits at ``seat``, standing alone: the name typed, ``You``, or what the game calls the seat."""
        if seat == viewer:
            return texts.say(f"person-you.{you}" if you else "person-you")
        return (names[seat] if seat < len(names) else "") or self.called(texts, seat, "")

    def by_someone(
        self, key: str, event: Facts, texts: Words, names: Names, viewer: int | None, **values: Any
    ) -> str:
        """Message ``key`` about the event's seat, ``who``, or ``key``-you when that is the viewer."""
        if event["seat"] == viewer:
            return texts.say(f"{key}-you", **values)
        return texts.say(key, who=self.person(texts, event["seat"], names, viewer, "start"), **values)

    def tell_winners(self, result: Facts, texts: Words, names: Names, viewer: int | None) -> str:
        """Who has won with how many points, or who shares the win; ``result`` as in a view."""
        winners = result["winners"]
        gained = points(texts, result["scores"][winners[0]], "dat")
        if len(winners) == 1:
            return self.by_someone("event-end", {"seat": winners[0]}, texts, names, viewer, points=gained)
        who = self.list_persons(texts, winners, names, viewer)
        if viewer in winners:
            return texts.say("event-end-shared-you", who=who, points=gained)
        return texts.say("event-end-shared", who=capital(who), points=gained)

    def waiting(self, view: Facts, texts: Words, names: Names, main: str, **values: Any) -> str:
        """Whom the table waits for, ``main`` being the question that makes a turn.

        Any other question is told by ``status-<kind>`` of the game's texts, with ``who`` and ``values``.
        """
        if view["over"]:
            return texts.say("status-over")
        seat, decision = view["to_move"], view["decision"]
        if seat is None:
            return ""
        if decision and decision["kind"] != main:
            who = self.person(texts, seat, names, None, "start")
            return texts.say(f"status-{decision['kind']}", who=who, **values)
        return texts.say("status-waiting", whom=self.person(texts, seat, names, None, "acc"))


def asks_viewer(view: Facts) -> bool:
    """Whether the seat that looks is to decide something."""
    decision = view["decision"]
    return not view["over"] and decision is not None and decision["seat"] == view["seat"]
