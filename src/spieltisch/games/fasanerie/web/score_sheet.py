"""The score sheet at the end: a row a kind, a column a player, the reason beside every number."""

from __future__ import annotations

from functools import partial
from typing import Any

from django.utils.safestring import mark_safe

from spieltisch.core.shapes import View
from spieltisch.core.words import Words
from spieltisch.pages import sheet
from spieltisch.pages.seats import tone

from ..card_ids import kind_of
from ..narration import signed, tell_reason
from . import art
from .alley import disc
from .amounts import face_of
from .hands import left_place


def score_sheet(view: View, names: list[str], texts: Words) -> dict[str, Any]:
    """Players by placing, rows by kind, each cell with points, number of cards and why."""
    result = view["result"]
    by_seat = {collection["seat"]: collection for collection in view["collections"]}
    order = result["order"]
    rows = []
    for kind in view["kinds"]:
        cells = []
        for seat in order:
            cards = by_seat[seat]["cards"]
            points = result["breakdown"][seat].get(kind, 0)
            count = sum(kind_of(card) == kind for card in cards)
            reasons = by_seat[seat]["reasons"] or {}
            cells.append({
                "points": signed(points) if count or points else "–",
                "tone": tone(points),
                "count": texts.say("table-cards-of", n=count),
                "times": True,
                "why": tell_reason(kind, reasons[kind], texts) if kind in reasons else "",
            })
        rows.append({
            "kind": kind,
            "sign": mark_safe(art.sign(kind)),
            "name": texts.say(f"kind-{kind}"),
            "card": face_of(kind),
            "cells": cells,
        })
    return sheet.score_sheet(view, names, rows, disc, partial(left_place, view, texts=texts))
