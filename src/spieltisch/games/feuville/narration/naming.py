"""Names and numbers as sentences need them: tiles, decrees, spells, people, columns, players."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.core.telling import Facts, Seats, number
from spieltisch.core.words import Words

from ..ids import OWN_WALL, is_tile
from ..state import SYMBOLS

HOUSES = ("acorn", "swan", "fish", "bee")
"""The crests on the start walls, by seat."""
SHORTEST_RANGE = 3  # columns in a row that are told as "2 to 4"


# ------------------------------------------------------------ things


def symbols_on(tile: str) -> list[str]:
    """The symbols on a tile, in the house's order."""
    return [word for word in tile.split("-")[2:] if word in SYMBOLS]


def clouds_on(tile: str) -> int:
    """The clouds on a tile."""
    layer, _, rest = tile.partition("-")
    return int(rest.split("-")[1]) if layer == "sky" else 0


def list_on_tile(texts: Words, tile: str) -> list[str]:
    """What is on a tile, each in words: ``two clouds``, ``a star``."""
    counts = {"cloud": clouds_on(tile)}
    for symbol in symbols_on(tile):
        counts[symbol] = counts.get(symbol, 0) + 1
    return [
        texts.say(f"on-tile-{what}", n=n, count=number(texts, n)) for what, n in counts.items() if n
    ]


def name_of_tile(texts: Words, tile: str, form: str = "") -> str:
    """``white tower with a flag``; ``form`` ``a``: as an object, ``a white tower with a flag``."""
    suffix = f".{form}" if form else ""
    name = texts.say(f"tile-{bare_tile(tile)}{suffix}")
    shown = list_on_tile(texts, tile)
    return texts.say("tile-with", tile=name, what=texts.listing(shown)) if shown else name


def bare_tile(tile: str) -> str:
    """What a tile is apart from what is on it, as texts call it: ``wall-gate``, ``sky-clear``."""
    if tile == OWN_WALL:
        return tile
    layer, _, kind = tile.split("-")[:3]
    if layer != "sky":
        return f"{layer}-{kind}"
    return "sky" if clouds_on(tile) else "sky-clear"


def name_of_decree(texts: Words, decree: str, form: str = "") -> str:
    """``Star ×3``; ``form`` ``a``: as an object, ``the decree Star ×3``."""
    kind, _, times = decree.partition("-")
    if kind in SYMBOLS:
        name = texts.say("decree-status", symbol=texts.say(f"symbol-{kind}"), times=times)
    else:
        name = texts.say(f"decree-{decree}")
    return texts.say("decree-named", name=name) if form else name


def name_of_spell(texts: Words, spell: str, form: str = "") -> str:
    """``Shield``, ``4 points``; ``form`` ``a``: as an object, ``the spell Shield``."""
    kind, _, worth = spell.partition("-")
    name = texts.say(f"spell-{kind}", n=int(worth)) if worth else texts.say(f"spell-{kind}")
    return texts.say("spell-named", name=name) if form else name


def name_of_item(texts: Words, item: str, form: str = "") -> str:
    """The name of a tile or a decree."""
    return name_of_tile(texts, item, form) if is_tile(item) else name_of_decree(texts, item, form)


def name_of_figure(texts: Words, figure: str, form: str = "") -> str:
    """One of the people of Feuville: ``Juggler``; ``form``: ``start``, ``acc`` or ``to``."""
    return texts.say(f"figure-{figure}.{form}" if form else f"figure-{figure}")


def count_of(texts: Words, what: str, n: int) -> str:
    """``3 stars``, ``no clouds``, ``1 column``: of a symbol, or of cloud, symbol, tile, column, decree."""
    return texts.say(f"count-{what}", n=n)


def list_counts(texts: Words, clouds: int, symbols: Facts) -> str:
    """``2 clouds and 1 star``, what is none left out; "" if nothing is there."""
    found = {"cloud": clouds, **{symbol: symbols[symbol] for symbol in SYMBOLS}}
    return texts.listing([count_of(texts, what, n) for what, n in found.items() if n])


def columns(texts: Words, numbers: Sequence[int], form: str = "") -> str:
    """``column 3``, ``columns 1 and 4``, ``columns 2 to 5``; ``form``: ``start`` or ``in``."""
    first, last = numbers[0], numbers[-1]
    if len(numbers) >= SHORTEST_RANGE and list(numbers) == list(range(first, last + 1)):
        listed = texts.say("column-range", first=first, last=last)
    else:
        listed = texts.listing([str(n) for n in numbers])
    return texts.say(f"columns.{form}" if form else "columns", n=len(numbers), columns=listed)


def either(texts: Words, numbers: Sequence[int]) -> str:
    """``2, 4 or 7``."""
    *head, last = [str(n) for n in numbers]
    return texts.say("column-or", head=", ".join(head), last=last) if head else last


def parts(texts: Words, told: Sequence[str]) -> str:
    """``told`` one after the other, with the semicolons of the language."""
    first, *rest = told
    return texts.say("parts", first=first, rest=parts(texts, rest)) if rest else first


# ------------------------------------------------------------ players


def house(texts: Words, seat: int, form: str = "") -> str:
    """The house whose crest ``seat`` plays under: ``House Swan``."""
    key = f"house-{HOUSES[seat]}"
    return texts.say(f"{key}.{form}" if form else key)


SEATS = Seats(house)
"""Who sits where: a seat without a name is called by its house."""
person = SEATS.person
list_persons = SEATS.list_persons
