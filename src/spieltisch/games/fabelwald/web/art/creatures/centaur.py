"""Centaur: a bearded archer's head and trunk on a horse's chest, the bow in his hand."""

from __future__ import annotations

from spieltisch.drawing.svg import circle, line, mirrored, moved, plane
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.palette import BONE, WHITE_OF_EYE

GROUND = night.Ground("#71906A", "#4E6B4A", "#F6E7B4", (50, 42, 32))
HEAD_BOX = "21 4 58 58"
SKIN, SKIN_SHADE, COAT, COAT_SHADE, MANE = "#E0A878", "#BE8252", "#8F4C2C", "#6A341F", "#3A241E"
BOW = "M78 8C81 10 83 14 83 19C91 30 92 52 84 66C84 72 82 77 78 80"
STRING = "M78 8V80"
TORSO = "M51 44C42 46 33 47 31 53C30 58 34 61 37 70H51Z"
CHEST_LINES = "M49 58C44 62 39 62 35.6 59.6M50 60V68"
ARM = "M34 53L23.6 60L34 70"
BOW_ARM = "M66 53L75 60L85 44"
RUMP = "M48 66C62 62 80 64 84 76C86 84 83 90 85 105H72C71 96 68 92 62 90L48 88Z"
TAIL = "M82 70C90 69 95 76 93 84C92 90 95 94 96 99C89 99 85 93 86.6 86C87.4 81 86 77 82 75Z"
BREAST = "M51 64L46 68L42 63.4L38 67.4L35.4 64C35 71 30 75 30 82C30 88 34 92 38 96L40 105H50L51 100Z"
RAISED_LEG = (
    "M33 75C27 76 19 78.4 14 82.6C12.4 84.4 12.4 86.6 13.6 88.4L19.4 98L25 95L21.4 88.6C28 88 34 90 39 95Z"
)
HOOF = "M18.2 96.6L25 92.8L28.4 98.6C26.4 101.8 22.6 103.6 20 103Z"
MUSCLES = "M35 77C38 83 44 86 49.6 86.6M50 87V98"
STAR = "M50 72L52.6 77L50 82L47.4 77Z"
EAR = "M36 24C29 20 26 12 27 5C34 9 39 14 42 20Z"
EAR_INNER = "M35 20C31.6 16.6 29.6 12.6 29.4 9C33 11.6 36 15 38 18.6Z"
FACE = "M50 16C62 16 68.4 24 68 36C67 48 60 60 50 64C40 60 33 48 32 36C31.6 24 38 16 50 16Z"
BEARD = (
    "M31.6 38C33 44 37 49 43 49C46 47.6 54 47.6 57 49C63 49 67 44 68.4 38C71 52 68 62 62 68L57 70L50 80"
    "L43 70L38 68"
    "C32 62 29 52 31.6 38Z"
)
MOUTH = "M44.6 54.6C48 53.4 52 53.4 55.4 54.6C53 57.6 47 57.6 44.6 54.6Z"
LOCKS = "M38 54C38 60 40 64 43.4 67M44.6 60C45 66 47 71 50 75"
HAIR = (
    "M50 8C58 6 66 10 70 18C73 26 73 34 70.6 40C67 36 66 30 62 26C54 30 46 28 40 24C35 30 33 36 29.4 40"
    "C27 34 27 26 30 18C34 10 42 6 50 8Z"
)
FORELOCK = "M50 8C46 14 45 20 47 27C48 31 51 34 55 36C53 31 55 27 57 24C59 18 56 12 50 8Z"
BROW = "M36.6 35.6C39.6 32.4 44 33 47 36.4L46 38.4C42.6 36 39.6 36 36.6 37.8Z"
NOSE = "M50 38L46.6 47C47 50 53 50 53.4 47Z"


def _head() -> str:
    """The head, drawn large."""
    ears = mirrored(plane(EAR, COAT) + plane(EAR_INNER, COAT_SHADE))
    face = plane(FACE, SKIN) + mask.eyes(41, 9, 4.6, 4, WHITE_OF_EYE) + mirrored(plane(BROW, MANE))
    face += plane(NOSE, SKIN_SHADE)
    beard = plane(BEARD, COAT) + plane(MOUTH, COAT_SHADE) + mirrored(line(LOCKS, COAT_SHADE, 1.4))
    return ears + face + beard + plane(HAIR, MANE) + plane(FORELOCK, COAT_SHADE)


def draw(scope: str) -> str:
    """What the panel shows."""
    horse = plane(TAIL, MANE) + plane(RUMP, COAT_SHADE)
    trunk = mirrored(plane(TORSO, SKIN) + line(CHEST_LINES, SKIN_SHADE, 1.3))
    arms = line(ARM, SKIN, 7) + line(STRING, BONE, 0.9) + line(BOW, MANE, 3)
    arms += line(BOW_ARM, SKIN_SHADE, 7) + circle(85.6, 43.4, 4.4, SKIN)
    breast = plane(RAISED_LEG, COAT) + plane(HOOF, MANE) + mirrored(plane(BREAST, COAT))
    breast += mirrored(line(MUSCLES, COAT_SHADE, 1.3)) + plane(STAR, BONE)
    return night.scenery(GROUND) + horse + arms + trunk + breast + moved(_head(), 11.5, 2, 0.77)
