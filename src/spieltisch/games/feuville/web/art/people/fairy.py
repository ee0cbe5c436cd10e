"""Fairy: dragonfly wings, a wreath of leaves, a spark between her hands."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.geometry import pair, polar
from spieltisch.drawing.svg import circle, line, mirrored, plane
from spieltisch.games.feuville.web.art.people import kit

GROUND = kit.Ground("#C9647E", "#A1465F", "#E9A0AE")
WING, OTHER_WING, VEIN = "#E4F2EC", "#B5DBD5", "#6FA9A6"
HAIR, HAIR_SHADE, HAIR_RULE = "#8E3B1E", "#6C2912", "#BD6A3E"
PETAL, PETAL_SHADE, GREEN, GREEN_DARK = "#4E9C63", "#357A4A", "#2F6B5A", "#1E5143"
HAIR_BACK = (
    "M50 16C68 15 74 30 73 46C72.6 58 78 66 82 70C74 76 64 74 60 70H40C36 74 26 76 18 70"
    "C22 66 27.4 58 27 46C26 30 32 15 50 16Z"
)
HAIR_BACK_SHADE = "M50 16C68 15 74 30 73 46C72.6 58 78 66 82 70C74 76 64 74 60 70Z"
FRINGE = (
    "M33 44C32 30 40 23 50 23C60 23 68 30 67 44C63 40 60 35.6 58.6 31C54 36 42 39 36.6 38.4"
    "C35 40 34 42 33 44Z"
)
SPARK = (
    "M" + "L".join(pair(polar((50, 89), 11 if i % 2 == 0 else 3.6, 45 * i - 90)) for i in range(8)) + "Z"
)
SPARKLES = ((20, 30, 1.4), (80, 30, 1.4), (12, 48, 1), (88, 50, 1), (64, 82, 1.3), (35, 83, 1.1))


def _wings() -> str:
    """The left pair, veined."""
    upper, lower = leaf(42, 72, 218, 52, 13, 0.7), leaf(42, 76, 168, 46, 9, 0.7)
    veins = "M42 72L4 44M38 67L20 46M34 66L12 58M30 60L26 46M27 60L10 52"
    return (
        plane(lower, OTHER_WING)
        + line("M42 76L2 83M32 78L12 76M30 79L12 87", VEIN, 0.9)
        + plane(upper, WING)
        + line(veins, VEIN, 0.9)
    )


def draw(scope: str) -> str:
    """The figure on its panel."""
    skin = kit.PALE
    back = plane(HAIR_BACK, HAIR) + plane(HAIR_BACK_SHADE, HAIR_SHADE)
    back += line(
        "M31 42C30 56 27 64 23 69M35 54C34 62 31 68 28 71M69 42C70 56 73 64 77 69M65 54C66 62 69 68 72 71",
        HAIR_RULE,
        0.9,
    )
    shoulders = plane("M50 66C60 67 69 72 71 82L66 105H34L29 82C31 72 40 67 50 66Z", skin.light)
    shoulders += plane("M50 66C60 67 69 72 71 82L66 105H50Z", skin.shade)
    dress = plane(
        "".join(leaf(50, 112, angle, 36, 9, 0.55) for angle in (-140, -40, -115, -65)), PETAL_SHADE
    )
    dress += plane("".join(leaf(50, 114, angle, 32, 8, 0.6) for angle in (-128, -52, -90)), PETAL)
    dress += line("M50 106V86M46 104L36 92M54 104L64 92", PETAL_SHADE, 0.9)
    face = (
        kit.head(skin)
        + kit.eyes()
        + line("M37.4 37.4C40 35.4 44 35.4 46 36.8M54 36.8C56 35.4 60 35.4 62.6 37.4", HAIR_SHADE, 1.3)
    )
    face += line("M37.8 41.6L35.8 40.2M62.2 41.6L64.2 40.2", "#1E2A2B", 1.2)
    lips = plane("M45 57C47.4 55.6 49 56 50 56.6C51 56 52.6 55.6 55 57C53 60 47 60 45 57Z", "#B3394A")
    cheeks = circle(38.6, 50.6, 3, "#E79A8C") + circle(61.4, 50.6, 3, "#CC7F68")
    ears = mirrored(plane("M35 40C31 38 28 35 26 30C25 38 28 46 34.6 48Z", skin.light))
    wreath = "".join(
        plane(leaf(x, y, angle, 10, 2.8), GREEN if i % 2 else GREEN_DARK)
        for i, (x, y, angle) in enumerate(
            (
                (33, 36, -70),
                (35, 31, -10),
                (38.6, 27.4, -60),
                (43, 25, -8),
                (67, 36, -110),
                (65, 31, 190),
                (61.4, 27.4, -120),
                (57, 25, 188),
                (50, 24.6, -90),
            )
        )
    )
    berries = "".join(
        circle(x, y, 1.8, "#F7C531")
        for x, y in ((40, 26.4), (50, 24.4), (60, 26.4), (34.4, 32), (65.6, 32))
    )
    spark = circle(50, 89, 9.6, "#FDF3C9") + plane(SPARK, "#F7C531") + circle(50, 89, 2.2, "#FFFFFF")
    sparkles = "".join(circle(x, y, r, "#FDF3C9") for x, y, r in SPARKLES)
    return (
        kit.scenery(GROUND)
        + mirrored(_wings())
        + sparkles
        + back
        + shoulders
        + dress
        + ears
        + face
        + lips
        + cheeks
        + plane(FRINGE, HAIR)
        + line("M37 36C41 35 49 33 55 29M36 33C41 31 47 29.4 52 26", HAIR_RULE, 0.9)
        + wreath
        + berries
        + spark
    )
