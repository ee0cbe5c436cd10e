"""Werewolf: a grey wolf's head with a torn ear and fangs, in what is left of a shirt."""

from __future__ import annotations

from spieltisch.drawing.svg import line, mirrored, plane
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.palette import TOOTH

GROUND = night.Ground("#1C2B4F", "#121D38", "#F6CF4F", (50, 44, 34))
HEAD_BOX = "10 12 80 80"
FUR, FUR_DARK, PALE, DARK, RED, RED_DEEP = "#76818D", "#525C68", "#C9CED1", "#22242C", "#A8433A", "#7E2E2C"
EAR = "M27 8C23 21 22 36 27 47L48 33C43 23 35.6 14 27 8Z"
EAR_INNER = "M29 16C26.6 25 26.6 34 30 42L40 33C37.4 26 34 20.6 29 16Z"
TORN_EAR = "M73 8L75.2 16L68.4 19L76.6 24.4L71.4 28L77.4 34.6C77 39 75.4 43 73 47L52 33C57 23 64.4 14 73 8Z"
TORN_INNER = (
    "M71 16L71.4 17.4L64.4 19.6L72.2 25L66.8 28.6L72.8 35C72.2 37.6 71.4 40 70 42L60 33"
    "C62.6 26 66 20.6 71 16Z"
)
HEAD = "M51 26C42 25 32 29 27 39C23 45 18 51 10 55L19 57.6L12 66L23 66L20 75C28 74 34 76 38 80L51 84Z"
CHEEK = "M10 55C22 55 31 57 36 62C39 66 41 72 42 80L38 80C34 76 28 74 20 75L23 66L12 66L19 57.6Z"
BLAZE = "M50 28C54 38 56.4 46 57 54L50 64L43 54C43.6 46 46 38 50 28Z"
MUZZLE = (
    "M50 46C55 46 57 52 58.4 58C63 60 66 66 65 72C62 77 57 78 50 77C43 78 38 77 35 72C34 66 37 60 41.6 58"
    "C43 52 45 46 50 46Z"
)
NOSE = "M42.6 60C45 57.6 55 57.6 57.4 60C57 65 53.6 68 50 69C46.4 68 43 65 42.6 60Z"
JAW = "M36 72C44 76.4 56 76.4 64 72C64 83 59 93 50 95C41 93 36 83 36 72Z"
TONGUE = "M43.6 84C46 82 54 82 56.4 84C56 89 53 92 50 92.6C47 92 44 89 43.6 84Z"
FANGS = "M36.4 73.4L39.6 84L43.6 75.8ZM44.6 76L46.4 80.4L48.2 76.4Z"
LOWER_FANG = mask.tooth(42.6, 90, 2, -8)
BROW = "M28 42L47.4 50.4L46 54C39 53 32 49 28 42Z"
CHEST = "M24 76H76L70 105H30Z"
SHIRT = "M8 105C9 92 17 82 29 79L28 86L34 87L31.6 94L38.6 94.6L36 101L43 105Z"
CHECKS = (
    "M17.4 86C17 92 17.4 98 18.4 105M25.4 81C24.6 89 25.4 97 27.4 105M10 94.4C18 92.6 26 92 33 92.6"
    "M9 101.6C18 99.6 28 99 37 99.6"
)
CHEST_TUFTS = "M43 98L46.6 101.4L50 97.6L53.4 101.4L57 98"


def draw(scope: str) -> str:
    """What the panel shows."""
    ears = plane(EAR, FUR_DARK) + plane(EAR_INNER, DARK) + plane(TORN_EAR, FUR_DARK) + plane(TORN_INNER, DARK)
    body = plane(CHEST, FUR_DARK) + line(CHEST_TUFTS, FUR, 1.4)
    body += mirrored(plane(SHIRT, RED) + line(CHECKS, RED_DEEP, 1.6))
    head = mirrored(plane(HEAD, FUR) + plane(CHEEK, PALE)) + plane(BLAZE, FUR_DARK)
    jaws = plane(JAW, DARK) + plane(TONGUE, RED) + mirrored(plane(LOWER_FANG, TOOTH))
    jaws += (
        plane(MUZZLE, PALE) + plane(NOSE, DARK) + line("M50 68V75", DARK, 1.2) + mirrored(plane(FANGS, TOOTH))
    )
    gaze = mask.eyes(52, 12, 5.6, 4.6, GROUND.moon, 2.4, DARK) + mirrored(plane(BROW, DARK))
    return night.scenery(GROUND) + body + ears + head + jaws + gaze
