"""What all figures share: the ground with its disc and roofs, a face of two planes, eyes, hands.

Figures are seen from the front, as busts on a card's panel (4–96, 4–104); their axis is x = 50. The light
comes from the left: the right half of each face lies in a darker plane, and so does the side of its nose.
"""

from __future__ import annotations

from typing import NamedTuple

from spieltisch.drawing.paper import INK
from spieltisch.drawing.svg import circle, line, mirrored, plane, rect

ROOFS = (
    "M4 104V80L12 70L20 80H23V86L33 76L43 86V104ZM57 104V84H60V74L66 66L72 74V84H75L85 72L95 84L96 85V104Z"
)
ROOF_RULES = "M7 80H17M9.6 76H14.4M28 85H38M62.6 74H69.4M80 83H90M82.6 79.4H87.4"
BUST = "M50 64C67 65 82 74 86 105H14C18 74 33 65 50 64Z"
BUST_SHADE = "M50 64C67 65 82 74 86 105H62C63 86 60 72 50 64Z"
HEAD = "M50 22C61 22 66.4 30 66 40C65.4 53 58 65 50 65C42 65 34.6 53 34 40C33.6 30 39 22 50 22Z"
HEAD_SHADE = "M50 22C61 22 66.4 30 66 40C65.4 53 58 65 50 65Z"
NOSE = "M50.2 36L44.8 51C46 52.8 48.6 52.8 50.2 52Z"
NECK, NECK_SHADE = "M42 56H58V70C54 74 46 74 42 70Z", "M50 56H58V70C56 72 53 73 50 73Z"
EYE = "M38.2 42C40 39 44.4 38.8 46.4 42C44.4 44 40.4 44 38.2 42Z"


class Ground(NamedTuple):
    """Colours of panel, roofs and disc; the colour of the chip and whether its sign is in ink."""

    base: str
    roofs: str
    disc: str
    ink_sign: bool = False


class Skin(NamedTuple):
    """A face's light plane, its shade, and the nose."""

    light: str
    shade: str


PALE, TAN, BROWN, RUDDY = (
    Skin("#F1CBA4", "#DBA87C"),
    Skin("#E0AC7C", "#C48A58"),
    Skin("#B57A4C", "#96603A"),
    Skin("#EDB08A", "#D58C66"),
)


def scenery(ground: Ground) -> str:
    """Panel, disc and roofs, from back to front."""
    roofs = plane(ROOFS, ground.roofs) + line(ROOF_RULES, ground.base, 0.9)
    return rect(4, 4, 92, 100, 0, ground.base) + circle(50, 44, 34, ground.disc) + roofs


def bust(colour: str, shade: str) -> str:
    """Shoulders."""
    return plane(BUST, colour) + plane(BUST_SHADE, shade)


def head(skin: Skin) -> str:
    """Neck and face, without eyes."""
    neck = plane(NECK, skin.shade) + plane("M42 62C46 68 54 69 58 62V70C54 74 46 74 42 70Z", skin.shade)
    return neck + plane(HEAD, skin.light) + plane(HEAD_SHADE, skin.shade) + plane(NOSE, skin.shade)


def eyes(glint: str = "#FFFFFF", y: float = 0) -> str:
    """Two dark almonds that look a little to the left."""
    pair = mirrored(plane(EYE, INK)) + circle(41.4, 41.2, 0.9, glint) + circle(56.6, 41.2, 0.9, glint)
    return pair if not y else f'<g transform="translate(0 {y})">{pair}</g>'


def hand(x: float, y: float, skin: Skin, thumb_right: bool) -> str:
    """A hand that holds something up: palm and thumb."""
    side = 1 if thumb_right else -1
    thumb = line(f"M{x + 4 * side:.1f} {y + 3:.1f}L{x + 6.4 * side:.1f} {y - 3:.1f}", skin.shade, 3.4)
    return circle(x, y + 3, 5.6, skin.light) + thumb
