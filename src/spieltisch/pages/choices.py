"""What can be chosen: every legal action with its number on the page, its name and what it would bring.

Some actions are buttons of the bar. Every other is a radio button, ``#p1``, ``#p2``, … in the order of the
engine's previews, on the thing that it means; its sentence in the bar is ``#pv-1``, ``#pv-2``, …
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from spieltisch.core.shapes import View
from spieltisch.core.telling import signed
from spieltisch.core.words import Words

from .seats import tone


@dataclass(frozen=True, kw_only=True)
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


def gaining(points: int, *, always: bool = False) -> dict[str, str]:
    """``flag`` and ``tone`` of a choice that brings so many points; none is flagged only ``always``."""
    return {"flag": signed(points) if points or always else "", "tone": tone(points)}


AnyChoice = TypeVar("AnyChoice", bound=Choice)


class Choices(Generic[AnyChoice]):
    """The choices of a page, by action. ``words`` are those that are buttons, the most welcome first;
    ``ending`` are those of them that only end something."""

    def __init__(self, found: list[AnyChoice], words: Sequence[str], ending: Sequence[str]) -> None:
        self.all = found
        self.ending = ending
        self._words = words
        self._by_action = {each.action: each for each in found}

    def get(self, *words: object) -> AnyChoice | None:
        """The choice of the action made of ``words``, if it is legal."""
        return self._by_action.get(" ".join(map(str, words)))

    def among(self, *actions: str) -> list[AnyChoice]:
        """The choices of those actions that are legal."""
        return [found for action in actions if (found := self._by_action.get(action))]

    @property
    def buttons(self) -> list[AnyChoice]:
        """Those that are buttons, the most welcome first."""
        return self.among(*self._words)

    @property
    def placed(self) -> list[AnyChoice]:
        """All that are radio buttons."""
        return [each for each in self.all if each.action not in self._words]


@dataclass(frozen=True)
class Sentence:
    """What a choice would bring. ``lead`` names it; ``flag`` stands in the sentence as a token; a ``word`` is
    a button."""

    number: int
    lead: str
    text: str
    flag: str
    tone: str
    word: bool


@dataclass(frozen=True)
class Button:
    """An action that is a button. ``main``: what one usually wants."""

    number: int
    action: str
    text: str
    main: bool


def sentences(
    choices: Choices[AnyChoice],
    preview_parts: Callable[..., Sequence[str]],
    view: View,
    names: list[str],
    texts: Words,
) -> list[Sentence]:
    """The sentence of each choice, in their order; ``preview_parts`` is that of the game's narration."""
    words = choices.buttons
    told = []
    for choice in choices.all:
        lead, *rest = preview_parts(choice.preview, texts, names, view["seat"], view=view)
        told.append(
            Sentence(choice.number, lead, " ".join(rest), choice.flag, choice.tone, choice in words)
        )
    return told


def buttons(choices: Choices[AnyChoice]) -> list[Button]:
    """The buttons besides that of the chosen thing. The first is the main one, unless it only ends something
    while there is something to choose."""
    found = choices.buttons
    return [
        Button(
            number=choice.number,
            action=choice.action,
            text=choice.name,
            main=choice is found[0] and not (choice.action in choices.ending and bool(choices.placed)),
        )
        for choice in found
    ]
