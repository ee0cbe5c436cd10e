"""Decrees: small parchments that say in signs what they score.

A token alone counts once; a token with a card behind its shoulder counts for each of what stands left.
"""

from __future__ import annotations

from typing import NamedTuple

from spieltisch.drawing.geometry import num
from spieltisch.drawing.paper import INK
from spieltisch.drawing.pieces import Piece, row
from spieltisch.drawing.svg import circle, line, moved, picture, plane, rect
from spieltisch.drawing.tokens import each, token
from spieltisch.games.feuville.web.art import symbols
from spieltisch.games.feuville.web.art.palette import (
    HOLLOW,
    PLASTER,
    PLASTER_SHADE,
    SKY,
    SLATE,
    SLATE_SHADE,
    STONE,
    STONE_RULE,
    STONE_SHADE,
    SUN,
)
from spieltisch.games.feuville.web.art.skies import CLOUD_SHAPE

BOX = "0 0 60 44"
SHEET, SHEET_SHADE, ROLL, ROLL_SHADE, ROLL_RULE = "#F8EED6", "#EBDCB8", "#E3CF9F", "#C9AF76", "#A98C52"
SEAL, SEAL_SHADE = "#C8322F", "#9C2626"


class Decree(NamedTuple):
    """What a decree scores: ``kind`` single, double, status, area, free or city; ``points``, all or each."""

    kind: str
    points: int
    symbol: str | None = None


def ident(decree: Decree) -> str:
    """The id of a decree's symbol."""
    return "-".join(["d", decree.kind, *([decree.symbol] if decree.symbol else []), str(decree.points)])


def _parchment() -> str:
    """A sheet between two rolls."""
    sheet = rect(6, 3.4, 48, 37.2, 0, SHEET) + plane("M6 35.6C20 33.6 40 37.6 54 35.6V40.6H6Z", SHEET_SHADE)
    rolls = ""
    for x in (1, 52.6):
        rolls += rect(x, 1.2, 6.4, 41.6, 3.2, ROLL) + plane(
            f"M{num(x + 3.2)} 1.2A3.2 3.2 0 0 1 {num(x + 6.4)} 4.4V39.6A3.2 3.2 0 0 1 {num(x + 3.2)} 42.8Z",
            ROLL_SHADE,
        )
        rolls += line(f"M{num(x + 1.8)} 5.6V38.4", ROLL_RULE, 0.8, 0.7)
    return sheet + rolls


def _columns(count: int) -> Piece:
    """Complete columns: sky, tower, wall."""
    sky = (
        plane("M-6-14H6V5H-6Z", SKY[1])
        + circle(0, -3.4, 4.8, SUN[1])
        + moved(plane(CLOUD_SHAPE, "#FFFFFF"), 0, -10, 0.44)
    )
    tower = plane("M-4.4 5V-5.4H-2.4V-4H-1V-5.4H1V-4H2.4V-5.4H4.4V5Z", STONE) + plane(
        "M1.6 5V-4H2.4V-5.4H4.4V5Z", STONE_SHADE
    )
    wall = (
        plane("M-6 4H6V14H-6Z", STONE)
        + plane("M-6 4H6V6H-6Z", STONE_SHADE)
        + line("M-3.4 8.8H-.6M1 11.6H3.6", STONE_RULE, 0.8)
    )
    frame = line("M-6-14H6V14H-6Z", INK, 1.2)
    one = Piece(13.2, sky + tower + wall + frame)
    return row(*[one] * count, gap=-1.2)


def _square() -> Piece:
    """Two by two tiles, each with something on it."""
    cells = "".join(
        rect(x, y, 10.6, 10.6, 1.2, STONE) + circle(x + 5.3, y + 5.3, 2, INK)
        for x in (-11, 0.4)
        for y in (-11, 0.4)
    )
    frame = line("M-11.6-11.6H11.6V11.6H-11.6ZM0-11.6V11.6M-11.6 0H11.6", INK, 1.3)
    return Piece(24.4, cells + frame)


def _any_symbol() -> Piece:
    """All four symbols."""
    places = ((-6.4, -6.8), (6.6, -6.8), (-6.4, 7), (6.6, 7))
    return Piece(
        25,
        "".join(
            moved(symbols.drawn(name), x, y, 0.6)
            for name, (x, y) in zip(symbols.SYMBOLS, places, strict=True)
        ),
    )


def _city() -> Piece:
    """Two white towers and a gate between them."""
    tower = plane("M-3.6 9V-3.4H3.6V9Z", PLASTER) + plane("M.8 9V-3.4H3.6V9Z", PLASTER_SHADE)
    tower += plane("M-5-2.6L0-12L5-2.6Z", SLATE) + plane("M0-12L5-2.6H1Z", SLATE_SHADE)
    tower += line("M-3.6 9V-2.6M3.6 9V-2.6", INK, 0.7)
    wall = (
        plane("M-10 9V.6H10V9Z", STONE)
        + plane("M-10 .6H10V2.4H-10Z", STONE_SHADE)
        + plane("M-3.4 9V5.4A3.4 3.4 0 0 1 3.4 5.4V9Z", HOLLOW)
    )
    return Piece(27, wall + moved(tower, -8.6, 0) + moved(tower, 8.6, 0))


def drawn(decree: Decree) -> str:
    """The parchment: the inside of a symbol of 60 × 44."""
    points = decree.points
    match decree.kind:
        case "single":
            signs_row = row(_columns(1), token(points), gap=2.6)
        case "double":
            signs_row = row(_columns(2), each(points, 7.2), gap=1.4)
        case "status" if decree.symbol:
            signs_row = row(
                Piece(18, moved(symbols.drawn(decree.symbol), 0, 0, 0.96)), each(points, 8), gap=2.2
            )
        case "area":
            signs_row = row(Piece(18, moved(_square().drawing, 0, 0, 0.78)), each(points, 8), gap=2)
        case "free":
            signs_row = row(Piece(20, moved(_any_symbol().drawing, 0, 0, 0.84)), each(points, 7.4), gap=0.6)
        case "city":
            signs_row = row(Piece(22, moved(_city().drawing, 0, 0, 0.84)), each(points, 7.2), gap=0)
        case _:
            raise KeyError(decree.kind)
    seal = ""
    if decree.kind == "city":
        seal = (
            line("M28 38.4L26.4 43.4M32 38.4L33.6 43.4", SEAL_SHADE, 2)
            + circle(30, 37.4, 4, SEAL)
            + circle(30, 37.4, 2.2, SEAL_SHADE)
        )
    y = 20 if seal else 21.4
    return _parchment() + seal + moved(signs_row.drawing, 30, y)


def shown(decree: Decree) -> str:
    """A decree, by way of the sprite."""
    return picture(BOX, f'<use href="#{ident(decree)}"/>', "decree")
