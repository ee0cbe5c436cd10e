"""What a step brought about: its notation as a seat may read it, and events in plain data.

Events are derived from two views of one seat and the step as it sees it, so they can tell nothing that the
seat's own views do not show.
"""

from __future__ import annotations

from typing import Any

from ...core.game import CHANCE, States
from . import rules
from .card_ids import kind_of
from .cards import CARDS
from .table import netted_index

View = dict[str, Any]
Event = dict[str, Any]

ACTING = ("fox", "net", "dog")


def step_as_seen(before: States, actor: int, text: str, seat: int | None) -> str:
    """The notation of a step as ``seat`` may read it: a card that goes face down is ``give ?`` to others."""
    if actor == seat or not text.startswith("give "):
        return text
    s = before[0]
    given = rules.type_of_card(s, CARDS.index(text.partition(" ")[2]))
    return "give ?" if rules.gives_secretly(s, given) else text


def goes_face_down(before: View, kind: str) -> bool:
    """Whether the card that is to be given goes into the box. FA-18, FA-20"""
    return kind == "fox" or bool(before["dog_gives_to_box"])


def events(before: View, actor: int, text: str, after: View) -> list[Event]:
    """The events of one step, in order."""
    told: list[Event] = []
    word, _, what = text.partition(" ")
    alley = [place["card"] for place in before["alley"]]
    if actor == CHANCE and word == "disc":
        if len(after["start"]) == after["players"] or after["alley"]:
            told.append({"event": "start", "order": after["start"]})
    elif actor == CHANCE:
        told.append({"event": "draw", "cards": [what]})
        alley.append(what)
    elif word == "move":
        place = before["alley"][int(what) - 1]
        told.append(
            {"event": "walk", "seat": actor, "card": place["card"], "at": int(what), "onto": place["discs"]}
        )
        told += _traps(before, after)
    elif word == "leave":
        told.append({"event": "leave", "seat": actor, "place": len(before["left"]) + 1})
        told += _traps(before, after)
    elif word == "give":
        told.append(_given(before, actor, what, alley))
    netted: list[str] = []
    if word == "net":
        netted = [alley.pop(netted_index(int(what), before["net_reaches_behind"], before["sweep"]))]
        told.append({"event": "net", "seat": actor, "card": netted[0], "at": int(what)})
    told += _collected(alley, netted, after)
    if after["over"]:
        result = after["result"]
        told.append({"event": "end", **{key: result[key] for key in ("winners", "scores", "by_tiebreak")}})
    return told


def _traps(before: View, after: View) -> list[Event]:
    """Traps set aside change hands. FA-17"""
    count = len(before["traps"])
    if not count:
        return []
    for old, new in zip(before["collections"], after["collections"], strict=True):
        if new["cards"].count("trap") > old["cards"].count("trap"):
            return [{"event": "traps", "count": count, "seat": new["seat"]}]
    return [{"event": "traps", "count": count, "seat": None}]


def _given(before: View, actor: int, card: str, alley: list[str]) -> Event:
    """A card given to a fox or dog; one laid in the alley is added to ``alley``."""
    kind = before["decision"]["kind"]
    told = {"event": kind, "seat": actor, "card": None if card == "?" else card}
    if kind == "dog":
        told["to"] = "box" if goes_face_down(before, kind) else "alley"
        if told["to"] == "alley":
            alley.append(card)
    return told


def _collected(alley: list[str], netted: list[str], after: View) -> list[Event]:
    """The cards swept from the back of ``alley``, and actions that could not be carried out. FA-8, FA-11"""
    swept = alley[: len(alley) - len(after["alley"])]
    decision = after["decision"]
    if decision is None or not (swept or netted):
        return []
    seat = decision["seat"]
    told: list[Event] = []
    if swept:
        told.append({"event": "collect", "seat": seat, "cards": swept})
    acting = [card for card in netted + swept if kind_of(card) in ACTING]
    if decision["kind"] != "move":
        acting = acting[:-1]  # the last one asks
    return told + [{"event": "ignored", "seat": seat, "card": card} for card in acting]
