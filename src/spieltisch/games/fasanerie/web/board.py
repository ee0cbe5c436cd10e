"""The table put together: question, alley, answers, bar, collections, players, log."""

from __future__ import annotations

from typing import Any

from django.utils.safestring import mark_safe

from spieltisch.core.prefs import Prefs
from spieltisch.core.words import Words

from .. import narration
from ..cards import AHEAD, CARDS
from . import art
from .alley import Preview, alley, disc, place_of
from .amounts import kind_of, tone
from .collections import Held, fans, seats
from .score_sheet import score_sheet
from .travel import Travel, follow

RECENT = 8  # log lines that stand open
NEWS = 2  # sentences above the alley


def board(
    first: dict[str, Any], view: dict[str, Any], events: list[dict[str, Any]], previews: list[dict[str, Any]], names: list[str],
    texts: Words, prefs: Prefs, roles: list[str],
) -> dict[str, Any]:
    """The context of the fragment. See ``page.context``."""
    seat = view["seat"]
    travel = follow(first, view, events)
    kind = view["decision"]["kind"] if view["decision"] else None
    asked = kind is not None and view["decision"]["seat"] == seat and bool(view["legal"])
    mine = next((c for c in view["collections"] if c["seat"] == seat), None)
    lines = log(events, seat, names, texts)
    return {
        "sprite": mark_safe(art.sprite(tuple(faces(view)))),
        "texts": texts,
        "swap": "" if prefs.motion == "off" else " transition:true",
        "styles": ["fasanerie/path.css", "fasanerie/table.css", "fasanerie/score.css"],
        "game": texts.say("table-game"),
        "crumb": crumb(view, texts),
        "step": view["step"],
        "seat": seat,
        "asked": asked,
        "kind": kind if asked else None,
        "over": view["over"],
        "question": narration.question(view, texts, names),
        "sub": narration.question_help(view, texts),
        "status": narration.status(view, texts, names),
        "news": news(lines, seat),
        "pile": view["pile"],
        "pile_icon": mark_safe(art.pile_icon()),
        "pile_words": texts.say("pile", n=view["pile"]),
        "alley": alley(view, previews if asked else [], travel.alley, texts, names, last_walker(events, seat)),
        "answers": answers(previews, view, texts) if asked and kind in ("fox", "dog") else [],
        "swept": swept(view, events, travel, texts) if asked and kind != "move" else None,
        "previews": sentences(previews, view, names, texts) if asked else [],
        "looks": [] if asked else [look(view, number, texts) for number in range(1, len(view["alley"]) + 1)],
        "leave": next((p for p in previews if p["action"] == "leave"), None) if asked else None,
        "can_choose": asked and any(p["action"] != "leave" for p in previews),
        "turn_said": narration.announce_turn(view, texts, names) if asked else "",
        "mine": mine,
        "fans": fans(view, mine, travel.held, texts) if mine else [],
        "mine_total": narration.plain(mine["total"]) if mine and mine["total"] is not None else "",
        "mine_total_words": texts.say("points", n=mine["total"]) if mine and mine["total"] is not None else "",
        "seats": seats(view, names, roles, texts),
        "traps": [Held("trap", narration.name_of_card(texts, "trap"))] * len(view["traps"]),
        "traps_words": texts.say("traps-aside", n=len(view["traps"])) if view["traps"] else "",
        "log_recent": lines[::-1][:RECENT],
        "log_older": lines[::-1][RECENT:],
        "kinds": [kind_sheet(kind, texts) for kind in view["kinds"]],
        "sheet": score_sheet(view, names, texts) if view["over"] else None,
        "button": texts.say(f"button-{kind}") if asked else "",
    }


def crumb(view: dict[str, Any], texts: Words) -> str:
    """"Table of five · open cards"."""
    hands = "open-cards" if view["options"]["open_cards"] else "hidden-cards"
    return texts.say("table-of", n=view["players"]) + " · " + texts.say(hands)


def faces(view: dict[str, Any]) -> list[str]:
    """The card ids whose drawings the page needs: all of the kinds in play."""
    return [card for card in CARDS if kind_of(card) in view["kinds"]]


def log(events: list[dict[str, Any]], seat: int | None, names: list[str], texts: Words) -> list[dict[str, Any]]:
    """All that happened, oldest first: sentence, whose disc stands before it, a running number."""
    lines = []
    for number, event in enumerate(with_draws_together(events)):
        text = narration.tell(event, texts, names, seat)
        if text:
            who = event.get("seat")
            lines.append({
                "number": number,
                "text": text,
                "seat": who,
                "event": event["event"],
                "disc": disc(who) if who is not None else "",
            })
    return lines


