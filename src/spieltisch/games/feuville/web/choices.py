"""What the new-game form offers: seats with their houses, the rulings, the round limit, the known sets."""

from __future__ import annotations

from typing import Any

from spieltisch.core.words import Words
from spieltisch.pages.form import offered
from spieltisch.pages.speech import spoken

from .. import narration
from ..definition import GAME
from ..sets import SHELF
from . import pictures


def new_game(texts: Words) -> dict[str, Any]:
    """Everything the form shows, in words and drawings."""
    texts = spoken("feuville", texts.language)
    form = offered(GAME, texts, pictures.crest, narration.house, {"set": SHELF})
    return {**form, "sprite": "", "styles": ["feuville/home.css"]}
