"""Small things beside the cards: rune stones, the amulet's eye and ring, the dragon's clasp, the logo."""

from __future__ import annotations

from spieltisch.drawing.feathers import scales
from spieltisch.drawing.paper import INK, PAPER
from spieltisch.drawing.svg import circle, group, line, moved, picture, plane, ring
from spieltisch.games.fabelwald.web.art import glyphs, mask, night, signs
from spieltisch.games.fabelwald.web.art.palette import AMBER_EYE, GOLD, GOLD_SHADE

STONE = "M-7.6 9C-9.4 4-8.6-5-4.6-9C-1.6-11.4 3.6-11 6.4-7C9.4-2.6 9.6 4.6 7.8 9C4 11.4-4 11.4-7.6 9Z"
STONE_SIDE = "M3-10.2C4.4-9.6 5.4-8.4 6.4-7C9.4-2.6 9.6 4.6 7.8 9C6.6 9.8 4.8 10.4 3 10.6C5 4 5-4 3-10.2Z"
LIDS_OPEN = "M-14 0C-7-9.6 7-9.6 14 0C7 9.6-7 9.6-14 0Z"
LID_SHUT = "M-14-1C-8 6.4 8 6.4 14-1C8-7.4-8-7.4-14-1Z"
LASHES = "M-9.4 4.4L-11.4 7.8M-3.4 6.4L-4.2 10.2M3.4 6.4L4.2 10.2M9.4 4.4L11.4 7.8"
CLASP = "M-13-9H13C16-9 18-6 18 0C18 6 16 9 13 9H-13C-16 9-18 6-18 0C-18-6-16-9-13-9Z"
LOGO_HILL = "M-13.6 8.4A16 16 0 0 0 13.6 8.4C6 7-6 7-13.6 8.4Z"
CLASP_BOX = "-20 -10 40 20"
DRAGON_GREEN, DRAGON_RULE = "#3B9478", "#24705A"


def rune_stone(lit: bool) -> str:
    """An action a rune has brought, still there or used up."""
    light, side, stave = ("#A3AFB6", "#838F98", "#F2D27A") if lit else ("#8B8F8C", "#7C807D", "#6A6E6B")
    carved = line(signs.STAVE, INK, 4.4) if lit else ""
    stone = plane(STONE, light) + plane(STONE_SIDE, side)
    return picture(
        "-12 -12 24 24", stone + group(carved + line(signs.STAVE, stave, 1.9), "scale(.8)"), "stone"
    )


def eye(is_open: bool) -> str:
    """The amulet's eye: open when it has worked, shut while it sleeps."""
    medal = circle(0, 0, 19, GOLD) + ring(0, 0, 16.6, GOLD_SHADE, 1.4)
    if is_open:
        look = (
            plane(LIDS_OPEN, PAPER)
            + circle(0, 0, 6.4, "#1F6F8C")
            + circle(0, 0, 3, INK)
            + circle(-1.6, -1.8, 1.2, PAPER)
        )
    else:
        look = plane(LID_SHUT, "#F0CB62") + line("M-14-1C-8 6.4 8 6.4 14-1" + LASHES, "#7A4A12", 1.8)
    return picture("-20 -20 40 40", medal + look, "eye")


def amulet_ring() -> str:
    """A ring that runs out once from the amulet, in the text's colour; the page moves it."""
    return picture("-24 -24 48 48", ring(0, 0, 21, "currentColor", 2), "ring")


def clasp() -> str:
    """The dragon's lock over a combo: scales, rivets and a shield as seal."""
    scaled = line(scales(-18, -9, 20, 12, 6), DRAGON_RULE, 1)
    band = mask.cut("clasp-scales", CLASP, DRAGON_GREEN, scaled)
    rivets = circle(-14, 0, 1.4, AMBER_EYE) + circle(14, 0, 1.4, AMBER_EYE)
    return band + rivets + circle(0, 0, 8.2, PAPER) + moved(glyphs.shield().drawing, 0, 0.2, 0.86)


def symbols() -> str:
    """What a sprite holds besides cards."""
    return f'<symbol id="clasp" viewBox="{CLASP_BOX}">{clasp()}</symbol>'


def clasp_shown() -> str:
    """The clasp, by way of the sprite."""
    return picture(CLASP_BOX, '<use href="#clasp" x="-20" y="-10" width="40" height="20"/>', "clasp")


def logo() -> str:
    """Moon and firs on a round ground."""
    side = plane(night.fir(-7, 8.6, 12.6, 4.2) + night.fir(7.2, 8.6, 10.6, 3.8), "#5C5FA8")
    tall = plane(night.fir(0, 9.4, 19.4, 6), "#1E1F45") + plane(LOGO_HILL, "#1E1F45")
    ground = circle(0, 0, 16, "#34356E") + circle(0, -2, 9.6, "#F0DFB4")
    return picture("-16 -16 32 32", ground + side + tall, "logo")
