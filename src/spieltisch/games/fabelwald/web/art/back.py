"""The back of all cards: indigo, a ring of eight leaves, the same when turned round."""

from __future__ import annotations

from spieltisch.drawing.feathers import leaf
from spieltisch.drawing.geometry import polar
from spieltisch.drawing.paper import PAPER
from spieltisch.drawing.svg import circle, clip, group, line, plane, rect, ring
from spieltisch.games.fabelwald.web.art import night

INDIGO, INDIGO_LIGHT, INDIGO_DARK, SILVER, SILVER_SHADE, MOON = (
    "#34356E", "#45478A", "#25264F", "#CFD3EA", "#9DA3CC", "#F0DFB4",
)  # fmt: skip
PANEL = "M9 4H91a5 5 0 0 1 5 5V131a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5Z"
MIDDLE = (50.0, 70.0)
FIRS = (
    (10, 136, 44),
    (23, 138, 30),
    (35, 140, 22),
    (90, 136, 36),
    (78, 139, 28),
    (65, 141, 20),
    (50, 143, 18),
)


def _leaf(turn: float) -> str:
    """One leaf of the ring with its darker half and its rib."""
    x, y = polar(MIDDLE, 17, turn)
    blade = leaf(x, y, turn, 19, 5.6, 0.5)
    rib = polar(MIDDLE, 31, turn)
    return plane(blade, SILVER) + line(f"M{x:.1f} {y:.1f}L{rib[0]:.1f} {rib[1]:.1f}", SILVER_SHADE, 1.1)


def drawn() -> str:
    """The inside of a symbol of 100 × 140."""
    firs = plane("".join(night.fir(x, foot, height) for x, foot, height in FIRS), INDIGO_DARK)
    ground = (
        plane(PANEL, INDIGO) + circle(*MIDDLE, 41, INDIGO_LIGHT) + firs + group(firs, "rotate(180 50 70)")
    )
    leaves = "".join(_leaf(22.5 + 45 * i) for i in range(8))
    berries = "".join(circle(*polar(MIDDLE, 27, 45 * i), 1.9, MOON) for i in range(8))
    middle = circle(*MIDDLE, 12.4, MOON) + ring(*MIDDLE, 9.4, SILVER_SHADE, 0.9)
    return rect(0, 0, 100, 140, 8, PAPER) + clip("back-panel", PANEL, ground + leaves + berries + middle)
