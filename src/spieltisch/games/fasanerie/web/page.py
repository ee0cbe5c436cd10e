"""The pages of Fasanerie: what the table, the new-game form, the rules page and the home page show.

Everything leaves here already in words and as drawings; the templates only place it. Whatever a page
shows comes from ``match.view(seat)``, ``match.events(seat)`` and ``match.previews(seat)``: what this seat
may not know is not here to be shown.
"""

from __future__ import annotations

from typing import Any

from django.utils.safestring import mark_safe

from spieltisch.core.match import Match
from spieltisch.core.prefs import Prefs
from spieltisch.core.shapes import View
from spieltisch.core.words import Words
from spieltisch.pages.speech import spoken

from ..cards import SETS
from . import art
from .amounts import face_of
from .board import board
from .choices import new_game
from .rulebook import rules

__all__ = ["TEMPLATE", "context", "home", "new_game", "points", "rules"]

TEMPLATE = "fasanerie/table.html"
CARD = '<svg class="card" viewBox="0 0 100 140"><use href="#c-{}"/></svg>'


def home(texts: Words) -> dict[str, Any]:
    """The large card of the home page."""
    texts = spoken("fasanerie", texts.language)
    return {
        "id": "fasanerie",
        "name": texts.say("table-game"),
        "line": texts.say("table-game-line"),
        "art": mark_safe(art.art_panel("gold-3")),
        "sprite": mark_safe(art.sprite(tuple(face_of(kind) for kind in SETS["first"]))),
        "styles": ["fasanerie/home.css"],
        "hand": [mark_safe(CARD.format(face_of(kind))) for kind in SETS["first"]],
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
    view = match.view(seat)
    previews = [] if seat is None else match.previews(seat)
    texts = spoken("fasanerie", texts.language)
    return board(match.view(seat, 0), view, match.events(seat), previews, names, texts, prefs, roles or [])


def points(view: View) -> list[int | None]:
    """Each seat's points as they stand, None where the viewer cannot know them."""
    return [held["total"] for held in view["collections"]]
