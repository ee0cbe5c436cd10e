"""The table: forest and discard pile, everybody's combos, what is known of hands, and what may be chosen."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ....core.telling import Facts, Names, capital, points
from ....core.words import Words
from ....terminal.table import labelled, plain_rows
from ..narration import SEATS, count_of_cards, list_cards, name_of_card
from .choices import choices


def table(view: Facts, texts: Words, names: Names, previews: list[dict[str, Any]]) -> RenderableType:
    """The whole table as ``view["seat"]`` sees it; with ``previews`` also what may be typed."""
    shown: list[RenderableType] = [Text(line) for line in remarks(view, texts)]
    for held in view["seats"]:
        shown += ["", player(held, view, texts, names)]
    if previews:
        shown += ["", choices(view, texts, names, previews)]
    return Group(*shown)


def remarks(view: Facts, texts: Words) -> list[str]:
    """What lies in the middle and how far the turn is, a line each."""
    forest = [texts.say("deck", n=view["deck"])]
    if view["last"] is not None and not view["over"]:
        forest.append(texts.say("turns-left", n=view["last"]))
    told = [f"{capital(', '.join(forest))}."]
    pile = ", ".join(name_of_card(texts, card) for card in reversed(view["discard"]))
    key = "terminal-discard" if pile else "terminal-discard-empty"
    told.append(texts.say(key, n=len(view["discard"]), cards=pile))
    if view["extras"]:
        told.append(labelled(texts, "terminal-extras", str(view["extras"])))
    if view["chain"]:
        told.append(texts.say("terminal-chain", n=view["chain"], most=view["most_chain"]))
    if view["taken"]:
        taken = [name_of_card(texts, card) if card else texts.say("card-unknown") for card in view["taken"]]
        told.append(labelled(texts, "terminal-taken", ", ".join(taken)))
    if not view["may_steal"] and not view["over"]:
        told.append(texts.say("terminal-no-theft"))
    return told


def player(held: Facts, view: Facts, texts: Words, names: Names) -> RenderableType:
    """A seat: points, hand as far as it is known, who knows what of it, and its combos."""
    seat, viewer = held["seat"], view["seat"]
    head = [
        SEATS.label(texts, seat, names, viewer),
        points(texts, held["points"]),
        texts.say("terminal-hand", cards=count_of_cards(texts, held["hand"])),
    ]
    if held["misses"]:
        head.append(texts.say("misses"))
    lines = [Padding(Text(line), (0, 0, 0, 2)) for line in of_hand(held, view, texts, names)]
    return Group(
        Text(", ".join(head), "bold" if seat == viewer else ""),
        *lines,
        Padding(combos(held["combos"], texts), (0, 0, 0, 2)),
    )


def of_hand(held: Facts, view: Facts, texts: Words, names: Names) -> list[str]:
    """The cards of a hand that are known, and what the others know of one's own."""
    told = []
    if held["cards"]:
        key = "hand" if not held["hidden"] else "terminal-known"
        told.append(labelled(texts, key, list_cards(texts, held["cards"])))
    for other, known in enumerate(held["known_to"]):
        if known:
            who = SEATS.person(texts, other, names, view["seat"], "start")
            told.append(texts.say("terminal-knows", who=who, cards=list_cards(texts, known)))
    return told


def combos(laid: list[Any], texts: Words) -> RenderableType:
    """Combos with their numbers, cards and points."""
    rows = plain_rows(1)
    for combo in laid:
        said = Text(list_cards(texts, combo["cards"]))
        said.append(f" → {combo['points']}", "bold")
        if combo["protected"]:
            said.append(f" ({texts.say('terminal-protected')})")
        rows.add_row(Text(str(combo["combo"]), "dim"), said)
    return rows
