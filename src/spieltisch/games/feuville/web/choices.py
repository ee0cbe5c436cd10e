"""What the new-game form offers: seats with their houses, the rulings, the round limit, the known sets."""

from __future__ import annotations

import logging
from typing import Any

from django.utils.safestring import mark_safe

from spieltisch.core import option_words
from spieltisch.core.errors import RefusedError
from spieltisch.core.words import Words
from spieltisch.pages.speech import spoken

from .. import narration
from ..options import NUMBERS, SWITCHES
from ..sets import house_set, known_sets, loaded_sets
from ..state import SEATS
from . import art

logger = logging.getLogger(__name__)

FEWEST_PLAYERS = 2
USUAL_PLAYERS = 3


def new_game(texts: Words) -> dict[str, Any]:
    """Everything the form shows, in words and drawings."""
    texts = spoken("feuville", texts.language)
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
        "numbers": [
            {**option_words.in_words(number, texts), "least": number.least, "most": number.most}
            for number in NUMBERS
        ],
        "lists": sets(texts),
        "styles": ["feuville/home.css"],
    }


def sets(texts: Words) -> list[dict[str, Any]]:
    """The choice of a set, where the house knows another than its own.

    That a file of the environment is no set is for the owner's log: nobody at the form can mend it.
    """
    try:
        known = known_sets()
    except RefusedError as wrong:
        logger.warning("%s", wrong)
        known = loaded_sets()
    if len(known) < 2:
        return []
    house = house_set().digest
    ordered = sorted(known.values(), key=lambda box: box.digest != house)
    return [
        {
            "id": "set",
            "name": texts.say("option-set"),
            "help": texts.say("option-set.help"),
            "choices": [{"id": f"{box.digest} {box.name}", "name": box.name} for box in ordered],
        }
    ]
