"""Laraki: a jewelled turban, and four hands that deal cards."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.geometry import num, pair
from spieltisch.drawing.paper import INK, PAPER
from spieltisch.drawing.svg import circle, group, line, mirrored, plane, rect, ring
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.palette import GOLD, WHITE_OF_EYE

GROUND = night.Ground("#7A2348", "#571632", "#F3C26B")
BROWN, BROWN_SHADE, LIPS = "#A9683E", "#834A2A", "#7A2430"
CLOTH, CLOTH_SHADE, CLOTH_RULE, TEAL, TEAL_SHADE, BACK = (
    "#F4E7CC",
    "#DCC79E",
    "#B99D6C",
    "#1D7F80",
    "#14595C",
    "#2F3566",
)
TURBAN = (
    "M50 11C64 11 76 20 76 33C76 41 70 46 66.6 47.4C63 40 57 36 50 34.6C43 36 37 40 33.4 47.4"
    "C30 46 24 41 24 33C24 20 36 11 50 11Z"
)
TURBAN_SHADE = "M60 12.6C70 16 76 23 76 33C76 41 70 46 66.6 47.4C65 44 63 41.6 61 39.6C68 33 70 22 60 12.6Z"
HEAD_BOX = "9 8 82 82"
FOLDS = (
    "M48 33C41 28 34 23 28.6 22.6M48.6 31C45 24 41 18 36.6 15.4M47.4 34.6C39 32 31 31 24.6 33.6M44 37"
    "C37 37.4 31 39 27 41.6"
)
FACE = "M50 32C61 32 68 38 68 50C67 64 59 76 50 80C41 76 33 64 32 50C32 38 39 32 50 32Z"
ROBE = "M20 105C22 91 34 84 50 84C66 84 78 91 80 105Z"
COLLAR = "M38 84.6C42 92 58 92 62 84.6L66 86C60 98 40 98 34 86Z"
EYE_LINE = "M33 55C37 50.4 43 50.6 46.4 54.6"
UPPER_ARM, LOWER_ARM = "M34 98C20 92 10 78 15 52", "M38 102C30 105 22 103 19 93"
BANGLES, NECK = "M10 66L18 64.4M16 99L22 95.4", "M43 70H57V88H43Z"
BEADS = ((40, 91), (45, 93.4), (50, 94.2), (55, 93.4), (60, 91))
BROW, NOSE = "M33 49C37 46.4 42 46.6 45.6 48.6", "M50.6 55L47.4 64.6C49 66 51 66 52.4 65.2"
MOUTH = "M43.6 71C47 69 49 69.6 50 70.2C51 69.6 53 69 56.4 71C53 75 47 75 43.6 71Z"
SETTING, STONE = "M50 19L55.6 27L50 35L44.4 27ZM50 38L51.8 41L50 44L48.2 41Z", "M50 22.6L53 27L50 31.4L47 27Z"
PLUME = leaf(50, 26, -90, 21, 4, 0.6) + leaf(50, 26, -112, 17, 3, 0.6) + leaf(50, 26, -68, 17, 3, 0.6)


def _card(x: float, y: float, turn: float) -> str:
    """A card's back about its middle."""
    back = rect(x - 5.8, y - 8, 11.6, 16, 1.6, PAPER) + rect(x - 4.5, y - 6.7, 9, 13.4, 0.8, BACK)
    return group(back + ring(x, y, 2.3, PAPER, 1), f"rotate({num(turn)} {num(x)} {num(y)})")


def _hand(x: float, y: float, colour: str) -> str:
    """A fist below its cards, the thumb on them."""
    thumb = f"M{pair((x + 2.6, y - 2))}L{pair((x + 4, y - 6))}"
    return circle(x, y, 4.8, colour) + line(thumb, colour, 3)


def draw(scope: str) -> str:
    """What the panel shows."""
    arms = line(UPPER_ARM, BROWN_SHADE, 6.4) + line(LOWER_ARM, BROWN, 6.4) + line(BANGLES, GOLD, 2.2)
    upper = _card(10.6, 38, -26) + _card(19, 35, 0) + _hand(15, 48.6, BROWN_SHADE)
    lower = _card(12, 78, -26) + _card(21.6, 75.6, 0) + _hand(17.4, 88, BROWN)
    robe = plane(NECK, BROWN_SHADE) + plane(ROBE, TEAL) + plane(COLLAR, GOLD)
    robe += "".join(circle(x, y, 1.3, TEAL_SHADE) for x, y in BEADS)
    face = plane(FACE, BROWN) + mirrored(circle(31, 62.4, 2.6, TEAL)) + line(NOSE, BROWN_SHADE, 1.4)
    gaze = mask.eyes(55, 9.6, 5.8, 4.8, WHITE_OF_EYE) + mirrored(
        line(EYE_LINE, INK, 1.7) + line(BROW, INK, 1.4)
    )
    turban = plane(TURBAN, CLOTH) + plane(TURBAN_SHADE, CLOTH_SHADE) + mirrored(line(FOLDS, CLOTH_RULE, 1))
    jewel = plane(PLUME, TEAL) + plane(SETTING, GOLD) + plane(STONE, TEAL)
    person = mirrored(arms) + robe + mirrored(upper + lower) + face + gaze + plane(MOUTH, LIPS)
    return night.scenery(GROUND) + person + turban + jewel
