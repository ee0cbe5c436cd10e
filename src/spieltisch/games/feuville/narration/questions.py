"""What the table asks a seat, or whom it waits for."""

from __future__ import annotations

from typing import Any

from spieltisch.core.telling import Facts, Names, asks_viewer, capital, number
from spieltisch.core.words import Words

from ..ids import is_tile
from .events import tell_result
from .naming import SEATS, name_of_item, person


def question(view: Facts, texts: Words, names: Names) -> str:
    """The heading of the table: the decision to make, whom we wait for, or who has won."""
    if view["over"]:
        return tell_result(view, texts, names)
    if not asks_viewer(view):
        return status(view, texts, names)
    decision = view["decision"]
    key, name = _question_key(view), names[view["seat"]]
    if decision["kind"] == "turn":
        return texts.say(key, who=name) if name else texts.say(f"{key}-plain")
    values = _values(view, texts)
    if decision["kind"] in ("place", "build"):
        values["item"] = capital(values["item"])  # it opens the sentence
    return texts.say(key, **values)


def question_help(view: Facts, texts: Words, names: Names = ()) -> str:
    """One sentence below the question, or "" when nothing is asked of this seat."""
    if not asks_viewer(view):
        return ""
    decision = view["decision"]
    if decision["kind"] == "protect":
        who = person(texts, decision["thief"], names, view["seat"], "start")
        return texts.say("question-protect.help", who=who)
    if decision["kind"] == "juggle":
        return texts.say("question-juggle.help", goal=view["values"]["juggler"])
    return texts.say(f"{_question_key(view)}.help")


def _question_key(view: Facts) -> str:
    decision = view["decision"]
    kind = decision["kind"]
    if kind == "turn":
        return f"question-turn-{_stage_of_turn(view)}"
    if kind == "place":
        return f"question-place-{'tile' if is_tile(decision['item']) else 'decree'}"
    if kind == "district" and decision["most"] > 1:
        return "question-district-double"
    if kind == "thief" and decision["may_pass"]:
        return "question-thief-again"
    return f"question-{kind}"


def _stage_of_turn(view: Facts) -> str:
    """How far a turn is: before the roll, both dice to use, one, or none."""
    if not view["decision"]["rolled"]:
        return "roll"
    left = sum(not die["used"] for die in view["dice"])
    return ("over", "die", "dice")[left]


def _values(view: Facts, texts: Words) -> dict[str, Any]:
    """What a question may mention, of what the decision has."""
    decision = view["decision"]
    values: dict[str, Any] = {}
    if "item" in decision:
        values["item"] = name_of_item(texts, decision["item"], "a")
    if "count" in decision:
        values |= {"n": decision["count"], "count": number(texts, decision["count"])}
    if "sum" in decision:
        values["sum"] = decision["sum"]
    return values


def status(view: Facts, texts: Words, names: Names) -> str:
    """Whom the table waits for."""
    values = _values(view, texts) if view["decision"] else {}
    return SEATS.waiting(view, texts, names, main="turn", **values)


def announce_turn(view: Facts, texts: Words, names: Names) -> str:
    """The last sentence of the live region when it is this seat's turn."""
    if view["decision"] and view["decision"]["kind"] == "turn":
        return f"{question(view, texts, names)} {texts.say('announce-turn', n=len(view['legal']))}"
    return question(view, texts, names)
