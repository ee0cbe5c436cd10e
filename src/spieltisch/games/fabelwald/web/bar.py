"""The action bar: what each choice brings, in a sentence, and the buttons."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.core.shapes import View
from spieltisch.core.words import Words

from .. import narration
from .answers import ENDING, Choices

ALWAYS_SAID = ("amulet", "at-once")
"""Questions whose buttons' sentences stand in the bar all the time, not only while a button has the focus."""


@dataclass(frozen=True)
class Sentence:
    """What a choice would bring. ``lead`` names it; ``flag`` stands in the sentence as a token."""

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


def sentences(choices: Choices, view: View, names: list[str], texts: Words) -> list[Sentence]:
    """The sentence of each choice, in the order of the choices."""
    words = choices.buttons
    told = []
    for choice in choices.all:
        lead, *rest = narration.preview_parts(choice.preview, texts, names, view["seat"], view=view)
        text = " ".join(rest)
        told.append(Sentence(choice.number, lead, text, choice.flag, choice.tone, choice in words))
    return told


def buttons(choices: Choices) -> list[Button]:
    """The buttons besides that of the chosen thing. The first is the main one, unless it only ends
    something."""
    found = choices.buttons
    return [
        Button(
            number=choice.number,
            action=choice.action,
            text=choice.name,
            main=choice is found[0] and not (choice.action in ENDING and choices.placed),
        )
        for choice in found
    ]


def deeds(choices: Choices, kind: str, texts: Words) -> list[tuple[str, str]]:
    """What the button of the chosen thing says, by the first word of the action: ``Play``, ``Steal``; one
    entry where it always says the same."""
    verbs = dict.fromkeys(choice.verb for choice in choices.placed)
    told = [(verb, texts.say(f"table-go-{deed(verb, kind)}")) for verb in verbs]
    return told if len({text for _, text in told}) > 1 else told[:1]


def deed(verb: str, kind: str) -> str:
    """What choosing a thing means: a combo is joined when a card is placed, else it is what a power is for."""
    return "place" if kind == "place" else verb
