"""Thief: hood and mask before the moon, a decree that is not his under his arm."""

from __future__ import annotations

from spieltisch.drawing.svg import circle, clip, group, line, mirrored, plane, rect
from spieltisch.games.feuville.web.art.people import kit

GROUND = kit.Ground("#27364F", "#19243A", "#E9DDB8")
CLOTH, CLOTH_SHADE, CLOTH_RULE = "#3F4D5C", "#2B3642", "#56667A"
MASK = "#171B22"

HOOD = "M50 9C66 8 79 22 79 44C79 57 75 66 69 73H31C25 66 21 57 21 44C21 22 34 8 50 9Z"
HOOD_SHADE = "M50 9C66 8 79 22 79 44C79 57 75 66 69 73H58C68 60 70 26 50 9Z"
INSIDE = "M50 20C63 20 69 31 68.6 43C68 56 60 67 50 67C40 67 32 56 31.4 43C31 31 37 20 50 20Z"
BAND = (
    "M32.6 35C40 32.6 46 35.4 50 36.4C54 35.4 60 32.6 67.4 35C67.6 42 65.6 48.6 59.6 49"
    "C55 49.2 53 45.4 50 44.8C47 45.4 45 49.2 40.4 49C34.4 48.6 32.4 42 32.6 35Z"
)
WHITE = "M36.6 41.6C39 38.6 44.4 38.8 46.6 42.4C44 45 39 45.4 36.6 41.6Z"
SMIRK = "M41.6 57C46 58.6 52 58.4 57.6 54.6"
STUBBLE = (
    "M40.6 62l.4 1M44.6 64.6l.4 1M48.6 62.8l.2 1M52.6 64.8l-.2 1M56.6 62.4l-.4 1M59.6 58.6l-.4 1"
    "M38 57.4l.4 1"
)
CLOAK = "M50 66C70 66 84 76 88 105H12C16 76 30 66 50 66Z"
CLOAK_SHADE = "M64 68C77 73 85 84 88 105H68C71 92 70 79 64 68Z"
SHIRT = "M38 67L50 78L62 67L60 105H40Z"


def _loot() -> str:
    """The rolled decree with its seal."""
    roll = rect(-25, -7, 50, 14, 2, "#F6EAD0") + rect(-25, 2, 50, 5, 2, "#DCCBA5")
    ends = rect(-28, -8.4, 6, 16.8, 3, "#E9D9B4") + rect(22, -8.4, 6, 16.8, 3, "#C9B68C")
    seal = (
        line("M-4 6L-7 15M1 6L3 15", "#9C2626", 2.6)
        + circle(-1.4, 3, 5.4, "#C8322F")
        + circle(-1.4, 3, 3, "#9C2626")
    )
    return roll + ends + line("M-16-3H-6M-16 .4H-9M8-3H18M8 .4H15", "#B39C6C", 0.9) + seal


def draw(scope: str) -> str:
    """The figure on its panel."""
    cloak = plane(CLOAK, CLOTH) + plane(SHIRT, "#F3E6C8")
    stripes = clip(
        f"{scope}-shirt", SHIRT, line("M36 74H64M36 81H64M36 88H64M36 95H64M36 102H64", "#7A2D33", 3)
    )
    hood = (
        plane(HOOD, CLOTH)
        + plane(HOOD_SHADE, CLOTH_SHADE)
        + line("M30 62C24 50 25 28 42 15M35 66C27.6 54 28 32 46 18", CLOTH_RULE, 1)
    )
    skin = kit.Skin("#D9AE84", "#B98A60")
    face = clip(f"{scope}-face", INSIDE, plane(INSIDE, "#1C2530") + kit.head(skin))
    mask = (
        plane(BAND, MASK)
        + mirrored(plane(WHITE, "#FFFFFF"))
        + circle(40, 41.8, 2, "#1E2A2B")
        + circle(56.6, 41.8, 2, "#1E2A2B")
    )
    beard = line(STUBBLE, "#8E6846", 0.9)
    mouth = line(SMIRK, "#7A2D33", 1.7)
    hand = plane("M54 86C58 81 67 82 69 88C70 94 63 98 57 96C53 94.6 52 90 54 86Z", CLOTH_SHADE)
    fingers = line("M55 87.4L50.4 84.6M56.4 91.4L50.6 89.6M58.6 94.6L53 94.6", CLOTH_SHADE, 4)
    fingers += line("M53 88.6L50 87M54 92.6L50.6 92", CLOTH_RULE, 0.8)
    return (
        kit.scenery(GROUND)
        + cloak
        + stripes
        + plane(CLOAK_SHADE, CLOTH_SHADE)
        + hood
        + face
        + mask
        + beard
        + mouth
        + group(_loot(), "translate(42 90) rotate(-17)")
        + hand
        + fingers
    )
