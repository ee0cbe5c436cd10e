"""Columns and whole towns, empty spaces and places for new tiles, the grass below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spieltisch.drawing.geometry import num
from spieltisch.drawing.svg import circle, group, line, picture, plane
from spieltisch.games.feuville.web.art import crests, fire, skies, towers, walls
from spieltisch.games.feuville.web.art.palette import LEAF, LEAF_SHADE
from spieltisch.games.feuville.web.art.tiles import (
    COLUMN_HEIGHT,
    HEIGHT,
    TOP,
    VIEW_BOX,
    WIDTH,
    Tile,
    figure_id,
    ground_id,
    hour,
)

GRASS_HEIGHT = 14
Column = tuple[Tile, Tile | None, Tile | None, str | int | None]
"""Wall, tower, sky, and the grass below: None, "neutral" or the owner's seat."""

GRASS = "M2.6 0H57.4V8A5 5 0 0 1 52.4 13H7.6A5 5 0 0 1 2.6 8Z"
GRASS_SHADE = "M42 0H57.4V8A5 5 0 0 1 52.4 13H42Z"
BLADES = "M8 1.4v5M13 1.4v3.4M18.4 1.4v6.6M41.4 1.4v6M46.8 1.4v3.4M52 1.4v5"
MIDDLE_BLADES = "M24 1.4v4M29.6 1.4v7M35.4 1.4v4.4"
FIGURES = {"sky": skies.figure, "tower": towers.figure, "wall": walls.figure}
DASH = "4 3.4"


def figure(tile: Tile) -> str:
    """What a tile shows, without the sky behind it."""
    return fire.figure(tile) if tile.burnt else FIGURES[tile.layer](tile)


def whole(tile: Tile) -> str:
    """A tile with its sky: the inside of a symbol."""
    if tile.layer == "wall":
        return figure(tile)
    return skies.behind(tile.layer, hour(tile), tile.burnt) + figure(tile)


def symbols(tiles: Iterable[Tile]) -> str:
    """The figures of ``tiles``, each once, and the skies behind them, for a sprite."""
    out: dict[str, str] = {}
    for tile in tiles:
        out[figure_id(tile)] = _symbol(figure_id(tile), VIEW_BOX[tile.layer], figure(tile))
    for stage, burnt, name in ((1, False, "1"), (2, False, "2"), (1, True, "burnt")):
        for layer, height in (("sky", 50), ("tower", 64), ("both", 114)):
            ident = f"g-{layer}-{name}"
            out[ident] = _symbol(ident, f"0 0 {WIDTH} {height}", skies.behind(layer, stage, burnt))
    return "".join(out.values())


def _symbol(ident: str, view_box: str, inner: str) -> str:
    """A symbol that shows beyond its box: golden balls rise above it, neighbours overlap by a hair."""
    return f'<symbol id="{ident}" viewBox="{view_box}" overflow="visible">{inner}</symbol>'


def _use(ident: str, y: int, height: int) -> str:
    return f'<use href="#{ident}" y="{y}" width="{WIDTH}" height="{height}"/>'


def shown(tile: Tile) -> str:
    """A tile on its own, by way of the sprite."""
    height = HEIGHT[tile.layer]
    ground = "" if tile.layer == "wall" else _use(ground_id(tile.layer, tile), 0, height)
    return picture(
        VIEW_BOX[tile.layer], ground + _use(figure_id(tile), 0, height), f"tile tile-{tile.layer}"
    )


def _column(wall: Tile, tower: Tile | None, sky: Tile | None) -> str:
    """The tiles of a column. The sky above lends its hour to the tower, so that no seam shows."""
    drawing = ""
    if tower and sky:
        drawing += _use(ground_id("both", sky), 0, TOP["wall"])
    elif tower:
        drawing += _use(ground_id("tower", tower), TOP["tower"], HEIGHT["tower"])
    for tile in (sky, tower, wall):
        drawing += _use(figure_id(tile), TOP[tile.layer], HEIGHT[tile.layer]) if tile else ""
    return drawing


