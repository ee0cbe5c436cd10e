"""What a seat may see of a table of Fasanerie, as plain data.

Everything here works on *observed* records (see ``knowledge.observe``), so nothing hidden can pass. What a
step brought about is told in ``happenings.py``; sentences are made from these data in ``narration/``.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.game import ALL_SEEING, States
from ...core.plain import plain
from . import rules, scoring
from .actions import ACTIONS
from .cards import CARDS, KINDS
from .notation import Action, decode, to_text
from .state import DOG, FOX, IN_HAND, MOVE, NET, SEATS, START, SWEEP, UNKNOWN
from .state import KINDS as KINDS_IN_PLAY

DECISIONS = {MOVE: "move", FOX: "fox", DOG: "dog", NET: "net"}


def stack_at(s: Any, place: int) -> list[int]:
    """The seats whose discs lie at ``place``, bottom to top."""
    seats = [seat for seat in range(s.players) if s.place[seat] == place]
    return sorted(seats, key=s.level.__getitem__)


def card_ids(s: Any, counts: list[int]) -> list[str]:
    """The ids of the cards counted by type, in order."""
    return [CARDS[s.card[t]] for t in range(s.types) for _ in range(counts[t])]


def alley_of(s: Any) -> list[dict[str, Any]]:
    """The alley from its back: each card with the discs on it, bottom to top."""
    return [{"card": CARDS[s.card[s.alley[i]]], "discs": stack_at(s, i)} for i in range(s.back, s.front)]


def sweep_left(s: Any) -> int:
    """How many cards at the back of the alley the mover still has to collect."""
    return sum(arg for what, _, arg in s.frames[: s.depth] if what == SWEEP)


def netted_index(number: int, reaches_behind: bool, sweep: int) -> int:
    """Where in the alley, from 0 at the back, the card of ``net number`` lies: counted from ahead of the
    ``sweep`` cards still to be collected, or with ``reaches_behind`` from the back. FA-19"""
    return number - 1 + (0 if reaches_behind else sweep)


def decision_of(s: Any) -> dict[str, Any] | None:
    """Who must choose what; ``None`` at chance and after the end."""
    if s.depth == 0:
        return None
    what, seat, arg = s.frames[s.depth - 1]
    if what not in DECISIONS:
        return None
    return {"seat": seat, "kind": DECISIONS[what], "card": None if what == MOVE else CARDS[s.card[arg]]}


def points_and_reasons(states: States) -> tuple[list[dict[str, int]], list[dict[str, dict[str, Any]]]]:
    """For each seat its points by kind and the reasons, as the record's hands say."""
    worth = np.zeros((SEATS, KINDS_IN_PLAY), np.int64)
    why = np.zeros((SEATS, KINDS_IN_PLAY, 3), np.int64)
    scoring.score_by_kind(states, worth, why)
    s = plain(states)
    points, reasons = [], []
    for seat, (seat_worth, seat_why) in enumerate(zip(worth.tolist(), why.tolist(), strict=True)):
        if seat == s.players:
            break
        points.append({KINDS[kind]: seat_worth[k] for k, kind in enumerate(s.kinds)})
        reasons.append({KINDS[kind]: _reason(s, seat, k, seat_why[k]) for k, kind in enumerate(s.kinds)})
    return points, reasons


# The names of a reason's two numbers.
_NUMBERS: dict[int, tuple[str, ...]] = {
    scoring.NOT_FEWEST: ("size", "least"),
    scoring.PAIRS: ("pairs", "single"),
    scoring.EACH: ("each",),
    scoring.SQUARE: ("each", "counted"),
    scoring.OTHER_KINDS: ("each",),
    scoring.SMALLEST: ("value", "counted"),
    scoring.MOST: ("least", "most"),
    scoring.BOTH: ("least", "most"),
    scoring.BETWEEN: ("least", "most"),
    scoring.UNLIKE: ("each",),
}


