"""What tests of sentences share, whichever game they tell of."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

Preview = Callable[..., str]


def reads_well(sentence: str) -> bool:
    """No gap, no doubled mark, no straight quote, no hyphen for a minus; a capital at the beginning and after
    each stop; a stop at the end."""
    sound = not re.search(r"  |\.\.|\{|\}|['\"]|(?<!\w)-\d| [,.;]|[.?] [a-zäöüàéê]", sentence)
    return sound and sentence[0].upper() == sentence[0] and sentence[-1] in ".?"


def in_one(preview_parts: Callable[..., list[str]]) -> Preview:
    """The teller of a preview whose sentences stand in one line."""
    return lambda *arguments, **named: " ".join(preview_parts(*arguments, **named))


class Played:
    """What came up in random games: a few of each kind of decision, choice and event."""

    def __init__(self) -> None:
        self.asked: dict[Any, dict[str, Any]] = {}
        self.waiting: dict[Any, dict[str, Any]] = {}
        self.offered: dict[Any, tuple[dict[str, Any], dict[str, Any]]] = {}
        self.told: dict[Any, dict[str, Any]] = {}
        self.over: list[tuple[dict[str, Any], list[Any]]] = []

    def end(self, match: Any, *told_apart_by: str) -> None:
        """The game is over: keep its end, and events that differ in one of these fields."""
        for event in match.events(None):
            self.told.setdefault(tuple(event.get(field) for field in ("event", *told_apart_by)), event)
        self.over.append((match.view(0), match.game.reasons(match.state)))
