"""The display: six columns with person, tiles and decree; kobold, fairy, spells, city decrees; the stacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from spieltisch.core.shapes import View
from spieltisch.core.words import Words

from .. import narration
from . import art, pictures
from .answers import Choice, Choices

ROWS = ("sky", "tower", "wall", "decree")
"""The spaces of a column, from above."""


@dataclass(frozen=True)
class Space:
    """A space of a column. ``choice`` needs one die (or is another's gift), ``kobold`` both."""

    thing: str
    picture: SafeString
    name: str
    choice: Choice | None
    kobold: Choice | None


@dataclass(frozen=True)
class Column:
    """A column of the display. ``lit``: an unused die lies here."""

    number: int
    person: str
    name: str
    does: str
    die: SafeString
    head: SafeString
    heading: str
    lit: bool
    visit: Choice | None
    kobold: Choice | None
    spaces: list[Space]


def columns(view: View, choices: Choices, texts: Words) -> list[Column]:
    """The six columns from left to right."""
    dice = {die["value"]: die["used"] for die in view["dice"]}
    found = []
    for entry in view["display"]:
        number, person = entry["column"], entry["person"]
        state = "rest" if number not in dice else "used" if dice[number] else "live"
        found.append(
            Column(
                number=number,
                person=person,
                name=texts.say(f"table-head-{person}"),
                does=narration.describe_figure(texts, person, view["values"]),
                die=mark_safe(art.die(number, state)),
                head=mark_safe(art.head(person)),
                heading=texts.say(
                    "table-column", n=number, figure=narration.name_of_figure(texts, person)
                ),
                lit=state == "live" and not view["dragon"],
                visit=choices.get("use", number, "person"),
                kobold=choices.get("kobold", number, "person"),
                spaces=[space(view, entry, thing, choices, texts) for thing in ROWS],
            )
        )
    return found


def space(view: View, entry: dict[str, Any], thing: str, choices: Choices, texts: Words) -> Space:
    """One space of a column, and what can be done with what lies there."""
    number, ident = entry["column"], entry[thing]
    return Space(
        thing=thing,
        picture=pictures.item(ident, thing, view["values"]),
        name=narration.name_of_item(texts, ident) if ident else texts.say("space-empty", layer=thing),
        choice=choices.get("use", number, thing) or choices.get("take", thing, number),
        kobold=choices.get("kobold", number, thing),
    )


def spells(view: View, choices: Choices, texts: Words) -> list[dict[str, Any]]:
    """The three open spells."""
    return [
        {
            "picture": pictures.spell(ident),
            "name": narration.name_of_spell(texts, ident) if ident else texts.say("table-spell-empty"),
            "choice": choices.get("spell", space),
        }
        for space, ident in enumerate(view["spells"], 1)
    ]


def fairy(view: View, choices: Choices, texts: Words) -> dict[str, Any]:
    """The fairy, and the dice that can call her."""
    calls = [
        {"die": mark_safe(art.die(die["value"])), "choice": found}
        for die in view["dice"]
        if (found := choices.get("use", die["value"], "fairy"))
    ]
    return {
        "head": mark_safe(art.head("fairy")),
        "name": narration.name_of_figure(texts, "fairy"),
        "does": narration.describe_figure(texts, "fairy", view["values"]),
        "calls": calls,
    }


def kobold(view: View, choices: Choices, texts: Words) -> dict[str, Any]:
    """The kobold, and whether he can be called now."""
    return {
        "head": mark_safe(art.head("kobold")),
        "name": narration.name_of_figure(texts, "kobold"),
        "does": narration.describe_figure(texts, "kobold", view["values"]),
        "ready": any(each.verb == "kobold" for each in choices.all),
    }


def city(view: View, choices: Choices, texts: Words) -> dict[str, Any]:
    """The city decrees that are left."""
    return {
        "picture": pictures.item("city" if view["city_decrees"] else None, "decree", view["values"]),
        "name": narration.name_of_item(texts, "city"),
        "left": view["city_decrees"],
        "left_words": texts.say("city-decrees", n=view["city_decrees"]),
        "choice": choices.get("take", "city"),
    }


def stacks(view: View, texts: Words) -> list[dict[str, Any]]:
    """How many tiles of each layer, decrees and spells are still to come."""
    counts = [(layer, sum(view["stacks"][layer].values())) for layer in ("sky", "tower", "wall")]
    counts += [("decree", view["pile"]), ("spell", view["spell_pile"])]
    signs = {"sky": "cloud"}
    return [
        {
            "sign": pictures.sign(signs.get(thing, thing)),
            "n": n,
            "words": texts.say(f"table-stack-{thing}", n=n),
        }
        for thing, n in counts
    ]
