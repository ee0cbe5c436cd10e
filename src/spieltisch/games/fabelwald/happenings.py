"""What a step brought about: its notation as a seat may read it, and events in plain data.

Events are derived from two views of one seat and the step as it sees it, so they can tell nothing that the
seat's own views do not show. The shapes are documented in docs/formats-fabelwald.md.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...core.game import CHANCE, States
from ...core.plain import plain
from . import state

View = dict[str, Any]
Event = dict[str, Any]

UNSEEN = "?"
BY_TURN = "turn"


def step_as_seen(before: States, actor: int, text: str, seat: int | None) -> str:
    """The notation of a step as ``seat`` may read it: which card is dealt, drawn or stolen only those who
    hold it, or held it, may know."""
    if actor != CHANCE or not text.startswith("card "):
        return text
    s = plain(before)
    what, _, arg = s.frames[s.depth - 1]
    seeing = {
        state.DEAL: [(s.start + arg) % s.players],
        state.DRAW: [arg],
        state.STEAL: [arg, s.turn],
        state.TURN_UP: [s.turn],
    }.get(what)
    return text if seeing is None or seat in seeing else f"card {UNSEEN}"


def events(before: View, actor: int, text: str, after: View) -> list[Event]:
    """The events of one step, in order."""
    told = _fell(before, text, after) if actor == CHANCE else _chosen(before, actor, text, after)
    if after["deck"] == 0 and after["last"] is not None and before["last"] is None:
        told.append({"event": "deck-empty", "seat": before["turn"], "last": after["last"]})
    if _ends_turn(before, actor, text) and not _is_asked(after, "discard"):
        told += _next_turn(before, after)
    if after["over"]:
        result = after["result"]
        told.append({"event": "end", **{key: result[key] for key in ("winners", "scores", "tie")}})
    return told


def _is_asked(view: View, kind: str) -> bool:
    return view["decision"] is not None and view["decision"]["kind"] == kind


def _ends_turn(before: View, actor: int, text: str) -> bool:
    """Whether a turn ends with this step, or the dealing."""
    if actor == CHANCE:
        return bool(before["chance"]["kind"] == "deal")
    decision = before["decision"]
    if decision["kind"] == "amulet":
        return bool(text == "amulet" and decision["by"] == BY_TURN)
    return decision["kind"] == "discard" or (decision["kind"] == "turn" and text == "done")


def _next_turn(before: View, after: View) -> list[Event]:
    """Who misses a turn, and whose it is. FW-41, FW-44"""
    if not after["over"] and not _is_asked(after, "turn"):
        return []
    missed = [seat for seat in before["missing"] if seat not in after["missing"]]
    missed.sort(key=lambda seat: (seat - before["turn"] - 1) % before["players"])
    told: list[Event] = [{"event": "missed", "seat": seat} for seat in missed]
    if not after["over"]:
        told.append({"event": "turn", "seat": after["turn"]})
    return told


# ------------------------------------------------------------ chance


def _fell(before: View, text: str, after: View) -> list[Event]:
    """What chance did."""
    word, _, what = text.partition(" ")
    if word == "start":
        return [{"event": "start", "seat": int(what)}]
    chance = before["chance"]
    card = None if what == UNSEEN else what
    seat, by = chance["seat"], chance["by"]
    if chance["kind"] == "deal":
        return [{"event": "dealt", "seat": seat, "card": card}]
    if chance["kind"] == "steal":
        return [{"event": "stole", "seat": seat, "victim": chance["victim"], "card": card, "by": by}]
    if chance["kind"] == "lose":
        return [{"event": "lost", "seat": seat, "card": card, "by": by}]
    return [{"event": "drew", "seat": seat, "card": card, "by": by}]


# ------------------------------------------------------------ choices


def _chosen(before: View, seat: int, text: str, after: View) -> list[Event]:
    """What the mover did."""
    decision = before["decision"]
    kind = decision["kind"]
    word, _, what = text.partition(" ")
    if kind == "turn":
        return _in_turn(before, seat, word, what, after)
    if kind == "place":
        combo = int(what) if word == "combo" else None
        return _placed(before, seat, decision["card"], decision["spent"], combo, after)
    if kind == "power":
        if text == "pass":
            return [{"event": "declined", "seat": seat, "creature": decision["creature"]}]
        used = {"event": "used", "seat": seat, "creature": decision["creature"]}
        return [used, *_power(before, seat, word, what, after)]
    if kind in ("choose", "share"):
        return _power(before, seat, word, what, after)
    if kind == "at-once":
        return _at_once(before, seat, word, what, after)
    if kind == "dwarf":
        return _dwarf(before, seat, what, after)
    if kind == "amulet":
        if text == "amulet":
            return [{"event": "blocked", "seat": seat, "thief": decision["thief"], "by": decision["by"]}]
        return [{"event": "not-blocked", "seat": seat}]
    return [{"event": "discarded", "seat": seat, "card": what}]


def _combos(view: View, seat: int | None = None) -> dict[int, dict[str, Any]]:
    """Combos by number, with their owner; all, or those of a seat."""
    return {
        combo["combo"]: {**combo, "owner": found["seat"]}
        for found in view["seats"]
        if seat is None or found["seat"] == seat
        for combo in found["combos"]
    }


def _in_turn(before: View, seat: int, word: str, what: str, after: View) -> list[Event]:
    """Outside of powers."""
    if word == "done":
        return [{"event": "done", "seat": seat}]
    if word == "skip":
        return [{"event": "skipped", "seat": seat, "extras": before["extras"]}]
    if word == "steal":
        return [{"event": "reached", "seat": seat, "victim": int(what), "by": BY_TURN}]
    if word == "play":
        return _played(before, seat, what, False, False, after)
    if word == "add":
        combo = _combos(after, seat)[int(what)]
        added = {"event": "added", "seat": seat, "combo": int(what), "card": combo["cards"][-1]}
        return [{**added, "points": combo["points"]}]
    if word == "lay":
        number = min(set(_combos(after, seat)) - set(_combos(before, seat)))
        combo = _combos(after, seat)[number]
        laid = {key: combo[key] for key in ("combo", "kind", "cards", "points")}
        return [{"event": "laid", "seat": seat, **laid}]
    return []  # what is drawn comes with the next step


def _played(before: View, seat: int, card: str, at_once: bool, spent: bool, after: View) -> list[Event]:
    """A creature or rune was played, and perhaps laid without a question. FW-9, FW-11"""
    told: list[Event] = [{"event": "played", "seat": seat, "card": card, "at_once": at_once}]
    if card == "rune":
        return [*told, {"event": "rune", "seat": seat, "extras": after["extras"]}]
    if _is_asked(after, "place"):
        return told
    return told + _placed(before, seat, card, spent, None, after)


def _placed(
    before: View, seat: int, card: str, spent: bool, combo: int | None, after: View, freed: int | None = None
) -> list[Event]:
    """A creature was laid to ``combo`` (``None``: to a new one); why its power does not follow, if so."""
    own = _combos(after, seat)
    new = combo is None
    if combo is None:
        alone = [number for number, found in own.items() if found["cards"] == [card]]
        was = _combos(before, seat)
        combo = next((number for number in alone if number not in was), freed if freed in alone else alone[0])
    told: list[Event] = [
        {
            "event": "placed",
            "seat": seat,
            "card": card,
            "combo": combo,
            "new": new,
            "size": len(own[combo]["cards"]),
            "points": own[combo]["points"],
        }
    ]
    return told + _idle(before, seat, card, spent, after)


def _idle(before: View, seat: int, card: str, spent: bool, after: View) -> list[Event]:
    """Why the power of a creature just laid does not follow, if so. FW-7, FW-10, FW-15"""
    if _is_asked(after, "power") and after["decision"]["creature"] == card:
        return []
    why = "no-target"
    if card == "dragon":
        why = "dragon"
    elif spent:
        why = "spent"
    elif before["chain"] >= before["most_chain"]:
        why = "chain"
    return [{"event": "idle", "seat": seat, "creature": card, "why": why}]


def _at_once(before: View, seat: int, word: str, what: str, after: View) -> list[Event]:
    """What was taken is played or kept. FW-8"""
    decision = before["decision"]
    kept: Counter[str | None] = Counter(before["taken"])
    if word == "play":
        kept[what] -= 1
    told = _kept(seat, kept, decision["creature"])
    if word == "play":
        told += _played(before, seat, what, True, what in decision["spent"], after)
    return told


def _kept(seat: int, cards: Counter[str | None], by: str) -> list[Event]:
    return [{"event": "kept", "seat": seat, "card": card, "by": by} for card in cards.elements()]


def _dwarf(before: View, seat: int, what: str, after: View) -> list[Event]:
    """One card is kept, the other thrown away. FW-43"""
    pile, deck = before["taken"]
    kept, thrown = (pile, after["discard"][-1]) if what == "pile" else (deck, pile)
    return [
        {"event": "kept", "seat": seat, "card": kept, "by": "dwarf"},
        {"event": "threw", "seat": seat, "card": thrown},
    ]


# ------------------------------------------------------------ powers


def _power(before: View, seat: int, word: str, what: str, after: View) -> list[Event]:
    """What a power did, at its beginning or further on."""
    creature = before["decision"]["creature"]
    if word == "steal":
        return [{"event": "reached", "seat": seat, "victim": int(what), "by": creature}]
    if word == "name":
        return _named(before, seat, what, after)
    if word == "again":
        again: Event = {"event": "again", "seat": seat, "creature": what}
        return [again, *_idle(before, seat, what, False, after)]
    if word == "take":
        return _took_up(before, seat, what, creature, after)
    if word == "sacrifice":
        return [{"event": "sacrificed", "seat": seat, "card": what, "combo": None, "rest": False}]
    if word == "combo":
        return _with_combo(before, seat, int(what), creature, after)
    if word == "seat":
        return _with_seat(before, seat, int(what), creature, after)
    if word == "pick":
        return _picked(before, seat, what, creature, after)
    if word == "use":
        return _simply(before, seat, creature, after)
    return []  # what is drawn comes with the next step


def _named(before: View, seat: int, card: str, after: View) -> list[Event]:
    """The Amazon. FW-20"""
    others = [(seat + i) % before["players"] for i in range(1, before["players"])]
    hands = [[found["hand"] for found in view["seats"]] for view in (before, after)]
    givers = [other for other in others if hands[1][other] < hands[0][other]]
    told: list[Event] = [{"event": "named", "seat": seat, "card": card, "givers": givers}]
    return told + [{"event": "gave", "seat": giver, "to": seat, "card": card} for giver in givers]


def _took_up(before: View, seat: int, what: str, creature: str, after: View) -> list[Event]:
    """Banshee and Nymph. FW-21, FW-35"""
    number, card = what.split(" ")
    combo = _combos(before)[int(number)]
    told: list[Event] = [
        {"event": "took-up", "seat": seat, "card": card, "combo": combo["combo"], "owner": combo["owner"]}
    ]
    if creature == "banshee":
        return told + ([] if _is_asked(after, "at-once") else _kept(seat, Counter([card]), creature))
    copies = zip(combo["cards"], combo["spent"], strict=True)
    spent = all(mark for found, mark in copies if found == card)
    if _is_asked(after, "place"):
        return told
    return told + _placed(before, seat, card, spent, None, after, combo["combo"])


def _with_combo(before: View, seat: int, number: int, creature: str, after: View) -> list[Event]:
    """Demon, Highwayman and Witch. FW-22, FW-29, FW-38"""
    combo = _combos(before)[number]
    owner = combo["owner"]
    if creature == "demon":
        destroyed = {"event": "destroyed", "seat": seat, "combo": number, "owner": owner}
        return [{**destroyed, "cards": combo["cards"]}]
    if before["decision"]["kind"] == "choose":
        if creature == "witch":
            captured = {"event": "captured", "seat": seat, "owner": owner, "combo": number}
            return [{**captured, "cards": combo["cards"]}]
        return [_traded(before, seat, owner, [before["decision"]["combo"]], [number])]
    if creature == "witch":
        sacrificed = {"event": "sacrificed", "seat": seat, "card": combo["cards"][0], "combo": number}
        return [{**sacrificed, "rest": len(combo["cards"]) == 3}]
    return []  # the Highwayman's own combo


def _with_seat(before: View, seat: int, other: int, creature: str, after: View) -> list[Event]:
    """Hydra, Bogeyman, Troll, Werewolf and, with swap_all, Highwayman. FW-30, FW-34, FW-38, FW-39, FW-41"""
    if creature == "hydra":
        return [_looked(before, seat, [other], after)]
    if creature == "bogeyman":
        return [{"event": "swapped-hands", "seat": seat, "other": other}]
    if creature == "werewolf":
        return [{"event": "marked", "seat": other, "by": seat}]
    if creature == "highwayman":
        now = _combos(after)
        given, got = (
            [number for number in _combos(before, owner) if now[number]["owner"] != owner]
            for owner in (seat, other)
        )
        return [_traded(before, seat, other, given, got)]
    return []  # the Troll: what is lost comes with the next step


def _traded(before: View, seat: int, other: int, given: list[int], got: list[int]) -> Event:
    """Combos changed owners; both sides are named by number and by the cards. FW-38"""
    combos = _combos(before)
    event = {"event": "traded", "seat": seat, "other": other, "given": given, "got": got}
    sides = {"given_cards": given, "got_cards": got}
    return {**event, **{side: [combos[n]["cards"] for n in numbers] for side, numbers in sides.items()}}


def _looked(before: View, seat: int, at: list[int], after: View) -> Event:
    """Hands were looked at; only who looked knows what is in them. FW-30, FW-37"""
    looks = before["seat"] == seat
    cards = [after["seats"][other]["cards"] if looks else None for other in at]
    return {"event": "looked", "seat": seat, "at": at, "cards": cards}


def _picked(before: View, seat: int, card: str, creature: str, after: View) -> list[Event]:
    """Fairies and Giant take a discard, the Laraki hands one out. FW-27, FW-32, FW-36"""
    if creature == "laraki":
        to = before["decision"]["to"]
        if to == seat:
            return _kept(seat, Counter([card]), creature)
        return [{"event": "gave", "seat": seat, "to": to, "card": card}]
    told: list[Event] = [{"event": "picked", "seat": seat, "card": card, "by": creature}]
    return told + _kept(seat, Counter([*before["taken"], card]) - Counter(after["taken"]), creature)


def _simply(before: View, seat: int, creature: str, after: View) -> list[Event]:
    """The powers that need no more than a yes."""
    if creature == "shadow-queen":
        at = [(seat + i) % before["players"] for i in range(1, before["players"])]
        return [_looked(before, seat, at, after)]
    if creature not in ("laraki", "centaur", "dwarf"):
        return []  # what is drawn or lost comes with the next step
    cards = before["discard"][len(after["discard"]) :][::-1]
    told: list[Event] = [{"event": "picked", "seat": seat, "card": card, "by": creature} for card in cards]
    return told + _kept(seat, Counter(cards) - Counter(after["taken"]), creature)
