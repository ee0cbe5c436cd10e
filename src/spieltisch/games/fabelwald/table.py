"""What a seat may see of a table of Fabelwald, as plain data. The shape is documented in
docs/formats-fabelwald.md."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.game import ALL_SEEING, States
from ...core.plain import plain
from . import combos, looking, rules, scoring, state
from .actions import ACTIONS
from .cards import CARDS, DWARF, HIGHWAYMAN, KINDS_OF_COMBOS, LARAKI, kind_of_combo
from .hands import lane_of
from .notation import decode, to_text
from .state import COMBOS, EVERYBODY, HAND_LIMIT, KIND_BITS, LANE, MOST_KNOWN, SEATS

CHANCES = {
    state.START: "start",
    state.DEAL: "deal",
    state.DRAW: "draw",
    state.STEAL: "steal",
    state.LOSE: "lose",
    state.TURN_UP: "dwarf",
}
TURN_ACTION = "turn"
"""What a card is drawn or stolen by if it is no power."""


def card_id(card: int) -> str:
    """The id of a card, marked or not."""
    return CARDS[card & KIND_BITS]


def listed(counts: list[int]) -> list[str]:
    """Ids of cards counted by kind, sorted."""
    return [CARDS[t] for t, count in enumerate(counts) if count for _ in range(count)]


def cause_of(s: Any) -> str:
    """By what a card is drawn, stolen or lost: a creature's power, or an action of the turn."""
    return CARDS[s.power] if s.chain else TURN_ACTION


def taken_of(s: Any) -> list[str | None]:
    """The cards taken by a power and not yet put anywhere; ``None`` for one that is not known."""
    return [None if card == state.UNKNOWN else card_id(card) for card in s.taken if card]


# ------------------------------------------------------------ who must decide


def decision_of(states: States, s: Any) -> dict[str, Any] | None:
    """Who must choose what; ``None`` at chance and after the end."""
    if s.depth == 0 or s.frames[s.depth - 1][1] < 0:
        return None
    what, seat, arg = s.frames[s.depth - 1]
    if what == state.TURN:
        return {"seat": seat, "kind": "turn"}
    if what == state.PLACE:
        return {"seat": seat, "kind": "place", "card": card_id(arg), "spent": arg > KIND_BITS}
    if what == state.POWER:
        return {"seat": seat, "kind": "power", "creature": CARDS[arg]}
    if what == state.CHOOSE:
        return _further_choice(s, seat, arg)
    if what == state.AT_ONCE:
        offered = [card for card in s.taken if looking.can_play_at_once(states[0], card)]
        return {
            "seat": seat,
            "kind": "at-once",
            "creature": CARDS[arg],
            "cards": [card_id(card) for card in offered],
            "spent": [card_id(card) for card in offered if card > KIND_BITS],
        }
    if what == state.ASK_AMULET:
        return {"seat": seat, "kind": "amulet", "thief": s.turn, "by": cause_of(s), "left": s.left}
    return {"seat": seat, "kind": "discard", "over": s.hand_size[seat] - HAND_LIMIT}


def _further_choice(s: Any, seat: int, t: int) -> dict[str, Any]:
    if t == DWARF:
        return {"seat": seat, "kind": "dwarf"}
    if t == LARAKI:
        return {"seat": seat, "kind": "share", "creature": CARDS[t], "to": s.other}
    told = {"seat": seat, "kind": "choose", "creature": CARDS[t], "left": s.left}
    if t == HIGHWAYMAN:
        told["combo"] = s.other + 1
    return told


def chance_of(s: Any) -> dict[str, Any] | None:
    """What chance is about to do."""
    if s.depth == 0 or s.frames[s.depth - 1][1] >= 0:
        return None
    what, _, arg = s.frames[s.depth - 1]
    told: dict[str, Any] = {"kind": CHANCES[what], "seat": None, "victim": None, "by": None}
    if what == state.DEAL:
        told["seat"] = (s.start + arg) % s.players
    elif what == state.STEAL:
        told |= {"seat": s.turn, "victim": arg, "by": cause_of(s)}
    elif what == state.TURN_UP:
        told |= {"seat": s.turn, "by": cause_of(s)}
    elif what != state.START:
        told |= {"seat": arg, "by": cause_of(s)}
    return told


def legal_texts(states: States) -> list[str]:
    """The legal actions in notation."""
    out = np.empty(ACTIONS, np.int64)
    numbers = out[: rules.legal_actions(states, out)].tolist()
    return [to_text(states, decode(number)) for number in numbers]


# ------------------------------------------------------------ what lies where


def combo_of(states: States, s: Any, c: int) -> dict[str, Any]:
    """One combo; ``c`` counts from 0, its number from 1."""
    cards = s.combo_cards[c][: s.combo_size[c]]
    return {
        "combo": c + 1,
        "kind": kind_of_combo(cards[0] & KIND_BITS),
        "cards": [card_id(card) for card in cards],
        "spent": [card > KIND_BITS for card in cards],
        "protected": bool(combos.is_protected(states[0], c)),
        "points": int(combos.points_of_combo(states[0], c)),
        "next": int(combos.points_of_one_more(states[0], c)) if combos.can_grow(states[0], c) else None,
    }


