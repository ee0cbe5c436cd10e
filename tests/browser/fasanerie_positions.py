"""Tables to begin from: one for every question the game asks, small and without chance unless said."""

from __future__ import annotations

from typing import Any

BASE = ["gold", "fart", "nest", "peacock", "trap", "fox"]
CATCHING = ["gold", "fart", "nest", "trap", "net", "dog"]


def position(alley: list[Any], **fields: Any) -> dict[str, Any]:
    """Two players, no pile: nothing new is turned up. ``alley`` from the back: a card, or [card, discs]."""
    return {
        "format": "spieltisch-position-1",
        "game": "fasanerie",
        "players": 2,
        "options": {},
        "kinds": BASE,
        "pile": 0,
        "start": [],
        "alley": [[entry, []] if isinstance(entry, str) else entry for entry in alley],
        "hands": [[], []],
        "box": [],
        "traps": [],
        "left": [],
        **fields,
    }


MOVE = position(
    ["gold-1", ["fart-1", [0]], "nest", "peacock", ["gold-2", [1]], "gold-3", "nest", "trap"],
    hands=[["gold-3", "gold-2"], ["fart-3", "fox"]],
)
"""You (seat 0) stand alone on the second card and collect two; the other stands three cards ahead."""

WAIT = position(
    ["gold-1", ["fart-1", [1]], "nest", "peacock", ["gold-2", [0]], "gold-3", "nest", "trap"],
    hands=[["gold-3", "nest", "trap"], ["fart-3", "gold-2"]],
)
"""The other one is to move."""

FOX = position(
    ["gold-1", "fox", ["nest", [0]], "peacock", ["gold-2", [1]], "gold-3", "nest"],
    hands=[["fart-2", "gold-2", "gold-3"], ["fart-1"]],
)
"""The Fox asks for one of your cards."""

NET = position(
    ["gold-1", "net", ["nest", [0]], "trap", ["gold-2", [1]], "gold-3", "dog"],
    kinds=CATCHING,
    hands=[["fart-2"], ["fart-1"]],
)
"""The Net asks for a card ahead."""

DOG = position(
    ["gold-1", "dog", ["nest", [0]], "trap", ["gold-2", [1]], "gold-3", "net"],
    kinds=CATCHING,
    hands=[["fart-2", "gold-2"], ["fart-1"]],
)
"""The Dog drives one of your cards away."""

LAST = position(
    ["gold-1", ["gold-2", [0]], "fart-2"],
    hands=[["nest", "nest"], ["fart-3", "fart-1", "peacock"]],
    left=[1],
)
"""You are alone in the alley, one card ahead: whatever you do, the game is over then."""

DECISIONS = {"move": MOVE, "fox": FOX, "net": NET, "dog": DOG, "last": LAST}

OTHERS_FOX = position(
    ["gold-1", "fart-1", ["fox", [1]], ["nest", [0]], "peacock", "gold-2", "nest"],
    hands=[["gold-3"], []],
)
"""The other one's Fox asks for a card: gold-1 or fart-1. In a hidden game nobody else learns which."""

CROWD = position(
    ["gold-1", ["fart-1", [0]], "nest", ["peacock", [5, 4, 3, 2, 1]], "gold-3", "nest", "trap", "fox", "fox"],
    players=6,
    hands=[
        ["gold-3", "gold-3", "nest", "nest", "fox", "trap"],
        ["fart-3", "fox"],
        ["peacock"],
        [],
        ["nest"] * 8,
        ["fart-2", "fart-3", "gold-2", "gold-2", "gold-2", "trap", "trap", "fox", "peacock", "peacock"],
    ],
)
"""Six players, five of them on one card."""

UNLIKE = tuple(DECISIONS)
CROWDED = (CROWD,)
ENDING = (LAST, "leave")
