"""What the new-game form offers: seats with their crests, the rulings, the known decks."""

from __future__ import annotations

import logging
from typing import Any

from django.utils.safestring import mark_safe

from spieltisch.core import option_words
from spieltisch.core.errors import RefusedError
from spieltisch.core.words import Words
from spieltisch.pages.speech import spoken

from .. import narration
from ..deck import SHELF
from ..options import SWITCHES
from ..state import SEATS
from . import art

logger = logging.getLogger(__name__)

FEWEST_PLAYERS = 2
USUAL_PLAYERS = 3


def new_game(texts: Words) -> dict[str, Any]:
    """Everything the form shows, in words and drawings."""
    texts = spoken("fabelwald", texts.language)
    return {
        "name": texts.say("table-game"),
        "texts": texts,
        "sprite": "",
        "players": range(FEWEST_PLAYERS, SEATS + 1),
        "usual_players": USUAL_PLAYERS,
        "bots": range(1, SEATS),
        "seats": [
            {"number": seat, "disc": mark_safe(art.crest(seat)), "called": narration.house(texts, seat)}
            for seat in range(SEATS)
        ],
        "options": [option_words.in_words(switch, texts) for switch in SWITCHES],
        "lists": decks(texts),
        "styles": ["fabelwald/home.css"],
    }


def decks(texts: Words) -> list[dict[str, Any]]:
    """The choice of a deck, where the house knows another than its own.

    That a file of the environment is no deck is for the owner's log: nobody at the form can mend it.
    """
    house = SHELF.house()
    try:
        known = SHELF.known()
    except RefusedError as wrong:
        logger.warning("%s", wrong)
        known = {house.digest: house}
    if len(known) < 2:
        return []
    ordered = sorted(known.values(), key=lambda deck: deck.digest != house.digest)
    return [
        {
            "id": "deck",
            "name": texts.say("option-deck"),
            "help": texts.say("option-deck.help"),
            "choices": [{"id": f"{deck.digest} {deck.name}", "name": deck.name} for deck in ordered],
        }
    ]
