"""The score sheet at the end: a row a kind, a column a player, the reason beside every number."""

from __future__ import annotations

from typing import Any

from django.utils.safestring import mark_safe

from spieltisch.core.shapes import View
from spieltisch.core.words import Words

from ..card_ids import kind_of
from ..narration import plain, signed, tell_reason
from . import art
from .alley import disc
from .amounts import face_of, tone


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
                "cards": texts.say("table-cards-of", n=count),
                "why": tell_reason(kind, reasons[kind], texts) if kind in reasons else "",
            })
        rows.append({
            "kind": kind,
            "sign": mark_safe(art.sign(kind)),
            "name": texts.say(f"kind-{kind}"),
            "card": face_of(kind),
            "cells": cells,
        })
    players = [
        {
            "seat": seat,
            "name": names[seat],
            "disc": disc(seat),
            "total": plain(result["scores"][seat]),
            "winner": seat in result["winners"],
            "left": texts.say("left-place", place=view["left"].index(seat) + 1),
        }
        for seat in order
    ]
    return {"players": players, "rows": rows, "wreath": mark_safe(art.wreath())}
