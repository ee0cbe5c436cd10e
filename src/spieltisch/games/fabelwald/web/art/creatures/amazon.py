"""Amazon: a tan face in a bronze helmet with a crimson crest, two braids, her bow behind."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.geometry import pair, polar
from spieltisch.drawing.svg import line, mirrored, plane
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.palette import WHITE_OF_EYE

GROUND = night.Ground("#55502A", "#3B381C", "#F0C871")
TAN, TAN_SHADE, LIPS = "#D69A68", "#B87A4A", "#A8433A"
BRONZE, BRONZE_SHADE, BRONZE_RULE = "#D99A36", "#AD7422", "#7E5016"
CREST, CREST_RULE, HAIR, HAIR_SHADE, WOOD = "#B3303A", "#84202C", "#4A2A1C", "#331B12", "#A8703A"
CLOTH, CLOTH_SHADE = "#F3E8D0", "#D8C8A6"
PLUME = "M18.6 45C14 24 30 8 50 8C70 8 86 24 81.4 45L72 42C70 28 62 22 50 22C38 22 30 28 28 42Z"
BUST = "M13 105C14 88 30 80 50 80C70 80 86 88 87 105Z"
DRAPE = "M15 92C20 85 30 81 38 80.4L87 103V105H13C13.2 100 13.6 96 15 92Z"
HELM = (
    "M27 70C23 62 23 50 25 43C28 28 37 19 50 19C63 19 72 28 75 43C77 50 77 62 73 70C70 74 67 75 64 75"
    "C67 69 69 62 69 53C68 45 57 43 53.6 49L50 63L46.4 49C43 43 32 45 31 53C31 62 33 69 36 75"
    "C33 75 30 74 27 70Z"
)
HELM_SHADE = (
    "M50 19C63 19 72 28 75 43C77 50 77 62 73 70C70 74 67 75 64 75C67 69 69 62 69 53C68 45 57 43 53.6 49"
    "L50 63Z"
)
RIM = "M50 63L46.4 49C43 43 32 45 31 53C31 62 33 69 36 75"
FOLDS = "M40 84C46 90 56 98 60 105M36 84C38 90 42 98 44 105M22 88C20 94 19 100 19 105"
BOW = "M80 7C73 13 91 24 91.6 53C92 80 76 88 79 105"
NECK, NOSE, BROW = "M42 66H58V84C54 88 46 88 42 84Z", "M50 52L46.6 62H53.4Z", "M34 50.6C37 48.4 42 48.6 46 51"
MOUTH = "M44 70.6C47 68.6 49 69 50 69.8C51 69 53 68.6 56 70.6C53 74 47 74 44 70.6Z"
TEMPLE, RIDGE, STRING = "M46 28C38 30 33 35 30 42", "M50 22V47", "M78.6 8L79 105"
KNOTS, TASSEL = ((33, 72), (31.4, 78), (30.4, 84), (29.8, 90)), "M27 97H33V100L34 105H26L27 100Z"


def _bristles() -> str:
    """Rules of the crest, radial about the head."""
    centre = (50, 44)
    return "".join(
        f"M{pair(polar(centre, 25.5, angle))}L{pair(polar(centre, 31, angle))}"
        for angle in range(186, 361, 12)
    )


def _braid() -> str:
    """The left braid: overlapping leaves, and a tassel."""
    right = [plane(leaf(x + 3, y, 128, 10, 3.4, 0.5), HAIR_SHADE) for x, y in KNOTS]
    left = [plane(leaf(x - 3.4, y + 1, 52, 10, 3.4, 0.5), HAIR) for x, y in KNOTS]
    strands = "".join(one + other for one, other in zip(right, left, strict=True))
    return strands + plane(TASSEL, CREST)


def draw(scope: str) -> str:
    """What the panel shows."""
    bow = line(STRING, CLOTH, 0.9) + line(BOW, WOOD, 3.4)
    plume = plane(PLUME, CREST) + line(_bristles(), CREST_RULE, 1.2)
    bust = plane(NECK, TAN_SHADE) + plane(BUST, TAN) + plane(DRAPE, CLOTH) + line(FOLDS, CLOTH_SHADE, 1.1)
    face = plane(mask.EGG, TAN) + plane(NOSE, TAN_SHADE) + plane(MOUTH, LIPS)
    gaze = mask.eyes(54.4, 10, 5.4, 4.6, WHITE_OF_EYE, -0.4) + mirrored(line(BROW, HAIR, 1.7))
    helm = plane(HELM, BRONZE) + plane(HELM_SHADE, BRONZE_SHADE) + line(RIDGE, BRONZE_RULE, 1.2)
    helm += mirrored(line(RIM, BRONZE_RULE, 1.2) + line(TEMPLE, BRONZE_RULE, 1))
    return night.scenery(GROUND) + bow + plume + bust + face + gaze + helm + mirrored(_braid())
