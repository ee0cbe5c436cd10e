"""What has happened, in sentences: the log, and what stands above the table while it is fresh."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString

from spieltisch.core.shapes import Events
from spieltisch.core.words import Words

from .. import narration
from . import pictures

NEWS = 4  # sentences above the table
CHANCE = ("start", "dealt", "drew", "stole", "lost")
"""Events that chance brings about."""
FOLLOWING = (
    "turn", "missed", "end", "deck-empty", "idle", "rune", "placed", "kept", "gave", "threw", "looked",
)  # fmt: skip
"""Events that only follow from others."""
QUIET = ("start", "dealt", "turn", "done", "end", "not-blocked", "declined", "rune")
"""Events that are no news of their own."""


@dataclass(frozen=True)
class Line:
    """A sentence of the log. ``number`` counts from the beginning of the game; ``move``: a player chose."""

    number: int
    event: str
    seat: int | None
    text: str
    disc: SafeString | str
    move: bool


def chooser(event: dict[str, Any]) -> int | None:
    """Whose event it is: of a mark the werewolf's player, else the seat it tells of."""
    seat: int | None = event["by"] if event["event"] == "marked" else event.get("seat")
    return seat


def is_choice(event: dict[str, Any]) -> bool:
    """Whether a player chose it."""
    return event["event"] not in CHANCE + FOLLOWING


def log(events: Events, seat: int | None, names: list[str], texts: Words) -> list[Line]:
    """All that happened, oldest first."""
    lines = []
    for number, event in enumerate(events):
        text = narration.tell(event, texts, names, seat)
        if not text:
            continue
        who = chooser(event)
        disc = "" if who is None else pictures.crest(who)
        lines.append(Line(number, event["event"], who, text, disc, is_choice(event)))
    return lines


def news(lines: list[Line], seat: int | None) -> list[Line]:
    """The last of what happened since ``seat`` chose; to an onlooker everybody is another."""
    since: list[Line] = []
    for line in reversed(lines):
        if line.move and line.seat == seat and seat is not None:
            break
        if line.event not in QUIET:
            since.append(line)
    return since[:NEWS][::-1]


def since_own_choice(events: Events, seat: int | None) -> Events:
    """The events that followed the last choice of ``seat``; to an onlooker those of the last turn."""
    last = 0
    for number, event in enumerate(events):
        if seat is None and event["event"] == "turn":
            last = number
        elif seat is not None and chooser(event) == seat and is_choice(event):
            last = number + 1
    return events[last:]
