"""Fairy spells: small upright cards of the night, with gold signs."""

from __future__ import annotations

from typing import NamedTuple

from spieltisch.drawing.geometry import pair, polar
from spieltisch.drawing.paper import PAPER
from spieltisch.drawing.svg import circle, group, line, moved, picture, plane, rect
from spieltisch.drawing.tokens import token
from spieltisch.games.feuville.web.art import fire, signs

BOX = "0 0 44 60"
NIGHT, NIGHT_DISC, NIGHT_HILL = "#3B2F6E", "#5D4F97", "#2B2154"
GOLD, CREAM = "#F7C531", "#FBF0DC"
STARS = ((10, 11, 1.2), (34.6, 12.6, 1), (9.6, 33, 0.8), (35, 36, 0.9), (22, 7.4, 0.9))
SHIELD = "M-11-11H11V1C11 8 6 12 0 14.6C-6 12-11 8-11 1Z"
SHIELD_SHADE = "M0-11H11V1C11 8 6 12 0 14.6Z"
LOCK = "M-6.6 0H6.6V8.4A2.2 2.2 0 0 1 4.4 10.6H-4.4A2.2 2.2 0 0 1-6.6 8.4Z"
SHACKLE = "M-4 0V-3A4 4 0 0 1 4-3V0"


class Spell(NamedTuple):
    """What a spell does: ``kind`` points (how many), shield, protection or pick (early)."""

    kind: str
    points: int = 0


def ident(spell: Spell) -> str:
    """The id of a spell's symbol."""
    return f"s-{spell.kind}-{spell.points}" if spell.points else f"s-{spell.kind}"


def _rays() -> str:
    """Light behind what is won at once."""
    return "".join(
        f"M{pair(polar((22, 29), 14.4, a))}L{pair(polar((22, 29), 17.6, a))}" for a in range(0, 360, 30)
    )


def _sign(spell: Spell) -> str:
    """What the spell does, about the middle of the card."""
    match spell.kind:
        case "points":
            return (
                line(_rays(), GOLD, 1.6)
                + circle(22, 29, 12.2, CREAM)
                + moved(token(spell.points, 10.6).drawing, 22, 29)
            )
        case "shield":
            shield = line(SHIELD, GOLD, 2.6) + plane(SHIELD, CREAM) + plane(SHIELD_SHADE, "#E3D3AE")
            return moved(shield + moved(fire.tongue(), 0, 9, 0.66), 22, 28)
        case "protection":
            slot = line("M-11.6 2V12.6A3 3 0 0 0-8.6 15.6H8.6A3 3 0 0 0 11.6 12.6V2", CREAM, 2.2)
            tile = rect(-7.4, -12, 14.8, 22, 2, CREAM) + plane(
                "M2-12H5.4A2 2 0 0 1 7.4-10V10H2Z", "#E3D3AE"
            )
            lock = (
                line(SHACKLE, "#7A4A12", 2.4)
                + plane(LOCK, GOLD)
                + circle(0, 4, 1.7, "#7A4A12")
                + line("M0 4V7.4", "#7A4A12", 1.6)
            )
            return moved(slot + tile + moved(lock, 0, -1.4, 0.84), 22, 27)
        case "pick":
            row = "".join(rect(x, 5, 9.4, 10, 1.2, "#9C90C9") for x in (-15.6, 6.2)) + line(
                "M-4.4 6H4.4V14H-4.4Z", "#9C90C9", 1.2, dash="2 2"
            )
            tile = rect(-5.6, -13.6, 11.2, 11.6, 1.2, CREAM) + plane(
                "M2-13.6H4.4A1.2 1.2 0 0 1 5.6-12.4V-3.2A1.2 1.2 0 0 1 4.4-2H2Z", "#E3D3AE"
            )
            rising = line("M0 11.4V1.6M-3.4 4.8L0 1.2L3.4 4.8", GOLD, 2)
            return moved(row + tile + rising, 22, 28)
    raise KeyError(spell.kind)


def drawn(spell: Spell) -> str:
    """The card: the inside of a symbol of 44 × 60."""
    stock = rect(0, 0, 44, 60, 5, PAPER) + rect(2.4, 2.4, 39.2, 55.2, 3.2, NIGHT)
    disc = circle(22, 29, 17.4, NIGHT_DISC) + plane(
        "M2.4 49C12 45 32 46 41.6 50V54.4A3.2 3.2 0 0 1 38.4 57.6H5.6A3.2 3.2 0 0 1 2.4 54.4Z", NIGHT_HILL
    )
    stars = "".join(circle(x, y, r, CREAM) for x, y, r in STARS)
    wings = group(signs.drawn("fairy", GOLD), "translate(22 51.4) scale(.44)")
    return stock + disc + stars + _sign(spell) + wings


def shown(spell: Spell) -> str:
    """A spell, by way of the sprite."""
    return picture(BOX, f'<use href="#{ident(spell)}"/>', "spell")
