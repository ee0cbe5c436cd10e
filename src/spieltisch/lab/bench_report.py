"""What was measured, as a table for people."""

from __future__ import annotations

from typing import Any

from rich.table import Table

NAMES = {
    "search_2": "search iterations from the opening, 2 players, playouts at random",
    "search_2_as_level_5": "search iterations as level 5 searches, 2 players",
    "search_4_as_level_5": "search iterations as level 5 searches, 4 players",
    "steps": "steps from Python by compiled kernels",
    "match_steps": "steps through Match, with notation, checks and history",
}


def name(figure: str) -> str:
    """A figure of :func:`.bench.run` in words."""
    if figure.startswith("decisions_"):
        return f"random decisions in the kernel, {figure.removeprefix('decisions_')} players"
    return NAMES[figure]


def table(found: dict[str, Any]) -> Table:
    """The figures of :func:`.bench.run`: a second, the aim, and the ratio of the two."""
    shown = Table(title=f"{found['game']} · {found['machine']['processor']}", title_justify="left")
    shown.add_column("on one core")
    for heading in ("a second", "aim", "ratio"):
        shown.add_column(heading, justify="right")
    for figure, value in found["figures"].items():
        aim = found["aims"].get(figure)
        shown.add_row(
            name(figure), f"{value:,.0f}", f"{aim:,}" if aim else "", f"{value / aim:.2f}" if aim else ""
        )
    size, most = found["state_bytes"], found["state_bytes_aim"]
    limit = (f"{most:,}", f"{size / most:.2f}") if most else ("", "")
    shown.add_row("bytes of a state (at most)", f"{size:,}", *limit)
    for peer, value in found["peers"].items():
        ratio = found["figures"]["steps"] / value
        shown.add_row(f"OpenSpiel {peer}, steps from Python", f"{value:,.0f}", "", f"ours × {ratio:.2f}")
    return shown