def _reason(s: Any, seat: int, k: int, why: list[int]) -> dict[str, Any]:
    code, *numbers = why
    names = _NUMBERS.get(code, ())
    if code == scoring.FEWEST:
        names = ("size", "least") if s.kinds[k] == scoring.DIAMOND else ("least", "most")
    n = sum(s.hand[seat][t] for t in range(s.types) if s.kind_of[t] == k)
    return {"reason": scoring.REASONS[code], "n": n, **dict(zip(names, numbers, strict=False))}


def lost_unknown(s: Any, seat: int) -> int:
    """How many cards of ``seat`` went face down unseen by the viewer of this observed record."""
    return sum(s.secret_seat[i] == seat and s.secret_card[i] == UNKNOWN for i in range(s.secrets))


def collections_of(states: States, viewer: int | None) -> list[dict[str, Any]]:
    """What each seat holds, as far as the viewer of this observed record may know."""
    s = plain(states)
    everything = bool(s.open_cards) or s.depth == 0 or viewer == ALL_SEEING
    points, reasons = points_and_reasons(states)
    lost = [lost_unknown(s, seat) for seat in range(s.players)]
    depends_on_hidden = any(lost) and scoring.SALVADORI in s.kinds
    out = []
    for seat in range(s.players):
        shown = everything or seat == viewer
        out.append(
            {
                "seat": seat,
                "size": s.held[seat],
                "cards": card_ids(s, s.hand[seat]),
                "certain": lost[seat] == 0,
                "lost_unknown": lost[seat],
                "points": points[seat] if shown else None,
                "points_certain": shown and not depends_on_hidden,
                "reasons": reasons[seat] if shown else None,
                "total": sum(points[seat].values()) if shown else None,
            }
        )
    return out


def own_secrets(s: Any, viewer: int | None) -> list[str]:
    """The cards that the viewer itself put face down into the box, which it alone knows."""
    return [
        CARDS[s.card[s.secret_card[i]]]
        for i in range(s.secrets)
        if s.secret_seat[i] == viewer and s.secret_card[i] != UNKNOWN
    ]


def result_of(states: States) -> dict[str, Any] | None:
    """Scores, winner, breakdown and placing of a finished game. FA-16"""
    s = plain(states)
    if s.depth > 0:
        return None
    points, _ = points_and_reasons(states)
    totals = [sum(p.values()) for p in points]
    order = sorted(range(s.players), key=lambda seat: (-totals[seat], s.left.index(seat)))
    return {
        "scores": totals,
        "winners": order[:1],
        "breakdown": points,
        "order": order,
        "by_tiebreak": totals.count(max(totals)) > 1,
    }


def legal(states: States) -> list[Action]:
    """The legal actions."""
    out = np.empty(ACTIONS, np.int64)
    return [decode(a) for a in out[: rules.legal_actions(states, out)].tolist()]


def view(states: States, viewer: int | None) -> dict[str, Any]:
    """An observed record as plain data; the shape is documented in docs/formats.md."""
    s = plain(states)
    decision = decision_of(s)
    in_hand = [seat for seat in range(s.players) if s.place[seat] == IN_HAND]
    return {
        "game": "fasanerie",
        "players": s.players,
        "kinds": [KINDS[k] for k in s.kinds],
        "open_cards": bool(s.open_cards),
        "net_reaches_behind": bool(s.net_reaches_behind),
        "dog_gives_to_box": bool(rules.dog_gives_to_box(states[0], sweep_left(s))),
        "seat": viewer,
        "to_move": decision["seat"] if decision else None,
        "over": s.depth == 0,
        "decision": decision,
        "legal": [to_text(a) for a in legal(states)] if decision and decision["seat"] == viewer else [],
        "pile": s.pile,
        "unseen": {CARDS[s.card[t]]: s.unseen[t] for t in range(s.types)},
        "start": stack_at(s, START),
        "alley": alley_of(s),
        "in_hand": in_hand[0] if decision and in_hand else None,
        "sweep": sweep_left(s),
        "traps": ["trap"] * s.aside,
        "box": card_ids(s, s.box),
        "own_secrets": own_secrets(s, viewer),
        "left": s.left[: s.gone],
        "collections": collections_of(states, viewer),
        "result": result_of(states),
    }
