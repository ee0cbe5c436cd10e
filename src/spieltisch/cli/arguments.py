"""Arguments that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game: fasanerie, feuville or fabelwald.")]
Switches = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="A ruling, such as open_cards=true or round_limit=20; repeatable.",
    ),
]
