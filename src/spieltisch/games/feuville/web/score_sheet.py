"""The score sheet at the end: a row a source of points, a column a player, the reason beside every number."""

from __future__ import annotations

from functools import partial
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from spieltisch.core.shapes import View
from spieltisch.core.words import Words
from spieltisch.pages import sheet

from .. import narration
from . import art, pictures

OTHERS = ("juggler", "spells", "fewest")
"""Sources of points that are no decrees, in the order of the sheet."""


def score_sheet(view: View, names: list[str], texts: Words) -> dict[str, Any]:
    """Players by placing, rows by source, each cell with points, how often, and why."""
    result = view["result"]
    order = result["order"]
    by_seat = [
        {kind: {"points": points, **reasons[kind]} for kind, points in each.items()}
        for each, reasons in zip(result["breakdown"], result["reasons"], strict=True)
    ]
    decrees = sorted({kind for rows in by_seat for kind in rows} - set(OTHERS), key=place_in_box)
    rows = [
        {
            "picture": picture(kind, view),
            "name": narration.name_of_source(texts, kind),
            "cells": [cell(kind, by_seat[seat].get(kind), texts) for seat in order],
        }
        for kind in (*decrees, *OTHERS)
    ]
    return sheet.score_sheet(view, names, rows, pictures.crest, partial(narration.house, texts))


def place_in_box(decree: str) -> tuple[int, str]:
    """Districts first, then cities, then what counts symbols."""
    kind = decree.partition("-")[0]
    ranks = {"district": 0, "city": 1, "area": 3, "free": 4}
    return ranks.get(kind, 2), decree


def cell(kind: str, row: dict[str, Any] | None, texts: Words) -> dict[str, Any]:
    """What one source brought one player."""
    if row is None:
        never = texts.say("table-times", n=0)
        return {"points": "–", "tone": "zero", "count": never, "times": True, "why": ""}
    return {
        "points": narration.signed(row["points"]),
        "tone": "gain" if row["points"] else "zero",
        "times": "n" in row,
        "count": texts.say("table-times", n=row["n"]) if "n" in row else texts.say("score-why"),
        "why": narration.tell_reason(kind, {key: row[key] for key in row if key != "points"}, texts),
    }


def picture(kind: str, view: View) -> SafeString:
    """The sign of a row."""
    if kind == "juggler":
        return mark_safe(art.head("juggler"))
    if kind == "spells":
        return mark_safe(art.head("fairy"))
    if kind == "fewest":
        return pictures.sign("decree")
    return pictures.item(kind, "decree", view["values"])
