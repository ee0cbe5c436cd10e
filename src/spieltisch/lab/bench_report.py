"""What was measured, as a table for people."""

from __future__ import annotations

from typing import Any

from rich.table import Table

NAMES = {
    "decisions_2": "random decisions in the kernel, 2 players",
    "decisions_6": "random decisions in the kernel, 6 players",
    "search_2": "search iterations from the opening, 2 players, playouts at random",
    "search_2_as_level_5": "search iterations as level 5 searches, 2 players",
    "search_4_as_level_5": "search iterations as level 5 searches, 4 players",
    "steps": "steps from Python by compiled kernels",
    "match_steps": "steps through Match, with notation, checks and history",
}


def table(found: dict[str, Any]) -> Table:
    """The figures of :func:`.bench.run`: a second, the aim, and the ratio of the two."""
    shown = Table(title=f"{found['game']} · {found['machine']['processor']}", title_justify="left")
    shown.add_column("on one core")
    for heading in ("a second", "aim", "ratio"):
        shown.add_column(heading, justify="right")
    for name, value in found["figures"].items():
        aim = found["aims"].get(name)
        shown.add_row(
            NAMES[name], f"{value:,.0f}", f"{aim:,}" if aim else "", f"{value / aim:.2f}" if aim else ""
        )
    size, most = found["state_bytes"], found["state_bytes_aim"]
    shown.add_row("bytes of a state (at most)", f"{size:,}", f"{most:,}", f"{size / most:.2f}")
    for name, value in found["peers"].items():
        ratio = found["figures"]["steps"] / value
        shown.add_row(f"OpenSpiel {name}, steps from Python", f"{value:,.0f}", "", f"ours × {ratio:.2f}")
    return shown
