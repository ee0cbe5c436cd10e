"""The ground of the four animals: amber, with a pale disc."""

from __future__ import annotations

from typing import NamedTuple

from spieltisch.drawing.svg import circle, plane, rect


class Ground(NamedTuple):
    """Colours of the panel, the disc and the low hill, "" for none; the disc's centre and radius."""

    base: str
    halo: str
    hill: str = ""
    disc: tuple[float, float, float] = (50, 48, 34)


HILL = "M4 90C26 84 54 87 96 92V105H4Z"


def scenery(ground: Ground) -> str:
    """Panel, disc and hill, from back to front."""
    hill = plane(HILL, ground.hill) if ground.hill else ""
    return rect(4, 4, 92, 100, 0, ground.base) + circle(*ground.disc, ground.halo) + hill
