"""Names for the plain data that a match hands out; their keys are in docs/formats.md, game by game."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]
Events = list[dict[str, Any]]
Previews = list[dict[str, Any]]