def with_draws_together(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events, with cards drawn one after the other told in one sentence."""
    told: list[dict[str, Any]] = []
    for event in events:
        if told and event["event"] == told[-1]["event"] == "draw":
            told[-1] = {**told[-1], "cards": told[-1]["cards"] + event["cards"]}
        else:
            told.append(event)
    return told


def news(lines: list[dict[str, Any]], seat: int | None) -> list[dict[str, Any]]:
    """What the others did since you moved last, at most ``NEWS`` sentences."""
    since = []
    for line in reversed(lines):
        if line["seat"] == seat and line["event"] in ("walk", "leave"):
            break
        if line["event"] not in ("draw", "start") and not (line["seat"] == seat and line["event"] == "collect"):
            since.append(line)
    return since[:NEWS][::-1]


def last_walker(events: list[dict[str, Any]], seat: int | None) -> int | None:
    """Who walked last, if somebody else: that disc is shown as fresh."""
    walk = next((e for e in reversed(events) if e["event"] == "walk"), None)
    return walk["seat"] if walk and walk["seat"] != seat else None


def sentences(
    previews: list[dict[str, Any]], view: dict[str, Any], names: list[str], texts: Words
) -> list[Preview]:
    """What the bar says for each choice: the target first, the points as a token in the sentence."""
    told = []
    for number, preview in enumerate(previews, 1):
        lead, *rest = narration.preview_parts(preview, texts, names, view["seat"], view=view)
        if not rest:
            lead, rest = "", [lead]
        text, token, end = " ".join(rest), narration.signed(preview.get("gain", 0)), ""
        before, arrow, after = text.partition(f"{token} → ")
        if "gain" in preview and arrow:
            text, end = before.rstrip(" ,:"), f"→ {after}"
        else:
            token = ""
        place = "leave" if preview["action"] == "leave" else number
        if "at" in preview:
            place = place_of(preview, view)
        told.append(Preview(place, lead, text, token, tone(preview.get("gain", 0)), end, limit(preview, view, texts)))
    return told


def limit(preview: dict[str, Any], view: dict[str, Any], texts: Words) -> str:
    """Said beforehand: whether this move lays new cards, after which there is no way back."""
    if view["decision"]["kind"] != "move" or preview["action"] == "leave" or not view["pile"]:
        return ""
    leader = max([number for number, entry in enumerate(view["alley"], 1) if entry["discs"]] + [preview["at"]])
    return texts.say("table-undo-not") if len(view["alley"]) - leader < AHEAD else ""


def answers(previews: list[dict[str, Any]], view: dict[str, Any], texts: Words) -> list[dict[str, Any]]:
    """Your own cards as answers to fox and dog, each distinct card once."""
    mine = next(c for c in view["collections"] if c["seat"] == view["seat"])
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


def swept(
    view: dict[str, Any], events: list[dict[str, Any]], travel: Travel, texts: Words
) -> list[dict[str, Any]]:
    """The sweep in order: what is collected already, the card that asks, what is still to come."""
    done = []
    for event in reversed(events):
        if event["event"] in ("walk", "leave", "draw", "start", "traps"):
            break
        if event["event"] == "collect":
            done = event["cards"] + done
        if event["event"] == "net":
            done = [event["card"], *done]
    cards = [(card, "done") for card in done]
    if cards:
        cards[-1] = (cards[-1][0], "now")
    cards += [(entry["card"], "later") for entry in view["alley"][: view["sweep"]]]
    return [{"card": card, "name": narration.name_of_card(texts, card), "state": state, "words": texts.say(f"table-sweep-{state}")} for card, state in cards]


def look(view: dict[str, Any], number: int, texts: Words) -> dict[str, Any]:
    """What the bar says about a card while it is not your turn: what it scores and does."""
    card = view["alley"][number - 1]["card"]
    return {"number": number, "name": narration.name_of_card(texts, card), "text": narration.describe_kind(kind_of(card), texts)}


def kind_sheet(kind: str, texts: Words) -> dict[str, Any]:
    """A kind in play: face, name, what it scores."""
    face = next(card for card in CARDS if kind_of(card) == kind)
    return {"id": kind, "card": face, "name": texts.say(f"kind-{kind}"), "text": narration.describe_kind(kind, texts)}
