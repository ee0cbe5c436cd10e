"""The part of the style sheet that is counting: written by this module, kept as ``marks.css``.

CSS cannot loop, so the pairs of a choice (``#p7``) with the columns that it counts (``m7``) and the places
where it could be built (``f7``), and the widths of towns are written out here, once.
``python -m spieltisch.games.feuville.web.marks_css`` writes the file; a test compares.
"""

from __future__ import annotations

from pathlib import Path

from ..definition import GAME

PATH = Path(__file__).parent / "static" / "feuville" / "marks.css"
MOST_CELLS = 33  # FE-10: 31 columns, and a place at either end
PHONE_ROW = 8

HEADING = "/* Written by spieltisch.games.feuville.web.marks_css; do not edit. */\n"
SHOWN = (("m", "mark"), ("f", "aim"))
"""What stands on a column: letter of the class that names the choice, class of the sign."""


def pairs(state: str) -> str:
    """Selectors of the signs of a choice in a state of its radio button."""
    return ",\n".join(
        f".felt:has(#p{n}:{state}) .{letter}{n}>.{sign}"
        for letter, sign in SHOWN
        for n in range(1, GAME.most_choices + 1)
    )


def sheet() -> str:
    """The whole file."""
    widths = [f".n{n}{{--n:{n}}}" for n in range(1, MOST_CELLS + 1)]
    rows = [f".r{n}{{--row:{n}}}" for n in range(1, PHONE_ROW + 1)]
    hidden = ",".join(f".felt:has(.choice:hover) .{sign}" for _, sign in SHOWN)
    return (
        HEADING
        + "\n".join(widths + rows)
        + "\n" + pairs("checked") + "{display:block}\n"
        + "@media (hover:hover){\n" + hidden + "{display:none}\n" + pairs("hover") + "{display:block}\n}\n"
    )


if __name__ == "__main__":
    PATH.write_text(sheet(), "utf-8")
