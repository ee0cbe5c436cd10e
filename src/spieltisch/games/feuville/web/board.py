"""The table put together: question, display, dice, dragon, town, answers, bar, players, log."""

from __future__ import annotations

from typing import Any

from django.utils.safestring import SafeString, mark_safe

from spieltisch.core.prefs import Prefs
from spieltisch.core.shapes import Events, Previews, View
from spieltisch.core.words import Words
from spieltisch.pages.board import frame
from spieltisch.pages.choices import buttons, sentences

from .. import narration
from . import art, display, pictures, towns
from .answers import ALWAYS_SAID, Choice, Choices
from .dragon import dragon
from .score_sheet import score_sheet
from .story import just_built, log, news
from .tray import juggling, tray

STYLES = ("feuville/marks.css", "feuville/table.css")


def board(
    view: View,
    events: Events,
    previews: Previews,
    names: list[str],
    texts: Words,
    prefs: Prefs,
    roles: list[str],
) -> dict[str, Any]:
    """The context of the fragment. See ``page.context``."""
    seat = view["seat"]
    asked = bool(view["legal"])
    kind = view["decision"]["kind"] if asked else None
    choices = Choices(previews, view, names, texts)
    lines = log(events, seat, names, texts)
    panels = towns.panels(view, names, roles, texts)
    return {
        **frame(narration, view, "turn", names, texts, prefs, lines, news(lines, seat)),
        "styles": STYLES,
        "logo": mark_safe(art.logo()),
        "sprite": pictures.sprite(view),
        "about_town": any(each.verb in towns.ON_COLUMNS for each in choices.all),
        "round": texts.say("round-of", n=view["round"]),
        "last_round": texts.say("last-round") if view["last_round"] and not view["over"] else "",
        "stacks": display.stacks(view, texts),
        "columns": display.columns(view, choices, texts),
        "fairy": display.fairy(view, choices, texts),
        "kobold": display.kobold(view, choices, texts),
        "spells": display.spells(view, choices, texts),
        "city": display.city(view, choices, texts),
        "tray": tray(view, events, texts),
        "juggling": juggling(view, events, choices, texts),
        "dragon": dragon(view, events, names, texts),
        "answers": [answer(each, view, texts) for each in choices.listed],
        "previews": sentences(choices, narration.preview_parts, view, names, texts),
        "said": kind in ALWAYS_SAID,
        "buttons": buttons(choices),
        "can_choose": bool(choices.placed),
        "button": texts.say(f"table-go-{kind}") if asked and choices.placed else "",
        "mine": mine(view, choices, texts) if seat is not None else None,
        "built": just_built(events, seat),
        "seats": panels,
        "others": [panel for panel in panels if not panel.mine],
        "help": help_of(view, texts),
        "sheet": score_sheet(view, names, texts) if view["over"] else None,
    }


def mine(view: View, choices: Choices, texts: Words) -> dict[str, Any]:
    """Your town and tableau."""
    seat = view["seat"]
    town = view["towns"][seat]
    columns = towns.own_columns(view, choices, texts)
    ends = towns.ends(view, choices)
    cells = len(columns) + (2 if ends else 0)
    return {
        "columns": columns,
        "left": next((end for end in ends if end.side == "left"), None),
        "right": next((end for end in ends if end.side == "right"), None),
        "cells": cells,
        "row": towns.rows(cells),
        "words": narration.describe_town(town, texts),
        "total": narration.points(texts, town["points"]),
        "stats": towns.stats(town, texts),
        "danger": towns.danger(town, texts),
        "slots": towns.slots(view, seat, choices, texts),
        "spells": towns.spells(view, seat, texts),
        "decrees": played(view, texts),
        "decrees_words": texts.say(
            "table-decrees-fewest" if town["fewest"] else "table-decrees", n=len(town["decrees"])
        ),
        "hand": hand(view, texts),
        "grass": mark_safe(art.grass(seat)) if town["city"] else "",
    }


def played(view: View, texts: Words) -> list[dict[str, Any]]:
    """The decrees you have played, with their points."""
    return [
        {
            "picture": pictures.item(entry["decree"], "decree", view["values"]),
            "name": narration.name_of_item(texts, entry["decree"]),
            "points": narration.signed(entry["points"]),
        }
        for entry in view["towns"][view["seat"]]["decrees"]
    ]


def hand(view: View, texts: Words) -> dict[str, Any] | None:
    """What you have just taken and must place."""
    decision = view["decision"]
    if not view["legal"] or not decision.get("item") or decision["kind"] == "protect":
        return None
    return {
        "picture": pictures.item(decision["item"], "wall", view["values"], view["seat"]),
        "name": narration.name_of_item(texts, decision["item"]),
    }


def answer(choice: Choice, view: View, texts: Words) -> dict[str, Any]:
    """An answer that is no place of the table: columns, a square, a symbol, an item of somebody's."""
    words = choice.action.split()
    picture: SafeString | str = ""
    if choice.verb == "symbol":
        picture = mark_safe(art.symbol(words[1]))
    elif choice.verb == "steal":
        picture = pictures.item(choice.preview["item"], "wall", view["values"], view["seat"])
    return {"choice": choice, "picture": picture}


def help_of(view: View, texts: Words) -> list[dict[str, Any]]:
    """What is in play, explained: persons, decrees, spells."""
    people = [
        {
            "picture": mark_safe(art.show_person(person)),
            "name": narration.name_of_figure(texts, person),
            "text": narration.describe_figure(texts, person, view["values"]),
        }
        for person in art.PERSONS
    ]
    seen = dict.fromkeys(
        [entry["decree"] for entry in view["display"] if entry["decree"]]
        + ["city"] * bool(view["city_decrees"])
    )
    end_walls = view["options"]["city_end_walls"]
    decrees = [
        {
            "picture": pictures.item(ident, "decree", view["values"]),
            "name": narration.name_of_item(texts, ident),
            "text": narration.describe_decree(texts, ident, view["values"], end_walls),
        }
        for ident in seen
    ]
    spells = [
        {
            "picture": pictures.spell(ident),
            "name": narration.name_of_spell(texts, ident),
            "text": narration.describe_spell(texts, ident),
        }
        for ident in dict.fromkeys(spell for spell in view["spells"] if spell)
    ]
    return people + decrees + spells
