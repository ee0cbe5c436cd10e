"""The rules in the terminal, in the order of the rules page."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ....core.record import from_position
from ....core.words import Words
from ....terminal import rules_text
from ....terminal.table import plain_rows
from ..narration import describe_town, name_of_decree, name_of_spell, name_of_tile, points, tell_worth
from ..rules_page import EXAMPLES, RULINGS, SECTIONS, Example, set_table
from . import short
from .table import picture

NAMES = {"tile": name_of_tile, "decree": name_of_decree, "spell": name_of_spell}


def rules(texts: Words) -> RenderableType:
    """All rules with their ids, our readings, examples as positions, what is in the box."""
    shown = {
        "examples": _examples,
        "rulings": lambda texts: rules_text.rulings(texts, RULINGS),
        "set": _set,
    }
    return rules_text.rules(texts, SECTIONS, shown)


def _examples(texts: Words) -> RenderableType:
    parts: list[RenderableType] = [Text(short.legend(texts), "dim"), ""]
    for example in EXAMPLES:
        parts += rules_text.example(texts, example, *_seen(example, texts))
    return Group(*parts)


def _seen(example: Example, texts: Words) -> list[RenderableType]:
    """The town of an example as the engine sees it, with what the decree would score."""
    town = from_position(example.position()).view(None)["towns"][0]
    lines = [describe_town(town, texts)]
    if example.decree:
        worth = town["worth"][example.decree]
        name, brings = name_of_decree(texts, example.decree), points(texts, worth["points"])
        why = tell_worth(example.decree, worth, texts)
        lines.append(texts.say("terminal-worth", decree=name, points=brings, why=why))
    return [Padding(picture(town["columns"], texts), (0, 0, 0, 2)), *(Text(line, "dim") for line in lines)]


def _set(texts: Words) -> RenderableType:
    rows = plain_rows(1)
    for lot in set_table():
        rows.add_row("", Text(texts.say(lot.heading), "bold"))
        for ident, count in lot.items:
            rows.add_row(f"{count} ×", NAMES[lot.kind](texts, ident))
    return rows
