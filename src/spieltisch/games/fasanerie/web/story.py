"""What has happened, in sentences: the log, and what stands above the alley."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.safestring import SafeString

from spieltisch.core.shapes import Events
from spieltisch.core.words import Words

from .. import narration
from .alley import disc

NEWS = 2  # sentences above the alley
MOVES = ("walk", "leave")


@dataclass(frozen=True)
class Line:
    """A sentence of the log. ``number`` counts from the beginning of the game; ``move``: a player moved."""

    number: int
    event: str
    seat: int | None
    text: str
    disc: SafeString | str
    move: bool


def log(events: Events, seat: int | None, names: list[str], texts: Words) -> list[Line]:
    """All that happened as ``seat`` may know it, oldest first."""
    lines = []
    for number, event in enumerate(narration.join_draws(events)):
        who = event.get("seat")
        text = narration.tell(event, texts, names, seat)
        what = event["event"]
        lines.append(Line(number, what, who, text, "" if who is None else disc(who), what in MOVES))
    return lines


def news(lines: list[Line], seat: int | None) -> list[Line]:
    """The last of what the others did since ``seat`` moved; to an onlooker everybody is another."""
    since: list[Line] = []
    for line in reversed(lines):
        own = line.seat == seat and seat is not None
        if own and line.move:
            break
        if line.event not in ("draw", "start", "end") and not (own and line.event == "collect"):
            since.append(line)
    return since[:NEWS][::-1]


def last_walker(events: Events, seat: int | None) -> int | None:
    """Who walked last, if somebody else: that disc is shown as fresh where nothing may travel."""
    walk = next((event for event in reversed(events) if event["event"] == "walk"), None)
    return walk["seat"] if walk and walk["seat"] != seat else None
