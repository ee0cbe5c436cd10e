"""What happened, one or two sentences an event."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spieltisch.core.telling import Facts, Names, points
from spieltisch.core.words import Words

from .naming import (
    SEATS,
    columns,
    count_of,
    list_persons,
    name_of_decree,
    name_of_figure,
    name_of_item,
    name_of_spell,
    name_of_tile,
    person,
)
from .scores import tell_worth

LAID = ("laid", "laid-decree", "laid-spell")


def tell(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    """What the log and the live region say about one event."""
    return _TELLERS[event["event"]](event, texts, names, viewer)


def join_laid(events: Iterable[Facts]) -> list[Facts]:
    """``events`` with what was laid out one after the other, of one layer, joined into one event.

    A joined event is its first one with all of them as ``laid``.
    """
    joined: list[Facts] = []
    for event in events:
        last = joined[-1] if joined else {}
        same = all(event.get(key) == last.get(key) for key in ("event", "layer"))
        if event["event"] in LAID and same:
            joined[-1] = {**last, "laid": [*last.get("laid", [last]), event]}
        else:
            joined.append(event)
    return joined


def _to_someone(
    key: str, event: Facts, texts: Words, names: Names, viewer: int | None, **values: Any
) -> str:
    """Message ``key`` in which something happens to the event's seat."""
    if event["seat"] == viewer:
        return texts.say(f"{key}-you", **values)
    return texts.say(key, whom=person(texts, event["seat"], names, viewer, "dat"), **values)


# ------------------------------------------------------------ chance


