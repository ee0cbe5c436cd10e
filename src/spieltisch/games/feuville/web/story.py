"""What has happened, in sentences: the log, what stands above the display, and whether it is still fresh."""

from __future__ import annotations

from typing import Any

from spieltisch.core.shapes import Events
from spieltisch.core.words import Words
from spieltisch.pages import story
from spieltisch.pages.story import Line

from .. import narration
from . import pictures

NEWS = 4  # sentences above the display
CHANCE = ("start", "laid", "laid-decree", "laid-spell", "rolled", "dragon", "juggler-die")
"""Events that chance brings about."""
FOLLOWING = ("turn", "last-round", "end", "quenched", "spent", "got-spell", "conjured", "juggled")
"""Events that only follow from others."""
QUIET = ("start", "turn", "laid", "laid-decree", "laid-spell", "done", "spent", "end", "rolled", "declined")
"""Events that are no news of their own."""


def log(events: Events, seat: int | None, names: list[str], texts: Words) -> list[Line]:
    """All that happened, oldest first."""
    return story.log(
        narration.join_laid(events),
        lambda event: narration.tell(event, texts, names, seat),
        pictures.crest,
        lambda event: event not in CHANCE + FOLLOWING,
    )


def news(lines: list[Line], seat: int | None) -> list[Line]:
    """The last of what the others did since ``seat`` chose."""
    return story.news(lines, seat, NEWS, QUIET, CHANCE)


def since_own_choice(events: Events, seat: int | None) -> Events:
    """The events that followed the last choice of ``seat``; to an onlooker those of the last turn."""
    last = 0
    for number, event in enumerate(events):
        if seat is None and event["event"] == "turn":
            last = number
        elif event.get("seat") == seat and event["event"] not in CHANCE + FOLLOWING:
            last = number + 1
    return events[last:]


def just_rolled(events: Events) -> dict[str, Any] | None:
    """The roll, of both dice or the juggler's, that nobody has answered yet."""
    for event in reversed(events):
        if event["event"] in ("rolled", "juggler-die"):
            return event
        if event["event"] not in CHANCE + FOLLOWING:
            return None
    return None


def just_built(events: Events, seat: int | None) -> int | None:
    """The column on which ``seat`` has built with the last choice anybody made."""
    last = next((e for e in reversed(events) if e["event"] not in CHANCE + FOLLOWING), None)
    return last["column"] if last and last["event"] == "built" and last["seat"] == seat else None
