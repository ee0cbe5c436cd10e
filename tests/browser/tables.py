"""The tables of all games, for tests of what holds at every table."""

from __future__ import annotations

import pytest

from . import fabelwald_positions as fabelwald
from . import feuville_positions as feuville
from . import positions as fasanerie

GAMES = ("fasanerie", "feuville", "fabelwald")
QUESTIONS = {
    "fasanerie": fasanerie.DECISIONS,
    "feuville": feuville.DECISIONS,
    "fabelwald": {kind: fabelwald.DECISIONS[kind] for kind in fabelwald.UNLIKE},
}
"""By game a position for every question."""
UNLIKE = {
    "fasanerie": tuple(fasanerie.DECISIONS),
    "feuville": feuville.UNLIKE,
    "fabelwald": fabelwald.UNLIKE,
}
"""By game the questions that are answered in different ways."""
CROWDED = {
    "fasanerie": (fasanerie.CROWD,),
    "feuville": (feuville.FOUR, feuville.LONG),
    "fabelwald": (fabelwald.CROWD, fabelwald.LONG),
}
"""By game positions with as much on the table as can be."""
WAITING = {"fasanerie": fasanerie.WAIT, "feuville": feuville.WAIT, "fabelwald": fabelwald.WAIT}
"""By game a position where the other one is to move."""
ENDING = {
    "fasanerie": (fasanerie.LAST, "leave"),
    "feuville": (feuville.LAST, "done"),
    "fabelwald": (fabelwald.LAST, "done"),
}
"""By game a position and the action that ends the game."""

every_game = pytest.mark.parametrize("game", GAMES)
every_kind_of_question = pytest.mark.parametrize(
    ("game", "kind"),
    [pytest.param(game, kind, id=f"{game}-{kind}") for game in GAMES for kind in UNLIKE[game]],
)
