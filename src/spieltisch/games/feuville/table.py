"""What a seat may see of a table of Feuville, as plain data: everything. The shape is documented in
docs/formats-feuville.md."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.game import States
from ...core.plain import plain
from . import rules, scoring, state, supply, town
from .actions import ACTIONS
from .ids import PERSONS, decree_ids, spell_ids, symbols_of, tile_ids
from .notation import ALL
from .sets import STAGE_MARKS
from .state import ARCHITECTS, LAYERS, SEATS, SKY, SLOTS, SPACES, STAGES
from .worth import best_worth, columns_that_show

CHOICES = {
    state.TURN: "turn",
    state.PLACE: "place",
    state.BUILD: "build",
    state.DISTRICT_CHOICE: "district",
    state.AREA_CHOICE: "area",
    state.FREE_CHOICE: "free",
    state.JUGGLE: "juggle",
    state.THEFT: "thief",
    state.PROTECT: "protect",
    state.TAKE: "innkeeper",
    state.TAKE_AND_BUILD: "guest",
    state.PICK: "pick",
    state.MAYOR: "mayor",
    state.QUENCH: "quench",
    state.SHIELD: "shield",
    state.BURN: "burn",
}


def item_id(states: States, item: int) -> str | None:
    """The id of a tile (or, with a minus sign, a decree)."""
    if item == 0:
        return None
    return tile_ids(states)[item] if item > 0 else decree_ids(states)[-item]


def decision_of(states: States, s: Any) -> dict[str, Any] | None:
    """Who must choose what; ``None`` at chance and after the end."""
    if s.depth == 0 or s.frames[s.depth - 1][1] < 0:
        return None
    what, seat, arg = s.frames[s.depth - 1]
    if what == state.TAKE_OR_PASS:
        kind = "architect" if arg else "innkeeper-again"
    elif what == state.CHOOSE_SPELL:
        kind = "mage" if arg else "fairy"
    else:
        kind = CHOICES[what]
    return {"seat": seat, "kind": kind, **_details(states, s, kind, seat, arg)}


def _details(states: States, s: Any, kind: str, seat: int, arg: int) -> dict[str, Any]:
    if kind == "turn":
        return {"rolled": s.dice[0] > 0}
    if kind in ("place", "build"):
        return {"item": item_id(states, arg)}
    if kind in ("district", "area", "free"):
        item = {"item": decree_ids(states)[arg]}
        return {**item, "most": s.decree[arg][2]} if kind == "district" else item
    if kind == "juggle":
        return {"sum": arg}
    if kind == "thief":
        return {"may_pass": arg == 1}
    if kind == "protect":
        return {"thief": s.turn, "slot": arg + 1, "item": item_id(states, s.slots[seat][arg])}
    if kind == "pick":
        return {"refill": _to_be_refilled(states, s)}
    if kind in ("quench", "shield", "burn"):
        return {"count": arg}
    return {}


def _to_be_refilled(states: States, s: Any) -> list[str]:
    """The layers that the refill asked about will touch. FE-30"""
    layers = supply.rows_to_refill(states[0])
    if s.frames[s.depth - 2][2] >= ARCHITECTS:
        sizes = [sum(stack) for stack in s.stack]
        layers = sum(1 << i for i in range(len(LAYERS)) if sizes[i] and 0 in s.display[i])
    return [layer for i, layer in enumerate(LAYERS) if layers >> i & 1]


def display_of(states: States, s: Any) -> list[dict[str, Any]]:
    """The six columns of the display."""
    tiles, decrees = tile_ids(states), decree_ids(states)
    return [
        {
            "column": column + 1,
            "person": PERSONS[column],
            **{layer: tiles[s.display[i][column]] or None for i, layer in enumerate(LAYERS)},
            "decree": decrees[s.open_decrees[column]] or None,
        }
        for column in range(SPACES)
    ]


def slots_of(states: States, s: Any, seat: int) -> list[dict[str, Any] | None]:
    """The slots for tiles and decrees of a tableau."""
    out: list[dict[str, Any] | None] = []
    for slot in range(SLOTS):
        item = s.slots[seat][slot]
        kind = "tile" if item > 0 else "decree"
        usable = bool(supply.usable(states[0], seat, slot))
        out.append({"item": item_id(states, item), "kind": kind, "usable": usable} if item else None)
    return out


def decrees_in_hand(s: Any) -> list[tuple[int, int]]:
    """Decrees that are being taken or played: seat and type."""
    found = []
    for what, seat, arg in s.frames[: s.depth]:
        if what == state.PLACE and arg < 0:
            found.append((seat, -arg))
        elif what in (state.DISTRICT_CHOICE, state.AREA_CHOICE, state.FREE_CHOICE):
            found.append((seat, arg))
    return found


def juggling(s: Any) -> int | None:
    """What the juggler has rolled so far, ``None`` if he is not at it. FE-13"""
    if s.depth and s.frames[s.depth - 1][0] in (state.DIE, state.JUGGLE):
        return int(s.frames[s.depth - 1][2])
    return None


def worth_of(states: States, s: Any, seat: int) -> dict[str, Any]:
    """What each decree that lies open, in a slot or in hand would score ``seat`` best now."""
    ids = decree_ids(states)
    found = {d for d in s.open_decrees if d} | {-item for item in s.slots[seat] if item < 0}
    found |= {in_hand for owner, in_hand in decrees_in_hand(s) if owner == seat}
    if s.city_left:
        found.add(state.CITY_DECREE)
    worths = {ids[d]: best_worth(states, seat, d, s) for d in sorted(found)}
    return {d: worth for d, worth in worths.items() if worth is not None}


def town_of(states: States, s: Any, seat: int, points: int) -> dict[str, Any]:
    """A seat's town and tableau, and what it would score."""
    record = states[0]
    tiles, decrees, spells = tile_ids(states), decree_ids(states), spell_ids(states)
    columns = [
        {
            **{layer: tiles[t] or None for layer, t in zip(LAYERS, s.town[seat][c], strict=True)},
            "burnt": bool(s.burnt[seat] >> c & 1),
            "grass": bool(s.grass[seat] >> c & 1),
        }
        for c in range(s.columns[seat])
    ]
    return {
        "seat": seat,
        "columns": columns,
        "clouds": int(town.clouds(record, seat)),
        "burning": int(town.burning(record, seat)),
        "danger": int(town.in_danger(record, seat)),
        "symbols": symbols_of(int(town.symbols(record, seat))),
        "shown": columns_that_show(s, seat),
        "slots": slots_of(states, s, seat),
        "spells": [spells[t] or None for t in s.spells[seat]],
        "decrees": [
            {"decree": decrees[s.played_decree[i]], "points": s.played_points[i]}
            for i in range(s.played)
            if s.played_seat[i] == seat
        ],
        "city": bool(s.city_scored[seat]),
        "fewest": bool(scoring.has_fewest(record, seat)),
        "points": points,
        "juggled": s.juggled[seat],
        "conjured": s.conjured[seat],
        "decreed": s.decreed[seat],
        "worth": worth_of(states, s, seat),
    }


