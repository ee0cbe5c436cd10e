"""The order of the rules page: sections, paragraphs, the rule ids they give, rulings, examples, the deck.

Only keys stand here; the words are in ``texts/`` and the pictures are the engine's own. Every rule id of
``docs/rules/fabelwald.md`` is the anchor of exactly one paragraph, so that the table and the log can link
to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...core.rules_page import Paragraph, Ruling, Section, Titled
from .cards import ANIMALS, CREATURES, PLACES
from .options import SWITCHES

SEATS_SHOWN = 2

RULE_OF_THE_DECK = "FW-1"
"""Where the page says what the deck is; an option about the deck belongs there."""


@dataclass(frozen=True)
class Example(Titled):
    """Combos to look at, before seat 0: a line each, the oldest card first."""

    combos: tuple[str, ...]

    def position(self) -> dict[str, Any]:
        """The position, as ``spieltisch.from_position`` reads it."""
        laid = [[number, 0, line.split()] for number, line in enumerate(self.combos, 1)]
        return {
            "format": "spieltisch-position-1",
            "game": "fabelwald",
            "players": SEATS_SHOWN,
            "options": {},
            "start": 0,
            "turn": 0,
            "hands": [[]] * SEATS_SHOWN,
            "combos": laid,
        }


@dataclass(frozen=True)
class Lot:
    """Cards of the deck that belong together: the heading by key, and their ids."""

    heading: str
    cards: tuple[str, ...]


OURS = (
    1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 14, 15, 16, 17, 20, 21, 22, 25, 26, 27, 29, 30, 31, 32, 34, 35, 38, 41,
    43, 44, 45,
)  # fmt: skip
"""The rules with a reading of ours beside what is printed. FW-10, FW-13, FW-18, FW-19 are ours altogether."""


def _rules(*numbers: int) -> tuple[Paragraph, ...]:
    return tuple(
        Paragraph(f"rules-fw-{number}", f"FW-{number}", f"rules-fw-{number}-ours" if number in OURS else "")
        for number in numbers
    )


SECTIONS = (
    Section("aim", (Paragraph("rules-aim"),)),
    Section("setup", _rules(1)),
    Section("turn", _rules(2, 3, 4, 6, 9)),
    Section("combos", _rules(11, 12, 13, 14, 15)),
    Section("points", (Paragraph("rules-points"),), shows="points"),
    Section("powers", _rules(7, 8, 10)),
    Section("creatures", (Paragraph("rules-creatures"), *_rules(*range(20, 44))), shows="creatures"),
    Section("theft", _rules(5, 16, 17, 18, 19)),
    Section("memory", (Paragraph("rules-memory"), Paragraph("rules-memory-2"))),
    Section("end", _rules(44, 45)),
    Section("examples", (), shows="examples"),
    Section("rulings", (Paragraph("rules-rulings"),), shows="rulings"),
    Section("deck", (Paragraph("rules-deck"),), shows="deck"),
)

RULINGS = tuple(
    Ruling(
        f"ruling-{option.id}",
        option.rule if option.rule.startswith("FW-") else RULE_OF_THE_DECK,
        option.id,
    )
    for option in SWITCHES
)

LOTS = (
    Lot("source-creatures", CREATURES),
    Lot("source-animals", ANIMALS),
    Lot("source-places", PLACES),
    Lot("rules-others", ("rune", "amulet")),
)
"""The whole deck in the order of the page; how many there are of each says the deck."""

EXAMPLES = (
    Example("apart", ("FW-11", "FW-12"), ("giant", "elf hydra", "swamp path clearing")),
    Example("together", ("FW-11", "FW-22"), ("giant elf hydra", "swamp path clearing")),
    Example("closed", ("FW-13", "FW-15", "FW-29"), ("giant elf hydra troll dragon", "owl owl")),
)
