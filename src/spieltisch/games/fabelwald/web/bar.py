"""The action bar: what the button of the chosen thing says."""

from __future__ import annotations

from spieltisch.core.words import Words

from .answers import Choices


def deeds(choices: Choices, kind: str, texts: Words) -> list[tuple[str, str]]:
    """What the button of the chosen thing says, by the first word of the action: ``Play``, ``Steal``; one
    entry where it always says the same."""
    verbs = dict.fromkeys(choice.verb for choice in choices.placed)
    told = [(verb, texts.say(f"table-go-{deed(verb, kind)}")) for verb in verbs]
    return told if len({text for _, text in told}) > 1 else told[:1]


def deed(verb: str, kind: str) -> str:
    """What choosing a thing means: a combo is joined when a card is placed, else it serves a power."""
    return "place" if kind == "place" else verb
