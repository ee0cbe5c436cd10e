"""Mage: tall hat with moon and stars, a beard down to his belt, a wand that glows."""

from __future__ import annotations

from spieltisch.drawing.geometry import Point, pair, polar
from spieltisch.drawing.svg import circle, line, mirrored, plane
from spieltisch.games.feuville.web.art.people import kit

GROUND = kit.Ground("#4A3A78", "#362960", "#8472B3")
CLOTH, CLOTH_SHADE, GOLD = "#1F2D5C", "#151F44", "#F7C531"
ROBE, ROBE_SHADE = "#1B7A74", "#125954"
BEARD, BEARD_SHADE, BEARD_RULE = "#F8F1E2", "#DACFB8", "#BFB297"
HAT = "M26 36C34 32 38 22 43 8L54 4.6L52 10.6C57 20 62 31 74 36C66 41 34 41 26 36Z"
HAT_SHADE = "M54 4.6L52 10.6C57 20 62 31 74 36C69 39 61 39.8 52 39.8C56 28 52 16 49.4 6Z"
BRIM = "M17 37C28 30.6 72 30.6 83 37C76 43.6 24 43.6 17 37Z"
BRIM_SHADE = "M56 32.4C68 32.8 79 34.6 83 37C78 41.4 66 42.6 54 42Z"
FLOWING = (
    "M33.6 47C36 52 42 54 50 54C58 54 64 52 66.4 47C69 62 70 82 60 96C57 99 54 103 50 105"
    "C46 103 43 99 40 96C30 82 31 62 33.6 47Z"
)
FLOWING_SHADE = "M50 54C58 54 64 52 66.4 47C69 62 70 82 60 96C57 99 54 103 50 105C53 88 53 70 50 54Z"
LOCKS = (
    "M38 56C36 68 37 82 43 94M43.6 60C42 72 43 86 47 98M56.4 60C58 72 57 86 53 98M62 56"
    "C64 68 63 82 57 94M50 62V96"
)
MOUSTACHE = "M50 52C45 50.6 37 52 34 58C40 60.6 47 59 50 54.6Z"
BROW = "M34.6 42.6C38 38.6 44 39.4 47.4 43C43.6 41.6 39 42.2 35 44.6Z"


def _spark(at: Point, radius: float, colour: str) -> str:
    """A star of four points."""
    tips = [polar(at, radius if i % 2 == 0 else radius * 0.34, 45 * i - 90) for i in range(8)]
    return plane("M" + "L".join(pair(tip) for tip in tips) + "Z", colour)


def draw(scope: str) -> str:
    """The figure on its panel."""
    skin = kit.TAN
    robe = kit.bust(ROBE, ROBE_SHADE) + line(
        "M27 80C24 88 22 96 21.6 104M33 76C29 86 28 96 28 104M73 80C76 88 78 96 78.4 104", ROBE_SHADE, 1.2
    )
    face = kit.head(skin) + kit.eyes("#F7C531", 3.2)
    beard = plane(FLOWING, BEARD) + plane(FLOWING_SHADE, BEARD_SHADE) + line(LOCKS, BEARD_RULE, 1)
    moustache = (
        plane(MOUSTACHE, BEARD)
        + f'<g transform="matrix(-1 0 0 1 100 0)">{plane(MOUSTACHE, BEARD_SHADE)}</g>'
    )
    moustache += line(
        "M46.6 56.2C43 57.6 39 58 36.4 57.4M53.4 56.2C57 57.6 61 58 63.6 57.4", BEARD_RULE, 0.9
    )
    brows = mirrored(plane(BROW, BEARD))
    hat = (
        plane(HAT, CLOTH)
        + plane(HAT_SHADE, CLOTH_SHADE)
        + plane(BRIM, CLOTH)
        + plane(BRIM_SHADE, CLOTH_SHADE)
    )
    hat += line("M31.4 33.4C40 36.4 60 36.4 68.6 33.4", GOLD, 2)
    hat = f'<g transform="translate(0 -2)">{hat}</g>'
    moon = (
        plane("M46 17.6A5 5 0 1 0 50 26A4.4 4.4 0 0 1 46 17.6Z", GOLD)
        + _spark((53.4, 15), 2.8, GOLD)
        + _spark((57.6, 27), 2.4, GOLD)
    )
    wand = (
        line("M83 100L76.4 55", "#5A3A22", 3.6)
        + line("M82.2 100L76 58", "#8A5E2E", 1.2)
        + circle(75.6, 51.6, 8.6, "#FBE9A8")
    )
    wand += (
        _spark((75.6, 51.6), 11.6, GOLD)
        + circle(75.6, 51.6, 2.4, "#FFFFFF")
        + _spark((88, 40), 3, GOLD)
        + _spark((64.4, 70), 2.4, GOLD)
    )
    wand_hand = (
        plane("M90 105L72 100L74 88L88 84Z", ROBE_SHADE)
        + circle(81, 85.6, 5.4, skin.light)
        + line("M77.6 83.4H84M77.6 87H84.4", skin.shade, 1)
    )
    return (
        kit.scenery(GROUND)
        + _spark((14, 40), 2.6, GOLD)
        + _spark((20, 60), 1.8, GOLD)
        + robe
        + face
        + beard
        + moustache
        + brows
        + hat
        + moon
        + wand
        + wand_hand
    )
