"""``spieltisch bench``: how fast."""

from __future__ import annotations

from typing import Annotated

import typer

from .errors import USAGE, Trouble, arguments_checked


def bench(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game; without it all of the house.")] = "",
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the numbers as one JSON object, by game.")
    ] = False,
    peers: Annotated[
        bool, typer.Option(help="Also measure OpenSpiel's C++ games here (pip install 'spieltisch[lab]').")
    ] = False,
) -> None:
    """Measure the engine on this machine and print what it does a second, with the aims beside it.

    Examples:

      spieltisch bench
      spieltisch bench feuville
      spieltisch bench fasanerie --peers
      spieltisch bench --json > today.json
    """
    import json

    from rich.console import Console

    from ..core.game import game as find
    from ..core.game import game_ids
    from ..lab import bench as measuring
    from ..lab.bench_report import table
    from .progress import Bar

    measured = {}
    for game_id in [game] if game else game_ids():
        with arguments_checked():
            find(game_id)
        try:
            with Bar(f"Measuring {game_id}") as bar:
                measured[game_id] = measuring.run(game_id, peers, bar.at)
        except measuring.NoPeers as missing:
            raise Trouble(str(missing), USAGE) from missing
        if not as_json:
            Console().print(table(measured[game_id]))
    if as_json:
        print(json.dumps(measured, indent=2))
