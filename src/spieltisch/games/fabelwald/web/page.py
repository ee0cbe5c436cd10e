"""The pages of Fabelwald: what the table, the new-game form, the rules page and the home page show.

Everything leaves here already in words and as drawings; the templates only place it. Whatever a page
shows comes from ``match.view(seat)``, ``match.events(seat)`` and ``match.previews(seat)``.
"""

from __future__ import annotations

from typing import Any

from django.utils.safestring import mark_safe

from spieltisch.core.match import Match
from spieltisch.core.prefs import Prefs
from spieltisch.core.shapes import View
from spieltisch.core.words import Words
from spieltisch.pages.speech import spoken

from .. import narration
from . import art, pictures
from .board import board
from .choices import new_game
from .rulebook import rules

__all__ = ["TEMPLATE", "context", "home", "new_game", "points", "rules"]

TEMPLATE = "fabelwald/table.html"
HOME_HAND = ("dragon", "elf", "owl", "witch", "clearing", "amulet")
"""Cards that lie on the home page."""


def home(texts: Words) -> dict[str, Any]:
    """The large card of the home page."""
    texts = spoken("fabelwald", texts.language)
    return {
        "id": "fabelwald",
        "name": texts.say("table-game"),
        "line": texts.say("table-game-line"),
        "art": mark_safe(art.hero()),
        "sprite": pictures.sprite_of(HOME_HAND),
        "styles": ["fabelwald/home.css"],
        "hand": [pictures.card(card, narration.name_of_card(texts, card)) for card in HOME_HAND],
    }


def context(
    match: Match,
    seat: int | None,
    names: list[str],
    texts: Words,
    prefs: Prefs,
    roles: list[str] | None = None,
) -> dict[str, Any]:
    """Everything the fragment ``TEMPLATE`` shows to ``seat`` (None: an onlooker).

    ``names`` are the players' names by seat, ``roles`` what stands beside them ("bot, level 3").
    """
    previews = [] if seat is None else match.previews(seat)
    texts = spoken("fabelwald", texts.language)
    return board(match.view(seat), match.events(seat), previews, names, texts, prefs, roles or [])


def points(view: View) -> list[int]:
    """Each seat's points as they stand."""
    return [held["points"] for held in view["seats"]]
