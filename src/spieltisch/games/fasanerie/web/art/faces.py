"""A card's face: its figure, tabs and band put together."""

from __future__ import annotations

from spieltisch.drawing import paper
from spieltisch.drawing.paper import INK, LOSS, printed
from spieltisch.games.fasanerie.card_ids import kind_of, variant_of
from spieltisch.games.fasanerie.web.art import (
    bands,
    blood,
    diamond,
    dog,
    eared,
    fart,
    fireback,
    fox,
    gold,
    green,
    koklass,
    mirror,
    monal,
    nest,
    net,
    peacock,
    reeves,
    salvadori,
    signs,
    trap,
)

FIGURES = {
    "gold": gold.draw,
    "fart": fart.draw,
    "diamond": diamond.draw,
    "blood": blood.draw,
    "green": green.draw,
    "peacock": peacock.draw,
    "nest": nest.draw,
    "reeves": reeves.draw,
    "trap": trap.draw,
    "mirror": mirror.draw,
    "monal": monal.draw,
    "fox": fox.draw,
    "fireback": fireback.draw,
    "koklass": koklass.draw,
    "salvadori": salvadori.draw,
    "net": net.draw,
    "eared": eared.draw,
    "dog": dog.draw,
}
"""Each figure: ``draw(scope, variant)`` gives what the panel shows."""
VALUE_SIZE = 16


def right_tab(kind: str, variant: str) -> str:
    """The value or the mark of a card whose kind has variants, else ""."""
    if not variant:
        return ""
    if not variant.isdigit():
        return signs.variant_mark(variant)
    return printed(0, VALUE_SIZE * 0.34, variant, VALUE_SIZE, LOSS if kind == "fart" else INK)


def drawn(card_id: str) -> str:
    """The whole card, 100 × 140; ids inside begin with the card's."""
    kind, variant = kind_of(card_id), variant_of(card_id)
    art = FIGURES[kind](card_id, variant)
    value = int(variant) if variant.isdigit() else 0
    return paper.face(card_id, art, signs.drawn(kind), right_tab(kind, variant), bands.drawn(kind, value))


def panel(card_id: str) -> str:
    """The art alone, cut to its panel; ids differ from those of the card's symbol."""
    kind, variant = kind_of(card_id), variant_of(card_id)
    scope = f"art-{card_id}"
    return paper.panel(scope, FIGURES[kind](scope, variant))
