"""Tables of Feuville to begin from: one for every question the game asks, and towns that are hard to show.

A town is a line of columns, as in tests/feuville: ``wall/tower/sky``, ``own`` for the start wall, ``*``
behind a column that burns, ``_`` behind one that grass lies under. What is not named lies on its stack.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from spieltisch.games.feuville.sets import decree_id, house_set, spell_id, tile_id

BOX = house_set()
TILES = {tile_id(tile): count for tile, count in BOX.tiles}
DECREES = [decree_id(decree) for decree, count in BOX.decrees for _ in range(count)]
SPELLS = {spell_id(spell): count for spell, count in BOX.spells}
STAGES = ("s", "i", "ii")


def town(
    line: str, slots: tuple[str | None, ...] = (), spells: tuple[str | None, ...] = ()
) -> dict[str, Any]:
    """One town with its tableau."""
    columns, burnt, grass = [], [], []
    for number, word in enumerate(line.split(), 1):
        tiles: list[str | None] = [*word.rstrip("*_").replace("own", "wall-own").split("/")]
        columns.append(tiles + [None] * (3 - len(tiles)))
        if "*" in word:
            burnt.append(number)
        if "_" in word:
            grass.append(number)
    return {
        "columns": columns,
        "burnt": burnt,
        "grass": grass,
        "slots": [*slots, None, None][:2],
        "spells": [*spells, None, None][:2],
        "juggled": 0,
        "conjured": 0,
    }


def position(*towns: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A position of these towns, seat 0 to move; the display is filled from the top of the stacks."""
    lying = {key: list(fields.pop(key, ())) for key in ("wall", "tower", "sky", "decree")}
    used = Counter(tile for each in towns for column in each["columns"] for tile in column if tile)
    used.update(item for each in towns for item in each["slots"] if item)
    used.update(decree for _, decree, _ in fields.get("played", ()))
    used.update(entry[2] for entry in fields.get("pending", ()) if isinstance(entry[-1], str))
    used.update(item for row in lying.values() for item in row if item)
    decrees = [decree for decree in DECREES if decree != "city"]
    for decree in used:
        for _ in range(used[decree] if decree in decrees else 0):
            decrees.remove(decree)
    for layer in ("wall", "tower", "sky"):
        left = [t for t in TILES if t.startswith(f"{layer}-") for _ in range(TILES[t] - used[t])]
        left.sort(key=lambda tile: STAGES.index(tile.split("-")[1]))
        lying[layer] += left[: 6 - len(lying[layer])]
    lying["decree"] += decrees[: 6 - len(lying["decree"])]
    return {
        "format": "spieltisch-position-1",
        "game": "feuville",
        "players": len(towns),
        "options": {},
        "start": 0,
        "turn": 0,
        "round": 4,
        "last_round": False,
        "dice": [],
        "used": [],
        "display": lying,
        "spells": ["points-3", "shield", "pick"],
        "played": [],
        "towns": list(towns),
        **fields,
    }


SMALL = (
    "wall-i-plain-guard/tower-i-plain-flag/sky-s-2 own/tower-i-white-griffin/sky-i-1-star "
    "wall-i-gate-star/tower-i-plain-flag wall-i-corner-guard"
)
OTHER = "wall-i-plain-star/tower-i-plain/sky-i-3_ own/tower-i-plain-griffin wall-i-plain-guard"
BURNING = (
    "wall-i-plain-guard/tower-i-plain-flag/sky-s-2 own/tower-i-white-griffin/sky-i-1-star* "
    "wall-i-gate-star/tower-i-plain-flag* wall-i-corner-guard wall-i-plain*"
)
FIFTEEN = (
    "wall-i-plain-guard/tower-i-plain-flag/sky-s-2_ wall-i-corner-flag/tower-i-white-flag/sky-s-1-star "
    "wall-i-plain/tower-i-plain-guard/sky-i-1-griffin wall-i-gate-star/tower-i-plain-flag/sky-i-2-star_ "
    "wall-i-plain-star/tower-i-plain-flag/sky-i-1-griffin* wall-i-plain-guard/tower-i-plain/sky-i-1-star "
    "wall-i-corner/tower-i-white-griffin/sky-i-1-star own/tower-i-plain-griffin/sky-s-1-griffin "
    "wall-i-plain-flag/tower-i-plain-griffin wall-i-gate-guard/tower-i-plain-guard* "
    "wall-i-corner-guard/tower-i-white/sky-i-2-griffin wall-i-plain-guard/tower-i-plain-flag "
    "wall-i-plain-flag wall-i-plain-guard wall-i-plain"
)
HELD = ("sky-i-2-star", "star-2")

