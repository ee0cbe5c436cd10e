"""What may be chosen, numbered: each choice with what it would bring, the kobold's column by column."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....core.telling import Facts, Names
from ....core.words import Words
from ....terminal.table import plain_rows
from ..ids import PERSONS
from ..narration import name_of_figure, preview_parts, tell_choice
from . import short

KOBOLD = "kobold"


def choices(view: Facts, texts: Words, names: Names, previews: list[dict[str, Any]]) -> RenderableType:
    """All choices with their numbers."""
    numbered = list(enumerate(previews, 1))
    rows = plain_rows(2, 3)
    for number, preview in numbered:
        if _word(preview) != KOBOLD:
            label = tell_choice(preview["action"], view, texts, names)
            brings = " ".join(preview_parts(preview, texts, names, view["seat"], in_full=False, view=view))
            rows.add_row(Text(str(number), "bold"), label, brings)
    kobold = [(number, preview) for number, preview in numbered if _word(preview) == KOBOLD]
    return Group(rows, *_of_kobold(kobold, view, texts)) if kobold else rows


def _word(preview: Facts) -> str:
    return str(preview["action"].partition(" ")[0])


def _of_kobold(numbered: list[tuple[int, Any]], view: Facts, texts: Words) -> list[RenderableType]:
    """Both dice together, a line a column of the display."""
    by_column: dict[str, Text] = {}
    for number, preview in numbered:
        _, column, thing = preview["action"].split()
        line = by_column.setdefault(column, Text())
        line.append("   " if line else "").append(f"{number} ", "bold")
        line.append(_thing(preview, int(column), thing, texts))
    rows = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for column, line in by_column.items():
        rows.add_row(Text(texts.say("terminal-kobold-column", column=column), "dim"), line)
    return [Text(texts.say("terminal-kobold"), "bold"), rows]


def _thing(preview: Facts, column: int, thing: str, texts: Words) -> str:
    if thing == "person":
        return name_of_figure(texts, PERSONS[column - 1])
    if thing == "decree":
        name, worth = short.decree(texts, preview["item"]), preview["worth"]
        return f"{name} → {worth['points']}" if worth else name
    return f"{texts.say(f'layer-{thing}')} {short.tile(texts, preview['item'])}"
