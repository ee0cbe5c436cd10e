"""An option as forms show it, in every game."""

from __future__ import annotations

from typing import Any

from .game import Number, Switch
from .words import Words


def in_words(option: Switch | Number, texts: Words) -> dict[str, Any]:
    """Its id, its name and help in ``texts``, and its default."""
    return {
        "id": option.id,
        "name": texts.say(f"option-{option.id}"),
        "help": texts.say(f"option-{option.id}.help"),
        "default": option.default,
    }
