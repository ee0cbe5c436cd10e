"""What can be chosen: every legal action with its number on the page, its name and what it would bring.

An action that stands for nothing on the table (``pass``, ``done``) is a button of the bar. Every other is a
radio button, ``#p1``, ``#p2``, … in the order of the engine's previews, on the thing it means; its sentence
in the bar is ``#pv-1``, ``#pv-2``, …
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spieltisch.core.shapes import Previews, View
from spieltisch.core.words import Words

from .. import narration

BUTTONS = ("use", "amulet", "keep", "done", "skip", "pass")
"""Actions that are buttons, the most welcome first."""
ENDING = ("done", "skip", "pass")
"""Buttons that only end something."""


@dataclass(frozen=True)
class Choice:
    """An action that can be chosen. ``flag`` is the short sign on it ("+5")."""

    number: int
    action: str
    name: str
    flag: str
    tone: str
    preview: dict[str, Any]

    @property
    def verb(self) -> str:
        """The first word of the action."""
        return self.action.partition(" ")[0]


class Choices:
    """The choices of a page, by action."""

    def __init__(self, previews: Previews, view: View, names: list[str], texts: Words) -> None:
        self.all = [choice(n, preview, view, names, texts) for n, preview in enumerate(previews, 1)]
        self._by_action = {each.action: each for each in self.all}

    def get(self, *words: object) -> Choice | None:
        """The choice of the action made of ``words``, if it is legal."""
        return self._by_action.get(" ".join(map(str, words)))

    def of(self, verb: str) -> list[Choice]:
        """The choices whose action begins with this word."""
        return [each for each in self.all if each.verb == verb and each.action not in BUTTONS]

    @property
    def buttons(self) -> list[Choice]:
        """Those that are buttons, the most welcome first."""
        return [found for action in BUTTONS if (found := self._by_action.get(action))]

    @property
    def placed(self) -> list[Choice]:
        """All that are radio buttons."""
        return [each for each in self.all if each.action not in BUTTONS]


def choice(number: int, preview: dict[str, Any], view: View, names: list[str], texts: Words) -> Choice:
    """One preview as a choice."""
    gain = preview["gain"]
    return Choice(
        number=number,
        action=preview["action"],
        name=narration.tell_choice(preview["action"], view, texts, names),
        flag=narration.signed(gain) if gain else "",
        tone="gain" if gain > 0 else "loss" if gain < 0 else "zero",
        preview=preview,
    )
