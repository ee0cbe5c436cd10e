"""Mirror: a gold hand glass in which the golden pheasant looks at itself."""

from __future__ import annotations

from spieltisch.drawing.geometry import turned
from spieltisch.drawing.svg import circle, clip, ellipse, group, plane
from spieltisch.games.fasanerie.web.art.gold import head_and_cape
from spieltisch.games.fasanerie.web.art.grounds import scenery

BRASS, GOLD, GLEAM = "#A8741F", "#E7B23A", "#F0CB62"
GLASS = (
    "M50 16.4C62.4 16.4 71.6 28 71.6 42C71.6 56 62.4 67.6 50 67.6"
    "C37.6 67.6 28.4 56 28.4 42C28.4 28 37.6 16.4 50 16.4Z"
)
HANDLE = "M46.4 70L45.6 98C45.6 103 54.4 103 54.4 98L53.6 70Z"
HANDLE_GLEAM = "M48.6 72L48 98C48 100 51 100 51 98L50.8 72Z"
SLANTS = "M20 52L56 8H68L20 66ZM34 74L78 20V28L40 76Z"
BEADS = 20


def frame() -> str:
    """An oval with a bead every 18°."""
    drawing = ellipse(50, 42, 29, 33, BRASS) + ellipse(50, 42, 27.4, 31.4, GOLD)
    drawing += ellipse(50, 42, 23, 27, BRASS)
    for i in range(BEADS):
        x, y = turned(1, 0, i * 360 / BEADS)
        drawing += circle(50 + 25.2 * x, 42 + 29.2 * y, 1, BRASS)
    return drawing


def draw(scope: str, variant: str) -> str:
    """The art of the card; there is one variant only."""
    breast = plane("M22 36C15 46 14 60 14 80H60V40Z", "#CE3524")
    reflection = group(
        breast + head_and_cape(scope), "translate(88 9) scale(-1.18 1.18) rotate(12 25 31)"
    )
    glass = clip(
        f"{scope}-glass", GLASS, plane(GLASS, "#CFE6EA") + reflection + plane(SLANTS, "#FFFFFF", 0.3)
    )
    handle = plane(HANDLE, BRASS) + plane(HANDLE_GLEAM, GLEAM)
    return scenery("mirror") + group(handle + frame() + glass, "rotate(14 50 44)")
