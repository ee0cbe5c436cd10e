"""Empty places: dashed, in the text's colour, with the sign of what would lie there."""

from __future__ import annotations

from spieltisch.drawing.svg import moved, picture
from spieltisch.games.fabelwald.cards import ANIMALS, PLACES
from spieltisch.games.fabelwald.web.art import signs

KINDS = ("creature", *ANIMALS, *PLACES)


def shown(kind: str) -> str:
    """A place for a card: a family ("creature"), a species or a place."""
    frame = (
        '<rect x="2" y="2" width="96" height="136" rx="7" fill="none" stroke="currentColor"'
        ' stroke-width="2" stroke-dasharray="6 5"/>'
    )
    return picture(
        "0 0 100 140", frame + moved(signs.drawn(kind, "currentColor"), 50, 70, 3), f"card empty empty-{kind}"
    )
