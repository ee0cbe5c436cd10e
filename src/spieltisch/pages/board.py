"""What every table shows, whatever lies on it: the question, whose turn it is, the news, the log."""

from __future__ import annotations

from typing import Any, Protocol

from spieltisch.core.prefs import Prefs
from spieltisch.core.shapes import View
from spieltisch.core.telling import Names
from spieltisch.core.words import Words

from .story import Line, folded


class Narration(Protocol):
    """What the table asks, in the words of a game: its ``narration``."""

    def question(self, view: View, texts: Words, names: Names, /) -> str: ...
    def question_help(self, view: View, texts: Words, names: Names, /) -> str: ...
    def status(self, view: View, texts: Words, names: Names, /) -> str: ...
    def announce_turn(self, view: View, texts: Words, names: Names, /) -> str: ...


def frame(
    narration: Narration,
    view: View,
    main: str,
    names: list[str],
    texts: Words,
    prefs: Prefs,
    lines: list[Line],
    news: list[Line],
) -> dict[str, Any]:
    """The part of a board's context that is the same in every game.

    ``kind`` is the question that is asked of the viewer, None unless one is (``asked``); ``main`` is the one
    that makes a turn (``is_turn``). ``lines`` are the whole log, ``news`` what of it is new to the viewer.
    """
    asked = bool(view["legal"])
    return {
        "texts": texts,
        "swap": "" if prefs.motion == "off" else " transition:true",
        "game": texts.say("table-game"),
        "crumb": texts.say("table-of", n=view["players"]),
        "step": view["step"],
        "asked": asked,
        "kind": view["decision"]["kind"] if asked else None,
        "is_turn": asked and view["decision"]["kind"] == main,
        "over": view["over"],
        "question": narration.question(view, texts, names),
        "sub": narration.question_help(view, texts, names),
        "status": narration.status(view, texts, names),
        "turn_said": narration.announce_turn(view, texts, names) if asked else "",
        "news": news,
        **folded(lines),
    }
