"""Dracula: a white egg of a face, a widow's peak, a high red collar, two fangs."""

from __future__ import annotations

from spieltisch.drawing.svg import circle, line, mirrored, plane
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.palette import GOLD

GROUND = night.Ground("#25273A", "#171828", "#DAD2E6")
BLACK, BLACK_RULE, WHITE, WHITE_SHADE = "#14131D", "#45435C", "#F7F3F1", "#C4B8CC"
RED, LIPS, IRIS = "#B01F2E", "#8E1A28", "#F2C53D"
CAPE = "M50 105H10C10 97 16 92 23 88C14 76 9 58 8 38C18 42 28 50 34 62L52 94Z"
LINING = "M50 105L29 91C20.6 78 14 62 12 44.6C21 49 29 57 34 67L51 98Z"
COLLAR = "M37 71L50 84L63 71L65 84L58 92L50 87L42 92L35 84Z"
JABOT = "M43 90C47 87 53 87 57 90L60 105H40Z"
FACE = "M50 22C63 22 71 32 70 46C69 62 59 77 50 83C41 77 31 62 30 46C29 32 37 22 50 22Z"
CHEEK = "M30.4 51C33 58 38 62 40.6 71C36 66 32 58 30.4 51Z"
EAR = "M32 57C26 55 21.4 48 20.6 37C25 41 29 43 32 43Z"
EAR_INSIDE = "M31 54C27.4 52 24.6 48 23.6 42.6C26.4 45 29 46.4 31 46.6Z"
HAIR = (
    "M50 11C68 11 76 26 73 50C70 47 69 40 66 34C61 30 54 33 50 45C46 33 39 30 34 34C31 40 30 47 27 50"
    "C24 26 32 11 50 11Z"
)
COMBED = "M48 15C40 17 33 23 30 33M49.4 20C44 22 40 25 38 29"
BROW = "M31.6 45.6C36 41 43 43 47.4 50L44.4 50.4C41 46.6 37 45.4 32 47.6Z"
FANG = "M43.6 71.4L45.8 77.6L48 71.8Z"
DROP = "M46 78C47.2 79.8 47.6 80.8 47.4 81.6A1.5 1.5 0 0 1 44.6 81.6C44.4 80.8 44.8 79.8 46 78Z"
PLEATS = "M50 92V105M46 94L45 105M54 94L55 105"
NOSE, MOUTH = "M50.6 53L46.6 63.6C48 65.6 51 65.6 52.4 64.4", "M39.6 69.4C45 72.4 55 72.4 60.4 69.4"


def draw(scope: str) -> str:
    """What the panel shows."""
    cape = mirrored(plane(CAPE, BLACK) + plane(LINING, RED))
    shirt = (
        plane(JABOT, WHITE)
        + line(PLEATS, WHITE_SHADE, 1)
        + plane(COLLAR, WHITE_SHADE)
        + circle(50, 91, 3.4, GOLD)
    )
    ears = mirrored(plane(EAR, WHITE) + plane(EAR_INSIDE, WHITE_SHADE))
    face = plane(FACE, WHITE) + mirrored(plane(CHEEK, WHITE_SHADE)) + line(NOSE, WHITE_SHADE, 1.4)
    gaze = mask.eyes(52.4, 10.4, 6, 5, IRIS, 1.4, RED) + mirrored(plane(BROW, BLACK))
    mouth = line(MOUTH, LIPS, 1.9) + mirrored(plane(FANG, WHITE_SHADE)) + plane(DROP, RED)
    hair = plane(HAIR, BLACK) + mirrored(line(COMBED, BLACK_RULE, 1))
    return night.scenery(GROUND) + cape + shirt + ears + face + gaze + mouth + hair