def column(wall: Tile, tower: Tile | None, sky: Tile | None, grass: str | int | None) -> str:
    """One column with the grass it stands on."""
    below = "" if grass is None else group(_grass(grass), f"translate(0 {COLUMN_HEIGHT})")
    return _column(wall, tower, sky) + below


def column_picture(wall: Tile, tower: Tile | None, sky: Tile | None, grass: str | int | None) -> str:
    """One column as a picture, 60 × 172."""
    box = f"0 0 {WIDTH} {COLUMN_HEIGHT + GRASS_HEIGHT}"
    return picture(box, column(wall, tower, sky, grass), "column")


def town(columns: Sequence[Column]) -> str:
    """All columns of a town in one picture, from left to right."""
    drawing = "".join(group(column(*each), f"translate({WIDTH * i} 0)") for i, each in enumerate(columns))
    return picture(f"0 0 {WIDTH * len(columns)} {COLUMN_HEIGHT + GRASS_HEIGHT}", drawing, "town")


def _grass(owner: str | int) -> str:
    """A strip of grass; the owner's has the crest and four flowers."""
    strip = plane(GRASS, LEAF) + plane(GRASS_SHADE, "#5F8F3E")
    if not isinstance(owner, int):
        return strip + line(BLADES + MIDDLE_BLADES, LEAF_SHADE, 1.6)
    crest = crests.HOUSES[owner]
    flowers = "".join(
        circle(x, y, 2, crest.colour) + circle(x, y, 0.8, "#F7C531")
        for x, y in ((9.6, 8), (16, 4.6), (44.6, 4.8), (51, 8.2))
    )
    medal = circle(30, 6.6, 6.6, crests.WOOD) + circle(30, 6.6, 5.8, crest.colour)
    emblem = group(crests.emblem(crest), "translate(30 6.6) scale(.48)")
    return (
        strip + line("M12.6 1.4v3M20 1.4v5M40.6 1.4v5M48 1.4v3", LEAF_SHADE, 1.6) + flowers + medal + emblem
    )


def grass(owner: int | None) -> str:
    """Grass alone: neutral, or the owner's."""
    return picture(f"0 0 {WIDTH} {GRASS_HEIGHT}", _grass("neutral" if owner is None else owner), "grass")


def _dashed(width: int, height: int, radius: int = 4) -> str:
    w, h, r = width - 3, height - 3, radius
    data = (
        f"M{1.5 + r} 1.5h{w - 2 * r}a{r} {r} 0 0 1 {r} {r}v{h - 2 * r}a{r} {r} 0 0 1-{r} {r}h-{w - 2 * r}"
    )
    return line(
        f"{data}a{r} {r} 0 0 1-{r}-{r}v-{h - 2 * r}a{r} {r} 0 0 1 {r}-{r}Z", "currentColor", 1.4, dash=DASH
    )


BOXES = {
    **{layer: (WIDTH, height) for layer, height in HEIGHT.items()},
    "decree": (60, 44),
    "spell": (44, 60),
}
"""Width and height of each kind of space."""


def empty(layer: str) -> str:
    """An empty space of the display, in the page's colour."""
    width, height = BOXES[layer]
    return picture(f"0 0 {width} {height}", _dashed(width, height), f"tile empty empty-{layer}")


def flap(layer: str) -> str:
    """A place where a tile may go: a dashed flap with a plus, in the page's colour."""
    width, height = BOXES[layer]
    x, y = width / 2, height / 2
    plus = line(
        f"M{num(x - 7)} {num(y)}H{num(x + 7)}M{num(x)} {num(y - 7)}V{num(y + 7)}", "currentColor", 3
    )
    return picture(f"0 0 {width} {height}", _dashed(width, height) + plus, "flap")
