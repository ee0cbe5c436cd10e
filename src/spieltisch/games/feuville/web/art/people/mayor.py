"""Mayor: plumed hat, wig, ermine, and the chain of office with the town's tower on it."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.geometry import Point, num, on_curve
from spieltisch.drawing.svg import circle, line, mirrored, plane
from spieltisch.games.feuville.web.art.people import kit

GROUND = kit.Ground("#A93543", "#7E2431", "#CB6A66")
ROBE, ROBE_SHADE, ERMINE, ERMINE_SHADE = "#22345C", "#172544", "#FBF3E4", "#DED1B8"
WIG, WIG_SHADE, WIG_RULE = "#EEE6D4", "#CDC2A8", "#B3A68A"
GOLD, GOLD_SHADE = "#F2B327", "#B9781B"
HAT = (
    "M17 27C24 30 32 27.6 37 17C41 9 59 9 63 17C68 27.6 76 30 83 27C80 37 66 36 50 34.4C34 36 20 37 17 27Z"
)
HAT_SHADE = "M50 10.8C56 10.8 61 13 63 17C68 27.6 76 30 83 27C80 37 66 36 50 34.4Z"
HAT_EDGE = "M17.6 27.6C22 36 36 36 50 33.6C64 36 78 36 82.4 27.6"
CURLS = ((33, 37, 4.6), (30.6, 44, 5.2), (30, 52.4, 5.8), (31.4, 61, 6))
CAPE = "M50 62C68 63 82 70 86 86C74 95 62 90 50 90C38 90 26 95 14 86C18 70 32 63 50 62Z"
CAPE_SHADE = "M60 63.6C73 66.4 83 73 86 86C78 92 70 92 62 91C66 82 65 72 60 63.6Z"
TAILS = (
    (24, 80),
    (33, 86.4),
    (36.6, 76),
    (76, 80),
    (67, 86.4),
    (63.4, 76),
    (20.6, 87),
    (79.4, 87),
    (29, 72),
    (71, 72),
)
CHAIN = ((32.0, 67.0), (34.0, 82.0), (44.0, 87.0), (50.0, 87.6))
JOWL = "M50 22C62 22 68 30 67.6 41C67.2 56 60 67 50 67C40 67 32.8 56 32.4 41C32 30 38 22 50 22Z"
JOWL_SHADE = "M50 22C62 22 68 30 67.6 41C67.2 56 60 67 50 67Z"


def _chain() -> str:
    """Half of the links, from the shoulder to the medal."""
    links = ""
    for i in range(6):
        x, y = on_curve(CHAIN, i / 5)
        links += circle(x, y, 2.9, GOLD) + circle(x, y, 1.3, GOLD_SHADE)
    return links


def _medal() -> str:
    """The tower of the town on gold."""
    disc = circle(50, 93, 8.6, GOLD_SHADE) + circle(50, 93, 7.2, GOLD)
    return disc + plane(
        "M46.4 98V91.4H45.6V87.6H47.4V89.2H49V87.6H51V89.2H52.6V87.6H54.4V91.4H53.6V98Z", "#7A4A12"
    )


def _tail(at: Point) -> str:
    """A black tail of the ermine."""
    return leaf(at[0], at[1] - 2.4, 90, 5.4, 1.3, 0.6)


def draw(scope: str) -> str:
    """The figure on its panel."""
    skin = kit.PALE
    robe = kit.bust(ROBE, ROBE_SHADE)
    cape = (
        plane(CAPE, ERMINE)
        + plane(CAPE_SHADE, ERMINE_SHADE)
        + plane("".join(_tail(at) for at in TAILS), "#231F22")
    )
    jabot = plane("M44 65L50 62L56 65L58 80C54 78 53 82 50 80C47 82 46 78 42 80Z", "#FFFFFF") + line(
        "M47 68L46 77M50 68V78M53 68L54 77", ERMINE_SHADE, 0.9
    )
    wig = "".join(circle(x, y, r, WIG) for x, y, r in CURLS)
    wig += line(
        "".join(
            f"M{num(x + r * 0.5)} {num(y)}A{num(r * 0.5)} {num(r * 0.5)} 0 1 1 {num(x)} {num(y - r * 0.5)}"
            for x, y, r in CURLS
        ),
        WIG_RULE,
        1,
    )
    other = "".join(circle(x, y, r, WIG_SHADE) for x, y, r in CURLS)
    other += line(
        "".join(
            f"M{num(x + r * 0.5)} {num(y)}A{num(r * 0.5)} {num(r * 0.5)} 0 1 1 {num(x)} {num(y - r * 0.5)}"
            for x, y, r in CURLS
        ),
        WIG_RULE,
        1,
    )
    face = (
        plane(JOWL, skin.light) + plane(JOWL_SHADE, skin.shade) + plane(kit.NOSE, skin.shade) + kit.eyes()
    )
    cheeks = circle(39, 51.6, 3.6, "#E5987A") + circle(61, 51.6, 3.6, "#CB7C5A")
    brows = line("M36.6 37.6L45.6 38.6M54.4 38.6L63.4 37.6", "#8C7A5E", 2.2)
    mouth = line("M43.6 57.6C47 56 53 56 56.4 57.6", "#8C2A22", 2) + line(
        "M45 62.6C48 64.4 52 64.4 55 62.6", "#C08A63", 1.1
    )
    hat = plane(HAT, "#231F22") + plane(HAT_SHADE, "#121012") + line(HAT_EDGE, GOLD, 2)
    plume = plane(leaf(37, 23, -64, 24, 7, 0.6), "#FBF3E4") + line(
        "M37 23L47 4M40 18L36 11.6M42.4 13.6L40 8M40.6 17L47.6 14M43 12.4L49.4 9", "#CFC2A4", 0.9
    )
    cockade = circle(37.4, 24.4, 3.8, "#C8322F") + circle(37.4, 24.4, 1.6, GOLD)
    return (
        kit.scenery(GROUND)
        + robe
        + wig
        + f'<g transform="matrix(-1 0 0 1 100 0)">{other}</g>'
        + cape
        + jabot
        + mirrored(_chain())
        + _medal()
        + face
        + cheeks
        + brows
        + mouth
        + hat
        + plume
        + cockade
    )