def _tell_start(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    return SEATS.by_someone("event-start", event, texts, names, viewer)


def _tell_laid(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    laid = event.get("laid", [event])
    if event["event"] == "laid-spell":
        what = ", ".join(name_of_spell(texts, each["spell"]) for each in laid)
        return texts.say("event-laid-spell", n=len(laid), what=what)
    where = columns(texts, [each["column"] for each in laid], "in")
    if event["event"] == "laid-decree":
        what = ", ".join(name_of_decree(texts, each["decree"]) for each in laid)
        return texts.say("event-laid-decree", n=len(laid), where=where, what=what)
    what = ", ".join(name_of_tile(texts, each["tile"]) for each in laid)
    return texts.say(f"event-laid-{event['layer']}", n=len(laid), where=where, what=what)


def _tell_rolled(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    low, high = event["dice"]
    key = "event-rolled-double" if low == high else "event-rolled"
    return SEATS.by_someone(key, event, texts, names, viewer, low=low, high=high)


def _tell_dragon(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    towns = [
        texts.say(
            "dragon-town",
            who=person(texts, town["seat"], names, viewer, "start"),
            columns=count_of(texts, "column", town["columns"]),
            clouds=count_of(texts, "cloud", town["clouds"]),
            burning=town["burning"],
            danger=town["danger"],
        )
        for town in event["towns"]
    ]
    return texts.say("event-dragon", towns=" ".join(towns))


# ------------------------------------------------------------ dice, tiles, decrees, spells


def _tell_used(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    if event["kobold"] and event["person"] is None:
        return SEATS.by_someone(
            "event-used-kobold-thing", event, texts, names, viewer, column=event["column"]
        )
    if event["kobold"]:
        to = name_of_figure(texts, event["person"], "to")
        return SEATS.by_someone("event-used-kobold-person", event, texts, names, viewer, to=to)
    figure = name_of_figure(texts, event["person"], "acc")
    return SEATS.by_someone("event-used", event, texts, names, viewer, figure=figure)


def _tell_took(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    item = name_of_tile(texts, event["tile"], "a")
    values = {} if event["by"] == "kobold" else {"column": event["column"]}
    return SEATS.by_someone(f"event-took-{event['by']}", event, texts, names, viewer, item=item, **values)


def _tell_took_decree(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    item = name_of_decree(texts, event["decree"], "a")
    values = {"column": event["column"]} if event["by"] == "die" else {}
    return SEATS.by_someone(f"event-took-{event['by']}", event, texts, names, viewer, item=item, **values)


def _tell_spell(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    spell = name_of_spell(texts, event["spell"], "a")
    return SEATS.by_someone(f"event-{event['event']}", event, texts, names, viewer, spell=spell)


def _tell_conjured(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    gained = points(texts, event["points"])
    return SEATS.by_someone("event-conjured", event, texts, names, viewer, points=gained)


def _tell_stored(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    item = name_of_item(texts, event["item"], "a")
    key = f"event-{event['event']}"
    return SEATS.by_someone(key, event, texts, names, viewer, item=item, slot=event["slot"])


def _tell_built(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    item = name_of_tile(texts, event["tile"], "a")
    if event["side"]:
        return SEATS.by_someone(f"event-built-{event['side']}", event, texts, names, viewer, item=item)
    return SEATS.by_someone("event-built-on", event, texts, names, viewer, item=item, column=event["column"])


def _tell_scored(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    return SEATS.by_someone(
        "event-scored",
        event,
        texts,
        names,
        viewer,
        points=points(texts, event["points"]),
        decree=name_of_decree(texts, event["decree"], "a"),
        why=tell_worth(event["decree"], event, texts),
    )


# ------------------------------------------------------------ juggler and thief


def _tell_juggler_die(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    face, total = event["face"], event["sum"]
    return SEATS.by_someone("event-juggler-die", event, texts, names, viewer, face=face, sum=total)


def _tell_juggled(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    gained = list(event["points"])
    own = gained.pop(event["seat"])
    values = {"sum": event["sum"], "others": len(gained), "other": gained[0]}
    if own != event["sum"]:
        return SEATS.by_someone("event-juggled-bust", event, texts, names, viewer, **values)
    return SEATS.by_someone("event-juggled", event, texts, names, viewer, points=points(texts, own), **values)


def _tell_reached(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    source = person(texts, event["victim"], names, viewer, "from")
    item = name_of_item(texts, event["item"], "a")
    return SEATS.by_someone("event-reached", event, texts, names, viewer, item=item, **{"from": source})


def _tell_stole(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    item = name_of_item(texts, event["item"], "a")
    if event["victim"] == viewer:
        who = person(texts, event["seat"], names, viewer, "start")
        return texts.say("event-stole-from-you", who=who, item=item)
    source = person(texts, event["victim"], names, viewer, "from")
    return SEATS.by_someone("event-stole", event, texts, names, viewer, item=item, **{"from": source})


def _tell_protected(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    item = name_of_item(texts, event["item"], "a")
    return SEATS.by_someone("event-protected", event, texts, names, viewer, item=item)


# ------------------------------------------------------------ fire


def _tell_burnt(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    return SEATS.by_someone(
        "event-burnt", event, texts, names, viewer, columns=columns(texts, event["columns"])
    )


def _tell_shielded(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    return _to_someone("event-shielded", event, texts, names, viewer)


def _tell_quenched(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    if event["by"] == "mage":
        which = columns(texts, event["columns"])
        return _to_someone("event-quenched-mage", event, texts, names, viewer, columns=which)
    where = columns(texts, event["columns"], "in")
    return SEATS.by_someone("event-quenched-clouds", event, texts, names, viewer, where=where)


# ------------------------------------------------------------ turns and the end


def _tell_declined(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    return SEATS.by_someone(f"event-declined-{event['kind']}", event, texts, names, viewer)


def _tell_done(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    unused = event["unused"]
    if not unused:
        return SEATS.by_someone("event-done", event, texts, names, viewer)
    dice = texts.listing([str(n) for n in unused])
    return SEATS.by_someone("event-done-unused", event, texts, names, viewer, n=len(unused), dice=dice)


def _tell_turn(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    return SEATS.by_someone("event-turn", event, texts, names, viewer, round=event["round"])


def _tell_last_round(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    return texts.say("event-last-round")


def _tell_end(event: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    parts = [
        texts.say(f"event-end-{event['by']}"),
        _tell_fewest(event["fewest"], texts, names, viewer),
        SEATS.tell_winners(event, texts, names, viewer),  # FE-33
    ]
    return " ".join(parts)


def _tell_fewest(seats: list[int], texts: Words, names: Names, viewer: int | None) -> str:
    if len(seats) == 1:
        return texts.say("event-end-fewest", to=person(texts, seats[0], names, viewer, "to"))
    return texts.say("event-end-fewest-tie", whom=list_persons(texts, seats, names, viewer, "the"))


_TELLERS = {
    "start": _tell_start,
    "laid": _tell_laid,
    "laid-decree": _tell_laid,
    "laid-spell": _tell_laid,
    "rolled": _tell_rolled,
    "dragon": _tell_dragon,
    "used": _tell_used,
    "took": _tell_took,
    "took-decree": _tell_took_decree,
    "took-spell": _tell_spell,
    "used-stored": _tell_stored,
    "built": _tell_built,
    "stored": _tell_stored,
    "scored": _tell_scored,
    "conjured": _tell_conjured,
    "got-spell": _tell_spell,
    "spent": _tell_spell,
    "juggler-die": _tell_juggler_die,
    "juggled": _tell_juggled,
    "reached": _tell_reached,
    "stole": _tell_stole,
    "protected": _tell_protected,
    "burnt": _tell_burnt,
    "shielded": _tell_shielded,
    "quenched": _tell_quenched,
    "declined": _tell_declined,
    "done": _tell_done,
    "turn": _tell_turn,
    "last-round": _tell_last_round,
    "end": _tell_end,
}


def tell_result(view: Facts, texts: Words, names: Names) -> str:
    """Who has won, with how many points, or who shares the win; "" while the game is on."""
    result = view["result"]
    return SEATS.tell_winners(result, texts, names, view["seat"]) if result else ""
