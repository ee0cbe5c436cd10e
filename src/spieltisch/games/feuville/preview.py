"""What each legal action would bring its player, worked out by the engine before it is taken.

Each action is carried out on a copy, as far as the dice and stacks allow to say now; decrees are scored as
they would score best. The shapes are documented in docs/formats-feuville.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.game import States
from ...core.plain import plain
from . import rules, supply, town
from .actions import ACTIONS, FACES
from .ids import PERSONS, spell_ids, symbols_of
from .notation import (
    ALL,
    Action,
    Build,
    Burn,
    Columns,
    Kobold,
    Quench,
    Square,
    Steal,
    Stored,
    Symbol,
    Take,
    TakeDecree,
    TakeSpell,
    Use,
    Word,
)
from .state import CITY_DECREE, LAYERS, POINTS, SKY, SYMBOLS, WALL
from .table import decision_of, item_id, points_of
from .worth import best_worth, district_worth, square_worth, symbol_worth

Preview = dict[str, Any]


def previews(states: States, seat: int) -> list[Preview]:
    """One preview for each legal action of ``seat``."""
    decision = decision_of(states, plain(states))
    if decision is None or decision["seat"] != seat:
        return []
    out = np.empty(ACTIONS, np.int64)
    numbers = out[: rules.legal_actions(states, out)].tolist()
    return [_preview(states, seat, number, decision) for number in numbers]


def _preview(states: States, seat: int, number: int, decision: dict[str, Any]) -> Preview:
    after = states.copy()
    rules.apply_action(after, number)
    # At the end the points for the fewest decrees come on top.
    points = points_of(after)
    before = points_of(states)
    action = ALL[number]
    told: Preview = {
        "action": str(action),
        "gain": points[seat] - before[seat],
        "total": points[seat],
        "danger": int(town.in_danger(after[0], seat)),
    }
    if isinstance(action, TakeSpell):
        # They come once the gap is refilled, whatever with (FE-29).
        sure = _instant_points(states[0], action)
        told["gain"] += sure
        told["total"] += sure
    told.update(_details(states, after, seat, action, decision))
    if told["action"] == "stop":
        told["points"] = [new - old for new, old in zip(points, before, strict=True)]
    return told


def _instant_points(s: Any, action: TakeSpell) -> int:
    """The points of an open spell that is taken at once; 0 for one that is kept."""
    kind, points = s.spell[s.open_spells[action.space - 1]]
    return int(points) if kind == POINTS else 0


def _details(
    states: States, after: States, seat: int, action: Action, decision: dict[str, Any]
) -> Preview:
    s = states[0]
    if isinstance(action, Use | Kobold):
        if action.thing == "person":
            return {"person": PERSONS[action.column - 1]}
        if action.thing == "fairy":
            return {"person": "fairy"}
        return _item(states, seat, _open_item(s, action.thing, action.column))
    if isinstance(action, Take):
        return _item(states, seat, _open_item(s, action.layer, action.column), decision["kind"] != "guest")
    if isinstance(action, TakeDecree):
        item = -CITY_DECREE if action.column is None else _open_item(s, "decree", action.column)
        return _item(states, seat, item)
    if isinstance(action, Stored):
        return _item(states, seat, int(s.slots[seat, action.slot - 1]), False)
    if isinstance(action, Steal):
        return _item(states, seat, int(s.slots[action.seat, action.slot - 1]))
    if isinstance(action, TakeSpell):
        return {"item": spell_ids(states)[s.open_spells[action.space - 1]]}
    if isinstance(action, Build):
        return _building(states, after, seat, action)
    if isinstance(action, Burn | Quench):
        return _column(states, after, seat, action)
    if isinstance(action, Word):
        return _word(states, seat, action.word, decision)
    return {"worth": _chosen_worth(states, seat, action)}


def _open_item(s: Any, thing: str, column: int) -> int:
    if thing == "decree":
        return -int(s.open_decrees[column - 1])
    return int(s.display[LAYERS.index(thing), column - 1])


def _item(states: States, seat: int, item: int, may_store: bool = True) -> Preview:
    """A tile with the places where it fits, or a decree with what it would score best."""
    s = states[0]
    told: Preview = {"item": item_id(states, item)}
    if item > 0:
        told["places"] = _places(s, seat, item)
    else:
        told["worth"] = best_worth(states, seat, -item)
    told["can_store"] = bool(may_store and item != -CITY_DECREE and supply.has_room(s, seat))
    return told


def _places(s: Any, seat: int, tile: int) -> list[int | str]:
    if town.layer_of(s, tile) == WALL:
        return ["left", "right"]
    return [c + 1 for c in range(int(s.columns[seat])) if town.fits(s, seat, tile, c)]


def _fires(s: Any, seat: int) -> list[int]:
    return [c + 1 for c in range(int(s.columns[seat])) if town.is_burnt(s, seat, c)]


def _building(states: States, after: States, seat: int, action: Build) -> Preview:
    s, then = states[0], after[0]
    side = action.place if isinstance(action.place, str) else None
    column = {"left": 1, "right": int(then.columns[seat]), None: action.place}[side]
    moved = 1 if side == "left" else 0
    burning = {c + moved for c in _fires(s, seat)}
    return {
        "item": item_id(states, int(s.frames[s.depth - 1, 2])),
        "column": column,
        "side": side,
        "quenches": sorted(burning - set(_fires(then, seat))),
        "completes": bool(then.town[seat, int(column) - 1, SKY] != 0),
    }


def _column(states: States, after: States, seat: int, action: Burn | Quench) -> Preview:
    """What a column takes with it into the fire, or brings back."""
    s = states[0]
    tiles = [int(t) for t in s.town[seat, action.column - 1]]
    told: Preview = {
        "column": action.column,
        "clouds": int(town.clouds_of(s, tiles[SKY])),
        "symbols": symbols_of(sum(int(s.symbols[t]) for t in tiles)),
    }
    if isinstance(action, Quench):
        told["quenches"] = sorted(set(_fires(s, seat)) - set(_fires(after[0], seat)))
    return told


def _word(states: States, seat: int, word: str, decision: dict[str, Any]) -> Preview:
    s = states[0]
    if word == "score":
        return {"item": decision["item"], "worth": best_worth(states, seat, -int(s.frames[s.depth - 1, 2]))}
    if word == "roll" and decision["kind"] == "juggle":
        room = int(s.juggler_goal) - decision["sum"]
        return {"bust": max(0, FACES - room)}
    if word == "done":
        return {"unused": [int(die) for die, used in zip(s.dice, s.used, strict=True) if die and not used]}
    return {}


def _chosen_worth(states: States, seat: int, action: Action) -> Preview:
    """What just this choice for a decree scores."""
    s = states[0]
    if isinstance(action, Columns):
        return district_worth(s, list(action.columns))
    if isinstance(action, Square):
        return square_worth(s, seat, action.column, action.layer)
    assert isinstance(action, Symbol)
    return symbol_worth(plain(states), seat, SYMBOLS.index(action.symbol), int(s.free_points))
