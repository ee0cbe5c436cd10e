"""Points over time as lines: numbers in, texts for an SVG out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spieltisch.core.telling import plain

WIDE, HIGH = 100, 40
"""Of the drawing; the page stretches it."""


def chart(points: Sequence[Sequence[int | None]], names: Sequence[str], now: int) -> dict[str, Any] | None:
    """A line a seat through ``points``, a row a move; where a number is unknown (None) the line breaks.

    None if there is nothing to draw. ``now`` is the move that is shown.
    """
    known = [each for row in points for each in row if each is not None]
    if len(points) < 2 or not known:
        return None
    low, high = min(0, *known), max(1, *known)

    def x(move: int) -> str:
        return f"{move * WIDE / (len(points) - 1):.2f}"

    def y(value: int) -> str:
        return f"{(high - value) * HIGH / (high - low):.2f}"

    return {
        "wide": WIDE,
        "high": HIGH,
        "zero": y(0),
        "top": plain(high),
        "bottom": plain(low),
        "now": x(now),
        "lines": [
            {
                "seat": seat,
                "name": name,
                "runs": [" ".join(f"{x(n)},{y(at)}" for n, at in run) for run in _runs(points, seat)],
            }
            for seat, name in enumerate(names)
        ],
        "is_whole": len(known) == len(points) * len(points[0]),
    }


def _runs(points: Sequence[Sequence[int | None]], seat: int) -> list[list[tuple[int, int]]]:
    """The stretches of moves after which the points of ``seat`` are known."""
    runs: list[list[tuple[int, int]]] = [[]]
    for move, row in enumerate(points):
        value = row[seat]
        if value is None:
            runs.append([])
        else:
            runs[-1].append((move, value))
    return [run for run in runs if run]
