"""What the new-game form offers: seats with their clans, the rulings, the known decks."""

from __future__ import annotations

from typing import Any

from django.utils.safestring import SafeString, mark_safe

from spieltisch.core.words import Words
from spieltisch.pages.form import offered
from spieltisch.pages.speech import spoken

from .. import narration
from ..deck import SHELF
from ..definition import GAME
from . import art


def new_game(texts: Words) -> dict[str, Any]:
    """Everything the form shows, in words and drawings."""
    texts = spoken("fabelwald", texts.language)
    form = offered(GAME, texts, disc, narration.house, {"deck": SHELF})
    return {**form, "sprite": "", "styles": ["fabelwald/home.css"]}


def disc(seat: int) -> SafeString:
    """A player's disc that needs no sprite."""
    return mark_safe(art.crest(seat))
