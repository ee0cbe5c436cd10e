"""The rules in the terminal, in the order of the rules page."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from ....core.record import from_position
from ....core.words import Words
from ....terminal import rules_text
from ....terminal.table import LINES
from ..rules_page import EXAMPLES, KIND_ENTRIES, RULINGS, SECTIONS, SETUP_COLUMNS, setup_table
from .table import alley


def rules(texts: Words) -> RenderableType:
    """All rules with their ids, the kinds with worked numbers, our rulings, examples as positions."""
    shown = {
        "setup-table": _setup,
        "examples": _examples,
        "kinds": _kinds,
        "rulings": lambda texts: rules_text.rulings(texts, RULINGS),
    }
    return rules_text.rules(texts, SECTIONS, shown)


def _setup(texts: Words) -> RenderableType:
    rows = Table(box=LINES, pad_edge=False)
    for column in SETUP_COLUMNS:
        rows.add_column(texts.say(f"rules-setup-{column}"), justify="right")
    for numbers in setup_table():
        rows.add_row(*map(str, numbers))
    return rows


def _kinds(texts: Words) -> RenderableType:
    rows = Table(box=LINES, pad_edge=False, show_lines=False)
    rows.add_column(texts.say("score-kind"), no_wrap=True)
    rows.add_column(texts.say("what-it-scores"))
    rows.add_column(texts.say("rules-worked"))
    rows.add_column("", no_wrap=True, style="dim")
    for entry in KIND_ENTRIES:
        name = texts.say(f"kind-{entry.kind}")
        rows.add_row(name, texts.say(entry.band), texts.say(entry.worked), entry.rule)
    return rows


def _examples(texts: Words) -> RenderableType:
    parts: list[RenderableType] = []
    for example in EXAMPLES:
        view = from_position(example.position()).view(None)
        # As it lies before anybody collects: the example's own alley, not the one after the sweep.
        before = {
            **view,
            "sweep": 0,
            "alley": [{"card": card, "discs": list(discs)} for card, discs in example.alley],
        }
        parts += rules_text.example(texts, example, alley(before, texts, [], []))
    return Group(*parts)
