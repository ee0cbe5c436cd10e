"""The six servants' discs: flat for panels and text, stacked as they stand on a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spieltisch.drawing.geometry import num
from spieltisch.drawing.svg import circle, ellipse, group, line, moved, picture, plane, ring

WOOD, WOOD_EDGE, WOOD_TOP = "#C99A5B", "#8A5E2E", "#D9AE6E"
SHADE = "#10231C"


class Servant(NamedTuple):
    """Colours of a disc and of the emblem on it."""

    colour: str
    emblem: str


CREAM = "#FFF6E2"
SERVANTS = {
    "key": Servant("#B3263A", CREAM),
    "bell": Servant("#2B3A42", CREAM),
    "wheel": Servant("#1F5FA8", CREAM),
    "pot": Servant("#F3E6C8", "#3A2A1E"),
    "spade": Servant("#3C7A2C", CREAM),
    "lantern": Servant("#E0951A", "#33200A"),
}

# A disc on a card, seen from the front: its top is an ellipse, its rim as high as the stack allows.
RX, RY = 17, 8
RIM, ALL_RIMS = 11.0, 48.0
TURNED_UP, FLATTENED = 0.92, 0.62
ON_RIM = 0.056


def emblem(servant: str) -> str:
    """The servant's tool in a box of ±8."""
    ground, ink = SERVANTS[servant]
    match servant:
        case "key":
            ward = line("M0 0H7.4V3.6M4.2 0V2.8", ink, 2)
            return circle(-4, 0, 4.1, ink) + circle(-4, 0, 1.8, ground) + ward
        case "bell":
            bell = plane("M-6.4 4.4C-4.6 2.6-4.8-.4-4.2-3C-3.4-6 3.4-6 4.2-3C4.8-.4 4.6 2.6 6.4 4.4Z", ink)
            return bell + circle(0, 6, 1.8, ink) + circle(0, -6.2, 1.3, ink)
        case "wheel":
            spokes = line("M0-6V6M-5.2-3L5.2 3M-5.2 3L5.2-3", ink, 1.3)
            return ring(0, 0, 6.2, ink, 2) + circle(0, 0, 1.7, ink) + spokes
        case "pot":
            pot = plane("M-5.6-1.6H5.6V3A3.4 3.4 0 0 1 2.2 6.4H-2.2A3.4 3.4 0 0 1-5.6 3Z", ink)
            return pot + line("M-6.4-3.4H6.4M0-5.4V-3.4M-7.6 0H-5.6M5.6 0H7.6", ink, 1.8)
        case "spade":
            blade = plane("M-4.2.4H4.2V3C4.2 5.4 2.2 7 0 8C-2.2 7-4.2 5.4-4.2 3Z", ink)
            return blade + line("M0 .6V-6.6M-2.6-6.8H2.6", ink, 1.9)
        case "lantern":
            frame = line("M-4.4-3.4H4.4L0-6.6ZM-5.4 6.4H5.4", ink, 1.7)
            flame = plane("M0-1C1.6.8 1.8 2 1.8 3A1.8 1.8 0 0 1-1.8 3C-1.8 2-1.6.8 0-1Z", ground)
            return plane("M-3.8-2.6H3.8L4.8 5.4H-4.8Z", ink) + frame + flame
    raise KeyError(servant)


def disc(servant: str) -> str:
    """A flat disc with a wooden rim."""
    colour, ink = SERVANTS[servant]
    inner = (
        circle(0, 0, 12.4, WOOD)
        + circle(0, 0, 11, colour)
        + f'<circle r="9.4" fill="none" stroke="{ink}" stroke-opacity=".55" stroke-width=".8"/>'
        + group(emblem(servant), "scale(.82)")
    )
    return picture("-13 -13 26 26", inner, "disc")


def stack(servants: Sequence[str]) -> str:
    """Discs lying on a card, from bottom to top; lower ones show their emblem on the rim."""
    rim = min(RIM, ALL_RIMS / len(servants))
    height = 2 * RY + rim * len(servants) + 2
    foot = height - RY - 1
    shadow = ellipse(18.5, foot + 1.4, RX + 1, RY, SHADE).replace("/>", ' fill-opacity=".28"/>')
    covered = len(servants) - 1
    discs = "".join(_standing(name, foot - rim * i, rim, i < covered) for i, name in enumerate(servants))
    top = foot - rim * len(servants) + 0.5
    return picture(f"0 0 37 {num(height)}", shadow + discs + _top(servants[-1], top), "stack")


def _standing(servant: str, foot: float, rim: float, covered: bool) -> str:
    """The rim of one disc, wooden below; a covered one shows its emblem there."""
    left, right, top = 18 - RX, 18 + RX, foot - rim + 0.5
    side = f"M{left} {num(top)}V{num(foot)}A{RX} {RY} 0 0 0 {right} {num(foot)}V{num(top)}Z"
    lower = f"M{left} {num(foot)}A{RX} {RY} 0 0 0 {right} {num(foot)}"
    drawing = plane(side, SERVANTS[servant].colour) + line(lower, WOOD_EDGE, 1.5)
    return drawing + moved(emblem(servant), 18, top + RY + rim * 0.4, ON_RIM * rim) if covered else drawing


def _top(servant: str, y: float) -> str:
    """The face of the topmost disc."""
    face = ellipse(18, y, RX, RY, WOOD_TOP) + ellipse(18, y, RX - 1.2, RY - 0.8, SERVANTS[servant].colour)
    return face + group(emblem(servant), f"translate(18 {num(y)}) scale({TURNED_UP} {FLATTENED})")
