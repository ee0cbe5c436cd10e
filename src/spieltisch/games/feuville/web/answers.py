"""What can be chosen: every legal action with its number on the page, its name and what it would bring.

An action of one word (``roll``, ``pass``) is a button of the bar. Every other is a radio button, ``#p1``,
``#p2``, … in the order of the engine's previews; its sentence in the bar is ``#pv-1``, ``#pv-2``, …
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spieltisch.core.shapes import Previews, View
from spieltisch.core.words import Words
from spieltisch.pages import choices

from .. import narration

BUTTONS = ("roll", "stop", "score", "store", "protect", "shield", "done", "pass")
"""Actions of one word, the most welcome first."""
ENDING = ("done", "pass")
ALWAYS_SAID = ("juggle", "place", "shield", "protect")
"""Questions whose buttons' sentences stand in the bar all the time, not only while a button has the focus."""
LIST = ("columns", "square", "symbol", "steal")
"""First words of actions that are answers in a list, not places on the table."""


@dataclass(frozen=True, kw_only=True)
class Choice(choices.Choice):
    """An action that can be chosen. ``marks`` are the columns that it counts, ``places`` the columns (or
    "left", "right") where the tile it takes could be built."""

    marks: frozenset[int]
    places: frozenset[int | str]


class Choices(choices.Choices[Choice]):
    """The choices of a page, by action."""

    def __init__(self, previews: Previews, view: View, names: list[str], texts: Words) -> None:
        found = [choice(n, preview, view, names, texts) for n, preview in enumerate(previews, 1)]
        super().__init__(found, BUTTONS, ENDING)

    @property
    def listed(self) -> list[Choice]:
        """Answers that are no place of the table."""
        return [each for each in self.all if each.verb in LIST]

    def marking(self, column: int) -> str:
        """Classes of a column of the own town: which choices count it, and which could build on it."""
        marks = [f"m{each.number}" for each in self.all if column in each.marks]
        places = [f"f{each.number}" for each in self.all if column in each.places]
        return " ".join(marks + places)

    def growing(self, side: str) -> str:
        """Classes of an end of the own town: which choices could build a wall there."""
        return " ".join(f"f{each.number}" for each in self.all if side in each.places)


def choice(number: int, preview: dict[str, Any], view: View, names: list[str], texts: Words) -> Choice:
    """One preview as a choice."""
    worth = preview.get("worth")
    points = worth["points"] if worth else preview["gain"]
    return Choice(
        number=number,
        action=preview["action"],
        name=narration.tell_choice(preview["action"], view, texts, names),
        **choices.gaining(points, always=bool(worth)),
        marks=frozenset(worth["columns"] if worth else ()),
        places=frozenset(preview.get("places", ())),
        preview=preview,
    )
