"""Names for the plain data a match hands out; their keys are documented in docs/formats-feuville.md."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]
Events = list[dict[str, Any]]
Previews = list[dict[str, Any]]
