"""The players' panels: points, what can be seen of each, and their combos."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.core.shapes import View
from spieltisch.core.words import Words
from spieltisch.pages.seats import Panel, head

from .. import narration
from . import pictures
from .answers import Choices
from .around import others
from .trays import Tray, trays


@dataclass(frozen=True, kw_only=True)
class CombosPanel(Panel):
    """A player's panel, with the combos that lie before them; your own lie on the table, not here."""

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
) -> list[CombosPanel]:
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
) -> CombosPanel:
    """A player's panel."""
    held = view["seats"][seat]
    mine = seat == view["seat"]
    known = "" if mine or not held["cards"] else narration.list_cards(texts, held["cards"])
    house = narration.house(texts, seat)
    misses = f"{house} · {texts.say('misses')}" if held["misses"] else house
    return CombosPanel(
        **head(view, seat, names, roles, misses, pictures.crest(seat), texts),
        total=narration.plain(held["points"]),
        total_words=texts.say("points", n=held["points"]),
        counted="points",
        known=texts.say("table-in-hand" if view["over"] else "table-seen", cards=known) if known else "",
        combos=[] if mine else trays(view, seat, choices, texts, fresh),
        none="" if mine or held["combos"] else texts.say("table-no-combos"),
    )