DICE = position(
    town(SMALL, slots=HELD, spells=("protection", None)), town(OTHER, slots=("tower-i-plain-guard", None)),
    dice=[2, 5],
)
"""Both dice lie at columns 2 and 5; a tile and a decree are stored."""
ROLL = position(town(SMALL, slots=HELD), town(OTHER))
"""The dice are to be rolled."""
WAIT = position(town(SMALL), town(OTHER), turn=1, dice=[1, 4])
"""The other one is to move."""
PLACE = position(
    town(SMALL, slots=HELD[:1]), town(OTHER), dice=[2, 5], used=[2],
    pending=[["rows", 0], ["place", 0, "tower-i-plain-guard"]],
)
WALL = position(
    town(SMALL, slots=HELD), town(OTHER), dice=[2, 5], used=[2],
    pending=[["rows", 0], ["place", 0, "wall-i-plain-flag"]],
)
DECREE = position(
    town(SMALL), town(OTHER), dice=[2, 5], used=[2], pending=[["place", 0, "district-2"]],
)
DISTRICT = position(
    town("wall-i-plain-guard/tower-i-plain-flag/sky-s-2 own/tower-i-white-griffin/sky-i-1-star"), town(OTHER),
    dice=[2, 5], used=[2], pending=[["district", 0, "district-2"]],
)
AREA = position(
    town("wall-i-plain-guard/tower-i-plain-flag/sky-s-2 own/tower-i-white-griffin/sky-i-1-star"), town(OTHER),
    dice=[2, 5], used=[2], pending=[["area", 0, "area"]],
)
FREE = position(town(SMALL), town(OTHER), dice=[2, 5], used=[2], pending=[["free", 0, "free"]])
JUGGLE = position(town(SMALL), town(OTHER), dice=[1, 5], used=[1], pending=[["juggle", 0, 7]])
THIEF = position(
    town(SMALL), town(OTHER, slots=("tower-i-plain-guard", "guard-3")), dice=[2, 5], used=[2],
    pending=[["thief", 0, False]],
)
PROTECT = position(
    town(SMALL, slots=HELD, spells=("protection", None)), town(OTHER), turn=1, dice=[2, 5], used=[2],
    pending=[["thief", 1, False], ["protect", 0, 2]],
)
INNKEEPER = position(
    town(SMALL), town(OTHER), dice=[3, 5], used=[3], pending=[["guests", 0, 1], ["innkeeper", 0]]
)
MAYOR = position(town(SMALL), town(OTHER), dice=[2, 5], used=[5], pending=[["mayor", 0]])
MAGE = position(town(SMALL), town(OTHER), dice=[2, 6], used=[6], pending=[["choose-spell", 0, True]])
QUENCH = position(
    town(BURNING), town(OTHER), dice=[2, 6], used=[6],
    pending=[["choose-spell", 0, True], ["quench", 0, 2]],
)
FAIRY = position(town(SMALL), town(OTHER), dice=[2, 6], used=[6], pending=[["choose-spell", 0, False]])
SHIELD = position(
    town(SMALL, spells=("shield", None)), town(OTHER), dice=[4, 4], spells=["points-3", "points-4", "pick"],
    pending=[["dragon", 0, 1], ["shield", 0, 1]],
)
BURN = position(
    town(BURNING.replace("*", "")), town(OTHER), dice=[4, 4], pending=[["dragon", 0, 1], ["burn", 0, 2]]
)
LAST = position(
    town(SMALL, slots=HELD), town(OTHER), dice=[2, 5], used=[2, 5], start=1, last_round=True, round=9,
    played=[
        [0, "star-3", 6], [0, "district-1", 5], [1, "guard-1", 2], [1, "district-1", 5], [1, "flag-2", 4],
    ],
)

LONG = position(
    town(FIFTEEN, slots=("tower-i-plain", "flag-3"), spells=("shield", "pick")),
    town(OTHER),
    dice=[2, 5],
    used=[2],
    pending=[["rows", 0], ["place", 0, "sky-i-2-star"]],
    spells=["points-3", "points-5", "protection"],
    round=20,
    played=[
        [0, "district-1", 5], [0, "star-1", 5], [1, "district-1", 5], [0, "district-2", 5],
        [0, "griffin-2", 8],
    ],
)  # fmt: skip
"""A town of fifteen columns, some burning, some in the making."""
FOUR = position(
    town(SMALL, slots=HELD),
    town(OTHER, slots=("tower-i-plain-guard", None), spells=("shield", None)),
    town(
        "wall-i-plain-flag/tower-i-plain-flag/sky-s-1-griffin own/tower-i-white-flag/sky-i-1-griffin* "
        "wall-i-gate-flag/tower-i-plain-griffin* wall-i-corner-flag wall-i-plain*"
    ),
    town("own"),
    dice=[3, 6],
)
"""Four players, one of them on fire."""

DECISIONS = {
    "turn": DICE,
    "roll": ROLL,
    "place": PLACE,
    "wall": WALL,
    "decree": DECREE,
    "district": DISTRICT,
    "area": AREA,
    "free": FREE,
    "juggle": JUGGLE,
    "thief": THIEF,
    "protect": PROTECT,
    "innkeeper": INNKEEPER,
    "mayor": MAYOR,
    "mage": MAGE,
    "quench": QUENCH,
    "fairy": FAIRY,
    "shield": SHIELD,
    "burn": BURN,
}
"""One position for each kind of question."""
UNLIKE = ("turn", "roll", "wall", "district", "juggle", "thief", "protect", "burn")
"""Questions that are answered in different ways."""
CROWDED = (FOUR, LONG)
ENDING = (LAST, "done")
