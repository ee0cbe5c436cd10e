"""What can be chosen: every legal action with its number on the page, its name and what it would bring.

An action that stands for nothing on the table (``pass``, ``done``) is a button of the bar. Every other is a
radio button, ``#p1``, ``#p2``, … in the order of the engine's previews, on the thing it means; its sentence
in the bar is ``#pv-1``, ``#pv-2``, …
"""

from __future__ import annotations

from typing import Any

from spieltisch.core.shapes import Previews, View
from spieltisch.core.words import Words
from spieltisch.pages import choices
from spieltisch.pages.choices import Choice

from .. import narration

BUTTONS = ("use", "amulet", "keep", "done", "skip", "pass")
"""Actions that are buttons, the most welcome first."""
ENDING = ("done", "skip", "pass")
"""Buttons that only end something."""
ALWAYS_SAID = ("amulet", "at-once")
"""Questions whose buttons' sentences stand in the bar all the time, not only while a button has the focus."""


class Choices(choices.Choices[Choice]):
    """The choices of a page, by action."""

    def __init__(self, previews: Previews, view: View, names: list[str], texts: Words) -> None:
        found = [choice(n, preview, view, names, texts) for n, preview in enumerate(previews, 1)]
        super().__init__(found, BUTTONS, ENDING)

    def of(self, verb: str) -> list[Choice]:
        """The choices whose action begins with this word."""
        return [each for each in self.all if each.verb == verb and each.action not in BUTTONS]


def choice(number: int, preview: dict[str, Any], view: View, names: list[str], texts: Words) -> Choice:
    """One preview as a choice."""
    return Choice(
        number=number,
        action=preview["action"],
        name=narration.tell_choice(preview["action"], view, texts, names),
        **choices.gaining(preview["gain"]),
        preview=preview,
    )
