"""Sky tiles and the sky behind towers: day or dusk, one large pale disc, clouds to be counted."""

from __future__ import annotations

from spieltisch.drawing.svg import group, line, mirrored, moved, plane, rect
from spieltisch.games.feuville.web.art import symbols
from spieltisch.games.feuville.web.art.palette import CHAR, CLOUD, CLOUD_SHADE, EMBER_DISC, HOUSES, SKY, SUN
from spieltisch.games.feuville.web.art.tiles import HEIGHT, LAP, WIDTH, Tile, hour

# The disc stands on the line between sky and tower, so that either tile alone shows half of it.
UPPER_DISC, LOWER_DISC = "M6 50A24 24 0 0 1 54 50Z", "M6 50A24 24 0 0 0 54 50Z"
HALF_HOUSE = "M-.3 114V86.2L0 86L13 98V114Z"
"""Half a gable, which stands on the line between two columns."""
ROOF_RULES = "M0 98.6H9.6M0 94.6H5.4M0 91H2"
LOW_ROOF = "M8 114V103H52V114Z"

CLOUD_SHAPE = "M-9.6 4A4.5 4.5 0 0 1-7.4-3.7A6.2 6.2 0 0 1 4-5A4.8 4.8 0 0 1 8.6 4Z"
CLOUD_FOOT = "M-9.6 4A4.5 4.5 0 0 1-10.8.8C-6 2.4 4 2.2 11.2-.2A4.8 4.8 0 0 1 8.6 4Z"
CLOUD_PLACES = {
    1: ((30, 15, 1.3),),
    2: ((17.6, 17.4, 1.08), (43, 11, 1.0)),
    3: ((14.6, 19, 0.9), (45.6, 19.4, 0.9), (30, 8.4, 0.9)),
}


def behind(layer: str, stage: int, burnt: bool) -> str:
    """The sky behind a ``sky`` tile, a ``tower`` tile, or ``both``, one above the other; top left is 0,0."""
    upper, lower = layer != "tower", layer != "sky"
    ground, disc = (CHAR, EMBER_DISC) if burnt else (SKY[stage], SUN[stage])
    top, foot = (0 if upper else 50), (114 if lower else 50)
    drawing = rect(-LAP, top, WIDTH + 2 * LAP, foot - top + LAP, 0, ground)
    drawing += plane(UPPER_DISC, disc) if upper else ""
    drawing += plane(LOWER_DISC, disc) if lower else ""
    if lower and not burnt:
        half = plane(HALF_HOUSE, HOUSES[stage]) + line(ROOF_RULES, SKY[stage], 0.9)
        drawing += mirrored(half, WIDTH / 2) + plane(LOW_ROOF, HOUSES[stage])
    return drawing if upper else group(drawing, f"translate(0 {-HEIGHT['sky']})")


def cloud(stage: int) -> str:
    """One cloud about 0,0."""
    return plane(CLOUD_SHAPE, CLOUD[stage]) + plane(CLOUD_FOOT, CLOUD_SHADE[stage])


def figure(tile: Tile) -> str:
    """Clouds in the upper half, symbols in the lower one: both can be counted."""
    puffs = "".join(moved(cloud(hour(tile)), *place) for place in CLOUD_PLACES.get(tile.clouds, ()))
    return puffs + symbols.on_tile(tile.symbols, 36)
