"""``spieltisch bench``: how fast."""

from __future__ import annotations

from typing import Annotated

import typer


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print the numbers as one JSON object.")] = False,
    peers: Annotated[
        bool, typer.Option(help="Also measure OpenSpiel's C++ games here (pip install 'spieltisch[lab]').")
    ] = False,
) -> None:
    """Measure the engine on this machine and print what it does a second, with the aims beside it.

    Examples:

      spieltisch bench
      spieltisch bench --peers
      spieltisch bench --json > today.json
    """
    from ..lab import bench as measuring

    measuring.run(as_json=as_json, peers=peers)
