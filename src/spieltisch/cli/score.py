"""``spieltisch score``: points of a position."""

from __future__ import annotations

import json
from typing import Annotated

import typer


def score(
    file: Annotated[str, typer.Argument(metavar="POSITION.json", help="A position file; - reads stdin.")],
) -> None:
    """Print the points of a position as the cards lie, as one JSON object.

    "scores" has the total of each seat, "breakdown" its points by kind, "reasons" why each kind counts what
    it counts. The hands are scored as written: nobody collects first.

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
