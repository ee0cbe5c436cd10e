"""The drawings a page of Feuville takes from its sprite, ready for templates."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from spieltisch.core.shapes import View

from ..ids import OWN_WALL, is_tile
from ..sets import SHELF, decree_id, spell_id, tile_id
from . import art


def sprite(view: View) -> SafeString:
    """All that may come up in a game, drawn once a page, outside what htmx swaps."""
    return _sprite(view["options"]["set"]["digest"], view["options"]["set"]["name"], view["players"])


@lru_cache(maxsize=16)
def _sprite(digest: str, name: str, players: int) -> SafeString:
    box = SHELF.named(name, digest)
    whole = [art.tile_of(tile_id(kind)) for kind, _ in box.tiles]
    whole += [art.tile_of(OWN_WALL, seat) for seat in range(players)]
    return mark_safe(
        art.sprite(
            tuple(whole) + tuple(tile._replace(burnt=True) for tile in whole),
            tuple(art.decree_of(decree_id(kind), box.points) for kind, _ in box.decrees),
            tuple(art.spell_of(spell_id(kind)) for kind, _ in box.spells),
            art.PERSONS,
        )
    )


@lru_cache(maxsize=1)
def sprite_of_people() -> SafeString:
    """The persons alone, for pages without a table."""
    return mark_safe(art.sprite((), (), (), art.PERSONS))


def item(ident: str | None, thing: str, values: Mapping[str, int], seat: int = 0) -> SafeString:
    """A tile or a decree, or the empty space of a ``thing`` where nothing lies."""
    if ident is None:
        return mark_safe(art.empty(thing))
    if is_tile(ident):
        return mark_safe(art.show_tile(art.tile_of(ident, seat)))
    return mark_safe(art.show_decree(art.decree_of(ident, values)))


def spell(ident: str | None) -> SafeString:
    """A spell, or the empty space for one."""
    return mark_safe(art.empty("spell") if ident is None else art.show_spell(art.spell_of(ident)))


def column(entry: Mapping[str, Any], seat: int) -> SafeString:
    """A column of a town with the grass below."""
    return mark_safe(art.column(*art.column_of(entry, seat)))


def town(columns: list[dict[str, Any]], seat: int) -> SafeString:
    """A whole town in one picture."""
    return mark_safe(art.town([art.column_of(entry, seat) for entry in columns]))


def sign(name: str) -> SafeString:
    """A sign in the colour of the text."""
    return mark_safe(art.sign(name))


def crest(seat: int) -> SafeString:
    """A player's disc."""
    return mark_safe(art.crest(seat))
