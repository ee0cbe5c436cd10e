"""The score sheet at the end: rows of points, a column a player, the reason beside every number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from spieltisch.core.shapes import View
from spieltisch.core.telling import plain
from spieltisch.drawing.wreath import wreath


def score_sheet(
    view: View,
    names: list[str],
    rows: list[dict[str, Any]],
    disc: Callable[[int], SafeString],
    below: Callable[[int], str],
) -> dict[str, Any]:
    """What ``pages/score_sheet.html`` shows: players by placing above ``rows``.

    ``disc`` draws what a seat plays with, ``below`` is what stands below its player's name. A row has
    ``picture`` (or ``card`` and ``sign``), ``name`` and for each player, by placing, a cell: ``points``,
    ``tone``, ``count`` (how many, in words), ``why`` ("": nothing to tell), ``times`` (``count`` does not say
    "why" itself).
    """
    result = view["result"]
    players = [
        {
            "seat": seat,
            "name": names[seat],
            "disc": disc(seat),
            "below": below(seat),
            "total": plain(result["scores"][seat]),
            "winner": seat in result["winners"],
        }
        for seat in result["order"]
    ]
    return {"players": players, "rows": rows, "wreath": mark_safe(wreath())}
