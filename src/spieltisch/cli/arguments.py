"""Arguments that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as fasanerie.")]
Kinds = Annotated[
    str,
    typer.Option(help="Fasanerie: six kinds by comma, or first, suggestion-1, suggestion-2, base, all."),
]
Switches = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=true", help="A ruling, such as open_cards=true; repeatable."),
]
