"""What the new-game form means: posted fields as options of the engine, which checks them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.http import QueryDict

from ..options import SWITCHES


def options(posted: QueryDict) -> dict[str, Any]:
    """The options that a form asks for. Boxes left unticked count only if the form showed them."""
    asked: dict[str, Any] = {}
    if "options_shown" in posted:
        asked |= {switch.id: switch.id in posted for switch in SWITCHES}
    if chosen := posted.get("deck"):
        digest, _, name = chosen.partition(" ")
        asked["deck"] = {"name": name, "digest": digest}
    return asked


def other_options(played: Mapping[str, Any]) -> dict[str, Any]:
    """The same game: there is nothing to draw anew."""
    return dict(played)
