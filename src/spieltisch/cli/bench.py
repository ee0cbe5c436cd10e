"""``spieltisch bench``: how fast."""

from __future__ import annotations

from typing import Annotated

import typer

from .errors import USAGE, Trouble


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
    import json

    from rich.console import Console

    from ..lab import bench as measuring
    from ..lab.bench_report import table
    from .progress import Bar

    try:
        with Bar("Measuring") as bar:
            found = measuring.run(peers, bar.at)
    except measuring.NoPeers as missing:
        raise Trouble(str(missing), USAGE) from missing
    if as_json:
        print(json.dumps(found, indent=2))
    else:
        Console().print(table(found))
