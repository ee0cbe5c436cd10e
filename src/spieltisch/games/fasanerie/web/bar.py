"""The action bar: what each choice brings, in a sentence, and how far it can be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spieltisch.core.shapes import Previews, View
from spieltisch.core.words import Words
from spieltisch.pages.seats import tone

from .. import narration
from ..card_ids import kind_of
from ..cards import AHEAD
from .alley import place_of


@dataclass(frozen=True)
class Sentence:
    """What a choice would bring; ``number`` names the place or answer it belongs to, or "leave".

    ``lead`` names the target, ``delta`` stands in the sentence as a token, ``limit`` says beforehand
    that there is no way back.
    """

    number: int | str
    lead: str
    text: str
    delta: str
    tone: str
    end: str
    limit: str


def sentences(previews: Previews, view: View, names: list[str], texts: Words) -> list[Sentence]:
    """The sentence of each choice, in the order of the choices."""
    told = []
    for number, preview in enumerate(previews, 1):
        lead, *rest = narration.preview_parts(preview, texts, names, view["seat"], view=view)
        if not rest:
            lead, rest = "", [lead]
        text, delta, end = with_token(" ".join(rest), preview)
        told.append(
            Sentence(
                number=place(preview, number, view),
                lead=lead,
                text=text,
                delta=delta,
                tone=tone(preview.get("gain", 0)),
                end=end,
                limit=limit(preview, view, texts),
            )
        )
    return told


def place(preview: dict[str, Any], number: int, view: View) -> int | str:
    """What the choice is called on the page: its place in the alley, its number, or "leave"."""
    if preview["action"] == "leave":
        return "leave"
    return place_of(preview, view) if "at" in preview else number


def with_token(text: str, preview: dict[str, Any]) -> tuple[str, str, str]:
    """The sentence cut where its points stand: before, the points, after."""
    points = narration.signed(preview.get("gain", 0))
    before, arrow, after = text.partition(f"{points} → ")
    if not arrow or preview["action"] == "leave":
        return text, "", ""
    return before.rstrip(" ,"), points, f"→ {after}"


def limit(preview: dict[str, Any], view: View, texts: Words) -> str:
    """Said beforehand: this walk lays new cards, and after that nothing can be taken back. FA-13"""
    if view["decision"]["kind"] != "move" or preview["action"] == "leave" or not view["pile"]:
        return ""
    discs = [number for number, entry in enumerate(view["alley"], 1) if entry["discs"]]
    ahead = len(view["alley"]) - max([*discs, preview["at"]])
    return texts.say("table-undo-not") if ahead < AHEAD else ""


def look(view: View, number: int, texts: Words) -> dict[str, Any]:
    """What the bar says about a card while it is not your turn: what it scores and does."""
    card = view["alley"][number - 1]["card"]
    text = narration.describe_kind(kind_of(card), texts)
    return {"number": number, "name": narration.name_of_card(texts, card), "text": text}
