"""The action bar: what each choice brings, in a sentence, and the buttons."""

from __future__ import annotations

from spieltisch.core.shapes import View
from spieltisch.core.words import Words
from spieltisch.pages import choices
from spieltisch.pages.choices import Button, Sentence

from .. import narration
from .answers import ENDING, Choices

ALWAYS_SAID = ("juggle", "place", "shield", "protect")
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
