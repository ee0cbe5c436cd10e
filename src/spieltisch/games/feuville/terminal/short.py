"""Tiles in a few signs, as the legend explains them (``2S``, ``△F``, ``∩GF``), decrees in a short word."""

from __future__ import annotations

from spieltisch.core.words import Words

from ..ids import OWN_WALL
from ..narration.naming import clouds_on, name_of_decree, symbols_on
from ..state import SYMBOLS

BURNT = "▒▒▒"
START_WALL = "⌂"
KINDS = {"plain": "·", "white": "△", "corner": "∟", "gate": "∩"}


def tile(texts: Words, ident: str | None) -> str:
    """A tile in a few signs; "" where there is none."""
    if ident is None:
        return ""
    if ident == OWN_WALL:
        return START_WALL
    layer, _, kind = ident.split("-")[:3]
    base = str(clouds_on(ident)) if layer == "sky" else KINDS[kind]
    return base + "".join(letter(texts, symbol) for symbol in symbols_on(ident))


def decree(texts: Words, ident: str | None) -> str:
    """A decree's name, districts in one short word; "" where there is none."""
    if ident is None:
        return ""
    return texts.say(f"terminal-{ident}") if ident.startswith("district") else name_of_decree(texts, ident)


def letter(texts: Words, symbol: str) -> str:
    """The letter of a symbol."""
    return texts.say(f"terminal-letter-{symbol}")


def legend(texts: Words) -> str:
    """What the signs mean, in a line."""
    return texts.say("terminal-legend", **{symbol: letter(texts, symbol) for symbol in SYMBOLS})
