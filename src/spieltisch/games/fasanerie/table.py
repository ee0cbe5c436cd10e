"""What a seat may see of a table of Fasanerie, and what each step brought about, as plain data.

Everything here works on *observed* records (see ``knowledge.observe``) or on views made from them, so
nothing hidden can pass. Sentences are made from these data in ``narration.py``.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.game import TERMINAL, States
from . import rules, scoring
from .cards import CARDS, KINDS
from .notation import decode, to_text
from .state import DOG, FOX, IN_HAND, MOVE, NET, SEATS, START, SWEEP, UNKNOWN
from .state import KINDS as KINDS_IN_PLAY

DECISIONS = {MOVE: "move", FOX: "fox", DOG: "dog", NET: "net"}


def stack_at(states: States, place: int) -> list[int]:
    """The seats whose discs lie at ``place``, bottom to top."""
    s = states[0]
    seats = [seat for seat in range(int(s.players)) if s.place[seat] == place]
    return sorted(seats, key=lambda seat: int(s.level[seat]))


def card_ids(states: States, counts: Any) -> list[str]:
    """The ids of the cards counted by type, in order."""
    s = states[0]
    return [CARDS[s.card[t]] for t in range(int(s.types)) for _ in range(int(counts[t]))]


def alley_of(states: States) -> list[dict[str, Any]]:
    """The alley from its back: each card with the discs on it, bottom to top."""
    s = states[0]
    return [
        {"card": CARDS[s.card[s.alley[i]]], "discs": stack_at(states, i)}
        for i in range(int(s.back), int(s.front))
    ]


def sweep_left(states: States) -> int:
    """How many cards at the back of the alley the mover still has to collect."""
    s = states[0]
    return sum(int(s.frames[i, 2]) for i in range(int(s.depth)) if s.frames[i, 0] == SWEEP)


def decision_of(states: States) -> dict[str, Any] | None:
    """Who must choose what; ``None`` at chance and after the end."""
    s = states[0]
    if s.depth == 0:
        return None
    what, seat, arg = (int(x) for x in s.frames[s.depth - 1])
    if what not in DECISIONS:
        return None
    return {"seat": seat, "kind": DECISIONS[what], "card": None if what == MOVE else CARDS[s.card[arg]]}


def points_and_reasons(states: States) -> tuple[list[dict[str, int]], list[dict[str, dict[str, Any]]]]:
    """For each seat its points by kind and the reasons, as the record's hands say."""
    s = states[0]
    worth = np.zeros((SEATS, KINDS_IN_PLAY), np.int64)
    why = np.zeros((SEATS, KINDS_IN_PLAY, 3), np.int64)
    scoring.score_by_kind(states, worth, why)
    kinds = [KINDS[k] for k in s.kinds]
    points, reasons = [], []
    for seat in range(int(s.players)):
        points.append({kind: int(worth[seat, k]) for k, kind in enumerate(kinds)})
        reasons.append({kind: _reason(states, seat, k, why[seat, k]) for k, kind in enumerate(kinds)})
    return points, reasons


# The names of a reason's two numbers.
_NUMBERS: dict[int, tuple[str, ...]] = {
    scoring.NOT_FEWEST: ("size", "least"),
    scoring.PAIRS: ("pairs", "single"),
    scoring.EACH: ("each",),
    scoring.SQUARE: ("each",),
    scoring.OTHER_KINDS: ("each",),
    scoring.SMALLEST: ("value", "counted"),
    scoring.MOST: ("least", "most"),
    scoring.BOTH: ("least", "most"),
    scoring.BETWEEN: ("least", "most"),
    scoring.UNLIKE: ("each",),
}


def _reason(states: States, seat: int, k: int, why: Any) -> dict[str, Any]:
    s = states[0]
    code = int(why[0])
    names = _NUMBERS.get(code, ())
    if code == scoring.FEWEST:
        names = ("size", "least") if s.kinds[k] == scoring.DIAMOND else ("least", "most")
    n = sum(int(s.hand[seat, t]) for t in range(int(s.types)) if s.kind_of[t] == k)
    return {"reason": scoring.REASONS[code], "n": n, **dict(zip(names, (int(why[1]), int(why[2])), strict=False))}


