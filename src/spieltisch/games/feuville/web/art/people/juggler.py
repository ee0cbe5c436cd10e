"""Juggler: fool's cap with bells, a coat of lozenges, five balls in the air."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.geometry import Point, num
from spieltisch.drawing.svg import circle, clip, line, plane
from spieltisch.games.feuville.web.art.people import kit

GROUND = kit.Ground("#2C7680", "#205C66", "#67AFB3")
RED, RED_SHADE, YELLOW, YELLOW_SHADE = "#CE3524", "#A3271A", "#F2B327", "#CF8F1B"
CREAM, GREEN = "#FBF0DC", "#1F5F4E"

LEFT_HORN = "M50 33C44 19 30 11 19 21C12 28 11 38 13.6 46C18 37 24 33.6 33 37.6C39 40 45 38 50 33Z"
RIGHT_HORN = "M50 33C56 19 70 11 81 21C88 28 89 38 86.4 46C82 37 76 33.6 67 37.6C61 40 55 38 50 33Z"
DOME = "M33.6 36C33 22 41 17.4 50 17.4C59 17.4 67 22 66.4 36Z"
BAND = "M33.4 37C39 32.4 61 32.4 66.6 37L66 31C58 26.6 42 26.6 34 31Z"
MOUTH = "M41 54.6C46 59.4 55 59.4 59.4 53.6C57.4 61 44.6 62.4 41 54.6Z"
SLEEVES = "M14 105L7.6 88L9 79L17.6 78L29 92L34 105ZM86 105L92.4 88L91 79L82.4 78L71 92L66 105Z"
BALLS: tuple[tuple[float, float, str, str], ...] = (
    (14.4, 64.6, CREAM, "#DCCDB0"),
    (36, 13.4, CREAM, "#DCCDB0"),
    (50, 10.6, RED, RED_SHADE),
    (64, 13.4, YELLOW, YELLOW_SHADE),
    (85.6, 64.6, YELLOW, YELLOW_SHADE),
)


def _ball(x: float, y: float, colour: str, shade: str) -> str:
    """A ball of two planes."""
    right = (
        f"M{num(x)} {num(y - 5.6)}A5.6 5.6 0 0 1 {num(x)} {num(y + 5.6)}A9 9 0 0 0 {num(x)} {num(y - 5.6)}Z"
    )
    return circle(x, y, 5.6, colour) + plane(right, shade)


def draw(scope: str) -> str:
    """The figure on its panel."""
    coat = clip(
        f"{scope}-coat",
        kit.BUST,
        plane(kit.BUST, RED)
        + plane("M50 60H90V105H50Z", YELLOW)
        + plane(
            "".join(
                _diamond((x, y))
                for x, y in ((22, 82), (36, 82), (29, 94), (43, 94), (36, 106), (22, 106), (50, 106))
            ),
            YELLOW,
        )
        + plane(
            "".join(
                _diamond((x, y)) for x, y in ((78, 82), (64, 82), (71, 94), (57, 94), (64, 106), (78, 106))
            ),
            RED_SHADE,
        ),
    )
    sleeves = plane(SLEEVES, GREEN)
    hands = kit.hand(14.4, 71, kit.PALE, True) + kit.hand(85.6, 71, kit.PALE, False)
    collar = plane(
        "".join(leaf(50, 62, angle, 22, 5.6, 0.5) for angle in (12, 40, 68, 112, 140, 168)), CREAM
    )
    collar += plane("".join(leaf(50, 62, angle, 18, 4.4, 0.5) for angle in (26, 54, 90, 126, 154)), GREEN)
    face = (
        kit.head(kit.PALE)
        + kit.eyes()
        + plane(MOUTH, "#8C1B2D")
        + line("M43 56.4C47 58.4 53 58.4 57 55.8", CREAM, 1.5)
    )
    brows = line("M37.6 37.6C40 35.6 44 35.6 46 37.2M54 37.2C56 35.6 60 35.6 62.4 37.6", "#5A3A22", 1.5)
    cheeks = circle(38.6, 50, 3, "#E79A7E") + circle(61.4, 50, 3, "#CF805F")
    cap = (
        plane(DOME, GREEN)
        + plane(LEFT_HORN, RED)
        + plane(RIGHT_HORN, YELLOW)
        + plane(BAND, GREEN)
        + line("M37 33.6H63", CREAM, 1, dash="1.4 2.6")
    )
    cap += line("M22 22C28 20 36 24 43 32M17 33C21 28 29 28 36 34", RED_SHADE, 1.2)
    cap += line("M78 22C72 20 64 24 57 32M83 33C79 28 71 28 64 34", YELLOW_SHADE, 1.2)
    bells = "".join(
        circle(x, 47.4, 3.4, "#F7C531") + line(f"M{num(x)} 48.4v2", "#8A5E1A", 1.1) for x in (13.6, 86.4)
    )
    air = line("M14.4 60C14 34 24 14 50 9.6C76 14 86 34 85.6 60", CREAM, 0.9, 0.8, dash="1.2 3.2")
    balls = "".join(_ball(*ball) for ball in BALLS)
    return (
        kit.scenery(GROUND)
        + air
        + coat
        + collar
        + face
        + brows
        + cheeks
        + cap
        + bells
        + sleeves
        + hands
        + balls
    )


def _diamond(middle: Point) -> str:
    x, y = middle
    return f"M{num(x)} {num(y - 11)}L{num(x + 6)} {num(y)}L{num(x)} {num(y + 11)}L{num(x - 6)} {num(y)}Z"
