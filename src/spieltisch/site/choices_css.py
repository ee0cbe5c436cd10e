"""The sheet that shows the sentence of the chosen thing, kept as ``choices.css``.

Whatever can be chosen at a table is a radio button ``#p1``, ``#p2``, … and its sentence in the bar has the
class ``pv-1``, ``pv-2``, … CSS cannot loop, so the pairs are written out here, once.
``python -m spieltisch.site.choices_css`` writes the file; a test compares.
"""

from __future__ import annotations

from pathlib import Path

from spieltisch.core.game import game, game_ids

PATH = Path(__file__).parent / "static" / "site" / "choices.css"

HEADING = "/* Written by spieltisch.site.choices_css; do not edit. */\n"


def most_choices() -> int:
    """Things to choose from at once, in any game of the house."""
    return max(game(game_id).most_choices for game_id in game_ids())


def sheet() -> str:
    """The bar says what the chosen thing brings; while the pointer rests on another, what that one brings."""
    numbers = range(1, most_choices() + 1)
    chosen = [f".felt:has(#p{i}:checked) .pv-{i}" for i in numbers]
    pointed = [f".felt:has(#p{i}:hover) .pv-{i}" for i in numbers]
    return (
        HEADING + ",\n".join(chosen) + "{display:block}\n"
        "@media (hover:hover){\n.felt:has(.choice:hover) .pv{display:none}\n"
        + ",\n".join(pointed) + "{display:block}\n}\n"
    )


if __name__ == "__main__":
    PATH.write_text(sheet(), "utf-8")
