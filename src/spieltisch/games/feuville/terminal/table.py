"""The table: the display, the towns with their tableaus, and what may be chosen."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ....core.telling import Facts, Names
from ....core.words import Words
from ....terminal.table import LINES, labelled
from ..narration import (
    SEATS,
    describe_town,
    name_of_figure,
    name_of_item,
    name_of_spell,
    parts,
    points,
)
from ..state import LAYERS
from . import short
from .choices import choices

TOP_DOWN = LAYERS[::-1]
COLUMNS_IN_A_ROW = 18
"""So many columns of a town stand side by side; what is wider goes on below. Eighty signs are enough."""


def table(view: Facts, texts: Words, names: Names, previews: list[dict[str, Any]]) -> RenderableType:
    """The whole table as ``view["seat"]`` sees it; with ``previews`` also what may be typed."""
    shown: list[RenderableType] = [display(view, texts)]
    shown += [Text(line) for line in remarks(view, texts)]
    for held in view["towns"]:
        shown += ["", town(held, view, texts, names)]
    shown += ["", Text(short.legend(texts), "dim")]
    if previews:
        shown += ["", choices(view, texts, names, previews)]
    return Group(*shown)


def display(view: Facts, texts: Words) -> RenderableType:
    """The six columns side by side, those of unused dice in bold."""
    live = {die["value"] for die in view["dice"] if not die["used"]}
    rows = Table(box=LINES, pad_edge=False, padding=(0, 1, 0, 0))
    rows.add_column("", no_wrap=True)
    people = [name_of_figure(texts, space["person"]) for space in view["display"]]
    for column, person in enumerate(people, 1):
        number = Text(str(column), "bold reverse" if column in live else "bold")
        rows.add_column(number, min_width=len(person))
    rows.add_row(Text(texts.say("terminal-people"), "dim"), *people)
    for layer in TOP_DOWN:
        cells = [short.tile(texts, space[layer]) or "–" for space in view["display"]]
        rows.add_row(Text(texts.say(f"layer-{layer}"), "dim"), *cells)
    decrees = [short.decree(texts, space["decree"]) or "–" for space in view["display"]]
    rows.add_row(Text(texts.say("terminal-decree"), "dim"), *decrees)
    return rows


def remarks(view: Facts, texts: Words) -> list[str]:
    """What else lies about, a line each: round and dice, spells, stacks and pile."""
    now = [texts.say("round-of", n=view["round"])]
    if view["last_round"]:
        now.append(texts.say("last-round"))
    told = [", ".join(now) + "."]
    if view["dice"]:
        shown = [
            texts.say("terminal-used", value=die["value"]) if die["used"] else str(die["value"])
            for die in view["dice"]
        ]
        told.append(labelled(texts, "terminal-dice", ", ".join(shown)))
    spells = ", ".join(name_of_spell(texts, spell) for spell in view["spells"] if spell)
    told.append(labelled(texts, "terminal-open-spells", spells or texts.say("terminal-nothing")))
    left = [
        texts.say("terminal-stack", layer=texts.say(f"layer-{layer}.plural"), n=sum(stages.values()))
        for layer, stages in view["stacks"].items()
    ]
    left += [texts.say("pile", n=view["pile"]), texts.say("city-decrees", n=view["city_decrees"])]
    return [*told, labelled(texts, "terminal-left", ", ".join(left))]


def town(held: Facts, view: Facts, texts: Words, names: Names) -> RenderableType:
    """A town as it stands, with its tableau."""
    seat = held["seat"]
    who = SEATS.label(texts, seat, names, view["seat"])
    head = [texts.say("terminal-has", who=who, points=points(texts, held["points"]))]
    if seat == view["start"]:
        head.append(texts.say("cup"))
    lines = [tableau(held, texts)] if any(held["slots"]) or any(held["spells"]) else []
    lines.append(describe_town(held, texts))
    return Group(
        Text(", ".join(head), "bold" if seat == view["seat"] else ""),
        *(Padding(Text(line), (0, 0, 0, 2)) for line in lines),
        Padding(picture(held["columns"], texts), (0, 0, 0, 2)),
    )


def tableau(held: Facts, texts: Words) -> str:
    """What lies in a player's slots and spells."""
    slots = [
        f"{n} {name_of_item(texts, slot['item'])}" for n, slot in enumerate(held["slots"], 1) if slot
    ]
    spells = [name_of_spell(texts, spell) for spell in held["spells"] if spell]
    told = [
        texts.say("terminal-label", label=texts.say(label), what=", ".join(what))
        for label, what in (("terminal-in-slots", slots), ("terminal-in-spells", spells))
        if what
    ]
    return parts(texts, told)


def picture(columns: list[Any], texts: Words) -> RenderableType:
    """The columns of a town side by side, sky over tower over wall over their numbers."""
    blocks: list[RenderableType] = []
    for first in range(0, len(columns), COLUMNS_IN_A_ROW):
        shown = list(enumerate(columns, 1))[first : first + COLUMNS_IN_A_ROW]
        rows = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
        rows.add_column("", no_wrap=True, style="dim")
        for _ in shown:
            rows.add_column("", no_wrap=True, min_width=len(short.BURNT))
        for layer in TOP_DOWN:
            rows.add_row(
                texts.say(f"layer-{layer}"), *(_cell(column, layer, texts) for _, column in shown)
            )
        numbers = (Text(f"{n}{'*' if column['grass'] else ''}", "dim") for n, column in shown)
        rows.add_row(texts.say("terminal-ground"), *numbers)
        blocks.append(rows)
    return Group(*blocks)


def _cell(column: Facts, layer: str, texts: Words) -> str:
    if column["burnt"]:
        return short.BURNT if column[layer] else ""
    return short.tile(texts, column[layer])
