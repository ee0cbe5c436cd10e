"""The picture of the home page: the dragon's mask before the moon, and who watches from between the firs."""

from __future__ import annotations

from spieltisch.drawing import paper
from spieltisch.drawing.svg import circle, group, picture, plane, rect
from spieltisch.games.fabelwald.web.art import mask, night
from spieltisch.games.fabelwald.web.art.creatures import dragon

SKY, MOON, FAR, MIDDLE, NEAR = "#34356E", "#F0C98A", "#2B2B5E", "#22224E", "#18183C"
FAR_FIRS = ((14, 74, 44, 12), (86, 74, 44, 12))
MIDDLE_FIRS = ((6, 92, 60, 14), (22, 92, 42, 11), (79, 92, 40, 11), (94, 92, 64, 14))
NEAR_FIRS = ((12, 112, 44, 15), (88, 112, 48, 15))
HILLS = "M4 80C30 71 70 71 96 80V105H4Z"
WATCHERS = (
    (12, 83, 1, "#F7C531"),
    (25, 75, 0.7, "#B7E08A"),
    (76, 84, 0.8, "#F6D6E4"),
    (87, 73, 1, "#9FD6E8"),
)
"""Eyes in the dark: middle, size, colour."""


def _firs(plan: tuple[tuple[float, ...], ...], colour: str) -> str:
    return plane("".join(night.fir(*each) for each in plan), colour)


def _watcher(x: float, y: float, size: float, colour: str) -> str:
    pair = plane(mask.almond(-3.2, 0, 2.4, 2.8, 0.4) + mask.almond(3.2, 0, 2.4, 2.8, 0), colour)
    return group(
        pair + circle(-3.2, 0, 0.9, NEAR) + circle(3.2, 0, 0.9, NEAR), f"translate({x} {y}) scale({size})"
    )


def drawn() -> str:
    """The scene, from back to front."""
    sky = rect(4, 4, 92, 100, 0, SKY) + circle(50, 44, 35, MOON)
    wood = _firs(FAR_FIRS, FAR) + plane(HILLS, FAR) + _firs(MIDDLE_FIRS, MIDDLE)
    eyes = "".join(_watcher(*each) for each in WATCHERS)
    beast = group(dragon.figure("hero-dragon"), "translate(-1.5 -1) scale(1.03)")
    return sky + wood + beast + _firs(NEAR_FIRS, NEAR) + eyes


def shown() -> str:
    """The large picture, 92 × 100."""
    return picture("4 4 92 100", paper.panel("fabelwald", drawn()), "art-panel")
