"""Kobold: a pointed hood, ears like sails, a grin, and both dice."""

from __future__ import annotations

from spieltisch.drawing.svg import circle, group, line, mirrored, moved, plane
from spieltisch.games.feuville.web.art import dice
from spieltisch.games.feuville.web.art.people import kit

GROUND = kit.Ground("#7F8F3F", "#5F6E2A", "#B4BF73")
SKIN = kit.Skin("#8FB27A", "#6C8F5A")
HOOD, HOOD_SHADE, HOOD_RULE = "#8E3B2A", "#6A2819", "#B86248"
TUNIC, TUNIC_SHADE = "#5A4632", "#443424"
PEAK = "M24 52C24 32 33 20 46 13C54 9 62 8 72 10.6C67 13 65 16 66 21C73 28 76 39 76 52C68 60 32 60 24 52Z"
PEAK_SHADE = (
    "M72 10.6C67 13 65 16 66 21C73 28 76 39 76 52C72 56 64 58 56 58C66 44 62 24 56 10.4"
    "C61 9.2 66 9 72 10.6Z"
)
EAR = "M36 46C26 40 14 37 6 38C9 48 20 58 36 57Z"
INNER_EAR = "M33 49C26 45 18 42 12 42C16 48 24 53 33 53Z"
FACE = "M50 29C61 29 68 36 68 45C68 57 60 68 50 70C40 68 32 57 32 45C32 36 39 29 50 29Z"
FACE_SHADE = "M50 29C61 29 68 36 68 45C68 57 60 68 50 70Z"
EYE = "M36.4 45.4C38 40 45 39.6 47.4 45C45 48.4 39.4 48.8 36.4 45.4Z"
BROW = "M34.6 41.4L47.4 42.6L46.4 39C42 36.6 37 37.4 34.6 41.4Z"
NOSE = "M50.6 42C45 48 41.6 53 44 56.4C46.6 58.6 51 57.6 52.4 55.4Z"
GRIN = "M37.6 56.6C42 61.4 58 61.4 62.4 56.6C61.6 65.4 56 67.4 50 67.4C44 67.4 38.4 65.4 37.6 56.6Z"
TEETH = (
    "M39.6 58.4L42.2 62.8L44.6 60ZM45.6 60.2L47.6 63.6L49.6 60.5ZM50.6 60.5L52.6 63.6L54.6 60.2ZM55.4 60"
    "L57.8 62.8L60.4 58.4Z"
)
MANTLE = "M50 62C68 62 84 74 87 105H13C16 74 32 62 50 62Z"
HEM = "M28 69L34 80L40 74L45 84L50 76L55 84L60 74L66 80L72 69C66 64 34 64 28 69Z"


def draw(scope: str) -> str:
    """The figure on its panel."""
    body = plane(MANTLE, TUNIC) + plane("M62 63.6C76 68 85 82 87 105H66C70 90 69 74 62 63.6Z", TUNIC_SHADE)
    ears = mirrored(plane(EAR, SKIN.shade) + plane(INNER_EAR, "#C98A6B"))
    hood = (
        plane(PEAK, HOOD)
        + plane(PEAK_SHADE, HOOD_SHADE)
        + line("M30 44C30 32 38 23 50 17M35 42C35 34 41 26.6 51 21.6", HOOD_RULE, 1)
    )
    bobble = circle(72.6, 11.6, 4, "#F2B327") + plane("M72.6 7.6A4 4 0 0 1 72.6 15.6Z", "#C9881B")
    face = plane(FACE, SKIN.light) + plane(FACE_SHADE, SKIN.shade) + plane(NOSE, "#5F8150")
    eyes = (
        mirrored(plane(EYE, "#F7D94C") + plane(BROW, "#40572F"))
        + circle(42, 45.2, 2.2, "#1E2A2B")
        + circle(56.6, 45.2, 2.2, "#1E2A2B")
    )
    warts = circle(38.4, 52.4, 1.1, "#5F8150") + circle(62.6, 50.6, 1.1, "#4C6B40")
    grin = plane(GRIN, "#3A1A1A") + plane(TEETH, "#FBF0DC")
    collar = plane(HEM, HOOD) + plane("M50 76L55 84L60 74L66 80L72 69C67 65.6 58 64.4 50 64.4Z", HOOD_SHADE)
    hands = "".join(circle(x, 99, 7, SKIN.light if x < 50 else SKIN.shade) for x in (24, 76))
    nails = line(
        "M17 95L18 88M21.4 92.6L21.6 87M30.6 94L31 88M69 94L68.8 88M78 92.6L78.4 87M82.8 95L82 88",
        SKIN.shade,
        3.6,
    )
    roll = moved(group(dice.drawn(5), "rotate(-14)"), 24, 83, 0.98) + moved(
        group(dice.drawn(2), "rotate(11)"), 76, 83, 0.98
    )
    return (
        kit.scenery(GROUND)
        + ears
        + body
        + hood
        + bobble
        + face
        + eyes
        + warts
        + grin
        + collar
        + roll
        + hands
        + nails
    )
