"""Power glyphs: the words of which the line below a card's name is made.

All are :class:`Piece` in one size, about 0,0, some 10 high. What belongs to others is drawn in the muted
ink and bears a figure; what is yours, or anybody's, is dark. Cards you cannot see bear a question mark.
"""

from __future__ import annotations

from spieltisch.drawing.geometry import num
from spieltisch.drawing.paper import DIGIT_HEIGHT, GAIN, INK, LOSS, MUTED, PAPER, printed, width_of
from spieltisch.drawing.pieces import Piece, row
from spieltisch.drawing.svg import circle, group, line, mirrored, moved, picture, plane, rect, ring
from spieltisch.games.fabelwald.web.art import signs

GLYPHS = (
    *("pip", "hand", "deck", "discard", "top", "pick", "combo", "arrow", "swap", "eye", "blind", "shield"),
    *("bolt", "again", "at-once", "moon", "player", "players", "name"),
)
HEIGHT, WIDTH = 9.6, 6.6  # of a card
NUMERAL, SCORED, COUNTED = 10.4, 12, 8.2
BOLT = "M1.4-6.4L-4 1.4H-.8L-2.2 6.4L4-1.4H.8Z"
SHIELD = "M-6-5.8H6V-1C6 3.2 3 5.6 0 6.8C-3 5.6-6 3.2-6-1Z"
TICK = "M-2.8-.2L-.8 2L2.8-2.2"
BOX = "M-4.6-3.4V5H4.6V-3.4"
CROSS = "M-2-1L2 3M2-1L-2 3"
AGAIN = "M-5.2 1A5.2 5.2 0 1 0-3.2-4.4"
AGAIN_TIP = "M-6.6-5.6L-2-6.4L-2.6-2Z"
LENS = "M-7 0C-3-5 3-5 7 0C3 5-3 5-7 0Z"
HEAD_Y, HEAD_R = -2.9, 2.3
BODY = "M-3.7 5.6C-3.7 1.4-2.4.2 0 .2C2.4.2 3.7 1.4 3.7 5.6Z"
BUBBLE = (
    "M-5-6.2H5A2.4 2.4 0 0 1 7.4-3.8V1.6A2.4 2.4 0 0 1 5 4H-1.6L-4.6 7V4H-5A2.4 2.4 0 0 1-7.4 1.6V-3.8"
    "A2.4 2.4 0 0 1-5-6.2Z"
)


def _card(ink: str, edged: bool = False) -> str:
    """A small card; ``edged`` parts it from what lies below."""
    edge = rect(-WIDTH / 2 - 0.8, -HEIGHT / 2 - 0.8, WIDTH + 1.6, HEIGHT + 1.6, 1.6, PAPER) if edged else ""
    return edge + rect(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, 1, ink)


def _question(size: float, ink: str) -> str:
    """A drawn question mark: fonts differ, this one does not."""
    mark = line("M-1.7-1.7A1.7 1.7 0 1 1 .6 0C.1.3 0 .6 0 1.2", ink, 1.2) + circle(0, 3.2, 0.8, ink)
    return group(mark, f"scale({num(size)})")


def pip(ink: str = INK) -> Piece:
    """A card."""
    return Piece(WIDTH, _card(ink))


def blind(ink: str = INK) -> Piece:
    """A card unseen: taken by lot."""
    return Piece(WIDTH, _card(ink) + _question(1, PAPER))


def hand(ink: str = INK) -> Piece:
    """A hand: three cards as a fan."""
    edge, card = rect(-3.1, -11.3, 6.2, 9.6, 1.2, PAPER), rect(-2.5, -10.7, 5, 8.4, 0.9, ink)
    fan = "".join(group(edge + card, f"rotate({turn})") for turn in ("-27", "27", "0"))
    return Piece(13.4, moved(fan, 0, 6.4))


def deck() -> Piece:
    """The deck."""
    return Piece(9, moved(_card(MUTED), -1.2, 1) + moved(_card(INK, edged=True), 1.2, -0.8))


def _box(cross: bool) -> str:
    return line(BOX, INK, 1.5) + (line(CROSS, INK, 1.4) if cross else "")


def discard() -> Piece:
    """The discard pile: an open box with a cross."""
    return Piece(10.7, _box(True))


def top() -> Piece:
    """The top card of the discard pile."""
    card = moved(rect(-3, -3.6, 6, 7.2, 0.9, INK), 0, -2.8)
    return Piece(10.7, card + line("M-4.6-.6V5H4.6V-.6", INK, 1.5))


def pick() -> Piece:
    """Any card of the discard pile."""
    card = rect(-2, -8.6, 4, 7, 0.8, INK)
    fan = "".join(
        group(rect(-2.5, -9.1, 5, 8, 1, PAPER) + card, f"rotate({turn})") for turn in ("-34", "34", "0")
    )
    return Piece(12.4, moved(fan, 0, 2.6) + line("M-4.6 1V5H4.6V1", INK, 1.5))


