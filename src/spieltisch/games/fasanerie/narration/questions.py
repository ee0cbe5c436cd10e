"""What the table asks a seat, or whom it waits for."""

from __future__ import annotations

from spieltisch.core.telling import Facts, Names, asks_viewer
from spieltisch.core.words import Words

from .events import tell_result
from .naming import SEATS


def question(view: Facts, texts: Words, names: Names) -> str:
    """The heading of the table: the decision to make, whom we wait for, or who has won."""
    if view["over"]:
        return tell_result(view, texts, names)
    if not asks_viewer(view):
        return status(view, texts, names)
    key, name = _question_key(view), names[view["seat"]]
    if key in ("question-move", "question-leave"):
        return texts.say(key, who=name) if name else texts.say(f"{key}-plain")
    return texts.say(key)


def question_help(view: Facts, texts: Words, names: Names = ()) -> str:
    """One sentence below the question, or "" when nothing is asked of this seat."""
    if not asks_viewer(view):
        return ""
    return texts.say(f"{_question_key(view)}.help")


def _question_key(view: Facts) -> str:
    kind = view["decision"]["kind"]
    if kind == "move" and list(view["legal"]) == ["leave"]:
        return "question-leave"
    if kind == "dog" and view["dog_gives_to_box"]:
        return "question-dog-box"
    return f"question-{kind}"


def status(view: Facts, texts: Words, names: Names) -> str:
    """Whom the table waits for."""
    return SEATS.waiting(view, texts, names, main="move")


def announce_turn(view: Facts, texts: Words, names: Names) -> str:
    """The last sentence of the live region when it is this seat's turn."""
    if view["decision"] and view["decision"]["kind"] == "move":
        return texts.say("announce-turn", n=sum(action != "leave" for action in view["legal"]))
    return question(view, texts, names)
