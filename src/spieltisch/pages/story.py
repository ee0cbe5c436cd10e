"""What has happened, in sentences: the log, and the news above the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

from django.utils.safestring import SafeString

from spieltisch.core.telling import Facts

RECENT = 8
"""Lines of the log that stand open; the older ones are folded away."""


@dataclass(frozen=True)
class Line:
    """A sentence of the log. ``number`` counts from the beginning of the game; ``move``: a player chose.

    ``after`` is how many steps the game had had when it came true.
    """

    number: int
    after: int
    event: str
    seat: int | None
    text: str
    disc: SafeString | str
    move: bool


def log(
    events: Iterable[Facts],
    tell: Callable[[Facts], str],
    disc: Callable[[int], SafeString],
    is_move: Callable[[str], bool],
) -> list[Line]:
    """All that happened, oldest first; what ``tell`` says nothing about is left out.

    ``disc`` draws what a seat plays with, ``is_move`` says of a kind of event whether somebody chose it.
    """
    lines = []
    for number, event in enumerate(events):
        if text := tell(event):
            who, what = event.get("seat"), event["event"]
            figure = "" if who is None else disc(who)
            lines.append(Line(number, event["step"] + 1, what, who, text, figure, is_move(what)))
    return lines


def news(
    lines: list[Line], seat: int | None, most: int, quiet: Collection[str], own_quiet: Collection[str]
) -> list[Line]:
    """The last of what the others did since ``seat`` chose; to an onlooker everybody is another.

    At most ``most`` lines; kinds of events that are no news are ``quiet``, those of ``own_quiet`` only about
    ``seat`` itself.
    """
    since: list[Line] = []
    for line in reversed(lines):
        own = line.seat == seat and seat is not None
        if own and line.move:
            break
        if line.event not in quiet and not (own and line.event in own_quiet):
            since.append(line)
    return since[:most][::-1]


def folded(lines: list[Line]) -> dict[str, list[Line]]:
    """The log of a board, newest first: ``log_recent`` and ``log_older``."""
    newest_first = lines[::-1]
    return {"log_recent": newest_first[:RECENT], "log_older": newest_first[RECENT:]}
