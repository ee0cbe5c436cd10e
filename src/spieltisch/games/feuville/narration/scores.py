"""What decrees and spells bring, and why somebody has the points."""

from __future__ import annotations

from spieltisch.core.telling import Facts, points
from spieltisch.core.words import Words

from ..state import SYMBOLS
from .naming import columns, count_of, name_of_decree


def tell_worth(decree: str, worth: Facts, texts: Words) -> str:
    """What a decree counts, as in ``towns[…]["worth"]`` or an event: ``4 stars, 3 each``."""
    kind, _, times = decree.partition("-")
    count = worth["count"]
    if kind == "district":
        return texts.say("worth-columns", columns=columns(texts, worth["columns"]))
    if kind == "area":
        if not worth["square"]:
            return texts.say("worth-area-none")
        symbols, where = count_of(texts, "symbol", count), columns(texts, worth["columns"], "in")
        return texts.say(f"worth-area-{worth['square']}", symbols=symbols, where=where)
    each = worth["points"] // count if count else int(times or 1)
    if kind == "city":
        first, last = worth["columns"][0], worth["columns"][-1]
        tiles = count_of(texts, "tile", count)
        return texts.say("worth-city", tiles=tiles, first=first, last=last, times=each)
    symbols = count_of(texts, worth["symbol"], count)
    return texts.say("worth-symbols", symbols=symbols, n=count, times=each if count else 1)


def tell_reason(kind: str, reason: Facts, texts: Words) -> str:
    """Why a source of points brought what it brought: ``2 decrees: 5 + 10``."""
    why = reason["reason"]
    if why == "decrees":
        return texts.say("reason-decrees", n=reason["n"], each=" + ".join(map(str, reason["each"])))
    values = {key: value for key, value in reason.items() if key != "reason"}
    return texts.say(f"reason-{kind}-{why}", **values)


def name_of_source(texts: Words, kind: str) -> str:
    """Where points come from: a decree's name, ``Juggler``, ``Spells``, ``Fewest decrees``."""
    return texts.say(f"source-{kind}") if f"source-{kind}" in texts else name_of_decree(texts, kind)


def describe_decree(texts: Words, decree: str, values: Facts, end_walls: bool = False) -> str:
    """What a decree scores, ``values`` being the set's as in a view; ``end_walls`` is the city's option."""
    kind, _, times = decree.partition("-")
    if kind in SYMBOLS:
        return texts.say("decree-status-help", points=points(texts, int(times)))
    key = "decree-city-walls-help" if kind == "city" and end_walls else f"decree-{decree}-help"
    return texts.say(key, points=points(texts, values[kind]))


def describe_spell(texts: Words, spell: str) -> str:
    """What a spell does."""
    kind, _, worth = spell.partition("-")
    return texts.say(f"spell-{kind}.help", n=int(worth)) if worth else texts.say(f"spell-{kind}.help")


def describe_figure(texts: Words, figure: str, values: Facts, in_full: bool = True) -> str:
    """What one of the people of Feuville does for whoever asks, ``values`` as in a view; short or in full."""
    goal = {"goal": values["juggler"]} if figure == "juggler" else {}
    return texts.say(f"figure-{figure}.{'does' if in_full else 'short'}", **goal)
