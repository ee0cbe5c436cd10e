"""``spieltisch conformance``: the checks every game must pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .errors import REFUSED, arguments_checked

if TYPE_CHECKING:
    from ..core.conformance import Outcome

BOTS = ("random", "greedy", "2")
"""The bots that are asked whether they peek."""


def conformance(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game; without it all of the house.")] = "",
    players: Annotated[
        int | None, typer.Option(metavar="N", help="Only this number of players. (default: every one)")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Random games per check and number of players.")] = 3,
    seed: Annotated[int, typer.Option(help="Which random games.")] = 0,
) -> None:
    """Hold a game to the contract of the engine, for every number of players; say what broke.

    Copies stay copies, equal seeds give equal games, illegal moves change nothing, no card is lost, nobody
    (bots included) is told what a seat may not know, undo goes back to the start, compiled and plain Python
    agree, and so on. A new game runs this first.

    Examples:

      spieltisch conformance
      spieltisch conformance fasanerie --players 2
    """
    from rich.console import Console

    from ..bots import levels
    from ..core import conformance as kit
    from ..core.game import game as find
    from ..core.game import game_ids

    console = Console(highlight=False, soft_wrap=True)

    def tell(outcome: Outcome) -> None:
        sign = "[green]ok[/]  " if outcome.passed else "[red]FAIL[/]"
        console.print(f"{sign} {outcome.players} players  {outcome.check}  [dim]{outcome.seconds:.1f} s[/]")
        if not outcome.passed:
            console.print(f"     {outcome.detail}", markup=False)

    outcomes: list[Outcome] = []
    for game_id in [game] if game else game_ids():
        with arguments_checked():
            found = find(game_id)
            if players is not None:
                found.check_players(players)
        console.print(f"[bold]{game_id}[/]")
        choosers = {name: levels.forgetful(name, found, budget=20) for name in BOTS}
        outcomes += kit.run(game_id, players, games=games, seed=seed, choosers=choosers, progress=tell)
    failed = sum(not outcome.passed for outcome in outcomes)
    console.print(f"{len(outcomes)} checks, {failed} failed.")
    if failed:
        raise typer.Exit(REFUSED)
