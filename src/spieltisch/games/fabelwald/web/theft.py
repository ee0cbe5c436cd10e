"""A theft as everybody sees it: victim, thief and a card's back; the face only for those two. FW-16, FW-18"""

from __future__ import annotations

from typing import Any

from django.utils.safestring import mark_safe

from spieltisch.core.shapes import Events, View
from spieltisch.core.words import Words

from .. import narration
from . import art, pictures
from .story import last, last_choice

REACHED = "reached"
OUTCOMES = ("stole", "blocked")


def theft(view: View, events: Events, names: list[str], texts: Words) -> dict[str, Any] | None:
    """The theft under way, or the one that has just ended; None otherwise."""
    begun = last(events, lambda event: event["event"] == REACHED)
    if begun is None or view["over"]:
        return None
    reached = events[begun]
    ended = next((n for n in range(begun, len(events)) if events[n]["event"] in OUTCOMES), None)
    if ended is not None and ended < (last_choice(events, view["seat"]) or 0):
        return None
    outcome = None if ended is None else events[ended]
    state = outcome["event"] if outcome else "pending"
    card = outcome.get("card") if outcome else None
    teller = outcome or reached
    return {
        "state": state,
        "thief": pictures.crest(reached["seat"]),
        "victim": pictures.crest(reached["victim"]),
        "card": pictures.card(card, narration.name_of_card(texts, card)) if card else pictures.back(),
        "eye": mark_safe(art.eye(state == "blocked")) if state != "stole" else "",
        "ring": mark_safe(art.ring()) if state == "blocked" else "",
        "text": narration.tell(teller, texts, names, view["seat"]),
    }
