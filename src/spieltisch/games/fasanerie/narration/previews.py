"""What an action would bring, in the words of the action bar."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.core.telling import Facts, Names, number, plain, signed
from spieltisch.core.words import Words

from .naming import list_cards, list_persons, name_of_card, person


def preview_parts(
    preview: Facts,
    texts: Words,
    names: Names,
    viewer: int | None,
    in_full: bool = True,
    view: Facts | None = None,
) -> list[str]:
    """What an action would bring, in sentences, as the action bar says it; in full and for a move, the first
    names the target.

    With ``view`` they know when nobody can stop in between. ``in_full=False`` is the short form that
    describes a card: what is collected and the points.
    """
    verb = preview["action"].partition(" ")[0]
    if verb == "leave":
        remaining, total = preview["remaining"], plain(preview["total"])
        return [texts.say("preview-leave", n=remaining, total=total)]
    if verb == "move":
        return _preview_move(preview, texts, names, viewer, in_full, view)
    what = _what(preview, [preview["card"]], texts)
    if not in_full:
        return [what]
    return [texts.say("preview-net" if verb == "net" else f"preview-{preview['to']}", what=what)]


def _preview_move(
    preview: Facts, texts: Words, names: Names, viewer: int | None, in_full: bool, view: Facts | None
) -> list[str]:
    if preview["onto"]:  # FA-9
        below = list_persons(texts, preview["onto"][::-1], names, viewer, "acc")
        if not in_full:
            return [texts.say("preview-onto-short", below=below)]
        outcome = texts.say("preview-onto", below=below, n=len(preview["onto"]))
    else:
        what = _what(preview, preview["collect"], texts)
        if not in_full:
            return [what]
        outcome = texts.say(_certainty(preview, view), what=what)
    stop = texts.say("preview-stop", card=name_of_card(texts, preview["card"], "dat"))
    return [part for part in (stop, outcome, _tell_others(preview, texts, names, viewer)) if part]


def _certainty(preview: Facts, view: Facts | None) -> str:
    """Which sentence says how sure the mover may be of the cards up to the target."""
    if view is not None and _nobody_behind(preview, view):
        return "preview-yours-sure"
    # Without a card between the next disc behind and the target there is nowhere to stop.
    return "preview-yours-then" if len(preview["collect"]) == 1 else "preview-yours"


def _nobody_behind(preview: Facts, view: Facts) -> bool:
    """Whether no other disc stands behind the target, so that the mover moves again at once. FA-7"""
    return not preview["others"] and all(seat == view["seat"] for seat in view["start"])


def _what(preview: Facts, cards: Sequence[str], texts: Words) -> str:
    """Cards, points and total, and the actions that these cards set off: named, not guessed."""
    values = {
        "cards": list_cards(texts, cards),
        "points": signed(preview["gain"]),
        "total": plain(preview["total"]),
    }
    found = preview.get("acts") or []
    acts = [
        texts.say(f"act-{act}", n=found.count(act), count=number(texts, found.count(act)))
        for act in dict.fromkeys(found)
    ]
    if not acts:
        return texts.say("preview-what", **values)
    if len(acts) == 1:
        return texts.say("preview-what-act", act=acts[0], **values)
    return texts.say("preview-what-acts", acts=texts.listing(acts), **values)


def _tell_others(preview: Facts, texts: Words, names: Names, viewer: int | None) -> str:
    """Who collects which cards before: "The first three go to the Butler, the next one to Mila." """
    parts: list[str] = []
    for other in preview["others"]:
        if n := len(other["cards"]):
            to = person(texts, other["seat"], names, viewer, "to")
            key = "preview-others-next" if parts else "preview-others-first"
            parts.append(texts.say(key, n=n, count=number(texts, n), to=to))
    return texts.say("preview-others", parts=", ".join(parts)) if parts else ""
