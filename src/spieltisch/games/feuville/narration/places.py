"""Names for ears: columns of a town and of the display, a town in a line, dice and slots."""

from __future__ import annotations

from spieltisch.core.telling import Facts
from spieltisch.core.words import Words

from ..state import LAYERS
from .naming import (
    count_of,
    list_counts,
    name_of_decree,
    name_of_figure,
    name_of_item,
    name_of_tile,
    parts,
)


def describe_column(column: Facts, n: int, texts: Words) -> str:
    """A column of a town: ``column 3: wall with two guards; white tower with a flag; burning``."""
    what = [name_of_tile(texts, column[layer]) for layer in LAYERS if column[layer]]
    what.append(texts.say("column-burning" if column["burnt"] else "column-standing"))
    if column["grass"]:
        what.append(texts.say("column-scored"))
    return texts.say("column-of", n=n, what=parts(texts, what))


def describe_space(space: Facts, texts: Words) -> str:
    """A column of the display: ``column 3, Innkeeper: sky with a cloud; no tower; gate; Star ×3``."""
    what = [
        name_of_tile(texts, space[layer]) if space[layer] else texts.say("space-empty", layer=layer)
        for layer in LAYERS[::-1]
    ]
    decree = space["decree"]
    what.append(name_of_decree(texts, decree) if decree else texts.say("space-empty", layer="decree"))
    figure = name_of_figure(texts, space["person"])
    return texts.say("space-of", n=space["column"], figure=figure, what=parts(texts, what))


def describe_town(town: Facts, texts: Words) -> str:
    """A town in a line: ``12 columns, 9 clouds, 1 burning; 4 stars and 1 flag; the dragon would burn 2``."""
    counts = texts.say(
        "town-line",
        columns=count_of(texts, "column", len(town["columns"])),
        clouds=count_of(texts, "cloud", town["clouds"]),
        burning=town["burning"],
    )
    symbols = list_counts(texts, 0, town["symbols"]) or count_of(texts, "symbol", 0)
    return parts(texts, [counts, symbols, texts.say("town-danger", danger=town["danger"])])


def describe_die(die: Facts, texts: Words) -> str:
    """``die 3``, ``die 5, used``."""
    return texts.say("die-of", value=die["value"], used=int(die["used"]))


def describe_slot(slot: Facts | None, n: int, texts: Words) -> str:
    """``slot 1: tower with a flag``, ``slot 2: empty``."""
    what = name_of_item(texts, slot["item"]) if slot else texts.say("slot-empty")
    return texts.say("slot-of", n=n, what=what)
