"""``spieltisch work``: doing the jobs of a site."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .speech import Lang, language_of


def work(
    data: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Folder of the site. (default: your user's data folder)"),
    ] = None,
    lang: Lang = "",
) -> None:
    """Do the jobs of a site with PostgreSQL: let its bots think and send its messages. Ctrl+C stops it.

    Several of these share the work, on this machine or others. A site whose database is a file does its jobs
    itself.

    Examples:

      DATABASE_URL=postgresql://games@localhost/games spieltisch work
    """
    from ..site.serve import work as do_jobs

    do_jobs(data, language=language_of(lang))
