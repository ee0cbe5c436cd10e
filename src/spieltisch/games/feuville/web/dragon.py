"""The dragon's coming: every town compared, and what he burns. FE-20"""

from __future__ import annotations

from collections import Counter
from typing import Any

from django.utils.safestring import mark_safe

from spieltisch.core.shapes import Events, View
from spieltisch.core.words import Words

from . import art, pictures
from .story import since_own_choice


def dragon(view: View, events: Events, names: list[str], texts: Words) -> dict[str, Any] | None:
    """What the page shows while he is there, and when he has just been; None otherwise."""
    fresh = any(event["event"] == "dragon" for event in since_own_choice(events, view["seat"]))
    if not fresh and not view["dragon"]:
        return None
    came = next((event for event in reversed(events) if event["event"] == "dragon"), None)
    compared = came["towns"] if came else [counted(town) for town in view["towns"]]
    after = [event for event in events if came and event["step"] >= came["step"]]
    burnt = Counter[int]()
    for event in after:
        if event["event"] == "burnt":
            burnt[event["seat"]] += len(event["columns"])
    shielded = {event["seat"] for event in after if event["event"] == "shielded"}
    towns = sorted(compared, key=lambda each: each["seat"] != view["seat"])
    return {
        "there": view["dragon"],
        "picture": mark_safe(art.dragon()),
        "shadow": mark_safe(art.dragon_shadow()),
        "title": texts.say("table-dragon-there" if view["dragon"] else "table-dragon-gone"),
        "towns": [
            {
                "crest": pictures.crest(each["seat"]),
                "name": names[each["seat"]],
                "mine": each["seat"] == view["seat"],
                "town": pictures.town(view["towns"][each["seat"]]["columns"], each["seat"]),
                "width": len(view["towns"][each["seat"]]["columns"]),
                "counts": texts.say(
                    "table-dragon-counts",
                    columns=each["columns"], clouds=each["clouds"], burning=each["burning"],
                ),
                "danger": each["danger"],
                "verdict": texts.say("table-dragon-burns", n=each["danger"]),
                "done": state(each, burnt, shielded, texts),
            }
            for each in towns
        ],
    }


def counted(town: dict[str, Any]) -> dict[str, Any]:
    """A town as the dragon sees it, where nobody saw him come: in a position that begins in his round."""
    numbers = {key: town[key] for key in ("seat", "clouds", "burning", "danger")}
    return {**numbers, "columns": len(town["columns"])}


def state(
    town: dict[str, Any], burnt: Counter[int], shielded: set[int], texts: Words
) -> str:
    """How far the burning of a town has come, where something is to burn."""
    if not town["danger"]:
        return ""
    if town["seat"] in shielded:
        return texts.say("table-dragon-shielded")
    count = burnt[town["seat"]]
    return texts.say("table-dragon-burnt", n=count) if count else ""
