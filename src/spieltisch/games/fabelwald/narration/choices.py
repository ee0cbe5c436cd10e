"""Every choice as a label: what a button says, what stands beside a number in the terminal."""

from __future__ import annotations

from spieltisch.core.telling import Facts, Names, capital, number
from spieltisch.core.words import Words

from ..cards import PLACES
from .naming import combos_of, list_cards, name_of_card, person


def tell_choice(action: str, view: Facts, texts: Words, names: Names) -> str:
    """What a legal action of the viewer is called: ``Play the Giant``."""
    word, *rest = action.split()
    kind = view["decision"]["kind"]
    if word in _TELLERS:
        return capital(_TELLERS[word](rest, view, texts, names))
    if word == "pass":
        return texts.say(f"do-pass-{kind}")
    return texts.say(f"do-{word}")


def _play(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    key = "do-play-at-once" if view["decision"]["kind"] == "at-once" else "do-play"
    return texts.say(key, card=name_of_card(texts, rest[0], "acc"))


def _lay(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    cards = PLACES if rest == ["places"] else [rest[0]] * int(rest[1])
    return texts.say("do-lay", cards=list_cards(texts, cards))


def _add(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    combo = combos_of(view)[int(rest[0])]
    card = name_of_card(texts, combo["cards"][0], "acc")
    return texts.say("do-add", card=card, count=number(texts, len(combo["cards"])))


def _steal(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    return texts.say("do-steal", whom=person(texts, int(rest[0]), names, view["seat"], "from"))


def _combo(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    """To join one's own, or to name one for a power."""
    number_ = int(rest[0])
    combo = combos_of(view)[number_]
    cards = list_cards(texts, combo["cards"])
    if view["decision"]["kind"] == "place":
        return texts.say("do-join", cards=cards) + _which(number_, view, texts)
    if _is_sacrifice(view):
        own = list_cards(texts, combo["cards"][:1] * 2, "acc")
        return texts.say("do-sacrifice-combo", cards=own) + _which(number_, view, texts)
    if combo["owner"] == view["seat"]:
        return texts.say("do-combo-yours", cards=cards) + _which(number_, view, texts)
    whom = person(texts, combo["owner"], names, view["seat"], "dat")
    return texts.say("do-combo-theirs", whom=whom, cards=cards) + _which(number_, view, texts)


def _is_sacrifice(view: Facts) -> bool:
    decision = view["decision"]
    return decision["kind"] == "power" and decision["creature"] == "witch"


def _which(number_: int, view: Facts, texts: Words) -> str:
    """Its number, where another combo of the same player has the same cards."""
    found = combos_of(view)
    this = found[number_]
    alike = [
        combo
        for combo in found.values()
        if combo["owner"] == this["owner"] and sorted(combo["cards"]) == sorted(this["cards"])
    ]
    return texts.say("do-which", combo=number_) if len(alike) > 1 else ""


def _take(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    """A creature to be taken up, and from whom; of two with the same name also out of which combo."""
    number_, card = int(rest[0]), rest[1]
    found = combos_of(view)
    owner = found[number_]["owner"]
    taken = name_of_card(texts, card, "acc")
    if owner == view["seat"]:
        told = texts.say("do-take-yours", card=taken)
    else:
        told = texts.say("do-take-theirs", card=taken, whom=person(texts, owner, names, view["seat"], "dat"))
    twins = [combo for combo in found.values() if combo["owner"] == owner and card in combo["cards"]]
    return told + texts.say("do-which", combo=number_) if len(twins) > 1 else told


def _use(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    creature = view["decision"]["creature"]
    if creature == "centaur":
        return texts.say("do-use-centaur", card=name_of_card(texts, view["discard"][-1], "acc"))
    return texts.say(f"do-use-{creature}")


def _again(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    return texts.say("do-again", card=name_of_card(texts, rest[0], "acc"))


def _name(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    return texts.say("do-name", card=name_of_card(texts, rest[0], "acc"))


def _pick(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    decision, card = view["decision"], name_of_card(texts, rest[0], "acc")
    if decision["kind"] != "share":
        return texts.say("do-pick", card=card)
    return texts.say("do-keep-card" if decision["to"] == view["seat"] else "do-give-card", card=card)


def _seat(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    creature, other = view["decision"]["creature"], int(rest[0])
    return texts.say(
        f"do-seat-{creature}",
        whom=person(texts, other, names, view["seat"], "dat"),
        who=person(texts, other, names, view["seat"], "acc"),
    )


def _sacrifice(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    return texts.say("do-sacrifice-hand", cards=list_cards(texts, [rest[0]] * 2, "acc"))


def _keep(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    if not rest:
        return texts.say("do-keep", n=len(view["taken"]))
    pile, deck = view["taken"]
    card = name_of_card(texts, pile if rest == ["pile"] else deck, "acc")
    return texts.say(f"do-keep-{rest[0]}", card=card)


def _new(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    return texts.say("do-new")


def _skip(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    if view["options"]["draw_first"]:
        return texts.say("do-skip-opening")
    return texts.say("do-skip", n=view["extras"])


def _discard(rest: list[str], view: Facts, texts: Words, names: Names) -> str:
    return texts.say("do-discard", card=name_of_card(texts, rest[0], "acc"))


_TELLERS = {
    "play": _play,
    "lay": _lay,
    "add": _add,
    "steal": _steal,
    "combo": _combo,
    "take": _take,
    "use": _use,
    "again": _again,
    "name": _name,
    "pick": _pick,
    "seat": _seat,
    "sacrifice": _sacrifice,
    "keep": _keep,
    "new": _new,
    "skip": _skip,
    "discard": _discard,
}
