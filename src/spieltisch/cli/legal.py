"""``spieltisch legal``: what may be done in a position, and what comes of it."""

from __future__ import annotations

import json
from typing import Annotated

import typer


def legal(
    file: Annotated[str, typer.Argument(metavar="POSITION.json", help="A position file; - reads stdin.")],
    do: Annotated[
        list[str] | None,
        typer.Option("--do", metavar="STEP", help="A step to carry out first, in notation; may be repeated."),
    ] = None,
) -> None:
    """Print the legal actions of a position as a JSON list, or with --do the position after these steps.

    Whoever is to move: actions of a player (move 3, leave, give fox; use 5 person, build left), or outcomes
    of chance (card gold-1, disc 2; roll 2 5, tile sky-s-2) where chance decides.
    Notation and position files are explained in docs/formats.md, game by game.

    Examples:

      spieltisch legal table.json
      spieltisch legal table.json --do "move 3" --do "card gold-1"
      spieltisch legal table.json --do "move 3" | spieltisch legal -
    """
    from . import engine, files
    from .errors import read_from

    engine.plain()
    match = files.read_position(file)
    if not do:
        print(json.dumps(match.legal_actions()))
        return
    with read_from(file):
        for step in do:
            match.play(step)
    print(json.dumps(match.position(), ensure_ascii=False))
