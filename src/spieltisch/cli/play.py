"""``spieltisch play``: a whole game in the terminal."""

from __future__ import annotations

import secrets
import shlex
import shutil
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .arguments import GameId, Switches
from .data_options import GivenData
from .errors import USAGE, Trouble, arguments_checked, read_from
from .speech import Lang

if TYPE_CHECKING:
    from ..core.match import Match


def play(
    game: GameId,
    given: GivenData,
    players: Annotated[int, typer.Option(metavar="N", help="How many play, you included.")] = 2,
    bot: Annotated[
        str,
        typer.Option(
            metavar="BOT[,BOT…]", help="random, greedy or a level 1–5; one for all others, or one each."
        ),
    ] = "3",
    seat: Annotated[int, typer.Option(metavar="N", help="Your seat, counted from 0.")] = 0,
    seed: Annotated[
        int | None, typer.Option(metavar="S", help="Equal seed, equal game. (default: drawn anew)")
    ] = None,
    option: Switches = None,
    resume: Annotated[
        str, typer.Option(metavar="FILE", help="Go on with a game that was broken off.")
    ] = "",
    record: Annotated[
        str, typer.Option(metavar="FILE", help="Keep the record here. (default: only of a game broken off)")
    ] = "",
    lang: Lang = "",
) -> None:
    """Play a game in the terminal against bots. Beside each option stands what it would bring you.

    Type the number before a choice, or notation (move 3). u takes a move back while nothing new has been
    revealed since, q stops and says how to go on later, ? helps. The bots see what their seats see, no more.

    Examples:

      spieltisch play fasanerie
      spieltisch play fasanerie --players 3 --bot 4 --kinds all
      spieltisch play feuville --players 4 --option round_limit=20
      spieltisch play fasanerie --players 3 --bot 2,5 --seat 1 --option open_cards=true --lang de
    """
    from ..core.game import game as find
    from . import engine
    from .opponents import bots_for, options_for, think
    from .session import Session
    from .speech import language_of

    language_of(lang)
    seed = secrets.randbits(32) if seed is None else seed
    with arguments_checked():
        found = find(game)
        if not resume:
            found.check_players(players)
    options = options_for(found, found.max_players if resume else players, given, option or [])
    match = _resumed(resume, game, seed) if resume else None
    count = match.players if match else players
    if not 0 <= seat < count:
        raise Trouble(f"--seat {seat}: seats go from 0 to {count - 1}.", USAGE)
    bots = bots_for(found, bot, count - 1, None)
    if think(bot):
        engine.compiled(game, bots=True)
    else:
        engine.plain()
    if match is None:
        from ..core.match import new

        match = new(game, players, seed, options)
    again = f"{_program()} play {game} --bot {shlex.quote(bot)} --seat {seat} --seed {seed}"
    for name, typed in given.items():
        again += f" --{name} {shlex.quote(typed)}"
    if lang:
        again += f" --lang {lang}"
    Session(match, seat, bots, seed, lang, record, again).run()


def _program() -> str:
    """How to call this program from here."""
    is_on_path = shutil.which("spieltisch") == shutil.which(sys.argv[0])
    return "spieltisch" if is_on_path else shlex.quote(sys.argv[0])


def _resumed(name: str, game: str, seed: int) -> Match:
    """The game in a file, to be gone on with; what chance draws from here on is as if it had not stopped."""
    from ..core.chance import ChanceSource
    from ..core.errors import RefusedError
    from ..core.game import game as game_called
    from ..core.record import from_record
    from .files import read_json

    data: Any = read_json(name)
    with read_from(name):
        match = from_record(data, chance=ChanceSource.from_seed(seed))
        if match.game.id != game:
            raise RefusedError("other-game", value=match.game.name, game=game_called(game).name)
        if match.over:
            raise Trouble("this game is over.")
    return match
