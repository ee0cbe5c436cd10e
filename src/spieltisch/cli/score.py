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
    it counts. If the position is one in which somebody is about to collect, that is done first, as `legal`
    does too.

    Examples:

      spieltisch score table.json
      spieltisch score table.json | python3 -m json.tool
    """
    from . import engine, files

    engine.plain()
    match = files.read_position(file)
    points = {
        "scores": match.scores(),
        "breakdown": match.game.breakdown(match.state),
        "reasons": match.game.reasons(match.state),
    }
    print(json.dumps(points))
