"""What a step brought about, in plain data: events, derived from the views before and after it and its text.

Columns, slots and spaces count from 1; the shapes are documented in docs/formats-feuville.md.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...core.game import CHANCE
from .ids import PERSONS, layer_of_id

View = dict[str, Any]
Event = dict[str, Any]


def events(before: View, actor: int, text: str, after: View) -> list[Event]:
    """The events of one step, in order."""
    words = text.split()
    told = _spent(before, after)
    told += _fell(before, words, after) if actor == CHANCE else _chosen(before, actor, words, after)
    told += _fires(before, words, after)
    told += _spells_gained(before, after)
    told += _juggled(before, words, after)
    if after["last_round"] and not before["last_round"]:
        told.append({"event": "last-round", "seat": after["turn"] if after["turn"] is not None else actor})
    if after["over"]:
        result = after["result"]
        told.append({"event": "end", **{key: result[key] for key in ("winners", "scores", "fewest", "by")}})
    elif before["turn"] is not None and after["turn"] != before["turn"]:
        told.append({"event": "turn", "seat": after["turn"], "round": after["round"]})
    return told


# ------------------------------------------------------------ chance


def _fell(before: View, words: list[str], after: View) -> list[Event]:
    """What chance did."""
    word, seat = words[0], before["turn"]
    if word == "start":
        return [{"event": "start", "seat": int(words[1])}]
    if word == "roll":
        dice = [int(words[1]), int(words[2])]
        told: list[Event] = [{"event": "rolled", "seat": seat, "dice": dice}]
        if dice[0] == dice[1]:
            told.append({"event": "dragon", "seat": seat, "towns": _compared(before)})
        return told
    if word == "die":
        face = int(words[1])
        return [{"event": "juggler-die", "seat": seat, "face": face, "sum": before["juggling"] + face}]
    return [_laid(before, word, words[1], after)]


def _laid(before: View, word: str, what: str, after: View) -> Event:
    if word == "spell":
        gap = before["spells"].index(None)
        return {"event": "laid-spell", "spell": what, "space": gap + 1}
    layer = "decree" if word == "decree" else layer_of_id(what)
    for old, new in zip(before["display"], after["display"], strict=True):
        if old[layer] is None and new[layer] is not None:
            if word == "decree":
                return {"event": "laid-decree", "decree": what, "column": new["column"]}
            return {"event": "laid", "tile": what, "layer": layer, "column": new["column"]}
    raise AssertionError("nothing was laid")


def _compared(view: View) -> list[dict[str, int]]:
    """How the towns stand when the dragon comes. FE-20"""
    return [
        {
            "seat": town["seat"],
            "columns": len(town["columns"]),
            **{key: town[key] for key in ("clouds", "burning", "danger")},
        }
        for town in view["towns"]
    ]


# ------------------------------------------------------------ choices


def _chosen(before: View, seat: int, words: list[str], after: View) -> list[Event]:
    """What the mover did, without what followed."""
    word, decision = words[0], before["decision"]
    kind = decision["kind"]
    if word == "done":
        unused = [die["value"] for die in before["dice"] if not die["used"]]
        return [{"event": "done", "seat": seat, "unused": unused}]
    if word in ("use", "kobold", "take", "spell"):
        return _taken(before, seat, words, after)
    if word == "stored":
        slot = int(words[1])
        item = before["towns"][seat]["slots"][slot - 1]["item"]
        used: Event = {"event": "used-stored", "seat": seat, "slot": slot, "item": item}
        return [used, *_scored(before, seat, words, after)]
    if word == "store":
        slot = before["towns"][seat]["slots"].index(None) + 1
        return [{"event": "stored", "seat": seat, "item": decision["item"], "slot": slot}]
    if word == "build":
        return [_built(seat, words[1], decision["item"], after)]
    if word == "steal":
        return _reached(before, seat, int(words[1]), int(words[2]), after)
    if word == "protect":
        slot_and_item = {key: decision[key] for key in ("slot", "item")}
        return [{"event": "protected", "seat": seat, **slot_and_item}]
    if word == "shield":
        return [{"event": "shielded", "seat": seat, "count": decision["count"]}]
    if word == "pass":
        told: list[Event] = [{"event": "declined", "seat": seat, "kind": kind}]
        if kind == "protect":
            told.append(_stole(decision["thief"], seat, decision["slot"], decision["item"]))
        return told
    return _scored(before, seat, words, after)


def _taken(before: View, seat: int, words: list[str], after: View) -> list[Event]:
    """A die or the kobold is used, or something taken from a person or by a spell."""
    word, kind = words[0], before["decision"]["kind"]
    if word == "spell":
        space = int(words[1])
        spell = before["spells"][space - 1]
        return [{"event": "took-spell", "seat": seat, "spell": spell, "space": space, "by": kind}]
    if word == "take":
        if words[1] == "city":
            took: Event = {"event": "took-decree", "seat": seat, "decree": "city", "column": None}
            return [{**took, "by": kind}, *_scored(before, seat, words, after)]
        return [_took(before, seat, int(words[2]), words[1], kind.removesuffix("-again"))]
    column, thing = int(words[1]), words[2]
    told: list[Event] = []
    if word == "kobold" or thing in ("person", "fairy"):
        person = {"person": PERSONS[column - 1], "fairy": "fairy"}.get(thing)
        used = {"event": "used", "seat": seat, "column": column, "thing": thing, "person": person}
        told.append({**used, "kobold": word == "kobold"})
    if thing not in ("person", "fairy"):
        told.append(_took(before, seat, column, thing, "kobold" if word == "kobold" else "die"))
    return told


def _took(before: View, seat: int, column: int, thing: str, by: str) -> Event:
    what = before["display"][column - 1][thing]
    if thing == "decree":
        return {"event": "took-decree", "seat": seat, "decree": what, "column": column, "by": by}
    return {"event": "took", "seat": seat, "tile": what, "layer": thing, "column": column, "by": by}


def _built(seat: int, place: str, tile: str, after: View) -> Event:
    side = place if place in ("left", "right") else None
    if side is None:
        column = int(place)
    else:
        column = 1 if side == "left" else len(after["towns"][seat]["columns"])
    layer = layer_of_id(tile)
    return {"event": "built", "seat": seat, "tile": tile, "layer": layer, "column": column, "side": side}


def _reached(before: View, seat: int, victim: int, slot: int, after: View) -> list[Event]:
    """The thief names an item; he has it unless its owner is asked first. FE-14"""
    item = before["towns"][victim]["slots"][slot - 1]["item"]
    if after["towns"][victim]["slots"][slot - 1] is None:
        return [_stole(seat, victim, slot, item)]
    return [{"event": "reached", "seat": seat, "victim": victim, "slot": slot, "item": item}]


def _stole(seat: int, victim: int, slot: int, item: str) -> Event:
    return {"event": "stole", "seat": seat, "victim": victim, "slot": slot, "item": item}


def _scored(before: View, seat: int, words: list[str], after: View) -> list[Event]:
    """A decree that was scored by this choice. FE-23 … FE-28"""
    old, new = before["towns"][seat], after["towns"][seat]
    if len(new["decrees"]) == len(old["decrees"]):
        return []
    decree, points = new["decrees"][-1]["decree"], new["decrees"][-1]["points"]
    if words[0] == "columns":
        columns = [int(word) for word in words[1:]]
        how: dict[str, Any] = {"columns": columns, "square": None, "symbol": None, "count": len(columns)}
    elif words[0] == "square":
        column = int(words[2])
        count = points // before["values"]["area"]
        how = {"columns": [column, column + 1], "square": words[1], "symbol": None, "count": count}
    elif words[0] == "symbol":
        columns = old["shown"][words[1]]
        count = points // before["values"]["free"]
        how = {"columns": columns, "square": None, "symbol": words[1], "count": count}
    else:
        worth = old["worth"][decree]
        how = {key: worth[key] for key in ("columns", "square", "symbol", "count")}
    return [{"event": "scored", "seat": seat, "decree": decree, "points": points, **how}]


# ------------------------------------------------------------ what followed


def _fires(before: View, words: list[str], after: View) -> list[Event]:
    """Columns that caught fire, and fires that went out. FE-18, FE-20, FE-21"""
    told: list[Event] = []
    for old, new in zip(before["towns"], after["towns"], strict=True):
        moved = 1 if words[:2] == ["build", "left"] and len(new["columns"]) > len(old["columns"]) else 0
        was = {n + moved for n, column in enumerate(old["columns"], 1) if column["burnt"]}
        now = {n for n, column in enumerate(new["columns"], 1) if column["burnt"]}
        if now - was:
            told.append({"event": "burnt", "seat": new["seat"], "columns": sorted(now - was)})
        out = was - now
        by_mage = out & {int(words[1])} if words[0] == "quench" else out if words[-1] == "person" else set()
        for columns, by in ((by_mage, "mage"), (out - by_mage, "clouds")):
            if columns:
                told.append({"event": "quenched", "seat": new["seat"], "columns": sorted(columns), "by": by})
    return told


def _held(town: dict[str, Any]) -> Counter[str]:
    return Counter(spell for spell in town["spells"] if spell)


def _spent(before: View, after: View) -> list[Event]:
    """Spells that were used. FE-29"""
    return [
        {"event": "spent", "seat": new["seat"], "spell": spell}
        for old, new in zip(before["towns"], after["towns"], strict=True)
        for spell in (_held(old) - _held(new)).elements()
    ]


def _spells_gained(before: View, after: View) -> list[Event]:
    """Spells that came to a seat: points at once, or into a slot. FE-29"""
    told: list[Event] = []
    for old, new in zip(before["towns"], after["towns"], strict=True):
        seat, points = new["seat"], new["conjured"] - old["conjured"]
        if points:
            told.append({"event": "conjured", "seat": seat, "spell": f"points-{points}", "points": points})
        for spell in (_held(new) - _held(old)).elements():
            told.append({"event": "got-spell", "seat": seat, "spell": spell})
    return told


def _juggled(before: View, words: list[str], after: View) -> list[Event]:
    """The juggler came to an end. FE-13"""
    if before["juggling"] is None or after["juggling"] is not None or words[0] not in ("die", "stop"):
        return []
    towns = zip(before["towns"], after["towns"], strict=True)
    gained = [new["juggled"] - old["juggled"] for old, new in towns]
    total = before["juggling"] + (int(words[1]) if words[0] == "die" else 0)
    return [{"event": "juggled", "seat": before["turn"], "sum": total, "points": gained}]
