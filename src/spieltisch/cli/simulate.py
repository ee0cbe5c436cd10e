"""``spieltisch simulate``: games among bots, written as records."""

from __future__ import annotations

import hashlib
import json
import signal
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from .arguments import GameId, Switches
from .data_options import GivenData
from .errors import arguments_checked

if TYPE_CHECKING:
    from ..bots.player import Player

AHEAD = 8
"""Games handed out for each worker before the first of them is asked for."""


class Series(NamedTuple):
    """A series of games: what every game of it has in common. Plain data, to be sent to processes."""

    game: str
    players: int
    seed: int
    bots: str
    options: dict[str, Any]
    iterations: int | None


def simulate(
    game: GameId,
    given: GivenData,
    out: Annotated[
        str, typer.Option(metavar="FILE.jsonl", help="Where the records go, one a line; - for stdout.")
    ],
    players: Annotated[int, typer.Option(metavar="N", help="How many play.")] = 2,
    games: Annotated[int, typer.Option(metavar="K", min=1, help="How many games.")] = 1,
    seed: Annotated[int, typer.Option(metavar="S", help="Equal seed, equal games.")] = 0,
    bot: Annotated[
        str,
        typer.Option(metavar="BOT[,BOT…]", help="random, greedy or a level 1–5; one for all, or one a seat."),
    ] = "greedy",
    option: Switches = None,
    iterations: Annotated[
        int | None,
        typer.Option(
            metavar="I", min=1, help="What a searching bot may spend on a move. (default: its level's)"
        ),
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes at work; the records are the same.")] = 1,
) -> None:
    """Let bots play and write the records. With equal arguments the file is the same to the byte.

    (Only level 5 thinks by the clock; give it --iterations if its games must be repeatable.)
    What options leave open is drawn for each game: without --kinds six kinds of all eighteen. The file
    appears when all games are played; broken off, there is none.

    Examples:

      spieltisch simulate fasanerie --players 3 --games 100 --seed 1 --bot greedy --out games.jsonl
      spieltisch simulate fasanerie --games 20 --bot 3,random --kinds first --out match.jsonl
      spieltisch simulate feuville --players 4 --games 20 --bot random --set printed.toml --out -
      spieltisch simulate fasanerie --games 5 --bot 5 --iterations 2000 --option open_cards=true --out -
    """
    from ..core.game import game as find
    from . import engine, files
    from .opponents import bots_for, options_for, think
    from .progress import Bar

    with arguments_checked():
        found = find(game)
        found.check_players(players)
    bots_for(found, bot, players, iterations)
    options = {**found.spread, **options_for(found, players, given, option or [])}
    series = Series(game, players, seed, bot, options, iterations)
    with files.written(out) as file:
        engine.compiled(game, bots=think(bot))
        with Bar("Playing", games) as bar:
            for number, line in enumerate(_played(series, games, jobs), 1):
                file.write(line + "\n")
                bar.at(number, games)


def _played(series: Series, games: int, jobs: int) -> Iterator[str]:
    if jobs == 1:
        yield from (play_game(series, number) for number in range(games))
        return
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    # Fresh processes: a fork of one that has compiled and may hold threads is not safe.
    fresh = multiprocessing.get_context("spawn")
    numbers = iter(range(games))
    with ProcessPoolExecutor(jobs, fresh) as pool:
        try:
            # A game a task: what goes to and fro fits into a pipe, so that nothing waits for a worker that is
            # gone.
            with _ctrl_c_left_to_us():
                ahead = deque(pool.submit(play_game, series, n) for n in islice(numbers, AHEAD * jobs))
            while ahead:
                yield ahead.popleft().result()
                ahead.extend(pool.submit(play_game, series, n) for n in islice(numbers, 1))
        except BaseException:  # broken off: nobody waits for the games under way
            for worker in multiprocessing.active_children():
                worker.terminate()
            pool.shutdown(wait=True, cancel_futures=True)  # at once, now that the workers are gone
            raise


@contextmanager
def _ctrl_c_left_to_us() -> Iterator[None]:
    """Processes started in here never hear Ctrl+C: it reaches every process of a terminal, and one word about
    it is enough. Here it is only put off."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def seed_of_game(seed: int, number: int) -> int:
    """The seed of the ``number``-th game of a series, so that series of neighbouring seeds share no game."""
    return int.from_bytes(hashlib.sha256(f"spieltisch series {seed} {number}".encode()).digest()[:8], "big")


@cache
def _bots(game_id: str, names: str, seats: int, iterations: int | None) -> list[Player]:
    from ..core.game import game
    from .opponents import bots_for

    return bots_for(game(game_id), names, seats, iterations)


def play_game(series: Series, number: int) -> str:
    """The record of one game of a series, as a line of JSON."""
    from ..core.match import new

    seed = seed_of_game(series.seed, number)
    match = new(series.game, series.players, seed, series.options)
    bots = _bots(series.game, series.bots, series.players, series.iterations)
    while not match.over:
        seat = match.current_player
        match.play(bots[seat].choose(match.observed(seat), seat, seed + match.step))
    return json.dumps(match.record(), ensure_ascii=False)
