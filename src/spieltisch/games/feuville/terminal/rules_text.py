"""The rules in the terminal, in the order of the rules page."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ....core.record import from_position
from ....core.rules_page import Paragraph
from ....core.words import Words
from ..narration import describe_town, name_of_decree, name_of_spell, name_of_tile, points, tell_worth
from ..rules_page import EXAMPLES, RULINGS, SECTIONS, Example, set_table
from . import short
from .table import picture

NAMES = {"tile": name_of_tile, "decree": name_of_decree, "spell": name_of_spell}


def rules(texts: Words) -> RenderableType:
    """All rules with their ids, our readings, examples as positions, what is in the box."""
    shown = {"examples": _examples, "rulings": _rulings, "set": _set}
    parts: list[RenderableType] = [Text(texts.say("rules-title"), "bold")]
    for section in SECTIONS:
        parts += ["", Rule(Text(texts.say(section.heading), "bold"), align="left", style="dim")]
        parts += [_paragraph(texts, part) for part in section.paragraphs]
        if section.shows in shown:
            parts.append(shown[section.shows](texts))
    return Group(*parts)


def _paragraph(texts: Words, part: Paragraph) -> RenderableType:
    said = Text(texts.say(part.text))
    if part.rule:
        said.append(f"  [{part.rule}]", "dim")
    if not part.ours:
        return Padding(said, (0, 0, 1, 0))
    label = texts.say("rules-our-reading")
    ours = texts.say("terminal-number", label=label, n=texts.say(part.ours))
    return Group(said, Padding(Text(ours, "italic"), (0, 0, 1, 2)))


def _rulings(texts: Words) -> RenderableType:
    parts: list[RenderableType] = []
    for ruling in RULINGS:
        said = Text(texts.say(ruling.text))
        said.append(f"  [{ruling.rule}, {ruling.option}]", "dim")
        parts.append(Padding(said, (0, 0, 1, 2)))
    return Group(*parts)


def _examples(texts: Words) -> RenderableType:
    parts: list[RenderableType] = [Text(short.legend(texts), "dim"), ""]
    for example in EXAMPLES:
        said = Text(texts.say(example.text))
        said.append(f"  [{', '.join(example.rules)}]", "dim")
        parts += [Text(texts.say(example.title), "bold"), *_seen(example, texts)]
        parts.append(Padding(said, (0, 0, 1, 0)))
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
    rows = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    rows.add_column("", justify="right", no_wrap=True)
    rows.add_column("")
    for lot in set_table():
        rows.add_row("", Text(texts.say(lot.heading), "bold"))
        for ident, count in lot.items:
            rows.add_row(f"{count} ×", NAMES[lot.kind](texts, ident))
    return rows
