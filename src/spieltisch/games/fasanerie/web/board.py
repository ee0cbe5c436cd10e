"""The table put together: question, alley, answers, bar, collections, players, log."""

from __future__ import annotations

from typing import Any

from django.utils.safestring import SafeString, mark_safe

from spieltisch.core.prefs import Prefs
from spieltisch.core.shapes import Events, Previews, View
from spieltisch.core.words import Words
from spieltisch.pages.board import frame
from spieltisch.pages.seats import tone

from .. import narration
from ..card_ids import kind_of
from ..cards import CARDS
from . import art
from .alley import alley, disc_sprite
from .bar import look, sentences
from .choices import kind_shown
from .hands import fans, seats
from .score_sheet import score_sheet
from .story import last_walker, log, news
from .travel import follow

STYLES = ("fasanerie/path.css", "fasanerie/table.css")


def board(
    first: View,
    view: View,
    events: Events,
    previews: Previews,
    names: list[str],
    texts: Words,
    prefs: Prefs,
    roles: list[str],
) -> dict[str, Any]:
    """The context of the fragment. ``first`` is the view the game began with. See ``page.context``."""
    seat = view["seat"]
    travel = follow(first, view, events)
    asked = bool(view["legal"])
    kind = view["decision"]["kind"] if asked else None
    mine = next((collection for collection in view["collections"] if collection["seat"] == seat), None)
    lines = log(events, seat, names, texts)
    walker = last_walker(events, seat)
    return {
        **frame(narration, view, "move", names, texts, prefs, lines, news(lines, seat)),
        "styles": STYLES,
        "crumb": crumb(view, texts),
        "sprite": sprite(view["kinds"]),
        "pile": view["pile"],
        "pile_icon": mark_safe(art.pile_icon()),
        "pile_words": texts.say("pile", n=view["pile"]),
        "alley": alley(view, previews, travel.alley, texts, names, walker),
        "answers": answers(previews, view, texts) if kind in ("fox", "dog") else [],
        "swept": swept(view, events, texts) if asked and kind != "move" else [],
        "previews": sentences(previews, view, names, texts),
        "looks": [] if asked else [look(view, n, texts) for n in range(1, len(view["alley"]) + 1)],
        "can_choose": any(preview["action"] != "leave" for preview in previews),
        "can_leave": any(preview["action"] == "leave" for preview in previews),
        "button": texts.say(f"button-{kind}") if asked else "",
        "mine": mine,
        "mine_total": total(mine, texts),
        "fans": fans(view, mine, travel, texts) if mine else [],
        "seats": seats(view, names, roles, travel, texts),
        "traps": view["traps"],
        "traps_words": texts.say("traps-aside", n=len(view["traps"])) if view["traps"] else "",
        "kinds": [kind_shown(kind, texts) for kind in view["kinds"]],
        "sheet": score_sheet(view, names, texts) if view["over"] else None,
    }


def sprite(kinds: list[str]) -> SafeString:
    """The faces of all cards in play and the discs, drawn once a page, outside what htmx swaps."""
    cards = tuple(card for card in CARDS if kind_of(card) in kinds)
    return mark_safe(art.sprite(cards) + disc_sprite())


def crumb(view: View, texts: Words) -> str:
    """Beside the name of the game: "Table of five · open cards"."""
    hands = "open-cards" if view["options"]["open_cards"] else "hidden-cards"
    return f"{texts.say('table-of', n=view['players'])} · {texts.say(hands)}"


def total(mine: dict[str, Any] | None, texts: Words) -> str:
    """Your points: "7 points"."""
    return narration.points(texts, mine["total"]) if mine and mine["total"] is not None else ""


def answers(previews: Previews, view: View, texts: Words) -> list[dict[str, Any]]:
    """Your own cards as answers to fox and dog, each distinct card once."""
    mine = next(collection for collection in view["collections"] if collection["seat"] == view["seat"])
    return [
        {
            "action": preview["action"],
            "card": preview["card"],
            "name": narration.name_of_card(texts, preview["card"]),
            "copies": mine["cards"].count(preview["card"]),
            "flag": narration.signed(preview["gain"]),
            "tone": tone(preview["gain"]),
        }
        for preview in previews
    ]


def swept(view: View, events: Events, texts: Words) -> list[dict[str, Any]]:
    """The sweep in order: what is collected already, the card that asks, what is still to come."""
    done: list[str] = []
    for event in reversed(events):
        if event["event"] in ("walk", "leave", "draw", "start", "traps"):
            break
        if event["event"] == "collect":
            done = event["cards"] + done
        elif event["event"] == "net":
            done = [event["card"], *done]
    cards = [(card, "done") for card in done[:-1]]
    cards.append((view["decision"]["card"], "now"))
    cards += [(entry["card"], "later") for entry in view["alley"][: view["sweep"]]]
    return [
        {
            "card": card,
            "name": narration.name_of_card(texts, card),
            "state": state,
            "words": texts.say(f"table-sweep-{state}"),
        }
        for card, state in cards
    ]
