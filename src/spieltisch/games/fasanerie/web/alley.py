"""The alley as the page shows it: the gate, the places in order, what each choice would bring."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from django.utils.safestring import SafeString, mark_safe

from spieltisch.core.shapes import Previews, View
from spieltisch.core.words import Words
from spieltisch.pages.seats import tone

from ..cards import SERVANTS
from ..narration import describe_place, describe_start, name_of_card, signed
from ..table import netted_index
from . import art

DISC_BOX = "-13 -13 26 26"
ROWS_OF_6, ROWS_OF_8 = 12, 24  # up to so many cells stand in rows of 6, of 8; more in rows of 10


@dataclass(frozen=True)
class Place:
    """One card of the alley. ``number`` counts from the back, from 1."""

    number: int
    card: str
    name: str
    text: str
    travel: str
    discs: SafeString | str = ""
    discs_travel: str = ""
    taker: SafeString | str = ""
    action: str = ""
    flag: str = ""
    tone: str = ""
    kept: bool = False
    fresh: bool = False
    begins: bool = False


@dataclass(frozen=True)
class Gate:
    """The place before the alley: the start stack, or the disc that is picked up."""

    text: str
    discs: SafeString | str = ""
    travel: str = ""


@dataclass(frozen=True)
class Alley:
    """Everything of the alley a page shows."""

    gate: Gate
    places: list[Place] = field(default_factory=list)
    columns: str = "c6"
    walk: bool = False


def columns(cells: int) -> str:
    """The class that says how many places stand in a row on a wide page."""
    return "c6" if cells <= ROWS_OF_6 else "c8" if cells <= ROWS_OF_8 else "c10"


def stack(seats: list[int]) -> SafeString:
    """The discs of ``seats``, bottom to top, standing on a card."""
    return mark_safe(art.stack([SERVANTS[seat] for seat in seats])) if seats else SafeString("")


@cache
def disc(seat: int) -> SafeString:
    """A disc seen from above; a page shows a hundred of them and draws each once, in ``disc_sprite``."""
    return mark_safe(
        f'<svg class="disc" viewBox="0 0 26 26" aria-hidden="true" focusable="false">'
        f'<use href="#d-{SERVANTS[seat]}"/></svg>'
    )


@cache
def disc_sprite() -> SafeString:
    """One hidden picture with a symbol for each servant's disc."""
    drawn = {servant: art.disc(servant).partition(">")[2].removesuffix("</svg>") for servant in SERVANTS}
    symbols = "".join(
        f'<symbol id="d-{key}" viewBox="{DISC_BOX}">{svg}</symbol>' for key, svg in drawn.items()
    )
    return mark_safe(f'<svg class="sprite" width="0" height="0" aria-hidden="true">{symbols}</svg>')


def gate(view: View, texts: Words, names: list[str]) -> Gate:
    """The gate: the disc in hand, else the start stack, else nobody."""
    standing = view["start"] if view["in_hand"] is None or view["start"] else [view["in_hand"]]
    travel = f"vt-d{standing[-1]}" if standing else ""
    return Gate(describe_start(view, texts, names), stack(standing), travel)


def place_of(preview: View, view: View) -> int:
    """The place, from 1 at the back, that a preview is about: a Net counts from ahead of the sweep. FA-19"""
    if view["decision"]["kind"] != "net":
        return int(preview["at"])
    return netted_index(preview["at"], view["net_reaches_behind"], view["sweep"]) + 1


def alley(
    view: View, previews: Previews, numbers: list[int], texts: Words, names: list[str],
    walked: int | None,
) -> Alley:
    """The alley of ``view``; ``numbers`` are the entry numbers of its cards, ``walked`` who moved last."""
    lying = view["alley"]
    gains = {place_of(preview, view): preview for preview in previews if "at" in preview}
    netting = bool(view["decision"] and view["decision"]["kind"] == "net")
    standing = [n for n, entry in enumerate(lying, 1) if entry["discs"]]
    begins = 0 if view["start"] or view["in_hand"] is not None else min(standing, default=0)
    places = []
    for number, entry in enumerate(lying, 1):
        discs = entry["discs"]
        preview = gains.get(number)
        next_stack = next((e["discs"] for e in lying[number - 1:] if e["discs"]), None)
        places.append(
            Place(
                number=number,
                card=entry["card"],
                name=name_of_card(texts, entry["card"]),
                text=describe_place(view, number - 1, texts, names),
                travel=f"vt-c{numbers[number - 1]}",
                discs=stack(discs),
                discs_travel=f"vt-d{discs[-1]}" if discs else "",
                taker=disc(next_stack[0]) if next_stack else SafeString(""),
                action=preview["action"] if preview else "",
                flag="" if preview is None or preview.get("onto") else signed(preview["gain"]),
                tone=tone(preview["gain"]) if preview else "",
                kept=netting or number <= view["sweep"],
                fresh=walked is not None and walked in discs,
                begins=number == begins,
            )
        )
    walk = bool(view["decision"] and view["decision"]["kind"] == "move" and previews)
    return Alley(gate(view, texts, names), places, columns(len(lying) + 1), walk)
