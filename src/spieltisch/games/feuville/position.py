"""Positions: a table of Feuville typed in or written out. The format is documented in
docs/formats-feuville.md."""

from __future__ import annotations

from typing import Any

from ...core.game import States
from ...core.plain import plain
from . import state
from .frames import (
    ANY_ITEM,
    ASK_DISPLAY,
    DECREE_ITEM,
    FLAG,
    FRAMES,
    LAYER_SET,
    NO_DETAIL,
    NOBODY,
    SLOT,
    SPELL_ITEM,
    TILE_ITEM,
)
from .ids import decree_ids, spell_ids, tile_ids
from .state import ARCHITECTS, LAYERS, SEATS, SLOTS
from .table import item_id


def write(states: States) -> dict[str, Any]:
    """The position of a whole record."""
    s = plain(states)
    tiles, decrees, spells = tile_ids(states), decree_ids(states), spell_ids(states)
    rolled = s.dice[0] > 0
    written: dict[str, Any] = {
        "start": s.start if s.start >= 0 else None,
        "turn": s.turn if s.turn >= 0 else None,
        "round": s.round_number,
        "last_round": bool(s.ending),
        "dice": s.dice if rolled else [],
        "used": [die for die, used in zip(s.dice, s.used, strict=True) if used],
        "display": {
            **{layer: [tiles[t] or None for t in s.display[i]] for i, layer in enumerate(LAYERS)},
            "decree": [decrees[d] or None for d in s.open_decrees],
        },
        "spells": [spells[t] or None for t in s.open_spells],
        "played": [
            [s.played_seat[i], decrees[s.played_decree[i]], s.played_points[i]] for i in range(s.played)
        ],
        "towns": [_town(states, s, seat) for seat in range(s.players)],
    }
    if s.depth > 1:
        written["pending"] = [_frame(states, s, *frame) for frame in s.frames[1 : s.depth]]
    slots = [(seat, slot) for seat in range(SEATS) for slot in range(SLOTS)]
    safe = [[seat, slot + 1] for seat, slot in slots if s.safe >> (seat * SLOTS + slot) & 1]
    if safe:
        written["safe"] = safe
    if s.depth == 0:
        written["over"] = True
    return written


def _town(states: States, s: Any, seat: int) -> dict[str, Any]:
    tiles, spells = tile_ids(states), spell_ids(states)
    columns = range(s.columns[seat])
    return {
        "columns": [[tiles[t] or None for t in s.town[seat][c]] for c in columns],
        "burnt": [c + 1 for c in columns if s.burnt[seat] >> c & 1],
        "grass": [c + 1 for c in columns if s.grass[seat] >> c & 1],
        "slots": [item_id(states, item) for item in s.slots[seat]],
        "spells": [spells[t] or None for t in s.spells[seat]],
        "juggled": s.juggled[seat],
        "conjured": s.conjured[seat],
    }


def _frame(states: States, s: Any, what: int, seat: int, arg: int) -> list[Any]:
    frame = FRAMES[what]
    name = frame.name
    if what == state.ASK and arg >= ARCHITECTS:
        name, arg = ASK_DISPLAY, arg - ARCHITECTS
    told: list[Any] = [name] if frame.whose == NOBODY and frame.detail == NO_DETAIL else [name, seat]
    if frame.whose == NOBODY and frame.detail != NO_DETAIL:
        told[1] = None
    if frame.detail != NO_DETAIL:
        told.append(_detail(states, frame.detail, arg))
    return told


def _detail(states: States, detail: int, arg: int) -> Any:
    if detail in (ANY_ITEM, TILE_ITEM):
        return item_id(states, arg)
    if detail == DECREE_ITEM:
        return decree_ids(states)[arg]
    if detail == SPELL_ITEM:
        return spell_ids(states)[arg]
    if detail == LAYER_SET:
        return [layer for i, layer in enumerate(LAYERS) if arg >> i & 1]
    if detail == SLOT:
        return arg + 1
    if detail == FLAG:
        return bool(arg)
    return arg


