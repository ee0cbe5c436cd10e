"""Tables and lines as every game draws them."""

from __future__ import annotations

from rich import box
from rich.table import Table

from spieltisch.core.words import Words

LINES = box.SIMPLE_HEAD


def labelled(texts: Words, key: str, what: str) -> str:
    """``Dice: 3, 5.``: the text ``key``, and what it is."""
    return texts.say("terminal-labelled", label=texts.say(key), what=what)


def plain_rows(*ratios: int) -> Table:
    """Rows without lines: first a narrow column of numbers, then one for each of ``ratios``."""
    rows = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    rows.add_column("", justify="right", no_wrap=True)
    for ratio in ratios:
        rows.add_column("", ratio=ratio)
    return rows
