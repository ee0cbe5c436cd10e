"""Yapping dog: a terrier that sits and barks at whatever flies."""

from __future__ import annotations

from spieltisch.drawing.geometry import arc
from spieltisch.drawing.svg import circle, clip, group, line, plane
from spieltisch.games.fasanerie.web.art.grounds import scenery

COAT, BLACK, TAN = "#FBF3E2", "#2A2226", "#D9B98C"
TAIL = "M78 84C90 82 95 70 90 58C88 54 84 55 84.6 59C86 68 82 74 74 76Z"
TAIL_JOIN = "M79.6 69.6C82.4 73 84.4 76.4 85 79.6"
BODY = "M44 48C36 60 35 78 37 95H76C86 94 88 80 80 70C74 62 66 58 63 46Z"
PATCH = "M62 60C70 50 100 62 92 92L70 82C60 78 58 68 62 60Z"
HAUNCH = "M58 95C56 82 64 74 74 76C84 78 88 90 84 97H58Z"
FORELEGS = "M39 62L36.4 95H45.6L48.4 70ZM49 70L49.6 95H57.6L57.4 72Z"
PAWS = (
    "M33.6 95C33 91.4 38 90.6 41 92L46 95ZM46.6 95C46.6 91.6 51 90.6 54 92L58.6 95Z"
    "M57 95C57 91 64 90 68 92L73 95Z"
)
JAW = "M50 45L30 53.4C27.4 55 30 59 33.4 58.4L54 54Z"
TONGUE = "M48 43L31 48C27.4 50 30.4 54.6 34.6 53.4L48 49Z"
MUZZLE = "M54 23.6L30 29.4C23.4 31 22.6 38.4 27 40.6L50 46Z"
MASK = "M44 24.4C49 20.4 62 20 66.8 32C66 40 62 46 56 50C56 40 50 36 42 36C39 33 40 28 44 25Z"
TEETH = "M29 40.8l2.4 4l2.6-2.8ZM36 42.6l2 3.6l2.8-2.6Z"
EAR = "M56 26C62 20 72 22 76 34C77 42 74 50 70 52C66 48 58 40 56 26Z"
COLLAR = "M40 55.4C48 59.6 58 58.4 64 52L66.4 56.4C59 64 47 64.4 39 60Z"
BARK_FROM = (26.0, 36.0)


def trunk(scope: str) -> str:
    """Sitting, with a black patch on the back."""
    planes = plane(BODY, COAT) + plane(PATCH, BLACK) + plane(HAUNCH, COAT)
    haunch = line("M60 92C58.6 84 64 77.6 71 77.6", TAN, 1.1)
    legs = plane(FORELEGS, COAT) + line("M47.6 76V93.6", TAN, 1.1) + plane(PAWS, COAT)
    join = line(TAIL_JOIN, BLACK, 0.8)  # else a hairline shows between patch and tail
    return plane(TAIL, BLACK) + clip(f"{scope}-body", BODY, planes + haunch) + join + legs


def head() -> str:
    """In profile, the mouth open; turned up by the caller."""
    return (
        plane(JAW, COAT)
        + plane(TONGUE, "#E0566A")
        + circle(52, 37, 14.6, COAT)
        + plane(MUZZLE, COAT)
        + plane(MASK, BLACK)
        + plane(TEETH, "#FFFFFF")
        + circle(26, 33, 3.6, BLACK)
        + circle(43.6, 31.4, 2.2, "#FFF3C4")
        + circle(43.2, 31.4, 1.2, BLACK)
        + plane(EAR, "#4A3B3A")
    )


def draw(scope: str, variant: str) -> str:
    """The art of the card; there is one variant only."""
    collar = plane(COLLAR, "#F2B327") + circle(49.4, 63, 2.6, "#B9751A")
    bark = line("".join(arc(BARK_FROM, r, 152, 212) for r in (8, 13, 18)), "#FBE3C8", 1.9)
    return scenery("dog") + trunk(scope) + group(head(), "rotate(17 52 40)") + collar + bark