def points_of(states: States) -> list[int]:
    """Each seat's points."""
    out = np.zeros(SEATS, np.int64)
    scoring.scores(states, out)
    return [int(x) for x in out[: states[0].players]]


def points_and_reasons(states: States) -> tuple[list[dict[str, int]], list[dict[str, dict[str, Any]]]]:
    """For each seat its points by source and the reasons."""
    s = plain(states)
    ids = decree_ids(states)
    least = min(s.decrees[: s.players])
    points: list[dict[str, int]] = []
    reasons: list[dict[str, dict[str, Any]]] = []
    for seat in range(s.players):
        each: dict[str, list[int]] = {}
        for i in range(s.played):
            if s.played_seat[i] == seat:
                each.setdefault(ids[s.played_decree[i]], []).append(s.played_points[i])
        bonus = int(scoring.bonus(states[0], seat))
        points.append(
            {
                **{d: sum(each[d]) for d in ids if d in each},
                "juggler": s.juggled[seat],
                "spells": s.conjured[seat],
                "fewest": bonus,
            }
        )
        why = "not-over" if s.depth else "fewest" if bonus else "not-fewest"
        reasons.append(
            {
                **{d: {"reason": "decrees", "n": len(each[d]), "each": each[d]} for d in ids if d in each},
                "juggler": {"reason": "sum"},
                "spells": {"reason": "sum"},
                "fewest": {"reason": why, "played": s.decrees[seat], "least": least},
            }
        )
    return points, reasons


