"""The rules in the terminal, in the order of the rules page."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ....core.record import from_position
from ....core.words import Words
from ....terminal import rules_text
from ....terminal.table import LINES, plain_rows
from ..cards import NUMBER
from ..deck import SHELF, Deck
from ..narration import describe_combo, name_of_card, points
from ..rules_page import EXAMPLES, LOTS, RULINGS, SECTIONS, Example


def rules(texts: Words) -> RenderableType:
    """All rules with their ids, our readings, what combos score, examples, what is in the deck."""
    shown = {
        "points": _points,
        "examples": _examples,
        "rulings": lambda texts: rules_text.rulings(texts, RULINGS),
        "deck": _deck,
    }
    return rules_text.rules(texts, SECTIONS, shown)


def _points(texts: Words) -> RenderableType:
    """What combos score by their size."""
    deck = SHELF.house()
    rows = Table(box=LINES, pad_edge=False)
    rows.add_column(texts.say("score-kind"), no_wrap=True)
    sizes = range(1, len(deck.creature_points))
    for size in sizes:
        rows.add_column(str(size), justify="right")
    for heading, by_size in _ladders(deck):
        cells = [str(by_size[size]) if by_size.get(size) else "–" for size in sizes]
        rows.add_row(texts.say(heading), *cells)
    return rows


def _ladders(deck: Deck) -> list[tuple[str, dict[int, int]]]:
    return [
        ("rules-points-creatures", dict(enumerate(deck.creature_points))),
        ("rules-points-animals", dict(enumerate(deck.animal_points))),
        ("rules-points-mixed", {3: deck.mixed}),
        ("rules-points-same", {3: deck.same}),
    ]


def _examples(texts: Words) -> RenderableType:
    parts: list[RenderableType] = []
    for example in EXAMPLES:
        parts += rules_text.example(texts, example, *_seen(example, texts))
    return Group(*parts)


def _seen(example: Example, texts: Words) -> list[RenderableType]:
    """The combos of an example as the engine sees them, and what they come to."""
    held = from_position(example.position()).view(None)["seats"][0]
    lines = [describe_combo(combo, texts) for combo in held["combos"]]
    lines.append(f"{texts.say('total')} {points(texts, held['points'])}")
    return [Padding(Text(line, "dim"), (0, 0, 0, 2)) for line in lines]


def _deck(texts: Words) -> RenderableType:
    deck = SHELF.house()
    rows = plain_rows(1)
    for lot in LOTS:
        rows.add_row("", Text(texts.say(lot.heading), "bold"))
        for card in lot.cards:
            rows.add_row(f"{deck.counts[NUMBER[card]]} ×", _entry(deck, card, texts))
    return rows


def _entry(deck: Deck, card: str, texts: Words) -> Text:
    """A card's name, and what options and two players change."""
    said = Text(name_of_card(texts, card))
    second, out = deck.second[NUMBER[card]], deck.out_with_two[NUMBER[card]]
    if second:
        said.append(f" (+{second} {texts.say('rules-deck-second')})", "dim")
    if out:
        said.append(f" ({out} {texts.say('rules-deck-out')})", "dim")
    return said
