"""The score sheet of a finished game: for every seat what its points come from, how many, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spieltisch.core.telling import Facts, Names, plain, signed
from spieltisch.core.words import Words

from .table import LINES


def sheet(
    view: Facts, texts: Words, names: Names, narration: Any, below: Callable[[int], str]
) -> RenderableType:
    """A table a seat, the winner first, and who has won.

    ``narration`` is the game's (``SEATS``, ``name_of_source``, ``tell_reason``, ``tell_result``); ``below``
    says what stands under the reasons of a seat.
    """
    order = view["result"]["order"]
    parts: list[RenderableType] = [_of_seat(view, seat, texts, names, narration, below) for seat in order]
    return Group(*parts, Text(narration.tell_result(view, texts, names), "bold"))


def _of_seat(
    view: Facts, seat: int, texts: Words, names: Names, narration: Any, below: Callable[[int], str]
) -> Table:
    result = view["result"]
    rows = Table(box=LINES, pad_edge=False, show_footer=True)
    name = narration.SEATS.label(texts, seat, names, view["seat"])
    rows.add_column(Text(name, "bold"), footer=texts.say("total"), no_wrap=True)
    total = Text(plain(result["scores"][seat]), "bold")
    rows.add_column(texts.say("terminal-points"), justify="right", footer=total)
    rows.add_column(texts.say("score-why"), footer=below(seat))
    for source, gained in result["breakdown"][seat].items():
        why = narration.tell_reason(source, result["reasons"][seat][source], texts)
        rows.add_row(narration.name_of_source(texts, source), signed(gained), why)
    return rows
