"""The line below a card's name: what it does, or what it scores, in glyphs.

A line reads from left to right: where from, an arrow, what comes of it. A card after the arrow is a card for
you; what goes to the open box is discarded. FW-9, FW-12, FW-13, FW-16, FW-20 … FW-43
"""

from __future__ import annotations

from spieltisch.drawing.paper import MUTED, PAPER
from spieltisch.drawing.pieces import Piece, row
from spieltisch.drawing.svg import circle, line, moved
from spieltisch.games.fabelwald.cards import ANIMALS, PLACES
from spieltisch.games.fabelwald.deck import Deck
from spieltisch.games.fabelwald.powers import DRACULA_STEALS, GOBLINS_STEAL
from spieltisch.games.fabelwald.state import HAND_LIMIT, RUNE_ACTIONS
from spieltisch.games.fabelwald.web.art import glyphs as g

Y, ROOM = 127.4, 90.0
MAGICIAN_DRAWS, WITCH_SACRIFICES = 2, 2  # FW-33, FW-29
FEWEST_ANIMALS = 2  # FW-13
PLACE_COLOURS = {"swamp": "#2F5A55", "path": "#B98A52", "clearing": "#8DB058"}
PLACE_MARKS = {
    "swamp": "M-1.9-1.4Q-1-2.6 0-1.4T1.9-1.4M-1.9 1.6Q-1 .4 0 1.6T1.9 1.6",
    "path": "M-1.7 3.2L-.3-3.2M1.7 3.2L.3-3.2",
    "clearing": "M0-1.2V-1.2",
}


def _theirs() -> Piece:
    """Another player's hand."""
    return g.of(g.player(), g.hand(MUTED))


def _all_theirs() -> Piece:
    """The hands of all others."""
    return g.of(g.players(), g.hand(MUTED))


def _their_combo() -> Piece:
    return g.of(g.player(), g.combo(MUTED))


def _many(count: int, card: Piece) -> Piece:
    return row(g.number(count), card, gap=1.6)


def _or_at_once(card: Piece) -> Piece:
    """The card to the hand, or played at once."""
    return row(card, g.slash(), g.at_once(), gap=1)


def _draw_or_steal() -> Piece:
    return row(g.deck(), g.slash(), _theirs(), gap=1.4)


def _power(creature: str) -> tuple[Piece, ...]:
    """The line of a creature."""
    match creature:
        case "amazon":
            return g.name(), _all_theirs(), g.arrow(), g.pip()
        case "banshee":
            return g.male_combo(), g.arrow(), _or_at_once(g.pip())
        case "demon":
            return g.combo(), g.arrow(), g.discard()
        case "dragon":
            return g.combo(), g.shield()
        case "dracula":
            return _theirs(), g.arrow(), _many(DRACULA_STEALS, g.blind())
        case "unicorn":
            return g.of(g.players(), g.blind(MUTED)), g.arrow(), g.discard()
        case "elf":
            return g.combo(), g.arrow(), g.bolt(), g.again()
        case "fairies":
            return g.pick(), g.arrow(), g.pip(), g.plus(), _or_at_once(g.pip())
        case "grave-robber":
            return _draw_or_steal(), g.arrow(), g.blind()
        case "witch":
            victims = row(g.sign("owl"), g.slash(), g.sign("crow"), gap=0.4)
            return row(g.number(WITCH_SACRIFICES), victims, gap=0.6), g.discard(), g.arrow(), _their_combo()
        case "hydra":
            return g.eye(), _theirs()
        case "goblins":
            return _all_theirs(), g.arrow(), _many(GOBLINS_STEAL, g.blind())
        case "laraki":
            return g.top(), g.arrow(), g.pip(), g.plus(), g.of(g.players(), g.pip(MUTED))
        case "magician":
            return g.deck(), g.arrow(), _many(MAGICIAN_DRAWS, g.pip())
        case "bogeyman":
            return g.hand(), g.swap(), _theirs()
        case "nymph":
            return g.combo(), g.arrow(), g.at_once()
        case "giant":
            return g.pick(), g.arrow(), _or_at_once(g.pip())
        case "shadow-queen":
            return g.eye(), _all_theirs(), g.arrow(), g.blind()
        case "highwayman":
            return g.combo(), g.swap(), _their_combo()
        case "troll":
            return g.of(g.player(), g.blind(MUTED)), g.arrow(), g.discard()
        case "immortals":
            return _draw_or_steal(), g.arrow(), row(g.hand(), g.number(HAND_LIMIT), gap=2)
        case "werewolf":
            return g.player(), g.arrow(), g.moon()
        case "centaur":
            return g.top(), g.arrow(), _or_at_once(g.pip())
        case "dwarf":
            return row(g.deck(), g.plus(), g.top(), gap=1.4), g.arrow(), g.pip(), g.plus(), g.discard()
    raise KeyError(creature)


def _animals(deck: Deck) -> tuple[Piece, ...]:
    """How many of one species score how much."""
    scored = [
        (size, value) for size, value in enumerate(deck.animal_points) if size >= FEWEST_ANIMALS and value
    ]
    return tuple(row(g.count(size), g.points(value), gap=1.8) for size, value in scored)


def _place(name: str) -> Piece:
    """A small card of a place, in its colour and with its mark."""
    pip = g.pip(PLACE_COLOURS[name])
    if name == "clearing":
        return Piece(pip.width, pip.drawing + circle(0, 0, 1.5, PAPER))
    return Piece(pip.width, pip.drawing + line(PLACE_MARKS[name], PAPER, 0.9))


def _places(name: str, deck: Deck) -> tuple[Piece, ...]:
    """Three unlike, three alike."""
    mixed = row(*map(_place, PLACES), gap=0.8)
    same = row(*[_place(name)] * 3, gap=0.8)
    return row(mixed, g.points(deck.mixed), gap=2.6), row(same, g.points(deck.same), gap=2.6)


def line_of(card: str, deck: Deck) -> Piece:
    """The pieces of a card's line, side by side about 0,0."""
    if card in ANIMALS:
        return row(*_animals(deck), gap=7)
    if card in PLACES:
        return row(*_places(card, deck), gap=8)
    if card == "rune":
        actions = row(_draw_or_steal(), g.slash(), g.sign("creature", 0.7), gap=1.4)
        return row(g.number(RUNE_ACTIONS), actions, gap=4)
    if card == "amulet":
        return row(g.hand(), g.barred_arrow(), g.player(), gap=2.4)
    return row(*_power(card), gap=3)


def drawn(card: str, deck: Deck) -> str:
    """The line in its place on the card.

    Raises ValueError when it does not fit.
    """
    piece = line_of(card, deck)
    if piece.width > ROOM:
        raise ValueError(f"the line of {card} is {piece.width:.1f} wide")
    return moved(piece.drawing, 50, Y)
