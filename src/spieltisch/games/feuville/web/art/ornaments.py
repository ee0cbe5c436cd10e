"""What belongs to no tile: the game's own sign and the cup of the start player."""

from __future__ import annotations

from spieltisch.drawing.svg import circle, group, line, picture, plane
from spieltisch.games.feuville.web.art import fire
from spieltisch.games.feuville.web.art.palette import (
    GOLD,
    GOLD_SHADE,
    PLASTER,
    PLASTER_SHADE,
    SLATE,
    SLATE_SHADE,
)

NIGHT, GLOW = "#8E2F2A", "#C9553A"
SHAFT, SHAFT_SHADE = "M-4.6-2H4.6L6.2 14.6A16 16 0 0 1-6.2 14.6Z", "M1.6-2H4.6L6.2 14.6A16 16 0 0 1 2 15.9Z"
CONE, CONE_SHADE = "M-7.4-1.2L0-13.6L7.4-1.2Z", "M0-13.6L7.4-1.2H2Z"
BOWL = (
    "M-8.6-9H8.6C8.6-1 6.4 3 1.8 4.4V8C5 8.4 6.6 9.8 7 12H-7C-6.6 9.8-5 8.4-1.8 8V4.4C-6.4 3-8.6-1-8.6-9Z"
)
BOWL_SHADE = "M3-9H8.6C8.6-1 6.4 3 1.8 4.4V8C5 8.4 6.6 9.8 7 12H2C1.6 10 .6 9-.4 8.4V4.4C2.4 1 3.4-3 3-9Z"
HANDLES = "M-8.4-6.4H-11.4C-11.4-1.4-9.8.8-6.6 1.6M8.4-6.4H11.4C11.4-1.4 9.8.8 6.6 1.6"


def logo() -> str:
    """The white tower before the fire, on a round ground."""
    flame = group(fire.tongue(), "translate(6.6 12.6) scale(.62)") + group(
        fire.tongue(), "translate(-7 11.8) scale(-.46 .46)"
    )
    tower = (
        plane(SHAFT, PLASTER)
        + plane(SHAFT_SHADE, PLASTER_SHADE)
        + plane(CONE, SLATE)
        + plane(CONE_SHADE, SLATE_SHADE)
    )
    door = plane("M-1.8 8V3.6L0 1.8L1.8 3.6V8Z", SLATE_SHADE)
    return picture(
        "-16 -16 32 32", circle(0, 0, 16, NIGHT) + circle(0, 1, 11, GLOW) + flame + tower + door, "logo"
    )


def cup() -> str:
    """The cup that lies before the start player."""
    bowl = plane(BOWL, GOLD) + plane(BOWL_SHADE, GOLD_SHADE)
    gems = (
        circle(-3.6, -4, 1.9, "#B3263A") + circle(1.8, -4, 1.9, "#1F5FA8") + line("M-8-8H8", "#FBE9A8", 1.2)
    )
    return picture("-13 -13 26 26", line(HANDLES, GOLD_SHADE, 1.9) + bowl + gems, "cup")
