"""Matches among bots: the same deals from every seat, so that neither luck nor seat decides.

A **deal** is one choice of options and one stream of chance. It is played once for every rotation of the
entrants over the seats. Deals are independent of each other; the games of one deal are not, so intervals
of means are drawn over deals.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ..bots import by_name
from ..bots.ismcts import SearchPlayer, Style
from ..bots.player import Player
from ..core.game import game as find_game
from ..core.match import Match, new
from .statistics import Interval, bootstrap, wilson

Progress = Callable[[int, int], None]
"""Called with the number of games done and of all games."""


@dataclass(frozen=True)
class Entrant:
    """Who plays: a bot by name, with a budget in iterations or its own, or a search in another style."""

    bot: str
    iterations: int | None = None
    style: Style | None = None
    label: str = ""

    def __str__(self) -> str:
        return self.label or (f"{self.bot} ({self.iterations})" if self.iterations else self.bot)

    def player(self, game_id: str) -> Player:
        """A new bot."""
        if self.style is not None:
            return SearchPlayer(
                find_game(game_id), str(self), iterations=self.iterations or 1000, style=self.style
            )
        return by_name(self.bot, game_id, self.iterations)


@dataclass(frozen=True)
class Contest:
    """What is to be played. ``options`` are fixed ones; what they leave open is drawn anew for each deal."""

    entrants: tuple[Entrant, ...]
    deals: int
    game: str
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def games(self) -> int:
        """How many games that makes."""
        return self.deals * len(self.entrants)


@dataclass(frozen=True)
class Played:
    """One game, by entrant: points, place (0 the winner), and what the place is worth (1 … 0)."""

    deal: int
    rotation: int
    points: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def shares(self) -> tuple[float, ...]:
        """Place shares: 1 for winning, 0 for the last place, evenly between."""
        return tuple(1 - place / (len(self.places) - 1) for place in self.places)


def play_deal(contest: Contest, deal: int) -> list[Played]:
    """All rotations of one deal. For any executor: the arguments and the result can be pickled."""
    bots = [entrant.player(contest.game) for entrant in contest.entrants]
    return [_play(contest, bots, deal, rotation) for rotation in range(len(bots))]


def _play(contest: Contest, bots: Sequence[Player], deal: int, rotation: int) -> Played:
    players = len(bots)
    seed = random.Random(f"arena {contest.seed} {deal}").getrandbits(48)
    match = new(contest.game, players, seed, contest.options)
    entrant_at = [(seat + rotation) % players for seat in range(players)]
    while not match.over:
        seat = match.current_player
        bot = bots[entrant_at[seat]]
        match.play(bot.choose(match.observed(seat), seat, seed + match.step))
    points = match.scores()
    order = places(match)
    seat_of = {entrant: seat for seat, entrant in enumerate(entrant_at)}
    seats = [seat_of[entrant] for entrant in range(players)]
    return Played(deal, rotation, tuple(points[s] for s in seats), tuple(order[s] for s in seats))


def places(match: Match) -> list[int]:
    """The place of each seat in a finished match: the winner is first, the others follow by points."""
    returns, points = match.returns(), match.scores()
    order = sorted(range(match.players), key=lambda seat: (-returns[seat], -points[seat]))
    return [order.index(seat) for seat in range(match.players)]


def play(
    contest: Contest, executor: Executor | None = None, progress: Progress | None = None
) -> list[Played]:
    """Play a contest, deals spread over ``executor`` (any of ``concurrent.futures``), in order of deals."""
    players = len(contest.entrants)
    found: list[Played] = []
    if executor is None:
        for deal in range(contest.deals):
            found += play_deal(contest, deal)
            if progress is not None:
                progress(len(found), contest.games)
        return found
    tasks = [executor.submit(play_deal, contest, deal) for deal in range(contest.deals)]
    for done, _ in enumerate(as_completed(tasks), 1):
        if progress is not None:
            progress(done * players, contest.games)
    for task in tasks:
        found += task.result()
    return found


@dataclass(frozen=True)
class Standing:
    """What a contest says of one entrant."""

    entrant: Entrant
    games: int
    wins: Interval
    share: Interval
    points: float


def standings(contest: Contest, games: Sequence[Played]) -> list[Standing]:
    """One row for each entrant."""
    rows = []
    for number, entrant in enumerate(contest.entrants):
        wins = sum(game.places[number] == 0 for game in games)
        shares = by_deal(games, partial(_share, number))
        points = sum(game.points[number] for game in games) / len(games)
        rows.append(Standing(entrant, len(games), wilson(wins, len(games)), bootstrap(shares), points))
    return rows


def _share(entrant: int, game: Played) -> float:
    return game.shares[entrant]


def lead(games: Sequence[Played], first: int, second: int) -> Interval:
    """By how much the place share of entrant ``first`` exceeds that of ``second``, at the same tables."""
    return bootstrap(by_deal(games, lambda game: game.shares[first] - game.shares[second]))


def lead_in_wins(games: Sequence[Played], first: int, second: int) -> Interval:
    """By how much the share of wins of entrant ``first`` exceeds that of ``second``, at the same tables."""
    return bootstrap(by_deal(games, lambda game: float(game.places[first] == 0) - (game.places[second] == 0)))


def margin(games: Sequence[Played], first: int, second: int) -> Interval:
    """By how many points entrant ``first`` is ahead of ``second``."""
    return bootstrap(by_deal(games, lambda game: float(game.points[first] - game.points[second])))


def by_deal(games: Sequence[Played], value: Callable[[Played], float]) -> list[float]:
    """The mean of ``value`` over the games of each deal."""
    deals: dict[int, list[float]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(value(game))
    return [sum(values) / len(values) for _, values in sorted(deals.items())]
