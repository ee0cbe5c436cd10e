"""The chain of powers as a ladder: a rung for each power, newest on top, and how far it has come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spieltisch.core.shapes import Events, View
from spieltisch.core.words import Words

from .. import narration
from . import pictures

TURN = "turn"
NO_RUNG = ("turn", "missed", "done", "skipped", "laid", "added", "discarded", "end", "deck-empty", "rune")
"""Events that belong to no power."""
BY_TURN = ("reached", "drew", "stole", "blocked")
"""Events that belong to a power unless they are told as an action of the turn."""
SILENT = ("not-blocked", "played")
"""Events that say less about a power than what follows."""
DONE = "done"
STATES = {"declined": "declined", "idle": "idle", "blocked": "blocked"}
"""How an event leaves a power; else it is done, even if something was blocked before."""


@dataclass
class Rung:
    """A power of the chain."""

    creature: str
    text: str
    state: str = DONE


def chain(view: View, events: Events, names: list[str], texts: Words) -> list[dict[str, Any]]:
    """The last chain of powers of this turn or the one before, newest first."""
    rungs = climb(last_chain(events), view, names, texts)
    decision = view["decision"]
    if rungs and decision and is_of_power(decision):
        rungs[-1].state = "waiting"
    return [shown(rung, view, names, texts) for rung in reversed(rungs)]


def is_of_power(decision: dict[str, Any]) -> bool:
    """Whether a decision belongs to a power."""
    by: str = decision.get("by", "")
    return bool("creature" in decision or decision["kind"] == "dwarf" or by not in ("", TURN))


def last_chain(events: Events) -> Events:
    """The events since the last card that was played out of a hand, if that was lately."""
    turns = 0
    for place in range(len(events) - 1, -1, -1):
        event = events[place]
        if event["event"] == "played" and not event["at_once"] and event["card"] != "rune":
            return events[place:]
        turns += event["event"] == "turn"
        if turns == 2:
            break
    return []


def climb(events: Events, view: View, names: list[str], texts: Words) -> list[Rung]:
    """The rungs, oldest first."""
    rungs: list[Rung] = []
    for event in events:
        kind = event["event"]
        if kind in NO_RUNG or (kind in BY_TURN and event.get("by") == TURN):
            continue
        text = "" if kind in SILENT else narration.tell(event, texts, names, view["seat"])
        if kind == "placed":
            rungs.append(Rung(event["card"], text))
        elif kind == "again":
            rungs.append(Rung(event["creature"], text))
        elif rungs:
            rungs[-1].text = text or rungs[-1].text
            rungs[-1].state = STATES.get(kind, DONE)
    return rungs


def shown(rung: Rung, view: View, names: list[str], texts: Words) -> dict[str, Any]:
    """A rung in words and pictures."""
    waiting = rung.state == "waiting"
    who = names[view["to_move"]] if waiting else ""
    mine = waiting and view["to_move"] == view["seat"]
    return {
        "thumb": pictures.thumb(rung.creature),
        "name": texts.say("table-label", name=narration.name_of_card(texts, rung.creature)),
        "text": rung.text,
        "state": rung.state,
        "state_words": texts.say(
            "table-chain-yours" if mine else f"table-chain-{rung.state}", **({"who": who} if waiting else {})
        ),
    }
