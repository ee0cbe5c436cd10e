"""The tables of all games, for tests of what holds at every table."""

from __future__ import annotations

import pytest

from . import feuville_positions as feuville
from . import positions as fasanerie

GAMES = ("fasanerie", "feuville")
QUESTIONS = {
    "fasanerie": fasanerie.DECISIONS,
    "feuville": feuville.DECISIONS,
}
"""By game a position for every question."""
UNLIKE = {"fasanerie": tuple(fasanerie.DECISIONS), "feuville": feuville.UNLIKE}
"""By game the questions that are answered in different ways."""
CROWDED = {"fasanerie": (fasanerie.CROWD,), "feuville": (feuville.FOUR, feuville.LONG)}
"""By game positions with as much on the table as can be."""
WAITING = {"fasanerie": fasanerie.WAIT, "feuville": feuville.WAIT}
"""By game a position where the other one is to move."""
ENDING = {"fasanerie": (fasanerie.LAST, "leave"), "feuville": (feuville.LAST, "done")}
"""By game a position and the action that ends the game."""

every_game = pytest.mark.parametrize("game", GAMES)
every_kind_of_question = pytest.mark.parametrize(
    ("game", "kind"),
    [pytest.param(game, kind, id=f"{game}-{kind}") for game in GAMES for kind in UNLIKE[game]],
)
