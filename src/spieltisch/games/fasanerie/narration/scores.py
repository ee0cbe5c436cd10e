"""What kinds score and why."""

from __future__ import annotations

from spieltisch.core.telling import Facts, plain
from spieltisch.core.words import Words

from .naming import name_of_kind

MOST_NESTS = 5  # count by default; a reason under another ruling says how many "counted"


def tell_reason(kind: str, reason: Facts, texts: Words) -> str:
    """Why a kind scores what it scores: ``3 each, all unlike``."""
    why = reason["reason"]
    if why == "none":
        return texts.say("reason-none")
    if kind == "nest" and reason.get("counted", MOST_NESTS) < reason["n"]:
        return texts.say("reason-nest-capped")  # FA-27
    values = {key: value for key, value in reason.items() if key != "reason"}
    return texts.say(f"reason-{kind}-{why}", **values)


def describe_kind(kind: str, texts: Words) -> str:
    """A card's band in words, and what collecting it sets off."""
    band = texts.say(f"band-{kind}")
    action = f"action-{kind}"
    return f"{band} {texts.say(action)}" if action in texts else band


def describe_chip(texts: Words, kind: str, n: int, points: int | None) -> str:
    """A kind in a collection: ``Blood Pheasant, 2 cards, 6 points``; without points where hidden."""
    name = name_of_kind(texts, kind)
    if points is None:
        return texts.say("chip-hidden", kind=name, n=n)
    return texts.say("chip", kind=name, n=n, value=points, points=plain(points))
