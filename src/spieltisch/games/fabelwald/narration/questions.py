"""What the table asks a seat, or whom it waits for."""

from __future__ import annotations

from typing import Any

from spieltisch.core.telling import Facts, Names, asks_viewer, capital, number
from spieltisch.core.words import Words

from .events import tell_result
from .naming import SEATS, count_of_cards, name_of_card, person
from .scores import describe_power


def question(view: Facts, texts: Words, names: Names) -> str:
    """The heading of the table: the decision to make, whom we wait for, or who has won."""
    if view["over"]:
        return tell_result(view, texts, names)
    if not asks_viewer(view):
        return status(view, texts, names)
    key = _question_key(view)
    values = _values(view, texts, names)
    if view["decision"]["kind"] != "turn":
        return texts.say(key, **values)
    name = names[view["seat"]]
    told = texts.say(key, who=name, **values) if name else texts.say(f"{key}-plain", **values)
    return capital(told)


def question_help(view: Facts, texts: Words, names: Names = ()) -> str:
    """A sentence or two below the question, or "" when nothing is asked of this seat."""
    if not asks_viewer(view):
        return ""
    decision = view["decision"]
    if decision["kind"] == "power":
        return describe_power(texts, decision["creature"], view["options"])
    if decision["kind"] == "turn":
        return texts.say(f"{_help_of_turn(view)}.help")
    return texts.say(f"{_question_key(view)}.help", **_values(view, texts, names))


def _question_key(view: Facts) -> str:
    decision = view["decision"]
    kind = decision["kind"]
    if kind == "turn":
        return f"question-turn-{_stage_of_turn(view)}"
    if kind == "power":
        creature = decision["creature"]
        swaps_all = creature == "highwayman" and view["options"]["swap_all"]
        return f"question-power-{creature}{'-all' if swaps_all else ''}"
    if kind == "choose":
        return f"question-choose-{decision['creature']}"
    if kind == "share":
        return f"question-share-{'keep' if decision['to'] == view['seat'] else 'give'}"
    if kind == "at-once":
        return f"question-at-once-{'one' if len(decision['cards']) == 1 else 'two'}"
    if kind == "amulet":
        return f"question-amulet-{'turn' if decision['by'] == 'turn' else 'power'}"
    return f"question-{kind}"


def _stage_of_turn(view: Facts) -> str:
    """What is left of a turn: a rune's actions, something to play, only to draw or steal, or nothing."""
    words = {action.partition(" ")[0] for action in view["legal"]}
    if view["extras"] and words & {"play", "draw", "steal"}:
        return "rune"
    if "play" in words:
        return "play"
    if "draw" in words and "steal" in words:
        return "both"
    return next((word for word in ("draw", "steal") if word in words), "over")


def _help_of_turn(view: Facts) -> str:
    """The stage, where draw_first turns the turn round also what that means. FW-3"""
    stage = _stage_of_turn(view)
    if not view["options"]["draw_first"]:
        return f"question-turn-{stage}"
    if stage in ("both", "draw", "steal"):
        return "question-turned-open"
    return f"question-turned-{stage}" if stage in ("play", "rune") else f"question-turn-{stage}"


def _values(view: Facts, texts: Words, names: Names) -> dict[str, Any]:
    """What a question may mention, of what the decision has."""
    decision, seat = view["decision"], view["seat"]
    values: dict[str, Any] = {}
    if decision["kind"] == "turn":
        values |= {"n": view["extras"], "count": number(texts, view["extras"])}
    if decision["kind"] == "place":
        values["card"] = name_of_card(texts, decision["card"], "acc")
    if "creature" in decision:
        creature = decision["creature"]
        values |= {form: name_of_card(texts, creature, form) for form in ("with", "of")}
    if decision["kind"] == "choose":
        left = view["hand_limit"] - view["seats"][decision["seat"]]["hand"]
        values["n"] = left if decision["creature"] == "immortals" else decision["left"]
        values["count"] = number(texts, values["n"])
    if decision["kind"] == "power" and decision["creature"] == "centaur" and view["discard"]:
        values["card"] = name_of_card(texts, view["discard"][-1], "acc")
    if decision["kind"] == "at-once" and decision["cards"]:
        values["card"] = name_of_card(texts, decision["cards"][0], "acc")
    if decision["kind"] == "share":
        values["who"] = person(texts, decision["to"], names, seat, "start")
    if decision["kind"] == "amulet":
        values["thief"] = person(texts, decision["thief"], names, seat, "start")
        if decision["by"] != "turn":
            values["with"] = name_of_card(texts, decision["by"], "with")
    if decision["kind"] == "discard":
        values |= {"n": decision["over"], "cards": count_of_cards(texts, decision["over"])}
    return values


def status(view: Facts, texts: Words, names: Names) -> str:
    """Whom the table waits for."""
    values = _values(view, texts, names) if view["decision"] else {}
    values.pop("who", None)
    return SEATS.waiting(view, texts, names, main="turn", **values)


def announce_turn(view: Facts, texts: Words, names: Names) -> str:
    """The last sentence of the live region when it is this seat's turn."""
    if view["decision"] and view["decision"]["kind"] == "turn":
        return f"{question(view, texts, names)} {texts.say('announce-turn', n=len(view['legal']))}"
    return question(view, texts, names)
