"""Bands of the persons' cards: what each of them does, in signs. Dark things are yours or chosen."""

from __future__ import annotations

from spieltisch.drawing.geometry import num
from spieltisch.drawing.heaps import pointer
from spieltisch.drawing.paper import INK, LOSS, MUTED, PAPER
from spieltisch.drawing.pieces import Piece, band, row
from spieltisch.drawing.svg import group, line, moved, plane
from spieltisch.drawing.tokens import token
from spieltisch.games.feuville.web.art import dice, signs

BLOCK = "M-5-5.6H-2V-3.4H2V-5.6H5V5.6H-5Z"


def die(value: int, scale: float = 0.64) -> Piece:
    """A small die."""
    return Piece(22.8 * scale, moved(dice.drawn(value), 0, 0, scale))


def sign(name: str, size: float, ink: str = INK) -> Piece:
    """A sign, ``size`` high and wide."""
    return Piece(size, moved(signs.drawn(name, ink), 0, 0, size / 16))


def block(ink: str = INK) -> Piece:
    """A building tile."""
    return Piece(10, plane(BLOCK, ink))


def arrow(length: float = 11) -> Piece:
    """To the right."""
    half = length / 2
    return Piece(
        length,
        line(
            f"M{num(-half)} 0H{num(half)}M{num(half - 3.4)}-3.4L{num(half)} 0L{num(half - 3.4)} 3.4",
            INK,
            1.8,
        ),
    )


def plus() -> Piece:
    """And."""
    return Piece(5.4, line("M-2.4 0H2.4M0-2.4V2.4", INK, 1.6))


def more() -> Piece:
    """And so on."""
    return Piece(9, line("M-3.4 0h.1M0 0h.1M3.4 0h.1", INK, 2))


def one_of(name: str, count: int, chosen: int, size: float, gap: float = 3.4) -> Piece:
    """A row of which one is yours."""
    cells = []
    for i in range(count):
        each = sign(name, size, INK if i == chosen else MUTED)
        tip = pointer(0, -size / 2 - 1.4) if i == chosen else ""
        cells.append(Piece(each.width, each.drawing + tip))
    return row(*cells, gap=gap)


def struck(piece: Piece) -> Piece:
    """No more of this."""
    half = piece.width / 2 + 0.6
    slash = f"M{num(-half)} 6.4L{num(half)}-6.4"
    return Piece(piece.width + 2, piece.drawing + line(slash, PAPER, 4.2) + line(slash, LOSS, 2))


def refill() -> Piece:
    """Tiles come down into their row."""
    down = "".join(
        f"M{num(x)}-8.6V-4.2M{num(x - 2.2)}-6.2L{num(x)}-4L{num(x + 2.2)}-6.2" for x in (-12, 0, 12)
    )
    blocks = "".join(moved(group(block(MUTED).drawing, "scale(.9)"), x, 4, 1) for x in (-12, 0, 12))
    return Piece(34, blocks + line(down, INK, 1.6))


def drawn(person: str) -> str:
    """The band of a person's card."""
    match person:
        case "juggler":
            return band(row(die(3), plus(), die(6), more(), arrow(9), token(10, 9.4), gap=3))
        case "thief":
            return band(row(sign("slot", 17, MUTED), arrow(14), sign("slot", 17), gap=5))
        case "innkeeper":
            return band(row(block(), row(block(MUTED), block(MUTED), block(MUTED), gap=3), block(), gap=8))
        case "architect":
            return band(refill(), row(arrow(9), block(), gap=4))
        case "mayor":
            return band(one_of("decree", 4, 1, 13), y=123)
        case "mage":
            return band(
                row(struck(sign("flame", 15)), struck(sign("flame", 15)), gap=2),
                row(arrow(9), sign("spell", 15), gap=3),
            )
        case "fairy":
            return band(one_of("spell", 3, 1, 15), y=123)
        case "kobold":
            return band(
                row(
                    row(die(5, 0.5), die(2, 0.5), gap=1.6), arrow(8), one_of("column", 6, 3, 7, 0.4), gap=4
                ),
                y=122,
            )
    raise KeyError(person)
