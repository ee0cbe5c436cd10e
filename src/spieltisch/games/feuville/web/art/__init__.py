"""The art of Feuville: tiles, towns, people, decrees, spells, dice and the dragon, computed as SVG text.

Everything here is silent to screen readers; what it shows is said in words by the page. What is in play lies
as symbols in one hidden sprite per page, which ``show_…``, ``column``, ``town`` and ``head`` point to; all
other pictures stand for themselves. The page gives the CSS class ``num`` its typeface; there are no style
attributes and no bitmaps. Tiles are drawn from their properties, so any set of tiles can be drawn.

Lengths of tiles: a column is 60 wide; sky 50, tower 64, wall 44 high, grass 14 below.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from spieltisch.games.feuville.web.art import (
    cards,
    crests,
    decrees,
    dice,
    dragon_head,
    fire,
    home_picture,
    ids,
    ornaments,
    shadow,
    signs,
    spells,
    symbols,
)
from spieltisch.games.feuville.web.art import (
    columns as layout,
)
from spieltisch.games.feuville.web.art.decrees import Decree
from spieltisch.games.feuville.web.art.people import PEOPLE
from spieltisch.games.feuville.web.art.spells import Spell
from spieltisch.games.feuville.web.art.tiles import HEIGHT, VIEW_BOX, WIDTH, Tile

__all__ = [
    "COLUMN_PERSONS",
    "CRESTS",
    "HEIGHT",
    "PERSONS",
    "SIGNS",
    "SYMBOLS",
    "VIEW_BOX",
    "WIDTH",
    "Decree",
    "Spell",
    "Tile",
    "column",
    "column_of",
    "crest",
    "cup",
    "decree",
    "decree_of",
    "die",
    "dragon",
    "dragon_shadow",
    "emblem",
    "empty",
    "flames",
    "flap",
    "grass",
    "head",
    "hero",
    "logo",
    "person",
    "show_decree",
    "show_person",
    "show_spell",
    "show_tile",
    "sign",
    "spell",
    "spell_of",
    "sprite",
    "symbol",
    "tile",
    "tile_of",
    "town",
]

SYMBOLS = symbols.SYMBOLS
"""star, guard, griffin, flag."""
COLUMN_PERSONS = cards.COLUMNS
"""The persons of columns 1 to 6."""
PERSONS = tuple(PEOPLE)
"""The six, then kobold and fairy."""
CRESTS = tuple(house.emblem for house in crests.HOUSES)
"""Emblems of the players' houses by seat: acorn (red), swan (slate), fish (blue), bee (cream)."""
SIGNS = signs.SIGNS
"""What ``sign`` can show besides persons."""


tile_of = ids.tile
decree_of = ids.decree
spell_of = ids.spell
column_of = ids.column


@cache
def tile(what: Tile) -> str:
    """A tile: the inside of a ``<symbol>`` with the view box ``VIEW_BOX[what.layer]``."""
    return layout.whole(what)


@cache
def decree(what: Decree) -> str:
    """A decree: the inside of a ``<symbol viewBox="0 0 60 44">``."""
    return decrees.drawn(what)


@cache
def spell(what: Spell) -> str:
    """A spell: the inside of a ``<symbol viewBox="0 0 44 60">``."""
    return spells.drawn(what)


@cache
def person(name: str) -> str:
    """A person's art, without card: the inside of a ``<symbol viewBox="0 0 100 140">``, on 4–96 by 4–104."""
    return cards.figure(name)


@cache
def sprite(
    tiles: tuple[Tile, ...] = (),
    decrees_in_play: tuple[Decree, ...] = (),
    spells_in_play: tuple[Spell, ...] = (),
    people: tuple[str, ...] = (),
) -> str:
    """One hidden picture with symbols for what is in play; repetitions and order of tiles do not matter."""
    inside = layout.symbols(sorted(set(tiles), key=repr))
    inside += "".join(
        f'<symbol id="{decrees.ident(each)}" viewBox="{decrees.BOX}">{decree(each)}</symbol>'
        for each in sorted(set(decrees_in_play), key=repr)
    )
    inside += "".join(
        f'<symbol id="{spells.ident(each)}" viewBox="{spells.BOX}">{spell(each)}</symbol>'
        for each in sorted(set(spells_in_play), key=repr)
    )
    inside += cards.symbols(tuple(name for name in PERSONS if name in people))
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">{inside}</svg>'