def combos_of(states: States, s: Any, seat: int) -> list[dict[str, Any]]:
    """The combos of a seat by number."""
    own = [c for c in range(COMBOS) if s.combo_size[c] and s.combo_owner[c] == seat]
    return [combo_of(states, s, c) for c in own]


def seat_of(states: States, s: Any, seat: int, viewer: int | None) -> dict[str, Any]:
    """Everything the viewer may know of a seat."""
    known = s.hand[seat]
    own = combos_of(states, s, seat)
    # After the end hands lie open.
    seen = known if s.depth == 0 else [lane_of(lanes, EVERYBODY) for lanes in s.known[seat]]
    return {
        "seat": seat,
        "hand": s.hand_size[seat],
        "cards": listed(known),
        "hidden": s.hand_size[seat] - sum(known),
        "open": listed(seen),
        # Whoever looks on cannot tell who else has seen what.
        "known_to": [known_to(s, seat, other) for other in range(s.players)]
        if viewer in (seat, ALL_SEEING) and s.depth
        else [],
        "misses": bool(s.missing[seat]),
        "combos": own,
        "points": sum(combo["points"] for combo in own),
        "best": max((combo["points"] for combo in own), default=0),
        "laid": sum(len(combo["cards"]) for combo in own),
    }


# ------------------------------------------------------------ points


def points_of(states: States) -> list[int]:
    """Each seat's points."""
    out = np.zeros(SEATS, np.int64)
    scoring.scores(states, out)
    return [int(x) for x in out[: states[0].players]]


def points_and_reasons(states: States) -> tuple[list[dict[str, int]], list[dict[str, dict[str, Any]]]]:
    """For each seat its points by kind of combo, and the reasons."""
    s = plain(states)
    points, reasons = [], []
    for seat in range(s.players):
        own = combos_of(states, s, seat)
        by_kind = {kind: [combo for combo in own if combo["kind"] == kind] for kind in KINDS_OF_COMBOS}
        points.append({kind: sum(combo["points"] for combo in found) for kind, found in by_kind.items()})
        reasons.append(
            {
                kind: {
                    "reason": "combos",
                    "each": [combo["points"] for combo in found],
                    "sizes": [len(combo["cards"]) for combo in found],
                }
                for kind, found in by_kind.items()
            }
        )
    return points, reasons


def result_of(states: States) -> dict[str, Any] | None:
    """Scores, winners, where the points come from and what broke a tie, of a finished game. FW-45"""
    s = plain(states)
    if s.depth > 0:
        return None
    totals = points_of(states)
    best, laid = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    scoring.standing(states[0], best, laid)
    standing = [(totals[seat], int(best[seat]), int(laid[seat])) for seat in range(s.players)]
    top = max(standing)
    breakdown, reasons = points_and_reasons(states)
    tie = None
    for words, length in (("best", 1), ("laid", 2), ("shared", 3)):
        if sum(found[:length] == top[:length] for found in standing) > 1:
            tie = words
    return {
        "scores": totals,
        "winners": [seat for seat in range(s.players) if standing[seat] == top],
        "breakdown": breakdown,
        "reasons": reasons,
        "order": sorted(range(s.players), key=lambda seat: standing[seat], reverse=True),
        "best": [found[1] for found in standing],
        "laid": [found[2] for found in standing],
        "tie": tie,
    }


def view(states: States, viewer: int | None) -> dict[str, Any]:
    """An observed record as plain data."""
    s = plain(states)
    decision = decision_of(states, s)
    begun = s.turn >= 0
    return {
        "game": "fabelwald",
        "players": s.players,
        "seat": viewer,
        "to_move": decision["seat"] if decision else None,
        "over": s.depth == 0,
        "start": s.start if begun else None,
        "turn": s.turn if begun and s.depth else None,
        "played": bool(s.played),
        "closed": bool(s.closed),
        "extras": s.extras,
        "runes": s.runes,
        "most_runes": s.most_runes,
        "may_steal": bool(looking.may_steal_plainly(states[0])),
        "hand_limit": HAND_LIMIT,
        "chain": s.chain,
        "most_chain": s.most_chain,
        "deck": s.deck_size,
        "last": s.last if s.last >= 0 else None,
        "missing": [seat for seat in range(s.players) if s.missing[seat]],
        "discard": [CARDS[card] for card in s.discard[: s.discards]],
        "taken": taken_of(s),
        "unseen": {CARDS[t]: count for t, count in enumerate(s.deck) if count},
        "decision": decision,
        "chance": chance_of(s),
        "legal": legal_texts(states) if decision and decision["seat"] == viewer else [],
        "seats": [seat_of(states, s, seat, viewer) for seat in range(s.players)],
        "result": result_of(states),
    }


def known_to(s: Any, owner: int, viewer: int) -> list[str]:
    """The cards of a hand that a viewer knows of, as far as the record says."""
    return listed([lanes >> (LANE * viewer) & MOST_KNOWN for lanes in s.known[owner]])
