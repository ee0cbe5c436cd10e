"""What happened, one sentence an event."""

from __future__ import annotations

from collections.abc import Iterable

from spieltisch.core.telling import Facts, Names, points
from spieltisch.core.words import Words

from .naming import SEATS, list_cards, list_persons, name_of_card, person


def tell(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    """One sentence for the log and the live region about one event, as ``viewer`` may know it."""
    return _TELLERS[event["event"]](event, texts, names, viewer)


def join_draws(events: Iterable[Facts]) -> list[Facts]:
    """``events`` with cards that were laid one after the other joined into one event, for a shorter log."""
    joined: list[Facts] = []
    for event in events:
        if event["event"] == "draw" and joined and joined[-1]["event"] == "draw":
            joined[-1] = {**joined[-1], "cards": [*joined[-1]["cards"], *event["cards"]]}
        else:
            joined.append(event)
    return joined


def _tell_start(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    from_the_top = event["order"][::-1]  # FA-7: the top disc moves first
    return texts.say("event-start", order=list_persons(texts, from_the_top, names, viewer))


def _tell_draw(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    cards = event["cards"]
    return texts.say("event-draw", n=len(cards), cards=list_cards(texts, cards))


def _tell_walk(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    to = name_of_card(texts, event["card"], "to")
    if not event["onto"]:
        return SEATS.by_someone("event-walk", event, texts, names, viewer, to=to)
    below = list_persons(texts, event["onto"][::-1], names, viewer, "acc")
    return SEATS.by_someone("event-walk-onto", event, texts, names, viewer, to=to, below=below)


def _tell_leave(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    return SEATS.by_someone("event-leave", event, texts, names, viewer, place=event["place"])


def _tell_collect(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    cards = event["cards"]
    return SEATS.by_someone(
        "event-collect",
        event,
        texts,
        names,
        viewer,
        n=len(cards),
        traps=cards.count("trap"),
        card=name_of_card(texts, cards[0], "acc") if len(cards) == 1 else "",
        cards=list_cards(texts, cards),
    )


def _tell_ignored(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    return SEATS.by_someone(f"event-ignored-{event['card']}", event, texts, names, viewer)


def _tell_taken(key: str, event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    """A card that a fox or a dog takes away: seen, or hidden from this viewer."""
    whom = person(texts, event["seat"], names, viewer, "from")
    if event["card"] is None:
        return texts.say(f"{key}-hidden", source=whom)
    card = name_of_card(texts, event["card"], "acc")
    if event["seat"] == viewer:
        return texts.say(f"{key}-you", card=card)
    return texts.say(key, card=card, source=whom)


def _tell_fox(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    return _tell_taken("event-fox", event, texts, names, viewer)


def _tell_dog(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    return _tell_taken(f"event-dog-{event['to']}", event, texts, names, viewer)


def _tell_net(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    card = name_of_card(texts, event["card"], "acc")
    return SEATS.by_someone("event-net", event, texts, names, viewer, card=card)


def _tell_traps(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    n = event["count"]
    if event["seat"] is None:
        return texts.say("event-traps-box", n=n)
    if event["seat"] == viewer:
        return texts.say("event-traps-you", n=n)
    return texts.say("event-traps", n=n, to=person(texts, event["seat"], names, viewer, "to"))


def _tell_end(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    winner = event["winners"][0]  # FA-16 leaves no tie standing
    key = "event-end-tie" if event["by_tiebreak"] else "event-end"
    gained = points(texts, event["scores"][winner], "dat")
    return SEATS.by_someone(key, {"seat": winner}, texts, names, viewer, points=gained)


_TELLERS = {
    "start": _tell_start,
    "draw": _tell_draw,
    "walk": _tell_walk,
    "leave": _tell_leave,
    "collect": _tell_collect,
    "ignored": _tell_ignored,
    "fox": _tell_fox,
    "dog": _tell_dog,
    "net": _tell_net,
    "traps": _tell_traps,
    "end": _tell_end,
}


def tell_result(view: Facts, texts: Words, names: Names) -> str:
    """Who has won, with how many points, and whether by having left first; "" while the game is on."""
    result = view["result"]
    return _tell_end(result, texts, names, view["seat"]) if result else ""
