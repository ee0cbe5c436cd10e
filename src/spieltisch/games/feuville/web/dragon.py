"""The dragon's coming: every town compared, and what he burns. FE-20"""

from __future__ import annotations

from typing import Any

from django.utils.safestring import mark_safe

from spieltisch.core.words import Words

from . import art, pictures
from .shapes import Events, View
from .story import since_own_choice


def dragon(view: View, events: Events, names: list[str], texts: Words) -> dict[str, Any] | None:
    """What the page shows while he is there, and when he has just been; None otherwise."""
    fresh = [event for event in since_own_choice(events, view["seat"]) if event["event"] == "dragon"]
    if not fresh and not view["dragon"]:
        return None
    came = fresh[-1] if fresh else next(e for e in reversed(events) if e["event"] == "dragon")
    after = [event for event in events if event["step"] >= came["step"]]
    burnt = {event["seat"]: 0 for event in after if event["event"] == "burnt"}
    for event in after:
        if event["event"] == "burnt":
            burnt[event["seat"]] += len(event["columns"])
    shielded = {event["seat"] for event in after if event["event"] == "shielded"}
    towns = sorted(came["towns"], key=lambda each: each["seat"] != view["seat"])
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
                "done": state(each, burnt, shielded, view["dragon"], texts),
            }
            for each in towns
        ],
    }


def state(
    town: dict[str, Any], burnt: dict[int, int], shielded: set[int], there: bool, texts: Words
) -> str:
    """How far the burning of a town has come, where something is to burn."""
    if not town["danger"]:
        return ""
    if town["seat"] in shielded:
        return texts.say("table-dragon-shielded")
    count = burnt.get(town["seat"], 0)
    return texts.say("table-dragon-burnt", n=count) if count else ""
