"""The part of the style sheet that is counting: written by this module, kept as ``path.css``.

CSS cannot loop, so the serpentine of the alley (a place's column follows from its number) and the names for
view transitions are written out here, once.
``python -m spieltisch.games.fasanerie.web.path_css`` writes the file; a test compares.
"""

from __future__ import annotations

from pathlib import Path

PATH = Path(__file__).parent / "static" / "fasanerie" / "path.css"

MOST_CARDS = 108  # cards of a game of six, FA-4: names for view transitions
MOST_DISCS = 6

HEADING = "/* Written by spieltisch.games.fasanerie.web.path_css; do not edit. */\n"


def serpentine(columns: int, alley: str = ".alley") -> str:
    """Rules that bend ``alley`` into rows of ``columns``, every second one running back."""
    period = 2 * columns
    rules = [f"{alley}{{--cols:{columns}}}"]
    for k in range(period):
        column = k + 1 if k < columns else period - k
        rules.append(f"{alley}>li:nth-child({period}n+{k + 1}){{grid-column:{column}}}")
        onward = k < columns
        end = "right:-3%;border-radius:0 99px 99px 0" if onward else "left:-3%;border-radius:99px 0 0 99px"
        rules.append(f"{alley}>li:last-child:nth-child({period}n+{k + 1})::before{{{end}}}")
    right = f"{alley}>li:nth-child({period}n+{columns}):not(:last-child)"
    left = f"{alley}>li:nth-child({period}n):not(:last-child)"
    rules += [
        f"{right}::before,{alley}>li:nth-child({period}n+{columns + 1})::before{{right:40%}}",
        f"{left}::before,{alley}>li:nth-child({period}n+1):not(:first-child)::before{{left:40%}}",
        f"{right}::after{{display:block;left:55%;right:calc(-1*var(--pad));border-left:0;"
        "border-radius:0 999px 999px 0}",
        f"{left}::after{{display:block;right:55%;left:calc(-1*var(--pad));border-right:0;"
        "border-radius:999px 0 0 999px}",
    ]
    return "\n".join(rules)


def media(query: str, rules: str) -> str:
    """``rules`` where ``query`` holds."""
    return f"@media {query}{{\n{rules}\n}}"


def columns() -> str:
    """How many places stand in a row: by the width of the page and the length of the alley."""
    wide = [serpentine(count, f".alley.c{count}") for count in (6, 8, 10)]
    return "\n".join([
        media("(min-width:1100px)", "\n".join(wide)),
        media("(min-width:700px) and (max-width:1099.98px)", serpentine(6)),
        media("(min-width:360px) and (max-width:699.98px)", serpentine(4)),
        media("(max-width:359.98px)", serpentine(3)),
    ])


def names() -> str:
    """What a card or disc is called while it travels from one page to the next."""
    cards = [f".vt-c{i}{{view-transition-name:c{i}}}" for i in range(MOST_CARDS)]
    discs = [f".vt-d{i}{{view-transition-name:d{i}}}" for i in range(MOST_DISCS)]
    above = ",".join(f"::view-transition-group(d{i})" for i in range(MOST_DISCS))
    return "\n".join([*cards, *discs, f"{above}{{z-index:1}}"])


def sheet() -> str:
    """The whole file."""
    return HEADING + "\n".join((columns(), names())) + "\n"


if __name__ == "__main__":
    PATH.write_text(sheet(), "utf-8")