def result_of(states: States) -> dict[str, Any] | None:
    """Scores, winners, breakdown with reasons, and placing of a finished game. FE-31 … FE-33"""
    s = plain(states)
    if s.depth > 0:
        return None
    totals = points_of(states)
    breakdown, reasons = points_and_reasons(states)
    return {
        "scores": totals,
        "winners": [seat for seat in range(s.players) if totals[seat] == max(totals)],
        "breakdown": breakdown,
        "reasons": reasons,
        "order": sorted(range(s.players), key=lambda seat: -totals[seat]),
        "fewest": [seat for seat in range(s.players) if scoring.has_fewest(states[0], seat)],
        "by": "decrees" if s.ending else "round-limit",
    }


def legal_texts(states: States) -> list[str]:
    """The legal actions in notation."""
    out = np.empty(ACTIONS, np.int64)
    return [str(ALL[a]) for a in out[: rules.legal_actions(states, out)].tolist()]


def _counted(ids: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {ids[t]: counts[t] for t in range(1, len(ids)) if counts[t]}


def view(states: States, viewer: int | None) -> dict[str, Any]:
    """A record as plain data."""
    s = plain(states)
    decision = decision_of(states, s)
    points = points_of(states)
    spells = spell_ids(states)
    begun = s.turn >= 0
    dice = [{"value": s.dice[i], "used": bool(s.used[i])} for i in range(2) if s.dice[i]]
    return {
        "game": "feuville",
        "players": s.players,
        "seat": viewer,
        "to_move": decision["seat"] if decision else None,
        "over": s.depth == 0,
        "start": s.start if begun else None,
        "turn": s.turn if begun and s.depth else None,
        "round": s.round_number,
        "last_round": bool(s.ending) or s.round_number >= s.round_limit,
        "values": {
            "district": s.district_points,
            "area": s.area_points,
            "free": s.free_points,
            "city": s.city_points,
            "fewest": s.fewest_points,
            "juggler": s.juggler_goal,
        },
        "dice": dice,
        "juggling": juggling(s),
        "dragon": any(what == state.ATTACK for what, _, _ in s.frames[: s.depth]),
        "decision": decision,
        "legal": legal_texts(states) if decision and decision["seat"] == viewer else [],
        "display": display_of(states, s),
        "stacks": {
            layer: {STAGE_MARKS[stage]: s.stack[i][stage] for stage in range(i != SKY, STAGES)}
            for i, layer in enumerate(LAYERS)
        },
        "unseen": {
            "tiles": _counted(tile_ids(states), s.unseen),
            "decrees": _counted(decree_ids(states), s.unseen_decrees),
            "spells": _counted(spells, s.unseen_spells),
        },
        "pile": s.pile,
        "city_decrees": s.city_left,
        "spells": [spells[t] or None for t in s.open_spells],
        "spell_pile": sum(s.unseen_spells),
        "towns": [town_of(states, s, seat, points[seat]) for seat in range(s.players)],
        "result": result_of(states),
    }
