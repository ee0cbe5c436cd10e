"""Every choice as a label: what a button says, what stands beside a number in the terminal."""

from __future__ import annotations

from spieltisch.core.telling import Facts, Names, capital
from spieltisch.core.words import Words

from ..ids import PERSONS, is_tile
from .naming import (
    columns,
    name_of_decree,
    name_of_figure,
    name_of_item,
    name_of_spell,
    name_of_tile,
    person,
)


def tell_choice(action: str, view: Facts, texts: Words, names: Names) -> str:
    """What a legal action of the viewer is called: ``Die 3: take a wall with a star``."""
    return capital(_tell(action, view, texts, names))


def _tell(action: str, view: Facts, texts: Words, names: Names) -> str:
    word, *rest = action.split()
    if word in _TELLERS:
        return _TELLERS[word](rest, view, texts, names)
    kind = view["decision"]["kind"]
    if word == "pass":
        return texts.say(f"do-pass-{kind}")
    if word == "roll" and kind == "juggle":
        return texts.say("do-roll-juggle")
    return texts.say(f"do-{word}", n=view["juggling"]) if word == "stop" else texts.say(f"do-{word}")


def tell_thing(column: int, thing: str, view: Facts, texts: Words) -> str:
    """What a die or the kobold does in a column: ``visit the Juggler``, ``take a gate``."""
    if thing in ("person", "fairy"):
        figure = PERSONS[column - 1] if thing == "person" else thing
        return texts.say("do-visit", figure=name_of_figure(texts, figure, "acc"))
    return texts.say("do-get", item=name_of_item(texts, view["display"][column - 1][thing], "a"))


def _use(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    return texts.say("do-die", die=rest[0], what=tell_thing(int(rest[0]), rest[1], view, texts))


def _kobold(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    return texts.say("do-kobold", column=rest[0], what=tell_thing(int(rest[0]), rest[1], view, texts))


def _take(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    if rest == ["city"]:
        return texts.say("do-take-city")
    item = view["display"][int(rest[1]) - 1][rest[0]]
    return texts.say("do-take-from", item=name_of_item(texts, item, "a"), column=rest[1])


def _stored(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    item = view["towns"][view["seat"]]["slots"][int(rest[0]) - 1]["item"]
    if is_tile(item):
        return texts.say("do-stored-tile", slot=rest[0], item=name_of_tile(texts, item, "a"))
    return texts.say("do-stored-decree", slot=rest[0], item=name_of_decree(texts, item, "a"))


def _steal(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    seat, slot = int(rest[0]), int(rest[1])
    item = view["towns"][seat]["slots"][slot - 1]["item"]
    whom = person(texts, seat, names, view["seat"], "dat")
    return texts.say("do-steal", slot=slot, whom=whom, item=name_of_item(texts, item))


def _spell(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    spell = view["spells"][int(rest[0]) - 1]
    return texts.say("do-take", item=name_of_spell(texts, spell, "a"))


def _symbol(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    return texts.say(f"symbol-{rest[0]}.plural")


def _build(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    if rest[0] in ("left", "right"):
        return texts.say(f"do-build-{rest[0]}")
    return texts.say("do-build-on", column=rest[0])


def _columns(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    return columns(texts, [int(n) for n in rest], "start")


def _square(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    first = int(rest[1])
    return texts.say(f"do-square-{rest[0]}", where=columns(texts, [first, first + 1], "in"))


def _burn(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    return texts.say("do-burn", column=rest[0])


def _quench(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    return texts.say("do-quench", column=rest[0])


_TELLERS = {
    "use": _use,
    "kobold": _kobold,
    "take": _take,
    "stored": _stored,
    "steal": _steal,
    "spell": _spell,
    "symbol": _symbol,
    "build": _build,
    "columns": _columns,
    "square": _square,
    "burn": _burn,
    "quench": _quench,
}
