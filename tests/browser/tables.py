"""The tables of all games, for tests of what holds at every table.

A game's are in ``<id>_positions.py``: ``DECISIONS`` a position for every question, ``UNLIKE`` the questions
that are answered in different ways, ``CROWDED`` positions with as much on the table as can be, ``WAIT`` one
where the other one is to move, ``ENDING`` one and the action that ends the game.
"""

from __future__ import annotations

from importlib import import_module

import pytest

from spieltisch.site import games

GAMES = games.game_ids()
POSITIONS = {game: import_module(f".{game}_positions", __package__) for game in GAMES}
QUESTIONS = {game: found.DECISIONS for game, found in POSITIONS.items()}
UNLIKE = {game: found.UNLIKE for game, found in POSITIONS.items()}
CROWDED = {game: found.CROWDED for game, found in POSITIONS.items()}
WAITING = {game: found.WAIT for game, found in POSITIONS.items()}
ENDING = {game: found.ENDING for game, found in POSITIONS.items()}

every_game = pytest.mark.parametrize("game", GAMES)
every_kind_of_question = pytest.mark.parametrize(
    ("game", "kind"),
    [pytest.param(game, kind, id=f"{game}-{kind}") for game in GAMES for kind in UNLIKE[game]],
)
