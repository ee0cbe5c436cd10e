"""What has happened, in sentences: the log, and what stands above the table while it is fresh."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spieltisch.core.shapes import Events
from spieltisch.core.words import Words
from spieltisch.pages import story
from spieltisch.pages.story import Line

from .. import narration
from . import pictures

NEWS = 4  # sentences above the table
CHANCE = ("start", "dealt", "drew", "stole", "lost")
"""Events that chance brings about."""
FOLLOWING = (
    "turn", "missed", "end", "deck-empty", "idle", "rune", "placed", "kept", "gave", "threw", "looked",
    "marked",
)  # fmt: skip
"""Events that only follow from others."""
QUIET = ("start", "dealt", "turn", "done", "end", "reached", "not-blocked", "declined", "rune")
"""Events that are no news of their own."""


def is_choice(event: str) -> bool:
    """Whether a kind of event is what a player chose."""
    return event not in CHANCE + FOLLOWING


def log(events: Events, seat: int | None, names: list[str], texts: Words) -> list[Line]:
    """All that happened, oldest first."""
    return story.log(
        narration.join(events),
        lambda event: narration.tell(event, texts, names, seat),
        pictures.crest,
        is_choice,
    )


def news(lines: list[Line], seat: int | None) -> list[Line]:
    """The last of what happened since ``seat`` chose; what chance brought it is news too."""
    return story.news(lines, seat, NEWS, QUIET, ())


def since_own_choice(events: Events, seat: int) -> list[dict[str, Any]]:
    """The events that followed the last choice of ``seat``."""
    chosen = last_choice(events, seat)
    return events if chosen is None else events[chosen + 1 :]


def last_choice(events: Events, seat: int | None) -> int | None:
    """The place of the last choice of ``seat``; for an onlooker that of the last turn's beginning."""
    if seat is None:
        return last(events, lambda event: event["event"] == "turn")
    return last(events, lambda event: event.get("seat") == seat and is_choice(event["event"]))


def last(events: Events, wanted: Callable[[dict[str, Any]], bool]) -> int | None:
    """The place of the last event that is ``wanted``."""
    return next((n for n in range(len(events) - 1, -1, -1) if wanted(events[n])), None)
