"""What an action would bring, in the words of the action bar."""

from __future__ import annotations

from spieltisch.core.telling import Facts, Names, number, plain
from spieltisch.core.words import Words

from ..ids import is_tile
from .choices import tell_choice
from .naming import columns, either, list_counts, name_of_item
from .scores import describe_figure, describe_spell, tell_worth


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
    word = preview["action"].partition(" ")[0]
    if "person" in preview:
        parts = [describe_figure(texts, preview["person"], view["values"], in_full)]
    else:
        parts = _TELLERS.get(word, _of_item)(preview, texts, view)
    if preview["gain"]:
        parts.append(texts.say("preview-total", n=plain(preview["total"])))
    if in_full:
        parts.insert(0, f"{tell_choice(preview['action'], view, texts, names)}.")
    return parts


# ------------------------------------------------------------ tiles, decrees, spells


def _of_item(preview: Facts, texts: Words, view: Facts) -> list[str]:
    """What a die, the kobold or a person takes, what is stolen or used from a slot."""
    if is_tile(preview["item"]):
        return [_where_it_fits(preview, texts)]
    return [_what_it_scores(preview, texts)]


def _where_it_fits(preview: Facts, texts: Words) -> str:
    places = preview["places"]
    if not places:
        return texts.say("preview-tile-store")
    if "left" in places:
        where = texts.say("where-ends")
    else:
        where = texts.say("where-columns", columns=either(texts, places))
    key = "preview-tile-build-store" if preview["can_store"] else "preview-tile-build"
    return texts.say(key, where=where)


def _what_it_scores(preview: Facts, texts: Words) -> str:
    worth = preview["worth"]
    if worth is None:
        return texts.say("preview-decree-store")
    key = "preview-decree-now-store" if preview.get("can_store") else "preview-decree-now"
    return texts.say(key, n=worth["points"], why=tell_worth(preview["item"], worth, texts))


def _spell(preview: Facts, texts: Words, view: Facts) -> list[str]:
    return [describe_spell(texts, preview["item"])]


# ------------------------------------------------------------ decrees that ask


def _choice_for_decree(preview: Facts, texts: Words, view: Facts) -> list[str]:
    worth = preview["worth"]
    why = tell_worth(view["decision"]["item"], worth, texts)
    return [texts.say("preview-worth", n=worth["points"], why=why)]


# ------------------------------------------------------------ building and burning


def _build(preview: Facts, texts: Words, view: Facts) -> list[str]:
    parts = []
    if preview["completes"]:
        parts.append(texts.say("preview-completes"))
    return [*parts, *_fires_out(preview, texts), texts.say("preview-build", danger=preview["danger"])]


def _fires_out(preview: Facts, texts: Words) -> list[str]:
    """The other fires that go out with it."""
    also = [n for n in preview["quenches"] if n != preview["column"]]
    return [texts.say("preview-quenches", columns=columns(texts, also, "in"))] if also else []


def _burn(preview: Facts, texts: Words, view: Facts) -> list[str]:
    what = list_counts(texts, preview["clouds"], preview["symbols"])
    return [texts.say("preview-burn", what=what) if what else texts.say("preview-burn-empty")]


def _quench(preview: Facts, texts: Words, view: Facts) -> list[str]:
    what = list_counts(texts, preview["clouds"], preview["symbols"])
    back = texts.say("preview-quench", what=what) if what else texts.say("preview-quench-empty")
    return [back, *_fires_out(preview, texts)]


# ------------------------------------------------------------ words


def _roll(preview: Facts, texts: Words, view: Facts) -> list[str]:
    if "bust" in preview:
        bust, goal = preview["bust"], view["values"]["juggler"]
        count = number(texts, bust).capitalize()
        return [texts.say("preview-roll-juggle", bust=bust, count=count, goal=goal)]
    return [texts.say("preview-roll", danger=preview["danger"])]


def _stop(preview: Facts, texts: Words, view: Facts) -> list[str]:
    gained, seat = preview["points"], view["seat"]
    other = gained[1 - seat if len(gained) == 2 else int(seat == 0)]
    return [texts.say("preview-stop", n=gained[seat], other=other, others=len(gained) - 1)]


def _done(preview: Facts, texts: Words, view: Facts) -> list[str]:
    unused = preview["unused"]
    if not unused:
        return [texts.say("preview-done")]
    return [texts.say("preview-done-unused", n=len(unused), dice=texts.listing([str(n) for n in unused]))]


def _shield(preview: Facts, texts: Words, view: Facts) -> list[str]:
    return [texts.say("preview-shield")]


def _protect(preview: Facts, texts: Words, view: Facts) -> list[str]:
    return [texts.say("preview-protect")]


def _store(preview: Facts, texts: Words, view: Facts) -> list[str]:
    return [texts.say("preview-store")]


def _pass(preview: Facts, texts: Words, view: Facts) -> list[str]:
    decision = view["decision"]
    values = {}
    if decision["kind"] == "shield":
        values["n"] = decision["count"]
    if decision["kind"] == "protect":
        values["item"] = name_of_item(texts, decision["item"], "a")
    return [texts.say(f"preview-pass-{decision['kind']}", **values)]


_TELLERS = {
    "spell": _spell,
    "columns": _choice_for_decree,
    "square": _choice_for_decree,
    "symbol": _choice_for_decree,
    "build": _build,
    "burn": _burn,
    "quench": _quench,
    "roll": _roll,
    "stop": _stop,
    "done": _done,
    "shield": _shield,
    "protect": _protect,
    "store": _store,
    "pass": _pass,
}
