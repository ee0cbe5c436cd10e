"""What lies in the wood besides creatures: animals on amber, places as landscapes, rune and amulet.

Like creatures: one module each, ``draw(scope)`` gives what the panel shows, ``HEAD_BOX`` stands for it at
small sizes. ``ambers``: the ground of animals.
"""

from __future__ import annotations

from spieltisch.games.fabelwald.web.art.others import (
    amulet,
    clearing,
    crow,
    owl,
    path,
    rune,
    stag,
    swamp,
    wolf,
)

OTHERS = {
    "owl": owl,
    "crow": crow,
    "wolf": wolf,
    "stag": stag,
    "swamp": swamp,
    "path": path,
    "clearing": clearing,
    "rune": rune,
    "amulet": amulet,
}
"""The modules by id."""
