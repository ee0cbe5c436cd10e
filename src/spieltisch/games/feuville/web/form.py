"""What the new-game form means: posted fields as options of the engine, which checks them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.http import QueryDict

from spieltisch.pages.form import asked

from ..definition import GAME


def options(posted: QueryDict) -> dict[str, Any]:
    """The options that a form asks for."""
    return asked(posted, GAME, "set")


def other_options(played: Mapping[str, Any]) -> dict[str, Any]:
    """The same game: there is nothing to draw anew."""
    return dict(played)
