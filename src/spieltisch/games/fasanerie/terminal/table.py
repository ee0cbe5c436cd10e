"""The table: the alley card by card, what stopping on each would bring, and everybody's collection."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....core.telling import Facts, Names, capital
from ....core.words import Words
from ....terminal.table import LINES, labelled
from ..card_ids import kind_of, variant_of
from ..narration import SEATS, describe_start, list_cards, name_of_card, plain, preview_parts

LEAVE_KEY = "l"


def keys(view: Facts) -> dict[str, str]:
    """What may be typed instead of notation: the number before a card, ``l`` to leave."""
    typed: dict[str, str] = {}
    for number, action in enumerate(view["legal"], 1):
        word, _, what = action.partition(" ")
        if word == "leave":
            typed[LEAVE_KEY] = action
        elif word == "give":
            typed[str(number)] = action
        else:
            typed[what] = action
    return typed


def table(view: Facts, texts: Words, names: Names, previews: list[dict[str, Any]]) -> RenderableType:
    """The whole table as ``view["seat"]`` sees it; with ``previews`` also what may be typed."""
    parts: list[RenderableType] = [alley(view, texts, names, previews)]
    decision = view["decision"]
    if previews and decision["kind"] in ("fox", "dog"):
        parts.append(choices(view, texts, names, previews))
    parts += [Text(line) for line in remarks(view, texts, names, previews)]
    parts.append(collections(view, texts, names))
    return Group(*parts)


def alley(view: Facts, texts: Words, names: Names, previews: list[dict[str, Any]]) -> RenderableType:
    """The alley from its back, a row a card; beside each card what choosing it would bring."""
    kind = view["decision"]["kind"] if view["decision"] else ""
    by_number = {p["at"]: p for p in previews if "at" in p} if kind in ("move", "net") else {}
    behind = view["sweep"] if kind == "net" and not view["net_reaches_behind"] else 0
    rows = Table(box=LINES, pad_edge=False, title_justify="left")
    rows.add_column("", justify="right", no_wrap=True)
    rows.add_column(texts.say("terminal-card"), no_wrap=True)
    rows.add_column(texts.say("terminal-discs"))
    if by_number:
        rows.add_column(texts.say("terminal-brings"), ratio=1)
    if view["start"]:
        rows.add_row("·", Text(texts.say("terminal-start"), "dim"), _discs(view["start"], view, texts, names))
    for index, place in enumerate(view["alley"]):
        number = index + 1 - behind
        preview = by_number.get(number)
        swept = index < view["sweep"]
        cells: list[RenderableType] = [
            Text(str(number) if number > 0 else "·", "bold" if preview else "dim"),
            Text(name_of_card(texts, place["card"]), "dim" if swept else ""),
            _discs(place["discs"], view, texts, names),
        ]
        if by_number:
            cells.append(Text(_brings(preview, view, texts, names) if preview else ""))
        rows.add_row(*cells)
    return rows


def _discs(seats: list[int], view: Facts, texts: Words, names: Names) -> Text:
    """Who stands there, the top disc (which moves first) first."""
    shown = Text()
    for seat in reversed(seats):
        if shown:
            shown.append(" / ")
        own = "bold" if seat == view["seat"] else ""
        shown.append(SEATS.label(texts, seat, names, view["seat"]), own)
    return shown


def _brings(preview: Facts, view: Facts, texts: Words, names: Names) -> str:
    """The short form; of a move also who collects first on the way."""
    short = preview_parts(preview, texts, names, view["seat"], in_full=False, view=view)
    if not preview.get("others"):
        return " ".join(short)
    _stop, _outcome, *others = preview_parts(preview, texts, names, view["seat"], in_full=True, view=view)
    return ". ".join([*short, *others])


def choices(view: Facts, texts: Words, names: Names, previews: list[dict[str, Any]]) -> RenderableType:
    """The cards that may be given to a fox or dog, numbered."""
    rows = Table(box=None, show_header=False, pad_edge=False)
    for number, preview in enumerate(previews, 1):
        rows.add_row(Text(str(number), "bold"), _brings(preview, view, texts, names))
    return rows


def remarks(view: Facts, texts: Words, names: Names, previews: list[dict[str, Any]]) -> list[str]:
    """What else lies about, a line each: the pile, discs picked up, traps, box; and how to leave."""
    told = [texts.say("pile", n=view["pile"]) + "."]
    if view["in_hand"] is not None:
        start = describe_start(view, texts, names)
        told.append(capital(start) + ".")
    if view["traps"]:
        told.append(f"{texts.say('traps-aside', n=len(view['traps']))} {texts.say('traps-next')}.")
    if view["box"]:
        told.append(labelled(texts, "box", list_cards(texts, view["box"])))
    if view["own_secrets"]:
        told.append(labelled(texts, "terminal-own-secrets", list_cards(texts, view["own_secrets"])))
    told += [
        f"{LEAVE_KEY}: {_brings(preview, view, texts, names)}"
        for preview in previews
        if preview["action"] == "leave"
    ]
    return told


def cards_in_short(kind: str, cards: list[str]) -> str:
    """The cards of one kind in a cell: their values or colours if they differ, else how many."""
    own = [card for card in cards if kind_of(card) == kind]
    variants = [variant_of(card) for card in own]
    if own and variants[0].isdigit():
        return "+".join(variants)
    return str(len(own)) if own else "–"


def collections(view: Facts, texts: Words, names: Names) -> RenderableType:
    """Kinds downwards, seats across: cards held, and points as far as they may be known."""
    rows = Table(box=LINES, pad_edge=False)
    rows.add_column(texts.say("score-kind"), no_wrap=True)
    for held in view["collections"]:
        name = SEATS.label(texts, held["seat"], names, view["seat"])
        style = "bold" if held["seat"] == view["seat"] else ""
        rows.add_column(Text(name, style), justify="right", overflow="fold")
    for kind in view["kinds"]:
        cells = []
        for held in view["collections"]:
            cell = cards_in_short(kind, held["cards"])
            if held["points"] is not None and cell != "–":
                cell += f" → {plain(held['points'][kind])}"
            cells.append(cell)
        rows.add_row(texts.say(f"kind-{kind}"), *cells)
    totals = []
    for held in view["collections"]:
        lost = f" (−{held['lost_unknown']}?)" if held["lost_unknown"] else ""
        if held["total"] is not None:
            totals.append(f"{held['size']}{lost} → {plain(held['total'])}")
        else:
            totals.append(f"{held['size']}{lost}")
    rows.add_section()
    rows.add_row(texts.say("terminal-sum"), *totals)
    return rows