def show_tile(what: Tile) -> str:
    """A tile on its own (CSS class ``tile tile-sky`` and so on); needs it in the sprite."""
    return layout.shown(what)


def show_decree(what: Decree) -> str:
    """A decree (CSS class ``decree``, 60 × 44); needs it in the sprite."""
    return decrees.shown(what)


def show_spell(what: Spell) -> str:
    """A spell (CSS class ``spell``, 44 × 60); needs it in the sprite."""
    return spells.shown(what)


def show_person(name: str) -> str:
    """A person's whole card with its band (CSS class ``person``, 100 × 140); needs it in the sprite."""
    return cards.shown(name)


def head(name: str) -> str:
    """A person's head for small sizes (CSS class ``head``; round its corners in CSS); needs the sprite."""
    return cards.head(name)


def column(
    wall: Tile, tower: Tile | None = None, sky: Tile | None = None, ground: str | int | None = None
) -> str:
    """One column of a town (CSS class ``column``, 60 × 172); needs its tiles in the sprite.

    ``ground`` is the grass below: None, "neutral", or the seat whose own grass it is.
    """
    return layout.column_picture(wall, tower, sky, ground)


def town(columns: Sequence[layout.Column]) -> str:
    """A whole town in one picture (CSS class ``town``, 60 · n × 172); needs its tiles in the sprite.

    Each column is (wall, tower or None, sky or None, ground), as for ``column``.
    """
    return layout.town(columns)


@cache
def symbol(name: str) -> str:
    """star, guard, griffin or flag in colour (CSS class ``symbol``)."""
    return symbols.shown(name)


@cache
def sign(name: str) -> str:
    """A sign in the text's colour (CSS class ``sign bare``): one of ``SIGNS`` or a person's emblem."""
    return signs.bare(name)


@cache
def emblem(name: str) -> str:
    """A person's emblem on a chip of their colour (CSS class ``sign``)."""
    return signs.chip(name)


@cache
def die(value: int, state: str = "live") -> str:
    """A die, 0 (not rolled, or any) to 6; ``state``: live (red), rest (sand, none lies here), used (grey)."""
    return dice.shown(value, state)


@cache
def crest(seat: int) -> str:
    """A player's disc (CSS class ``disc``)."""
    return crests.shown(seat)


@cache
def empty(layer: str) -> str:
    """An empty space for a sky, tower, wall, decree or spell, dashed, in the text's colour."""
    return layout.empty(layer)


@cache
def flap(layer: str = "wall") -> str:
    """A place where a tile may go: dashed, with a plus, in the text's colour (CSS class ``flap``)."""
    return layout.flap(layer)


@cache
def grass(seat: int | None = None) -> str:
    """Grass alone, neutral or a player's own (CSS class ``grass``, 60 × 14)."""
    return layout.grass(seat)


@cache
def flames() -> str:
    """Fire to lay over a column that catches it (CSS class ``flames``, 60 × 44)."""
    return fire.flames()


@cache
def dragon() -> str:
    """The dragon over the burning roofs (CSS class ``dragon``, 200 × 120)."""
    return dragon_head.shown()


@cache
def dragon_shadow() -> str:
    """Its shadow from below, in the text's colour (CSS class ``shadow``, 360 × 150)."""
    return shadow.shown()


@cache
def hero() -> str:
    """The white tower at dusk: the home page's picture (CSS class ``art-panel``, 92 × 100)."""
    return home_picture.shown()


@cache
def cup() -> str:
    """The start player's cup (CSS class ``cup``)."""
    return ornaments.cup()


@cache
def logo() -> str:
    """The game's round sign for the header (CSS class ``logo``)."""
    return ornaments.logo()
