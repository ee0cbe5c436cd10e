"""What each legal action would bring its player, scored by the engine on what that seat knows. LOOK: "What
would I collect?" is answered before the move; an action is named, not guessed."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.game import States
from ...core.plain import plain
from . import rules, scoring
from .card_ids import kind_of
from .cards import CARDS
from .happenings import ACTING
from .notation import Give, Leave, Move, Net, to_text
from .state import SEATS
from .table import alley_of, decision_of, legal, netted_index, sweep_left


def previews(states: States, seat: int) -> list[dict[str, Any]]:
    """One preview for each legal action of ``seat``, from a record as it may see it."""
    decision = decision_of(plain(states))
    if decision is None or decision["seat"] != seat:
        return []
    actions = legal(states)
    now = total_with(states, seat, [], [])
    told = []
    for action in actions:
        if isinstance(action, Move):
            preview = _walk(states, seat, action.number)
        elif isinstance(action, Leave):
            preview = {"remaining": _cards_ahead(states, seat), "total": now}
        elif isinstance(action, Give):
            preview = _give(states, seat, action.card, decision["kind"])
        else:
            preview = _net(states, seat, action)
        preview["action"] = to_text(action)
        preview["gain"] = preview["total"] - now
        told.append(preview)
    return told


def total_with(states: States, seat: int, gained: list[str], lost: list[str]) -> int:
    """The points of ``seat`` if it held ``gained`` as well and ``lost`` no more (ids)."""
    changed = states.copy()
    s = changed[0]
    for cards, change in ((gained, 1), (lost, -1)):
        for card in cards:
            s.hand[seat, rules.type_of_card(s, CARDS.index(card))] += change
            s.held[seat] += change
    totals = np.zeros(SEATS, np.int64)
    scoring.scores(changed, totals)
    return int(totals[seat])


def _cards_ahead(states: States, seat: int) -> int:
    s = states[0]
    return int(s.front) - int(rules.first_target(s, seat))


def _walk(states: States, seat: int, number: int) -> dict[str, Any]:
    """Walking to the ``number``-th card: who collects what, if nobody else stops on the way. FA-8, FA-9"""
    alley = alley_of(plain(states))
    target = alley[number - 1]
    segment: list[str] = []
    others: list[dict[str, Any]] = []
    for place in alley[:number]:
        segment.append(place["card"])
        ahead_of_mover = [other for other in place["discs"] if other != seat]
        if ahead_of_mover and place is not target:
            others.append({"seat": ahead_of_mover[0], "cards": segment})
            segment = []
    onto = [other for other in target["discs"] if other != seat]
    collect = [] if onto else segment
    kept = [card for card in collect if card != "trap"]  # FA-17: a trap goes to whoever moves next
    return {
        "at": number,
        "card": target["card"],
        "onto": onto,
        "others": others,
        "collect": collect,
        "acts": [card for card in collect if kind_of(card) in (*ACTING, "trap")],
        "total": total_with(states, seat, kept, []),
    }


def _give(states: States, seat: int, card: str, kind: str) -> dict[str, Any]:
    s = states[0]
    to_box = kind == "fox" or rules.dog_gives_to_box(s, sweep_left(plain(states)))
    in_hand = s.hand[seat, rules.type_of_card(s, CARDS.index(card))] > 0
    return {
        "card": card,
        "to": "box" if to_box else "alley",
        "total": total_with(states, seat, [], [card] if in_hand else []),
    }


def _net(states: States, seat: int, action: Net) -> dict[str, Any]:
    s = states[0]
    index = netted_index(action.number, s.net_reaches_behind, sweep_left(plain(states)))
    card = alley_of(plain(states))[index]["card"]
    return {
        "at": action.number,
        "card": card,
        "acts": [card] if kind_of(card) in (*ACTING, "trap") else [],
        "total": total_with(states, seat, [] if card == "trap" else [card], []),
    }
