"""``spieltisch serve``: the site."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from .speech import Lang, language_of


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen at. Only this machine by default; 0.0.0.0 lets others in.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Port; if it is taken another one is used and said. 0: any.")
    ] = 8000,
    data: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Folder for the games. (default: your user's data folder)"),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser once the site is up.")] = True,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="Processes that answer, over one database.")
    ] = 1,
    worker: Annotated[
        bool, typer.Option(help="Let bots think here; without it some `spieltisch work` has to.")
    ] = True,
    lang: Lang = "",
) -> None:
    """Start the site, print its address and open it in the browser. Ctrl+C stops it; games are kept.

    The first start compiles the rules, half a minute or so with a bar; later ones are ready at once.

    Examples:

      spieltisch serve
      spieltisch serve --port 9000 --no-browser
      spieltisch serve --host 0.0.0.0      # lets others in the same network in
      DATABASE_URL=postgresql://games@localhost/games spieltisch serve --processes 2
    """
    from ..site.serve import serve as serve_site
    from .progress import Bar

    with Bar("Compiling the rules") as bar:
        serve_site(
            host,
            port,
            browser and _has_screen(),
            data,
            language=language_of(lang),
            report=bar.at,
            processes=processes,
            worker=worker,
        )


def _has_screen() -> bool:
    """Whether a browser could show anything; without a screen some browser of the terminal would start."""
    is_unix = sys.platform not in ("darwin", "win32")
    return not is_unix or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
