"""What the new-game form means: posted fields as options of the engine, which checks them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from django.http import QueryDict

from spieltisch.pages.form import asked

from ..cards import BASE_KINDS
from ..definition import GAME
from ..options import complete

OWN_CHOICE = "own"


def options(posted: QueryDict) -> dict[str, Any]:
    """The options that a form asks for."""
    source = posted.get("kinds_from") or "first"
    return {
        "kinds": posted.getlist("kind") if source == OWN_CHOICE else source,
        **asked(posted, GAME),
    }


def other_options(played: Mapping[str, Any]) -> dict[str, Any]:
    """The same game with six other kinds, drawn from the base game if that was played, else from all."""
    source = "base" if set(played["kinds"]) <= set(BASE_KINDS) else "all"
    drawn = dict(played)
    while drawn["kinds"] == played["kinds"]:
        drawn = complete({**played, "kinds": source}, random.SystemRandom())
    return drawn
