"""The ground each kind stands on: colours of panel, hill, halo and chip, and the twigs behind the figure."""

from __future__ import annotations

from typing import NamedTuple

from spieltisch.drawing.feathers import sprig
from spieltisch.drawing.paper import INK, PAPER
from spieltisch.drawing.svg import circle, line, plane, rect

HILL = "M4 93C26 87 52 89 96 95V104H4Z"


class Twig(NamedTuple):
    """A twig: foot, angle, pairs of leaves, length, colour."""

    x: float
    y: float
    angle: float
    leaves: int
    length: float
    colour: str


class Ground(NamedTuple):
    """Colours of the panel, hill and halo; the halo's centre and radius; twigs; the chip's sign in ink?"""

    base: str
    hill: str
    halo: str
    disc: tuple[float, float, float] = (54, 47, 33)
    twigs: tuple[Twig, ...] = ()
    chip: str = ""
    ink_sign: bool = False


GROUNDS = {
    "gold": Ground(
        "#2F6B5A", "#234F45", "#629F86",
        twigs=(Twig(11, 93, -74, 5, 34, "#234F45"), Twig(20, 95, -50, 4, 20, "#28594C")),
        chip="#2F6B5A",
    ),
    "fart": Ground(
        "#8F7BA6", "#6B587F", "#A894BC", (58, 46, 33), (Twig(88, 96, -100, 4, 20, "#76638B"),),
        chip="#6B587F",
    ),
    "diamond": Ground(
        "#6B3656", "#4E2540", "#84486B", twigs=(Twig(10, 95, -76, 5, 30, "#4E2540"),), chip="#6B3656"
    ),
    "blood": Ground(
        "#EFC09A", "#C98F6B", "#F7D9BB",
        twigs=(Twig(88, 95, -104, 5, 28, "#D5A07B"), Twig(12, 96, -74, 3, 16, "#D5A07B")),
        chip="#C98F6B", ink_sign=True,
    ),
    "green": Ground(
        "#E6AE3C", "#B98324", "#F3C968",
        twigs=(Twig(11, 95, -78, 5, 30, "#C08A2A"), Twig(21, 97, -56, 3, 15, "#C9922F")),
        chip="#B98324", ink_sign=True,
    ),
    "peacock": Ground("#E88D6B", "#B9603F", "#F3AD8C", chip="#B9603F"),
    "nest": Ground("#8DB058", "#658740", "#A9C678", (50, 46, 33), chip="#658740"),
    "reeves": Ground(
        "#3D6688", "#2A4A66", "#54809F", (52, 52, 27),
        (Twig(10, 95, -76, 4, 24, "#2A4A66"), Twig(90, 96, -104, 4, 22, "#2A4A66")),
        chip="#3D6688",
    ),
    "trap": Ground(
        "#5C4A40", "#43342C", "#7B6455", twigs=(Twig(12, 95, -78, 4, 24, "#4B3B32"),), chip="#5C4A40"
    ),
    "mirror": Ground(
        "#D7A3B7", "#B17A92", "#E6BFCD", (50, 46, 33),
        (Twig(12, 96, -76, 4, 24, "#BF8AA1"), Twig(89, 96, -104, 4, 24, "#BF8AA1")),
        chip="#B17A92", ink_sign=True,
    ),
    "monal": Ground("#C5DCE4", "#7FA3B3", "#DDECF1", (56, 46, 33), chip="#7FA3B3", ink_sign=True),
    "fox": Ground(
        "#27424F", "#1B2F3A", "#F0DFB4", (52, 44, 31),
        (Twig(12, 95, -80, 5, 28, "#1B2F3A"), Twig(22, 97, -58, 4, 17, "#203844")),
        chip="#27424F",
    ),
    "fireback": Ground(
        "#C9D487", "#95A552", "#DBE3A6",
        twigs=(Twig(11, 95, -78, 5, 30, "#A5B462"), Twig(91, 96, -104, 3, 16, "#A5B462")),
        chip="#95A552", ink_sign=True,
    ),
    "koklass": Ground(
        "#8FB4D0", "#5F88A8", "#ABC9DF",
        twigs=(Twig(89, 96, -102, 5, 28, "#7299B7"), Twig(12, 96, -74, 4, 20, "#7299B7")),
        chip="#5F88A8", ink_sign=True,
    ),
    "salvadori": Ground(
        "#EB9440", "#B9681F", "#F5B26C",
        twigs=(Twig(11, 95, -78, 5, 30, "#C87526"), Twig(90, 96, -104, 4, 24, "#C87526")),
        chip="#B9681F",
    ),
    "net": Ground(
        "#4E9C9B", "#377877", "#83C3B8", (44, 46, 33),
        (Twig(88, 95, -100, 5, 26, "#377877"), Twig(78, 97, -122, 3, 14, "#40827F")),
        chip="#377877",
    ),
    "eared": Ground(
        "#B9604A", "#8E4231", "#CB7A62", twigs=(Twig(11, 95, -78, 4, 24, "#9B4C39"),), chip="#8E4231"
    ),
    "dog": Ground(
        "#C94A56", "#9A323E", "#DB6E76", (56, 48, 33), (Twig(91, 96, -102, 4, 22, "#A93C48"),), chip="#9A323E"
    ),
}
"""Chips take the darker tone of a ground, but not where it would vanish on the dark theme's panels."""


def chip_inks(kind: str) -> tuple[str, str]:
    """Colours of a kind's chip and of the sign on it; at least 3.7 : 1."""
    ground = GROUNDS[kind]
    return ground.chip, INK if ground.ink_sign else PAPER


def twig(plan: Twig) -> str:
    """One twig as planes."""
    leaves, stem = sprig(plan.x, plan.y, plan.angle, plan.leaves, plan.length)
    return plane(leaves, plan.colour) + line(stem, plan.colour, 0.9)


def sky(kind: str, halo: bool = True) -> str:
    """The panel and its pale disc."""
    ground = GROUNDS[kind]
    base = rect(4, 4, 92, 100, 0, ground.base)
    return base + circle(*ground.disc, ground.halo) if halo else base


def scenery(kind: str) -> str:
    """Panel, halo, hill and twigs, from back to front."""
    ground = GROUNDS[kind]
    return sky(kind) + plane(HILL, ground.hill) + "".join(twig(plan) for plan in ground.twigs)
