"""Immortals: two marble faces back to back, one in the light and one in the shade, one laurel for both."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.svg import line, plane
from spieltisch.games.fabelwald.web.art import night
from spieltisch.games.fabelwald.web.art.halves import flipped

GROUND = night.Ground("#8A7430", "#655320", "#F1DE9C")
HEAD_BOX = "14 10 72 72"
MARBLE, MARBLE_SHADE, LIPS_SHADE = "#F6F2E8", "#CFC8BA", "#97907F"
CURLS, CURLS_SHADE, LAUREL, LAUREL_SHADE = "#DDD6C8", "#AFA796", "#4E7A3A", "#365A2A"
PROFILE = (
    "M51 26H34C27.4 30 25 36 24 42.6C23.4 46 21.4 50 18 55.4C16.8 57.6 18.4 59.2 21.4 59.4"
    "C20.2 61 19 62.4 19.4 64"
    "C20.4 64.8 21.4 65.2 21.4 65.8C20.2 66.6 20 68.2 21 69.4C22.2 70.2 22 71.4 21.4 73.2"
    "C20.6 77.4 24.6 80.4 29.6 79.8"
    "C33 79.4 36 78.4 38.4 76C39.4 82 39 87 34 89.6C25 92.6 18 97 16 105H51Z"
)
HAIR = (
    "M51 13C45 10.6 39 12 36.4 15.6C31.6 14.6 26.6 18 26 23C22 25 20.8 30 23.4 34"
    "C26 33 28.4 34 29.4 36.6C32 35.4 35 37 35.6 40"
    "C36 45 37 49 40 52C39 57 41 62 45 64C45 68 47 71 51 72Z"
)
CURL_LINES = (
    "M28 28.6A3 3 0 1 1 32.6 30.6M35.6 22A3.2 3.2 0 1 1 40.6 24M44 18.4A3 3 0 1 1 48.8 19.6M41 45.6"
    "A2.8 2.8 0 1 1 45.6 46.6M43.6 56A2.6 2.6 0 1 1 48 57"
)
EYE = "M25.4 46.6C27.6 43.6 31.4 43.8 33.6 46.4C31 48.4 27.8 48.6 25.4 46.6Z"
BROW = "M24.6 42.4C28 39.4 32 39.6 35 42"
MOUTH = "M21.4 65.6C24 65.2 26.4 65.8 28 67"
CHEEK = "M51 60C44 66 42 72 38.4 76C39.4 82 39 87 34 89.6C40 93 44 98 46 105H51Z"
TWIG = "M24 33.6C32 33.4 42 36 51 43"
LEAF_PAIRS = ((28, 33.6, -150, 150), (34, 34.4, -142, 160), (40, 36.2, -134, 168), (46, 39.4, -126, 176))
LEAVES = "".join(leaf(x, y, a, 10, 2.6) + leaf(x, y, b, 10, 2.6) for x, y, a, b in LEAF_PAIRS)
CRACK = "M44.6 98L42.6 92L45 88L43 82"


def _face(marble: str, shade: str, hair: str, curl: str, lips: str, laurel: str) -> str:
    """The one that looks to the left."""
    head = plane(PROFILE, marble) + plane(CHEEK + EYE, shade) + line(BROW, shade, 1.6)
    head += line(MOUTH, lips, 1.2) + plane(HAIR, hair) + line(CURL_LINES, curl, 1.2)
    return head + line(TWIG, laurel, 1.4) + plane(LEAVES, laurel)


def draw(scope: str) -> str:
    """What the panel shows."""
    light = _face(MARBLE, MARBLE_SHADE, CURLS, CURLS_SHADE, CURLS_SHADE, LAUREL)
    dark = _face(MARBLE_SHADE, CURLS_SHADE, CURLS_SHADE, MARBLE_SHADE, LIPS_SHADE, LAUREL_SHADE)
    return night.scenery(GROUND) + flipped(dark) + light + line(CRACK, CURLS_SHADE, 1)
