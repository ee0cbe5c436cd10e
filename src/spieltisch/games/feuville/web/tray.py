"""The dice: the tray beside the display, and the juggler's try for ten."""

from __future__ import annotations

from typing import Any

from django.utils.safestring import SafeString, mark_safe

from spieltisch.core.shapes import Events, View
from spieltisch.core.words import Words

from .. import actions
from . import art
from .answers import Choices
from .story import just_rolled

FACES = range(1, actions.FACES + 1)


def tray(view: View, events: Events, texts: Words) -> dict[str, Any]:
    """Both dice as they lie. ``fresh``: they have just been thrown and still roll."""
    fresh = just_rolled(events)
    rolled = bool(fresh and fresh["event"] == "rolled")
    dice = view["dice"] or [{"value": 0, "used": False}] * 2
    shown = [
        {
            "faces": faces(die["value"], "used" if die["used"] else "live" if die["value"] else "rest", n),
            "used": die["used"],
        }
        for n, die in enumerate(dice)
    ]
    return {"dice": shown, "fresh": rolled, "words": words_of(view, texts)}


def faces(value: int, state: str, salt: int) -> list[SafeString]:
    """The faces a die shows while it rolls, the one it ends on last."""
    turned = [(value + 2 + salt) % 6 + 1, (value + 4 - salt) % 6 + 1]
    return [mark_safe(art.die(face, state)) for face in (*turned, value)]


def words_of(view: View, texts: Words) -> str:
    """The dice in words."""
    if not view["dice"]:
        return texts.say("table-dice-not")
    states = [
        texts.say("die-of", used=int(die["used"]), value=die["value"])
        for die in view["dice"]
    ]
    return texts.listing(states)


def juggling(view: View, events: Events, choices: Choices, texts: Words) -> dict[str, Any] | None:
    """The juggler at work: what he has, what he wants, which faces go over. FE-13"""
    if view["juggling"] is None:
        return None
    goal, total = view["values"]["juggler"], view["juggling"]
    roll = choices.get("roll")
    bust = roll.preview.get("bust", 0) if roll else 0
    thrown = [event for event in events if event["event"] == "juggler-die"]
    last = thrown[-1]["face"] if total and thrown else 0
    return {
        "head": mark_safe(art.head("juggler")),
        "sum": total,
        "goal": goal,
        "pips": [n <= total for n in range(1, goal + 1)],
        "last": faces(last, "live", 0) if last else [],
        "fresh": bool((fresh := just_rolled(events)) and fresh["event"] == "juggler-die"),
        "faces": [
            {"die": mark_safe(art.die(face, "used" if over else "live")), "over": over}
            for face in FACES
            for over in [face > FACES[-1] - bust]
        ] if roll else [],
        "words": texts.say("table-juggling", sum=total, goal=goal),
    }
