"""Wolf: a triangle that howls at the pale disc."""

from __future__ import annotations

from spieltisch.drawing.svg import circle, line, plane
from spieltisch.games.fabelwald.web.art import mask
from spieltisch.games.fabelwald.web.art.others import ambers

HEAD_BOX = "18 4 56 56"
GROUND = ambers.Ground("#B8682F", "#E9B36A", "#8F4A1E", (40, 40, 30))
GREY, GREY_SHADE, PALE, RULE, DARK, MOUTH = "#6E7078", "#51535C", "#D9D2C4", "#3E4049", "#23242B", "#A33A34"
BODY = (
    "M32 10.6C36 10 39 11 41.4 13.6L51 24C57 24 60 29 61.6 34C64 46 72 54 77 66"
    "C81 76 81 84 80 93H32C33 82 34 74 33 66L28 60L31 58L26 51L30.6 49.6L27 43L32.6 42.6"
    "C36 40 37.6 36 37.4 31L36.6 24C35 20.6 33 17 31.4 14.6Z"
)
THROAT = (
    "M36.6 25L37.4 31C37.6 36 36 40 32.6 42.6L27 43L30.6 49.6L26 51L31 58L28 60L33 66C34 74 33 82 32 93H46"
    "C44 82 48 70 46 60C44.6 52 47 44 46 38C45.4 33 42 28 36.6 25Z"
)
HAUNCH = "M80 94C82 82 80 72 74 64C62 66 55 76 56 94Z"
JAW = "M37 24.6L24.4 19.4C24.6 23 29 28.6 37.4 31.6Z"
TONGUE = "M36.4 23.4L27.6 19.2C29 22.6 32 26 37 28Z"
EAR = "M50.4 23L67 17L60.4 34C56.4 31.6 52.8 27.6 50.4 23Z"
TAIL = "M74 93C84 93 91 86 90 74C86 76 82 80 80 82C76 86 66 86 58 93Z"
FUR = "M50 44C54 46 56 50 57 54M54 36C59 40 62 45 64 51M46 70C48 74 49 80 48 88M62 78C61 82 61 86 62 91"
TOES = "M36 93V90M40 93V90"


def draw(scope: str) -> str:
    """What the panel shows."""
    body = mask.cut(
        f"{scope}-body",
        BODY,
        GREY,
        plane(HAUNCH, GREY_SHADE),
        plane(THROAT, PALE),
        line(FUR, RULE, 1.1),
    )
    head = plane(EAR, GREY_SHADE) + circle(32.6, 12.4, 2.4, DARK) + line("M46 22.4L49.6 25.6", DARK, 1.8)
    mouth = plane(TONGUE, MOUTH) + plane(JAW, PALE)
    return ambers.scenery(GROUND) + plane(TAIL, GREY_SHADE) + mouth + body + head + line(TOES, RULE, 1)
