"""What a building tile shows, and how large each layer of a column is. Lengths: a column is 60 units wide."""

from __future__ import annotations

from typing import NamedTuple

WIDTH = 60
HEIGHT = {"sky": 50, "tower": 64, "wall": 44}
LAP = 0.3
"""How far planes of neighbouring tiles overlap, so that no hairline shows between them."""
TOP = {"sky": 0, "tower": 50, "wall": 114}
"""Where each layer begins in a column, from above."""
COLUMN_HEIGHT = sum(HEIGHT.values())
VIEW_BOX = {layer: f"0 0 {WIDTH} {height}" for layer, height in HEIGHT.items()}


class Tile(NamedTuple):
    """One building tile, by its properties.

    ``layer`` is sky, tower or wall; ``clouds`` (0–3) belong to skies, ``white`` to towers, ``corner`` and
    ``gate`` to walls; ``crest`` is the seat whose start wall this is. A burnt tile keeps its properties.
    """

    layer: str
    symbols: tuple[str, ...] = ()
    clouds: int = 0
    white: bool = False
    corner: bool = False
    gate: bool = False
    stage: int = 1
    burnt: bool = False
    crest: int | None = None


def hour(tile: Tile) -> int:
    """What the sky of a tile shows: 1 is day (stages 0 and I), 2 is dusk (stage II)."""
    return 2 if tile.stage == 2 else 1


def figure_id(tile: Tile) -> str:
    """The id of the symbol that holds a tile's figure, without the sky behind it."""
    words = ["t", tile.layer]
    words += ["burnt"] if tile.burnt else []
    if tile.layer == "sky":
        words += [] if tile.burnt else [f"{tile.clouds}-{hour(tile)}"]
    words += [name for name in ("white", "corner", "gate") if getattr(tile, name)]
    if not tile.burnt:
        words += [f"crest{tile.crest}"] if tile.crest is not None else []
        words += tile.symbols
    return "-".join(words)


def ground_id(layer: str, tile: Tile) -> str:
    """The id of the sky behind a tile; ``layer`` is sky, tower or both."""
    return f"g-{layer}-{'burnt' if tile.burnt else hour(tile)}"
