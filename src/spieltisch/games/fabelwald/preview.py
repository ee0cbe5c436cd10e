"""What each legal action would bring its player at once, worked out by the engine before it is taken.

Each action is carried out on a copy of what the seat sees, as far as can be said without chance. The shapes
are documented in docs/formats-fabelwald.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.game import States
from ...core.plain import plain
from . import rules
from .actions import ACTIONS
from .notation import (
    Action,
    Add,
    Combo,
    Discard,
    Lay,
    Name,
    Pick,
    Play,
    Sacrifice,
    Seat,
    Steal,
    Take,
    Word,
    decode,
    to_text,
)
from .table import combo_of, combos_of, decision_of, listed, points_of

Preview = dict[str, Any]


def previews(states: States, seat: int) -> list[Preview]:
    """One preview for each legal action of ``seat``."""
    s = plain(states)
    decision = decision_of(states, s)
    if decision is None or decision["seat"] != seat:
        return []
    out = np.empty(ACTIONS, np.int64)
    numbers = out[: rules.legal_actions(states, out)].tolist()
    return [_preview(states, s, seat, number, decision) for number in numbers]


def _preview(states: States, s: Any, seat: int, number: int, decision: dict[str, Any]) -> Preview:
    after = states.copy()
    rules.apply_action(after, number)
    before, points = points_of(states), points_of(after)
    action = decode(number)
    return {
        "action": to_text(states, action),
        "gain": points[seat] - before[seat],
        "total": points[seat],
        "loss": [0 if other == seat else before[other] - points[other] for other in range(s.players)],
        **_details(states, s, after, seat, action, decision),
    }


def _details(
    states: States, s: Any, after: States, seat: int, action: Action, decision: dict[str, Any]
) -> Preview:
    placing = decision["kind"] == "place"
    if isinstance(action, Play | Pick | Discard | Sacrifice):
        return {"card": action.card}
    if isinstance(action, Name):
        others = [other for other in range(s.players) if other != seat]
        sure = [other for other in others if action.card in listed(s.hand[other])]
        return {"card": action.card, "sure": sure}
    if isinstance(action, Lay | Add) or str(action) == "lay places":
        return _laid(states, s, after, seat)
    if isinstance(action, Combo | Take) and not placing:
        found = combo_of(states, s, action.combo - 1)
        owner = s.combo_owner[action.combo - 1]
        return {"owner": owner, "cards": found["cards"], "points": found["points"]}
    if isinstance(action, Steal | Seat):
        return {"hand": s.hand_size[action.seat], "known": listed(s.hand[action.seat])}
    if isinstance(action, Word) and action.word == "draw":
        return {"deck": s.deck_size}
    if placing:
        cards = s.combo_size[action.combo - 1] if isinstance(action, Combo) else 0
        table = states[0].creature_points
        return {"size": cards + 1, "points": int(table[cards + 1])}
    return {}


def _laid(states: States, s: Any, after: States, seat: int) -> Preview:
    """The combo that is laid or extended, as it lies then."""
    before = combos_of(states, s, seat)
    changed = [combo for combo in combos_of(after, plain(after), seat) if combo not in before]
    return {key: changed[0][key] for key in ("cards", "points")}
