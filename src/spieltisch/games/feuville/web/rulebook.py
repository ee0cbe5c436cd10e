"""The rules page of Feuville."""

from __future__ import annotations

from typing import Any

from spieltisch.core.words import Words

from .rooms import spoken


def rules(texts: Words) -> dict[str, Any]:
    """Everything the rules page shows."""
    texts = spoken(texts.language)
    return {"texts": texts, "name": texts.say("table-game"), "title": texts.say("table-game"),
            "template": "feuville/rules.html", "styles": [], "sprite": "", "sections": []}