def lost_unknown(states: States, seat: int) -> int:
    """How many cards of ``seat`` went face down unseen by the viewer of this observed record."""
    s = states[0]
    return sum(
        1 for i in range(int(s.secrets)) if s.secret_seat[i] == seat and s.secret_card[i] == UNKNOWN
    )


def collections_of(states: States, viewer: int | None) -> list[dict[str, Any]]:
    """What each seat holds, as far as the viewer of this observed record may know."""
    s = states[0]
    everything = bool(s.open_cards) or s.depth == 0
    points, reasons = points_and_reasons(states)
    somebody_lost = any(lost_unknown(states, seat) for seat in range(int(s.players)))
    depends_on_others = somebody_lost and scoring.SALVADORI in list(s.kinds)
    out = []
    for seat in range(int(s.players)):
        lost = lost_unknown(states, seat)
        shown = everything or seat == viewer
        out.append(
            {
                "seat": seat,
                "size": int(s.held[seat]),
                "cards": card_ids(states, s.hand[seat]),
                "certain": lost == 0,
                "lost_unknown": lost,
                "points": points[seat] if shown else None,
                "points_certain": shown and not depends_on_others,
                "reasons": reasons[seat] if shown else None,
                "total": sum(points[seat].values()) if shown else None,
            }
        )
    return out


def secrets_of(states: States, viewer: int | None) -> list[str]:
    """The cards that the viewer itself put face down into the box, which it alone knows."""
    s = states[0]
    return [
        CARDS[s.card[s.secret_card[i]]]
        for i in range(int(s.secrets))
        if s.secret_seat[i] == viewer and s.secret_card[i] != UNKNOWN
    ]


def result_of(states: States) -> dict[str, Any] | None:
    """Scores, winner, breakdown and placing of a finished game. FA-16"""
    s = states[0]
    if rules.current_player(states) != TERMINAL:
        return None
    points, _ = points_and_reasons(states)
    totals = [sum(p.values()) for p in points]
    left = [int(seat) for seat in s.left[: s.gone]]
    order = sorted(range(len(totals)), key=lambda seat: (-totals[seat], left.index(seat)))
    return {
        "scores": totals,
        "winners": order[:1],
        "breakdown": points,
        "order": order,
        "by_tiebreak": totals.count(max(totals)) > 1,
    }


def view(states: States, viewer: int | None) -> dict[str, Any]:
    """An observed record as plain data; the shape is documented in docs/formats.md."""
    s = states[0]
    decision = decision_of(states)
    in_hand = [seat for seat in range(int(s.players)) if s.place[seat] == IN_HAND]
    legal: list[str] = []
    if decision and decision["seat"] == viewer:
        out = np.empty(256, np.int64)
        legal = [to_text(decode(int(a))) for a in out[: rules.legal_actions(states, out)]]
    return {
        "game": "fasanerie",
        "players": int(s.players),
        "kinds": [KINDS[k] for k in s.kinds],
        "seat": viewer,
        "to_move": decision["seat"] if decision else None,
        "over": s.depth == 0,
        "decision": decision,
        "legal": legal,
        "pile": int(s.pile),
        "unseen": {CARDS[s.card[t]]: int(s.unseen[t]) for t in range(int(s.types))},
        "start": stack_at(states, START),
        "alley": alley_of(states),
        "in_hand": in_hand[0] if len(in_hand) == 1 and decision else None,
        "sweep": sweep_left(states),
        "traps": ["trap"] * int(s.aside),
        "box": card_ids(states, s.box),
        "own_secrets": secrets_of(states, viewer),
        "left": [int(seat) for seat in s.left[: s.gone]],
        "open_cards": bool(s.open_cards),
        "net_reaches_behind": bool(s.net_reaches_behind),
        "dog_gives_to_box": bool(rules.dog_gives_to_box(s, sweep_left(states))),
        "collections": collections_of(states, viewer),
        "result": result_of(states),
    }
