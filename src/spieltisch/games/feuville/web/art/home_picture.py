"""The picture of the home page: the white tower at dusk, and the dragon before the sun."""

from __future__ import annotations

from spieltisch.drawing import paper
from spieltisch.drawing.svg import circle, group, line, moved, picture, plane, rect
from spieltisch.games.feuville.web.art import shadow, skies, towers, walls
from spieltisch.games.feuville.web.art.palette import CLOUD, CLOUD_SHADE, HOUSES
from spieltisch.games.feuville.web.art.tiles import Tile

DUSK, SUN, FAR_ROOFS, DRAGON = "#EFAE86", "#FBDDBF", "#E09B78", "#4A1A2A"
RIDGE = (
    "M4 84V66L12 58L20 66V62H24V56H28V62L36 70V64L45 55L54 64V70L62 60L70 68V58L74 52L78 58V64L86 57"
    "L96 66V84Z"
)
RIDGE_RULES = "M9 63H15M40 61H50M36 67H40M58 66H66M82 62H90"
NEAR_ROOFS = "M4 90V80L14 70L24 80V90ZM48 90V70L62 58L76 70V90ZM74 90V76L86 66L96 75V90Z"
NEAR_RULES = "M54 66.6H70M58.6 62.6H65.4M80 73H92M9 76.6H19"
SCALE, NEAR = 0.72, 0.84  # of the tiles in the wall, and of the white tower before them


def _cloud(x: float, y: float, scale: float) -> str:
    shape = plane(skies.CLOUD_SHAPE, CLOUD[2]) + plane(skies.CLOUD_FOOT, CLOUD_SHADE[2])
    return moved(shape, x, y, scale)


def drawn() -> str:
    """The scene, from back to front."""
    sky = rect(4, 4, 92, 100, 0, DUSK) + circle(63, 40, 31, SUN)
    roofs = plane(RIDGE, FAR_ROOFS) + line(RIDGE_RULES, DUSK, 0.9)
    near = plane(NEAR_ROOFS, HOUSES[2]) + line(NEAR_RULES, FAR_ROOFS, 0.9)
    beast = group(shadow.drawn(DRAGON), "translate(65.5 35) rotate(-15) scale(.172) translate(-180 -64)")
    return sky + _cloud(86, 14, 0.8) + _cloud(17, 26, 0.66) + roofs + beast + near + _town()


def _town() -> str:
    """A white tower on its corner base, larger than the wall left of it and the gate at its right."""
    wall, gate = Tile("wall"), Tile("wall", gate=True)
    sides = moved(walls.figure(wall), -38.6, 72.6, SCALE) + moved(walls.figure(gate), 53.4, 72.6, SCALE)
    base = moved(walls.figure(Tile("wall", corner=True)), 4.6, 68, NEAR)
    return sides + base + moved(towers.figure(Tile("tower", white=True)), 4.6, 68 - 64 * NEAR, NEAR)


def shown() -> str:
    """The large picture, 92 × 100."""
    return picture("4 4 92 100", paper.panel("feuville", drawn()), "art-panel")
