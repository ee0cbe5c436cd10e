"""Crow: a black comma on a branch, one berry in the bill."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.svg import circle, line, plane
from spieltisch.games.fabelwald.web.art import mask
from spieltisch.games.fabelwald.web.art.others import ambers

HEAD_BOX = "4 10 58 58"
GROUND = ambers.Ground("#D9A63F", "#ECC873")
BLACK, BLUE, BLUE_RULE, BILL, BILL_SHADE = "#1F2430", "#333C50", "#566380", "#4A4A52", "#34343C"
BERRY, BERRY_SHADE, BRANCH, LEAVES, EYE, GLINT = (
    "#C2313A", "#96222C", "#6B4322", "#7E8F3E", "#F3E0B8", "#F6C9BE",
)  # fmt: skip
BODY = (
    "M26 37C25 27 33 19.6 42 20.6C52 22 56 30 60 40C70 50 80 66 90 91L79 92C73 86 68 83 62 83"
    "C46 85 30 76 28 59C27.4 52 30 48 30 45C27.6 43 26.2 40 26 37Z"
)
WING = "M46 44C60 48 72 62 86 88C72 80 56 78 48 68C42 61 42 51 46 44Z"
WING_RULES = "M50 52C60 57 68 66 76 78M49 58C57 62 64 68 70 76M50 64C55 67 59 70 63 74"
UPPER_BILL = "M29 30C20 29 12 33 7 39C14 39 22 39 30 39Z"
LOWER_BILL = "M29 40C23 40 17 41 12 43C18 46 25 46 31 44Z"
BRANCH_SHAPE = "M4 86C26 90 60 92 96 86V92C66 98 30 97 4 93Z"
LEGS = "M45 80L43 90M43 90L37 92M43 90L49 92M55 82L54 91M54 91L48 93M54 91L60 92.6"


def draw(scope: str) -> str:
    """What the panel shows."""
    twigs = plane(
        leaf(14, 88, -118, 18, 3.2) + leaf(24, 89, -70, 13, 2.6) + leaf(90, 88, -132, 12, 2.4), LEAVES
    )
    branch = line(LEGS, BILL, 2.2) + plane(BRANCH_SHAPE, BRANCH)
    wing = plane(WING, BLUE) + line(WING_RULES, BLUE_RULE, 1.1)
    body = mask.cut(f"{scope}-body", BODY, BLACK, wing)
    eye = circle(37, 32, 3, EYE) + circle(36.6, 32, 1.7, BLACK)
    berry = circle(11.6, 40.6, 4.4, BERRY) + circle(10.2, 39.2, 1.1, GLINT)
    bill = plane(LOWER_BILL, BILL_SHADE) + berry + plane(UPPER_BILL, BILL)
    return ambers.scenery(GROUND) + twigs + branch + bill + body + eye
