"""Fox: it looks straight at you before a pale moon, with a golden feather in its mouth."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf, rules
from spieltisch.drawing.svg import circle, clip, line, mirrored, plane
from spieltisch.games.fasanerie.web.art.grounds import scenery

FUR, SHADE, WHITE, BLACK = "#DB672A", "#B34A1C", "#FBF0DC", "#2A2226"
AXIS = 52  # the face is its own mirror image about this line

TAIL = "M56 94C74 97 87 89 86.4 71C86 61 81 54 74.6 48.6C88 51 96 61 95.4 75C94.6 92 76 98.6 56 94Z"
TAIL_TIP = "M70 44H98V78L92.8 70L90.8 73.4L80 60Z"
BODY = "M52 42C67 52 75 68 74 84C73.6 91 69 95 61 95H39C33 95 29 91 29 84C29 68 37 52 52 42Z"
HAUNCH = "M75 68C62 65 55 77 56.4 96H78Z"
BIB = "M52 50C41 58 38.6 78 46 96H58C64 78 62 58 52 50Z"
LEGS = "M43 78L44 96H50L51.2 82ZM61 78L60 96H54L52.8 82Z"
BIB_RULES = "M45.6 75l2 3.4l2-3.4M50 77.4l2 3.4l2-3.4M54.4 75l2 3.4l2-3.4"
EAR = "M28 12C27 24 28 36 32 46L50 33C44 24 36 16 28 12Z"
INNER_EAR = "M31 18.6C30.8 27 32 34 34.4 40L44.6 32C41 26 36 21.6 31 18.6Z"
HEAD = (
    "M28 43C34 31 43 29 52 31.6C61 29 70 31 76 43C72 54 61 60 56.4 66.4"
    "C54.2 69.4 49.8 69.4 47.6 66.4C43 60 32 54 28 43Z"
)
FOREHEAD = "M20 39C35 43 45 46 49.6 60L50 76H54L54.4 60C59 46 69 43 84 39V20H20Z"
BLAZE = "M49.8 31L52 46L54.2 31Z"
NOSE = "M47.4 62.6C49 60.8 55 60.8 56.6 62.6C56.4 66 53.6 68.6 52 68.6C50.4 68.6 47.6 66 47.4 62.6Z"
EYE = "M35.6 43.6C38.4 41 43 42 45.4 47C41.6 48 37.6 47 35.6 43.6Z"
LIP = "M48.4 67.4C49.6 70.6 54.4 70.6 55.6 67.4L54 71.6H50Z"


def trunk(scope: str) -> str:
    """A bell, with white bib and black legs."""
    return clip(
        f"{scope}-body",
        BODY,
        plane(BODY, FUR) + plane(HAUNCH, SHADE) + plane(BIB, WHITE) + plane(LEGS, BLACK)
        + line(BIB_RULES, "#E3C9A0", 0.9),
    )


def head(scope: str) -> str:
    """Ears, the shield of the face, nose and eyes."""
    ears = mirrored(plane(EAR, SHADE) + plane(INNER_EAR, BLACK), AXIS)
    shield = plane(HEAD, WHITE) + plane(FOREHEAD, FUR) + plane(BLAZE, SHADE)
    eyes = mirrored(plane(EYE, BLACK) + circle(41.2, 45, 1, "#F7C531"), AXIS)
    return ears + clip(f"{scope}-head", HEAD, shield) + plane(NOSE, BLACK) + eyes


def loot(scope: str) -> str:
    """The feather it has taken, held by the lip."""
    feather = leaf(43, 72.4, -14, 35, 3.4, 0.5)
    barbs = clip(f"{scope}-feather", feather, line(rules((48, 76), -60, 9, 2.9, 9), "#C77F1A", 0.8))
    quill = line("M40 73.2L76 64.2", "#8A4B22", 0.9)
    return plane(feather, "#F2B327") + barbs + quill + plane(LIP, BLACK)


def draw(scope: str, variant: str) -> str:
    """The art of the card; there is one variant only."""
    tail = clip(f"{scope}-tail", TAIL, plane(TAIL, FUR) + plane(TAIL_TIP, WHITE))
    return scenery("fox") + tail + trunk(scope) + head(scope) + loot(scope)
