"""The table put together: question, hands around, middle, combos, hand, bar, players, log."""

from __future__ import annotations

from typing import Any

from django.utils.safestring import mark_safe

from spieltisch.core.prefs import Prefs
from spieltisch.core.shapes import Events, Previews, View
from spieltisch.core.telling import capital
from spieltisch.core.words import Words
from spieltisch.pages.board import frame
from spieltisch.pages.choices import buttons, sentences

from .. import narration
from . import art, centre, pictures, sheets
from .answers import ALWAYS_SAID, Choices
from .around import around
from .bar import deeds
from .chain import chain
from .hand import hand
from .players import panels
from .score_sheet import score_sheet
from .story import log, news
from .theft import theft
from .trays import possible, trays

STYLES = ("fabelwald/trays.css", "fabelwald/table.css")
PARTS = {
    "new": "combos", "sacrifice": "hand", "steal": "around", "seat": "around", "draw": "around",
    "name": "calls",
}  # fmt: skip
"""Where on the table the things lie that an action is about, by its first word."""


def board(
    view: View,
    events: Events,
    previews: Previews,
    names: list[str],
    texts: Words,
    prefs: Prefs,
    roles: list[str],
) -> dict[str, Any]:
    """The context of the fragment. See ``page.context``."""
    seat = view["seat"]
    kind = view["decision"]["kind"] if view["legal"] else ""
    choices = Choices(previews, view, names, texts)
    lines = log(events, seat, names, texts)
    laid = just_laid(events, view["step"])
    robbed = theft(view, events, names, texts)
    fresh = [line for line in news(lines, seat) if not robbed or line.text != robbed["text"]]
    return {
        **frame(narration, view, "turn", names, texts, prefs, lines, fresh),
        "styles": STYLES,
        "logo": mark_safe(art.logo()),
        "sprite": pictures.sprite(view) + sheets.sheets(view, texts),
        "answers": where(view, choices),
        "last_round": last_round(view, texts),
        "around": around(view, choices, names, texts),
        "deck": centre.deck(view, choices, texts),
        "discard": centre.discard(view, choices, texts),
        "stones": centre.stones(view, texts),
        "taken": centre.taken(view, choices, texts),
        "calls": centre.calls(choices, names, texts),
        "chain": chain(view, events, names, texts),
        "theft": robbed,
        "previews": sentences(choices, narration.preview_parts, view, names, texts),
        "said": kind in ALWAYS_SAID,
        "buttons": buttons(choices),
        "can_choose": bool(choices.placed),
        "deeds": deeds(choices, kind, texts),
        "mine": mine(view, events, choices, names, texts, laid) if seat is not None else None,
        "placing": placing(view, texts),
        "seats": panels(view, choices, names, roles, texts, laid),
        "help": sheets.cards(view, texts),
        "sheet": score_sheet(view, names, texts) if view["over"] else None,
    }


def mine(
    view: View,
    events: Events,
    choices: Choices,
    names: list[str],
    texts: Words,
    laid: tuple[int, str] | None,
) -> dict[str, Any]:
    """Your combos, those you could lay, and your hand."""
    return {
        "combos": trays(view, view["seat"], choices, texts, laid),
        "possible": possible(view, choices, texts),
        **hand(view, events, choices, names, texts),
    }


def placing(view: View, texts: Words) -> dict[str, Any] | None:
    """The creature that is to find its place."""
    decision = view["decision"]
    if not decision or decision["kind"] != "place":
        return None
    return centre.face(decision["card"], None, texts)


def where(view: View, choices: Choices) -> str:
    """The part of the table that holds the answers, for the page to be scrolled to."""
    if not choices.placed:
        return ""
    if view["decision"]["kind"] in ("turn", "discard"):
        return "hand"
    verb = choices.placed[0].verb
    if verb in ("combo", "take", "again"):
        owners = {choice.preview.get("owner", view["seat"]) for choice in choices.of(verb)}
        return "combos" if view["seat"] in owners else "players"
    if verb == "pick":
        return "picks" if centre.pick_from_pile(view) else "taken"
    return PARTS.get(verb, "taken")


def just_laid(events: Events, step: int) -> tuple[int, str] | None:
    """Combo and card of the creature that was laid with the last step."""
    placed = (event for event in events if event["event"] == "placed" and event["step"] == step - 1)
    return next(((event["combo"], event["card"]) for event in placed), None)


def last_round(view: View, texts: Words) -> str:
    """How many turns come after this one, once the deck is empty. FW-44"""
    if view["last"] is None or view["over"]:
        return ""
    return capital(texts.say("turns-left", n=view["last"]))
