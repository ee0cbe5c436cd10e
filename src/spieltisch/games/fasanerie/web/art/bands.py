"""The band of each card: how its kind scores, in signs."""

from __future__ import annotations

from spieltisch.drawing.geometry import num
from spieltisch.drawing.heaps import heaps, pointer
from spieltisch.drawing.ladder import ladder
from spieltisch.drawing.paper import GAIN, INK, LOSS, MUTED, PAPER
from spieltisch.drawing.pieces import Piece, band, row
from spieltisch.drawing.svg import circle, line, moved, ring
from spieltisch.drawing.tokens import each, pip, token
from spieltisch.games.fasanerie.web.art import actions, signs

PIP = 11.0
SMALL = 8.8  # radius of tokens where two cells share the band
FEATHERS = {"blue": "#7C98B5", "white": "#FFFFFF", "brown": "#5A3A2A"}


def pips(count: int, height: float = PIP) -> Piece:
    """Cards of this kind."""
    return row(*[pip(height)] * count, gap=1.2)


def dots(value: int, colour: str) -> Piece:
    """Three dots, as many of them full as the card is worth."""
    drawing = ""
    for i in range(3):
        x = (i - 1) * 10.0
        drawing += circle(x, 0, 3.4, colour) if i < value else ring(x, 0, 2.8, colour, 1.2)
    return Piece(26.8, drawing)


def smallest() -> Piece:
    """Three sizes, of which the least one counts."""
    foot, drawing, x = 5.8, "", -15.5
    for i, radius in enumerate((3.2, 4.4, 5.8)):
        x += radius
        if i:
            drawing += ring(x, foot - radius, radius - 0.7, MUTED, 1.4)
        else:
            drawing += circle(x, foot - radius, radius, INK) + pointer(x, foot - 2 * radius - 1.6)
        x += radius + 2.1
    return Piece(31, drawing)


def struck(count: int) -> Piece:
    """Not so many cards."""
    cards = pips(count, 8)
    half = cards.width / 2 + 0.6
    slash = f"M{num(-half)} 6L{num(half)}-6"
    return Piece(cards.width + 2, cards.drawing + line(slash, PAPER, 4.4) + line(slash, LOSS, 2))


def plus() -> Piece:
    """And more."""
    return Piece(5.4, line("M-2.2 0H2.2M0-2.2V2.2", INK, 1.5))


def feathered(variant: str, height: float = 10.0) -> Piece:
    """A pip of an eared pheasant; the three colours differ in greyscale too."""
    card = pip(height, FEATHERS[variant])
    return Piece(card.width, card.drawing + pip(height, INK, hollow=True).drawing)


def other_kinds() -> Piece:
    """Three unlike signs, underlined: each further kind."""
    three = ("diamond", "blood", "green")
    drawing = "".join(moved(signs.drawn(kind), (i - 1) * 17, -1.6, 0.88) for i, kind in enumerate(three))
    return Piece(48, drawing + line("M-23 8.6H23", INK, 1.4))


def drawn(kind: str, value: int = 0) -> str:
    """The band of a kind; ``value`` is the card's own where its kind has values."""
    match kind:
        case "gold":
            return band(row(token(value, 11.4), dots(value, GAIN), gap=8))
        case "fart":
            return band(row(token(-value, 11.4), dots(value, LOSS), gap=8))
        case "diamond":
            return band(
                row(heaps(fewest=True), each(5, SMALL)), row(heaps(fewest=False), token(0, SMALL))
            )
        case "blood":
            return ladder((3, 6, 3, 0, -3))
        case "green":
            return band(row(pips(2), token(5)), row(pips(1), token(-2)))
        case "peacock":
            return band(row(pips(1, 10), token(-10, 9.6)), row(pips(2, 10), plus(), each(2, 9), gap=1.8))
        case "nest":
            return ladder((1, 4, 9, 16, 25))
        case "reeves":
            return ladder((-5, -4, 3, 8, 15))
        case "trap":
            return band(row(each(-1, 10), actions.trap(), gap=8))
        case "mirror":
            return band(row(each(1, 10), other_kinds(), gap=5))
        case "monal":
            return band(row(each(value, 11), smallest(), gap=8))
        case "fox":
            return band(row(each(2, 10), actions.fox(), gap=8))
        case "fireback":
            return band(row(pips(3, 8), token(10, 9.6)), row(struck(3), token(0, 8.2)))
        case "koklass":
            return ladder((7, 5, 3), or_more=True)
        case "salvadori":
            low, high = heaps(fewest=True, dots=True), heaps(fewest=False, dots=True)
            return band(row(low, each(5, SMALL)), row(high, each(-1, SMALL)))
        case "net":
            return band(row(each(-2, 10), actions.net(), gap=7))
        case "eared":
            unlike = row(*[feathered(variant) for variant in FEATHERS], gap=1.2)
            alike = row(feathered("brown"), feathered("brown"), gap=1.2)
            return band(row(unlike, each(3, 8.4)), row(alike, token(0, 8)))
        case "dog":
            return band(row(each(1, 10), actions.dog(), gap=7))
    raise KeyError(kind)
