"""The order of the rules page: sections, paragraphs, the rule ids they give, rulings, examples.

Only keys stand here; the words are in ``texts/`` and the pictures are the engine's own. Every rule id of
``docs/rules/fasanerie.md`` is the anchor of exactly one paragraph, so that cards and log lines can link
to it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...core.rules_page import Paragraph, Ruling, Section, Titled
from .cards import AHEAD, KINDS, KINDS_IN_PLAY, MAX_PLAYERS, MIN_PLAYERS, PUT_BACK, SET_SIZE
from .options import SWITCHES

FIRST_SCORING_RULE = 21  # FA-21 … FA-38 follow the order of the kinds


@dataclass(frozen=True)
class KindEntry:
    """A kind on the rules page: its name, band and worked numbers by key, and its scoring rule."""

    kind: str
    rule: str
    action_rule: str = ""

    @property
    def band(self) -> str:
        """The key of what it scores."""
        return f"band-{self.kind}"

    @property
    def worked(self) -> str:
        """The key of its worked numbers."""
        return f"worked-{self.kind}"


@dataclass(frozen=True)
class Example(Titled):
    """A situation to look at: a position, its title and text by key, and the rules it shows."""

    kinds: tuple[str, ...]
    alley: tuple[tuple[str, tuple[int, ...]], ...]
    pile: int
    players: int = 2
    hands: tuple[tuple[str, ...], ...] = field(default=())

    def position(self) -> dict[str, Any]:
        """The position, as ``spieltisch.from_position`` reads it."""
        hands = self.hands or ((),) * self.players
        return {
            "format": "spieltisch-position-1",
            "game": "fasanerie",
            "players": self.players,
            "options": {},
            "kinds": list(self.kinds),
            "pile": self.pile,
            "start": [],
            "alley": [[card, list(discs)] for card, discs in self.alley],
            "hands": [list(hand) for hand in hands],
            "box": [],
            "traps": [],
            "left": [],
        }


def _rule(number: int) -> Paragraph:
    return Paragraph(f"rules-fa-{number}", f"FA-{number}")


SECTIONS = (
    Section("aim", (Paragraph("rules-aim"),)),
    Section("setup", tuple(_rule(n) for n in (1, 2, 3, 4, 5)), shows="setup-table"),
    Section("turn", (_rule(6), _rule(7))),
    Section("collect", tuple(_rule(n) for n in (8, 9, 10, 11))),
    Section("walk", (_rule(12), _rule(13))),
    Section("end", (_rule(14), _rule(15), _rule(16))),
    Section("examples", (), shows="examples"),
    Section("kinds", (Paragraph("rules-kinds"),), shows="kinds"),
    Section("actions", tuple(_rule(n) for n in (17, 18, 19, 20)), shows="actions"),
    Section("rulings", (Paragraph("rules-rulings"),), shows="rulings"),
)

ACTION_RULES = {"trap": "FA-17", "fox": "FA-18", "net": "FA-19", "dog": "FA-20"}

KIND_ENTRIES = tuple(
    KindEntry(kind, f"FA-{FIRST_SCORING_RULE + i}", ACTION_RULES.get(kind, ""))
    for i, kind in enumerate(KINDS)
)

RULINGS = tuple(Ruling(f"ruling-{switch.id}", switch.rule, switch.id) for switch in SWITCHES)

SETUP_COLUMNS = ("players", "cards", "put-back", "in-game", "alley", "pile")


def setup_table() -> list[tuple[int, ...]]:
    """Players, cards, put back, in the game, alley, pile: a row per number of players. FA-4, FA-5"""
    rows: list[tuple[int, ...]] = []
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        cards = players * SET_SIZE * KINDS_IN_PLAY
        in_game = cards - players * PUT_BACK
        rows.append((players, cards, players * PUT_BACK, in_game, AHEAD, in_game - AHEAD))
    return rows


# Seat 0 is the Housekeeper, seat 1 the Butler, seat 2 the Coachman, as in the texts.
EXAMPLES = (
    Example(
        "run",
        rules=("FA-7", "FA-8", "FA-12"),
        kinds=("gold", "fart", "diamond", "blood", "green", "reeves"),
        alley=(
            ("blood", ()), ("fart-2", ()), ("gold-3", (0,)), ("green", ()), ("reeves", (1,)),
            ("gold-1", ()), ("diamond", ()), ("blood", ()), ("green", ()), ("fart-1", ()),
        ),
        pile=20,
    ),
    Example(
        "top",
        rules=("FA-6", "FA-7", "FA-9", "FA-26"),
        kinds=("gold", "blood", "peacock", "nest", "reeves", "green"),
        alley=(
            ("gold-2", ()), ("peacock", (1, 0)), ("nest", ()), ("blood", ()), ("green", ()),
            ("reeves", ()), ("gold-1", ()),
        ),
        pile=23,
    ),
    Example(
        "trap",
        rules=("FA-17",),
        kinds=("gold", "blood", "peacock", "nest", "trap", "green"),
        alley=(
            ("trap", ()), ("gold-1", (0,)), ("nest", (1,)), ("peacock", ()), ("green", ()),
            ("blood", ()), ("gold-3", ()), ("green", ()),
        ),
        pile=22,
    ),
    Example(
        "fox",
        rules=("FA-18",),
        kinds=("gold", "fart", "peacock", "nest", "fox", "green"),
        alley=(
            ("fart-3", ()), ("fox", ()), ("gold-3", (0,)), ("nest", (1,)), ("peacock", ()), ("green", ()),
            ("gold-1", ()), ("nest", ()), ("fart-1", ()),
        ),
        pile=21,
    ),
    Example(
        "net",
        rules=("FA-19",),
        kinds=("gold", "peacock", "nest", "trap", "fox", "net"),
        alley=(
            ("gold-1", ()), ("net", (0,)), ("nest", (1,)), ("trap", ()), ("peacock", ()), ("gold-2", ()),
            ("fox", ()), ("gold-3", ()),
        ),
        pile=22,
    ),
    Example(
        "dog",
        rules=("FA-20", "FA-14"),
        kinds=("gold", "fart", "green", "nest", "eared", "dog"),
        alley=(("fart-2", ()), ("dog", (0,)), ("nest", (1,))),
        pile=0,
    ),
    Example(
        "leave",
        rules=("FA-14", "FA-15", "FA-16"),
        kinds=("gold", "fart", "green", "nest", "blood", "reeves"),
        alley=(("fart-1", ()), ("gold-2", ()), ("nest", (0, 1, 2))),
        pile=0,
        players=3,
    ),
)
