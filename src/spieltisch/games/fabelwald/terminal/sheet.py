"""The score sheet: for every seat what its creatures, animals and places bring, and why."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....core.telling import Facts, Names, plain, signed
from ....core.words import Words
from ....terminal.table import LINES
from ..narration import SEATS, count_of_cards, name_of_source, tell_reason, tell_result


def sheet(view: Facts, texts: Words, names: Names) -> RenderableType:
    """A table a seat, the winner first, and who has won."""
    parts: list[RenderableType] = [_of_seat(view, seat, texts, names) for seat in view["result"]["order"]]
    return Group(*parts, Text(tell_result(view, texts, names), "bold"))


def _of_seat(view: Facts, seat: int, texts: Words, names: Names) -> RenderableType:
    held, result = view["seats"][seat], view["result"]
    breakdown, reasons = result["breakdown"][seat], result["reasons"][seat]
    rows = Table(box=LINES, pad_edge=False, show_footer=True)
    name = SEATS.label(texts, seat, names, view["seat"])
    rows.add_column(Text(name, "bold"), footer=texts.say("total"), no_wrap=True)
    total = Text(plain(held["points"]), "bold")
    rows.add_column(texts.say("terminal-points"), justify="right", footer=total)
    rows.add_column(texts.say("score-why"), footer=count_of_cards(texts, held["laid"]))
    for kind, gained in breakdown.items():
        why = tell_reason(kind, reasons[kind], texts)
        rows.add_row(name_of_source(texts, kind), signed(gained), why)
    return rows
