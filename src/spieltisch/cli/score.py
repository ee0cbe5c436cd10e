"""``spieltisch score``: points of a position."""

from __future__ import annotations

import json
from typing import Annotated

import typer


def score(
    file: Annotated[str, typer.Argument(metavar="POSITION.json", help="A position file; - reads stdin.")],
) -> None:
    """Print the points of a position as it lies, as one JSON object.

    "scores" has the total of each seat, "breakdown" its points by kind or source, "reasons" why each counts
    what it counts. Everything is scored as written: nobody collects first, nothing is played first.

    Examples:

      spieltisch score table.json
      spieltisch score table.json | python3 -m json.tool
    """
    from . import engine, files
    from .errors import read_from

    engine.plain()
    from spieltisch.core.record import score_of_position

    position = files.read_json(file)
    with read_from(file):
        points = score_of_position(position)
    print(json.dumps(points))
