"""The score sheet at the end: a row a kind of combos, a column a player, the reason beside every number."""

from __future__ import annotations

from functools import partial
from typing import Any

from spieltisch.core.shapes import View
from spieltisch.core.words import Words
from spieltisch.pages import sheet

from .. import narration
from ..cards import KINDS_OF_COMBOS
from . import pictures

SIGNS = {"creatures": "creature", "animals": "animal", "places": "place"}


def score_sheet(view: View, names: list[str], texts: Words) -> dict[str, Any]:
    """Players by placing, rows by kind of combos, each cell with points, how many combos, and why."""
    result = view["result"]
    order = result["order"]
    rows = [
        {
            "picture": pictures.sign(SIGNS[kind]),
            "name": narration.name_of_source(texts, kind),
            "cells": [
                cell(kind, result["breakdown"][seat][kind], result["reasons"][seat][kind], texts)
                for seat in order
            ],
        }
        for kind in KINDS_OF_COMBOS
    ]
    return sheet.score_sheet(view, names, rows, pictures.crest, partial(narration.house, texts))


def cell(kind: str, points: int, why: dict[str, Any], texts: Words) -> dict[str, Any]:
    """What one kind of combos brought one player."""
    n = len(why["each"])
    combos = texts.say("table-combos", n=n)
    if not n:
        return {"points": "–", "tone": "zero", "count": combos, "times": True, "why": ""}
    return {
        "points": narration.signed(points),
        "tone": "gain",
        "count": combos,
        "times": True,
        "why": narration.tell_reason(kind, why, texts),
    }
