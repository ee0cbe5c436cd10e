"""What the players at a table are called."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.site.models import Seat
from spieltisch.site.speech import texts

OF_BOTS = ("Mila", "Bruno", "Clara", "Anton", "Ida", "Oskar", "Lotte", "Emil", "Thea", "Jakob", "Rosa")


def of(seats: Sequence[Seat]) -> list[str]:
    """The players' names by seat; a human who gave none is a guest, and of some nothing is known any more."""
    unnamed = {True: texts().say("deleted-player"), False: texts().say("guest")}
    return [seat.name or unnamed[seat.is_gone] for seat in seats]


def for_bots(count: int, taken: Sequence[str]) -> list[str]:
    """Names for ``count`` bots, none of them among ``taken``."""
    known = {name.casefold() for name in taken}
    return [name for name in OF_BOTS if name.casefold() not in known][:count]
