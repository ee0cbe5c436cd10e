"""What an action would bring, in the words of the action bar."""

from __future__ import annotations

from spieltisch.core.telling import Facts, Names, capital, number, plain, points
from spieltisch.core.words import Words

from .choices import tell_choice
from .naming import count_of_cards, list_cards, list_persons, name_of_card, person
from .scores import describe_power, in_short


def preview_parts(
    preview: Facts,
    texts: Words,
    names: Names,
    viewer: int | None,
    in_full: bool = True,
    *,
    view: Facts,
) -> list[str]:
    """What an action would bring, as the action bar says it, in sentences; in full the first names it.

    ``view`` is the viewer's, in which the choice stands. ``in_full=False`` leaves the choice itself out.
    """
    word, _, what = preview["action"].partition(" ")
    parts = _TELLERS[word](what, preview, texts, names, view)
    parts += _points(preview, texts, names, view)
    if in_full:
        parts.insert(0, f"{tell_choice(preview['action'], view, texts, names)}.")
    return parts


def _points(preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    """What everybody gains or loses at once."""
    told = []
    gain, total = preview["gain"], plain(preview["total"])
    if gain > 0:
        told.append(texts.say("preview-gain", points=points(texts, gain), total=total))
    if gain < 0:
        told.append(texts.say("preview-cost", points=points(texts, -gain), total=total))
    for seat, lost in enumerate(preview["loss"]):
        if lost:
            who = person(texts, seat, names, view["seat"], "start")
            key = "preview-loses" if lost > 0 else "preview-gains"
            told.append(texts.say(key, who=who, points=points(texts, abs(lost))))
    return told


# ------------------------------------------------------------ a turn


def _play(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    if what in view["decision"].get("spent", ()):
        return [texts.say("preview-spent")]
    return [_short(texts, what)]


def _short(texts: Words, card: str) -> str:
    return f"{capital(in_short(texts, card))}."


def _lay(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    return [texts.say("preview-combo", n=len(preview["cards"]), points=points(texts, preview["points"]))]


def _draw(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    return [texts.say("preview-draw", n=preview["deck"])]


def _steal(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    told = [texts.say("preview-hand", n=preview["hand"])]
    if preview["known"]:
        told.append(texts.say("preview-known", cards=list_cards(texts, preview["known"])))
    return told


def _done(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    over = view["seats"][view["seat"]]["hand"] - view["hand_limit"]
    if over > 0:
        return [texts.say("preview-done-over", n=over, count=number(texts, over))]
    return [texts.say("preview-done")]


def _skip(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    return [texts.say("preview-skip-opening" if view["options"]["draw_first"] else "preview-skip")]


# ------------------------------------------------------------ combos


def _new(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    decision = view["decision"]
    told = [texts.say("preview-combo", n=preview["size"], points=points(texts, preview["points"]))]
    if decision["card"] == "dragon":
        told.append(texts.say("preview-closed"))
    elif decision["spent"]:
        told.append(texts.say("preview-spent"))
    return told


def _combo(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    """One's own to be joined, or the combo that a power is about."""
    if view["decision"]["kind"] == "place":
        return _new(what, preview, texts, names, view)
    return [texts.say("preview-worth", points=points(texts, preview["points"]))]


def _take(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    told = [_short(texts, what.split()[1])]
    others = list(preview["cards"])
    others.remove(what.split()[1])
    if others:
        told.append(texts.say("preview-stay", cards=list_cards(texts, others)))
    return told


# ------------------------------------------------------------ powers


def _pass(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    decision = view["decision"]
    if decision["kind"] == "amulet":
        return [texts.say("preview-pass-amulet", n=view["seats"][view["seat"]]["hand"])]
    return [texts.say("preview-pass-power")]


def _use(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    if view["decision"]["creature"] == "magician":
        return [texts.say("preview-draw", n=view["deck"])]
    return [describe_power(texts, view["decision"]["creature"], view["options"])]


def _again(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    return [_short(texts, what)]


def _name(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    if preview["sure"]:
        who = list_persons(texts, preview["sure"], names, view["seat"])
        return [texts.say("preview-name-sure", who=who)]
    hidden = view["unseen"].get(what, 0)
    return [texts.say("preview-name", n=hidden)]


def _pick(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    if view["decision"]["kind"] == "share":
        return [texts.say("preview-share")]
    return [_short(texts, what)]


def _seat(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    held = view["seats"][int(what)]
    if view["decision"]["creature"] == "werewolf":
        cards, gained = count_of_cards(texts, held["hand"]), points(texts, held["points"])
        return [texts.say("preview-has", cards=cards, points=gained)]
    return _steal(what, preview, texts, names, view)


def _sacrifice(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    return [texts.say("preview-sacrifice-hand")]


def _keep(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    if not what:
        return [texts.say("preview-keep")]
    pile, deck = view["taken"]
    other = deck if what == "pile" else pile
    return [texts.say("preview-keep-one", other=name_of_card(texts, other, "acc"))]


def _amulet(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    by = view["decision"]["by"]
    return [texts.say("preview-amulet-turn" if by == "turn" else "preview-amulet-power")]


def _discard(what: str, preview: Facts, texts: Words, names: Names, view: Facts) -> list[str]:
    return [_short(texts, what)]


_TELLERS = {
    "play": _play,
    "lay": _lay,
    "add": _lay,
    "draw": _draw,
    "steal": _steal,
    "done": _done,
    "skip": _skip,
    "new": _new,
    "combo": _combo,
    "take": _take,
    "pass": _pass,
    "use": _use,
    "again": _again,
    "name": _name,
    "pick": _pick,
    "seat": _seat,
    "sacrifice": _sacrifice,
    "keep": _keep,
    "amulet": _amulet,
    "discard": _discard,
}
