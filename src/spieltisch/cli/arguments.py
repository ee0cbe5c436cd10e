"""Arguments that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as fasanerie or feuville.")]
Kinds = Annotated[
    str,
    typer.Option(help="Fasanerie: six kinds by comma, or first, suggestion-1, suggestion-2, base, all."),
]
Switches = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="A ruling, such as open_cards=true or round_limit=20; repeatable.",
    ),
]
SetFile = Annotated[
    str,
    typer.Option("--set", metavar="FILE", help="Feuville: a file with another set. [default: the house's]"),
]
