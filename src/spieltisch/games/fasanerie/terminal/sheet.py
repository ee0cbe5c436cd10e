"""The score sheet: for every seat each kind, its points and why."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....core.telling import Facts, Names
from ....core.words import Words
from ....terminal.table import LINES
from ..narration import SEATS, plain, signed, tell_reason, tell_result
from .table import cards_in_short


def sheet(view: Facts, texts: Words, names: Names) -> RenderableType:
    """A table a seat, the winner first; of an unfinished game only what the viewer may know."""
    result = view["result"]
    order = result["order"] if result else range(view["players"])
    parts: list[RenderableType] = []
    for seat in order:
        if view["collections"][seat]["points"] is not None:
            parts.append(_of_seat(view, seat, texts, names))
    if result:
        parts.append(Text(tell_result(view, texts, names), "bold"))
    return Group(*parts)


def _of_seat(view: Facts, seat: int, texts: Words, names: Names) -> RenderableType:
    held = view["collections"][seat]
    rows = Table(box=LINES, pad_edge=False, show_footer=True)
    name = SEATS.label(texts, seat, names, view["seat"])
    rows.add_column(Text(name, "bold"), footer=texts.say("total"), no_wrap=True)
    rows.add_column(texts.say("terminal-cards"), justify="right", footer=str(held["size"]), min_width=7)
    rows.add_column(
        texts.say("terminal-points"), justify="right", footer=Text(plain(held["total"]), "bold")
    )
    place = texts.say("left-place", place=view["left"].index(seat) + 1) if seat in view["left"] else ""
    rows.add_column(texts.say("score-why"), footer=place)
    for kind in view["kinds"]:
        rows.add_row(
            texts.say(f"kind-{kind}"),
            cards_in_short(kind, held["cards"]),
            signed(held["points"][kind]),
            tell_reason(kind, held["reasons"][kind], texts),
        )
    return rows