def combo(ink: str = INK) -> Piece:
    """A combo: three cards overlapping."""
    cards = "".join(moved(_card(ink, edged=x > -4), x, 0) for x in (-4, 0, 4))
    return Piece(8 + WIDTH, cards)


def male_combo() -> Piece:
    """A male of a combo."""
    return row(sign("male", 0.66), combo(), gap=0.6)


def arrow() -> Piece:
    """Leads to."""
    return Piece(8, line("M-3.4 0H3.4M.6-2.8L3.6 0L.6 2.8", INK, 1.5))


def barred_arrow() -> Piece:
    """Does not get there."""
    cross = "M-4.6-5L3 5M3-5L-4.6 5"
    way = line("M-9.4 0H8.6M5.8-2.8L8.8 0L5.8 2.8", INK, 1.5)
    return Piece(20, way + line(cross, PAPER, 4.2) + line(cross, LOSS, 2))


def swap() -> Piece:
    """Change places."""
    return Piece(9.6, line("M-4-2.8H3.8M1.6-5L4-2.8L1.6-.6M4 2.8H-3.8M-1.6.6L-4 2.8L-1.6 5", INK, 1.4))


def eye(ink: str = INK) -> Piece:
    """Look at."""
    return Piece(14, line(LENS, ink, 1.5) + circle(0, 0, 2.5, ink))


def shield() -> Piece:
    """Protected."""
    return Piece(12, plane(SHIELD, INK) + line(TICK, PAPER, 1.5))


def bolt(ink: str = INK) -> Piece:
    """A power."""
    return Piece(8, plane(BOLT, ink))


def again() -> Piece:
    """Once more."""
    return Piece(12, line(AGAIN, INK, 1.5) + plane(AGAIN_TIP, INK))


def at_once() -> Piece:
    """Played at once: a power in a circle."""
    return Piece(12.4, ring(0, 0, 5.5, INK, 1.4) + group(plane(BOLT, INK), "scale(.6)"))


def moon() -> Piece:
    """Misses a turn: asleep."""
    crescent = group(plane(signs.CRESCENT, INK), "translate(-2 .4) scale(.78)")
    return Piece(13, crescent + line("M2.2-5.6H5.8L2.2-1.4H5.8", INK, 1.3))


def _figure(ink: str) -> str:
    return circle(0, HEAD_Y, HEAD_R, ink) + plane(BODY, ink)


def player() -> Piece:
    """Another player."""
    return Piece(7.4, _figure(MUTED))


def players() -> Piece:
    """All others."""
    side = group(_figure(MUTED), "translate(4.8 .9) scale(.84)")
    front = line(BODY, PAPER, 1.8) + ring(0, HEAD_Y, HEAD_R, PAPER, 1.8) + _figure(MUTED)
    return Piece(15.8, mirrored(side, 0) + front)


def name() -> Piece:
    """A card is named."""
    return Piece(14.8, plane(BUBBLE, INK) + moved(rect(-2.2, -3.2, 4.4, 6.4, 0.8, PAPER), 0, -1.1))


def slash() -> Piece:
    """Or."""
    return Piece(4.6, line("M-1.9 5.2L1.9-5.2", INK, 1.2))


def plus() -> Piece:
    """And."""
    return Piece(6, line("M-2.6 0H2.6M0-2.6V2.6", INK, 1.4))


def number(value: int, colour: str = INK, size: float = NUMERAL) -> Piece:
    """How many."""
    return Piece(width_of(str(value), size), printed(0, size * DIGIT_HEIGHT / 2, str(value), size, colour))


def points(value: int) -> Piece:
    """What is scored."""
    return number(value, GAIN, SCORED)


def count(value: int) -> Piece:
    """So many cards: the number on a card."""
    card = rect(-COUNTED / 2, -5.8, COUNTED, 11.6, 1.2, INK)
    return Piece(COUNTED, card + printed(0, 8.4 * DIGIT_HEIGHT / 2, str(value), 8.4, PAPER))


def sign(which: str, scale: float = 0.76) -> Piece:
    """A family's or species' sign."""
    return Piece(16 * scale, moved(signs.drawn(which), 0, 0, scale))


def of(whose: Piece, what: Piece) -> Piece:
    """A figure and close to it what it has."""
    return row(whose, what, gap=1.4)


DRAWN = {
    "pip": pip, "hand": hand, "deck": deck, "discard": discard, "top": top, "pick": pick, "combo": combo,
    "arrow": arrow, "swap": swap, "eye": eye, "blind": blind, "shield": shield, "bolt": bolt, "again": again,
    "at-once": at_once, "moon": moon, "player": player, "players": players, "name": name,
}  # fmt: skip


def shown(name: str) -> str:
    """A glyph alone, on a chip of card paper."""
    chip = rect(-10, -10, 20, 20, 4, PAPER)
    return picture("-10 -10 20 20", chip + DRAWN[name]().drawing, "glyph")
