"""What has happened, in sentences: the log, and what stands above the alley."""

from __future__ import annotations

from spieltisch.core.shapes import Events
from spieltisch.core.words import Words
from spieltisch.pages import story
from spieltisch.pages.story import Line

from .. import narration
from .alley import disc

NEWS = 2  # sentences above the alley
MOVES = ("walk", "leave")
QUIET = ("draw", "start", "end")
"""Events that are no news."""
OWN_QUIET = ("collect",)
"""Events that are no news to whom they happen."""


def log(events: Events, seat: int | None, names: list[str], texts: Words) -> list[Line]:
    """All that happened as ``seat`` may know it, oldest first."""
    return story.log(
        narration.join_draws(events),
        lambda event: narration.tell(event, texts, names, seat),
        disc,
        lambda event: event in MOVES,
    )


def news(lines: list[Line], seat: int | None) -> list[Line]:
    """The last of what the others did since ``seat`` moved."""
    return story.news(lines, seat, NEWS, QUIET, OWN_QUIET)


def last_walker(events: Events, seat: int | None) -> int | None:
    """Who walked last, if somebody else: that disc is shown as fresh where nothing may travel."""
    walk = next((event for event in reversed(events) if event["event"] == "walk"), None)
    return walk["seat"] if walk and walk["seat"] != seat else None
