"""Tables as a page shows them, for tests of every game's pages."""

from __future__ import annotations

from typing import Any

from django.template.loader import render_to_string

import spieltisch
from spieltisch.core.prefs import Prefs
from spieltisch.core.words import words
from spieltisch.site import games

NAMES = ["Clara", "Anton <b>", "Mila", "Bruno", "Edda", "Friederike-Leopoldine-Ada"]


def frame(game: str) -> dict[str, Any]:
    """What the site adds to a board."""
    return {
        "version": 1, "url": "/t/", "move_url": "/t/move", "undo_url": "/t/undo", "record_url": "/t/record",
        "rules_url": f"/rules/{game}/", "undo": True, "undo_note": "note", "watching": False, "over": False,
    }  # fmt: skip


def context(match: spieltisch.Match, seat: int | None, language: str = "en") -> dict[str, Any]:
    """The board of ``match`` as ``seat`` sees it."""
    page, texts = games.page(match.game.id), words(language, "spieltisch.core")
    found: dict[str, Any] = page.context(match, seat, NAMES, texts, Prefs(), ["bot"] * 6)
    return found


def html(match: spieltisch.Match, seat: int | None, language: str = "en") -> str:
    """The table's fragment."""
    game, board = match.game.id, context(match, seat, language)
    values = {"board": board, "texts": board["texts"], "swap": board["swap"], "error": None}
    return render_to_string(games.page(game).TEMPLATE, {**values, "table": frame(game)})
