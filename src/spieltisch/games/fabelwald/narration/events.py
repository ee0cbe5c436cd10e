"""What happened, a sentence or two an event.

Whatever a viewer may not know is ``None`` in the event, and told without a name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from spieltisch.core.telling import Facts, Names, number, points
from spieltisch.core.words import Words

from .naming import (
    SEATS,
    count_of_cards,
    list_cards,
    list_persons,
    name_of_card,
    person,
    some_card,
    whose_combo,
)

CHOSEN = ("laraki", "dwarf")
"""The creatures that leave one card of several to their player."""


def tell(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    """What the log and the live region say about one event; "" if another one has said it already."""
    return _TELLERS[event["event"]](event, texts, names, viewer)


def join(events: Iterable[Facts]) -> list[Facts]:
    """``events`` with what belongs together joined into one event, for a shorter log.

    Cards dealt one after the other, or picked up in one step, are the first event with all of them in
    ``all``. What is picked up and comes into the hand in the same step is told at once (``kept``), and so is
    what an Amazon is given. That a turn is over goes without saying when the next one begins.
    """
    joined: list[Facts] = []
    for event in events:
        last = joined[-1] if joined else {}
        at_once = event.get("step") == last.get("step")
        what = (last.get("event"), event["event"])
        if what == ("dealt", "dealt") or (what == ("picked", "picked") and at_once):
            joined[-1] = {**last, "all": [*last.get("all", [last]), event]}
        elif what == ("picked", "kept") and at_once:
            joined[-1] = {**last, "kept": True}
        elif at_once and what in (("done", "turn"), ("done", "missed")):
            joined[-1] = event
        elif not (what == ("named", "gave") and at_once):
            joined.append(event)
    return joined


def _between(
    key: str, doer: int, other: int, form: str, texts: Words, names: Names, viewer: int | None, **values: Any
) -> str:
    """Message ``key`` about two: ``who`` does it to ``whom`` (in ``form``).

    ``key``-you if the viewer does it, ``key``-yours if it is done to the viewer.
    """
    if doer == viewer:
        return texts.say(f"{key}-you", whom=person(texts, other, names, viewer, form), **values)
    who = person(texts, doer, names, viewer, "start")
    if other == viewer:
        return texts.say(f"{key}-yours", who=who, **values)
    return texts.say(key, who=who, whom=person(texts, other, names, viewer, form), **values)


def _simply(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    """That somebody did something, no more."""
    return SEATS.by_someone(f"event-{event['event']}", event, texts, names, viewer)


def _with_card(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    """What somebody did with a card."""
    card = some_card(texts, event["card"])
    return SEATS.by_someone(f"event-{event['event']}", event, texts, names, viewer, card=card)


# ------------------------------------------------------------ turns


def _tell_dealt(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    hands: dict[int, list[str | None]] = {}
    for each in event.get("all", [event]):
        hands.setdefault(each["seat"], []).append(each["card"])
    told = [
        texts.say("dealt-hand", who=person(texts, seat, names, viewer, "start"), what=_hand(texts, cards))
        for seat, cards in hands.items()
    ]
    return texts.say("event-dealt", hands=" ".join(told))


def _hand(texts: Words, cards: list[str | None]) -> str:
    known = [card for card in cards if card]
    return list_cards(texts, known) if len(known) == len(cards) else count_of_cards(texts, len(cards))


def _tell_skipped(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    return SEATS.by_someone("event-skipped", event, texts, names, viewer, n=event["extras"])


def _tell_deck_empty(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    return texts.say("event-deck-empty", n=event["last"], count=number(texts, event["last"]))


def _tell_end(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    winners = SEATS.tell_winners(event, texts, names, viewer)
    if event["tie"] in ("best", "laid"):  # FW-45
        return f"{winners} {texts.say('event-end-' + event['tie'])}"
    return winners


# ------------------------------------------------------------ theft and amulet


def _tell_reached(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    return _between("event-reached", event["seat"], event["victim"], "from", texts, names, viewer)


def _tell_blocked(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    key = "event-blocked-turn" if event["by"] == "turn" else "event-blocked-power"
    return _between(key, event["seat"], event["thief"], "start", texts, names, viewer)


def _tell_nothing(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    """That a theft was let happen: the theft itself tells it."""
    return ""


def _tell_stole(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    card = some_card(texts, event["card"])
    return _between("event-stole", event["seat"], event["victim"], "from", texts, names, viewer, card=card)


# ------------------------------------------------------------ plays and combos


def _tell_played(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    key = "event-played-at-once" if event["at_once"] else "event-played"
    card = name_of_card(texts, event["card"], "acc")
    return SEATS.by_someone(key, event, texts, names, viewer, card=card)


def _tell_rune(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    n = event["extras"]
    return SEATS.by_someone("event-rune", event, texts, names, viewer, n=n, count=number(texts, n))


def _tell_placed(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    gained = points(texts, event["points"])
    if event["new"]:
        with_ = name_of_card(texts, event["card"], "with")
        return SEATS.by_someone(
            "event-placed-new", event, texts, names, viewer, points=gained, **{"with": with_}
        )
    card, count = name_of_card(texts, event["card"], "acc"), number(texts, event["size"])
    return SEATS.by_someone(
        "event-placed", event, texts, names, viewer, card=card, count=count, points=gained
    )


def _tell_idle(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    creature = event["creature"]
    card, of = name_of_card(texts, creature, "acc"), name_of_card(texts, creature, "of")
    return texts.say(f"event-idle-{event['why']}", card=card, of=of)


def _tell_laid(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    cards, gained = list_cards(texts, event["cards"]), points(texts, event["points"])
    return SEATS.by_someone("event-laid", event, texts, names, viewer, cards=cards, points=gained)


def _tell_added(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    card, gained = name_of_card(texts, event["card"], "acc"), points(texts, event["points"])
    return SEATS.by_someone("event-added", event, texts, names, viewer, card=card, points=gained)


# ------------------------------------------------------------ powers


def _tell_power(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    creature = event["creature"]
    card, of = name_of_card(texts, creature, "acc"), name_of_card(texts, creature, "of")
    return SEATS.by_someone(f"event-{event['event']}", event, texts, names, viewer, card=card, of=of)


def _tell_named(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    asked = SEATS.by_someone(
        "event-named", event, texts, names, viewer, card=name_of_card(texts, event["card"], "acc")
    )
    givers = event["givers"]
    if not givers:
        return f"{asked} {texts.say('named-nobody')}"
    if len(givers) == 1:
        gave = SEATS.by_someone("named-giver", {"seat": givers[0]}, texts, names, viewer)
    else:
        gave = texts.say("named-givers", whom=list_persons(texts, givers, names, viewer))
    return f"{asked} {gave}"


def _tell_gave(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    card = name_of_card(texts, event["card"], "acc")
    return _between("event-gave", event["seat"], event["to"], "to", texts, names, viewer, card=card)


def _tell_took_up(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    out = whose_combo(texts, event["owner"], event["seat"], names, viewer, "out")
    card = name_of_card(texts, event["card"], "acc")
    return SEATS.by_someone("event-took-up", event, texts, names, viewer, card=card, out=out)


def _tell_destroyed(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    combo = whose_combo(texts, event["owner"], event["seat"], names, viewer, "acc")
    cards = list_cards(texts, event["cards"])
    return SEATS.by_someone("event-destroyed", event, texts, names, viewer, combo=combo, cards=cards)


def _tell_picked(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    cards = list_cards(texts, [each["card"] for each in event.get("all", [event])], "acc")
    key = "event-picked-kept" if event.get("kept") else "event-picked"
    return SEATS.by_someone(key, event, texts, names, viewer, cards=cards)


def _tell_kept(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    key = "event-kept" if event["by"] in CHOSEN else "event-kept-hand"
    card = name_of_card(texts, event["card"], "acc") if event["card"] else texts.say("card-of-deck")
    return SEATS.by_someone(key, event, texts, names, viewer, card=card)


def _tell_looked(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    at, seat = event["at"], event["seat"]
    if len(at) == 1:
        told = _between("event-looked", seat, at[0], "dat", texts, names, viewer)
    else:
        told = SEATS.by_someone("event-looked-all", event, texts, names, viewer)
    seen = [
        texts.say(
            "looked-hand",
            who=person(texts, other, names, viewer, "start"),
            what=list_cards(texts, cards) if cards else texts.say("no-cards"),
        )
        for other, cards in zip(at, event["cards"], strict=True)
        if cards is not None
    ]
    return " ".join([told, *seen])


def _tell_swapped(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    return _between("event-swapped-hands", event["seat"], event["other"], "dat", texts, names, viewer)


def _tell_traded(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    given, got = event["given_cards"], event["got_cards"]
    if len(given) == len(got) == 1:
        cards = {"given": list_cards(texts, given[0]), "got": list_cards(texts, got[0])}
        return _between("event-traded", event["seat"], event["other"], "dat", texts, names, viewer, **cards)
    return _between("event-traded-all", event["seat"], event["other"], "dat", texts, names, viewer)


def _tell_sacrificed(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    key = "event-sacrificed-hand" if event["combo"] is None else "event-sacrificed-combo"
    cards = list_cards(texts, [event["card"]] * 2, "acc")
    told = SEATS.by_someone(key, event, texts, names, viewer, cards=cards)
    return f"{told} {texts.say('sacrificed-rest')}" if event["rest"] else told


def _tell_captured(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    cards = list_cards(texts, event["cards"])
    return _between(
        "event-captured", event["seat"], event["owner"], "from", texts, names, viewer, cards=cards
    )


def _tell_marked(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    return _between("event-marked", event["by"], event["seat"], "acc", texts, names, viewer)


_TELLERS: dict[str, Callable[[Facts, Words, Names, int | None], str]] = {
    "start": _simply,
    "dealt": _tell_dealt,
    "turn": _simply,
    "missed": _simply,
    "done": _simply,
    "skipped": _tell_skipped,
    "drew": _with_card,
    "deck-empty": _tell_deck_empty,
    "reached": _tell_reached,
    "blocked": _tell_blocked,
    "not-blocked": _tell_nothing,
    "stole": _tell_stole,
    "played": _tell_played,
    "rune": _tell_rune,
    "placed": _tell_placed,
    "idle": _tell_idle,
    "laid": _tell_laid,
    "added": _tell_added,
    "used": _tell_power,
    "declined": _tell_power,
    "named": _tell_named,
    "gave": _tell_gave,
    "took-up": _tell_took_up,
    "destroyed": _tell_destroyed,
    "lost": _with_card,
    "again": _tell_power,
    "picked": _tell_picked,
    "kept": _tell_kept,
    "threw": _with_card,
    "looked": _tell_looked,
    "swapped-hands": _tell_swapped,
    "traded": _tell_traded,
    "sacrificed": _tell_sacrificed,
    "captured": _tell_captured,
    "marked": _tell_marked,
    "discarded": _with_card,
    "end": _tell_end,
}


def tell_result(view: Facts, texts: Words, names: Names) -> str:
    """Who has won, with how many points, and what broke a tie; "" while the game is on."""
    result = view["result"]
    return _tell_end(result, texts, names, view["seat"]) if result else ""
