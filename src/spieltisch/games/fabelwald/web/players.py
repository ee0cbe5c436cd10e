"""The players' panels: points, what can be seen of each, and their combos."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.safestring import SafeString

from spieltisch.core.shapes import View
from spieltisch.core.words import Words

from .. import narration
from . import pictures
from .answers import Choices
from .around import others
from .trays import Tray, trays


@dataclass(frozen=True)
class Panel:
    """A player's panel."""

    number: int
    name: str
    crest: SafeString
    line: str
    points: str
    points_words: str
    turn: bool
    mine: bool
    known: str
    combos: list[Tray]
    none: str


def panels(
    view: View,
    choices: Choices,
    names: list[str],
    roles: list[str],
    texts: Words,
    fresh: tuple[int, str] | None,
) -> list[Panel]:
    """All panels: your own first, then the others by turn order."""
    own = [] if view["seat"] is None else [view["seat"]]
    return [panel(view, seat, choices, names, roles, texts, fresh) for seat in [*own, *others(view)]]


def panel(
    view: View,
    seat: int,
    choices: Choices,
    names: list[str],
    roles: list[str],
    texts: Words,
    fresh: tuple[int, str] | None,
) -> Panel:
    """A player's panel. Your own combos lie on the table, not here."""
    held = view["seats"][seat]
    mine = seat == view["seat"]
    known = "" if mine or not held["cards"] else narration.list_cards(texts, held["cards"])
    return Panel(
        number=seat,
        name=names[seat],
        crest=pictures.crest(seat),
        line=seat_line(view, seat, roles, texts),
        points=narration.plain(held["points"]),
        points_words=texts.say("points", n=held["points"]),
        turn=view["to_move"] == seat and not view["over"],
        mine=mine,
        known=texts.say("table-seen", cards=known) if known else "",
        combos=[] if mine else trays(view, seat, choices, texts, fresh),
        none="" if mine or held["combos"] else texts.say("table-no-combos"),
    )


def seat_line(view: View, seat: int, roles: list[str], texts: Words) -> str:
    """Below a name: the crest, what plays there, how many cards it holds, whose turn it is."""
    parts = [narration.house(texts, seat)]
    if roles and roles[seat]:
        parts.append(roles[seat])
    if not view["over"]:
        if view["to_move"] == seat:
            parts.append(texts.say("table-your-turn" if seat == view["seat"] else "table-on-turn"))
        if view["seats"][seat]["misses"]:
            parts.append(texts.say("table-misses"))
    return " · ".join(parts)
