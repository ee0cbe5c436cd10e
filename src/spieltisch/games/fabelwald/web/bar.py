"""The action bar: what each choice brings, in a sentence, and the buttons."""

from __future__ import annotations

from spieltisch.core.shapes import View
from spieltisch.core.words import Words
from spieltisch.pages import choices
from spieltisch.pages.choices import Button, Sentence

from .. import narration
from .answers import ENDING, Choices

ALWAYS_SAID = ("amulet", "at-once")
"""Questions whose buttons' sentences stand in the bar all the time, not only while a button has the focus."""


def sentences(found: Choices, view: View, names: list[str], texts: Words) -> list[Sentence]:
    """The sentence of each choice, in the order of the choices."""
    return choices.sentences(
        found,
        lambda preview: narration.preview_parts(preview, texts, names, view["seat"], view=view),
    )


def buttons(found: Choices) -> list[Button]:
    """The buttons besides that of the chosen thing."""
    return choices.buttons(found, ENDING)


def deeds(choices: Choices, kind: str, texts: Words) -> list[tuple[str, str]]:
    """What the button of the chosen thing says, by the first word of the action: ``Play``, ``Steal``; one
    entry where it always says the same."""
    verbs = dict.fromkeys(choice.verb for choice in choices.placed)
    told = [(verb, texts.say(f"table-go-{deed(verb, kind)}")) for verb in verbs]
    return told if len({text for _, text in told}) > 1 else told[:1]


def deed(verb: str, kind: str) -> str:
    """What choosing a thing means: a combo is joined when a card is placed, else it serves a power."""
    return "place" if kind == "place" else verb
