"""What the new-game form offers: sets of kinds, the kinds with their faces, the options."""

from __future__ import annotations

from typing import Any

from django.utils.safestring import mark_safe

from spieltisch.core.words import Words
from spieltisch.pages.form import offered
from spieltisch.pages.speech import spoken

from .. import narration
from ..cards import BASE_KINDS, KINDS, SERVANTS, SETS, TABLE
from ..definition import GAME
from . import art
from .amounts import face_of

SOURCES = ("first", "suggestion-1", "suggestion-2", "base", "all", "own")


def new_game(texts: Words) -> dict[str, Any]:
    """Everything the form shows, in words and drawings."""
    texts = spoken("fasanerie", texts.language)
    drawn = {"base": BASE_KINDS, "all": KINDS}
    return {
        **offered(GAME, texts, lambda seat: mark_safe(art.disc(SERVANTS[seat])), narration.servant),
        "sprite": mark_safe(art.sprite(tuple(face_of(kind) for kind in KINDS))),
        "sources": [
            {
                "id": source,
                "name": texts.say(f"set-{source}"),
                "help": texts.say(f"set-{source}.help"),
                "kinds": [kind_shown(kind, texts) for kind in SETS.get(source, ())],
                "out_of": len(drawn[source]) if source in drawn else 0,
            }
            for source in SOURCES
        ],
        "kinds": [{**kind_shown(kind.id, texts), "box": kind.box} for kind in TABLE],
        "boxes": [
            {"id": box, "name": texts.say(f"set-{box}-box")}
            for box in dict.fromkeys(kind.box for kind in TABLE)
        ],
        "template": "fasanerie/new_kinds.html",
        "summary": "fasanerie/new_summary.html",
        "chosen": texts.say("set-chosen", n="#").split("#"),
        "styles": ["fasanerie/kinds.css"],
    }


def kind_shown(kind: str, texts: Words) -> dict[str, Any]:
    """A kind with its face, sign, name and what it scores."""
    return {
        "id": kind,
        "card": face_of(kind),
        "sign": mark_safe(art.sign(kind)),
        "name": texts.say(f"kind-{kind}"),
        "text": narration.describe_kind(kind, texts),
    }
