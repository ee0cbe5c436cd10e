"""Banshee: a pale drop of a face that wails, her hair blown to one side."""

from __future__ import annotations

from spieltisch.drawing.geometry import arc
from spieltisch.drawing.paper import INK
from spieltisch.drawing.svg import circle, ellipse, line, plane
from spieltisch.games.fabelwald.web.art import night

GROUND = night.Ground("#2A4350", "#1C303B", "#7FA3AE")
PALE, PALE_SHADE, HOLLOW = "#EDF3EA", "#C3D3D0", "#2A3F4C"
HAIR, HAIR_SHADE, HAIR_RULE = "#D3E2DC", "#A3BFC2", "#6E919B"
SHROUD, SHROUD_SHADE = "#5C7F8C", "#456572"
HAIR_BACK = (
    "M30 46C24 24 38 9 56 11C70 12 84 9 95 14C88 17 84 20 80 23C86 24 91 27 95 33C87 32 80 33 74 36"
    "C83 39 90 46 92 54C86 50 80 49 76 50C81 56 84 64 84 73C79 66 74 62 69 61C72 70 71 80 66 90"
    "C64 80 60 72 54 66L40 70C34 64 31 56 30 46Z"
)
LOCKS = (
    "M52 16C66 14 78 13 90 14.6M58 22C68 20 76 21 86 26M62 30C70 30 78 35 84 42M64 40C70 42 76 48 80 60"
    "M64 52C68 58 70 66 69 76"
)
FACE = "M46 20C62 20 69 34 66 50C63 66 55 80 47 93C40 82 31 68 28.6 52C26 34 32 20 46 20Z"
FACE_SHADE = "M46 20C62 20 69 34 66 50C63 66 55 80 47 93C58 74 66 44 46 20Z"
PARTING = "M44 15C58 14 67 24 68 44C64 34 56 26 46 23C38 27 32 35 28.4 48C26 30 32 16 44 15Z"
SHROUD_SHAPE = "M14 105C16 92 26 86 37 84L47 96L58 83C72 84 84 92 88 105Z"
SHROUD_RIGHT = "M47 96L58 83C72 84 84 92 88 105H60Z"
BROWS = "M31.6 41C34 37.6 38 35.6 42.4 35M63.4 41C61 37.6 57 35.6 52.6 35"
MOUTH = "M47.4 61C53 61 55 68 53.6 75C52.4 82 50 85 47.2 85C44.4 85 42.2 82 41 75C39.6 68 42 61 47.4 61Z"
WAIL = ((24, 150, 205), (31, 152, 203), (38, 154, 201))
"""Radius and angles of each arc of her voice."""


def draw(scope: str) -> str:
    """What the panel shows."""
    wail = line("".join(arc((47, 72), *reach) for reach in WAIL), HAIR_SHADE, 1.4)
    hair = plane(HAIR_BACK, HAIR_SHADE) + line(LOCKS, HAIR_RULE, 1.1)
    body = plane(SHROUD_SHAPE, SHROUD) + plane(SHROUD_RIGHT, SHROUD_SHADE)
    face = plane(FACE, PALE) + plane(FACE_SHADE, PALE_SHADE) + plane(PARTING, HAIR)
    gaze = ellipse(38.6, 47, 6, 7.4, HOLLOW, 14) + ellipse(56.4, 47, 6, 7.4, HOLLOW, -14)
    gaze += circle(38.8, 48, 1.8, PALE) + circle(56.2, 48, 1.8, PALE) + line(BROWS, HAIR_RULE, 1.4)
    return night.scenery(GROUND) + wail + hair + body + face + gaze + plane(MOUTH, INK)
