"""How strong the bots are: tables with intervals, printed and kept in ``docs/strength.md``.

``make strength`` runs :func:`main`. What has been played is kept in a file, a deal a line, so that a run that
was broken off goes on where it was. Remove that file after changing a bot.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from ..core.aims import Plan
from ..core.game import game as find_game
from ..core.game import game_ids
from . import own
from .arena import Contest, Entrant, Played, lead, lead_in_wins, margin, play_deal, standings

PAIRS = (("5", "random"), ("5", "greedy"), ("5", "4"), ("4", "3"), ("3", "2"), ("2", "1"), ("1", "random"))
"""Two players: level 5 against random and greedy, and each level against the one below it."""
LEVELS = (1, 2, 3, 4, 5)

FEWER_DEALS = {5: 40, 6: 30}
"""By players: the most deals at mixed tables, as a deal is played from every seat."""


def plan_of(game_id: str) -> Plan:
    """The plan of a game; for one that has none of its own, what fits any game."""
    game = find_game(game_id)
    numbers = range(2, game.max_players + 1)
    usual = Plan(
        level_5=dict.fromkeys(numbers, 4_000),
        duels={"any options": game.spread},
        wanted={},
        mixed={players: (LEVELS[-players:],) for players in numbers[1 : len(LEVELS) - 1]},
        mixed_options=game.spread,
    )
    return own.plan_of(game_id, usual)


@dataclass(frozen=True)
class Row:
    """A contest of the tables: what it is called there and what it must show."""

    name: str
    contest: Contest
    wanted: float = 0.5
    """For two players: the share of wins the first must reach; for more, each beats the one before."""


def bot(plan: Plan, name: str, players: int, other: str = "") -> Entrant:
    """A bot as these tables let it play: level 5 at a fixed budget."""
    return Entrant(name, plan.easier.get(other, plan.level_5[players]) if name == "5" else None)


def duels(game_id: str, deals: int) -> list[Row]:
    """Two players."""
    plan = plan_of(game_id)
    return [
        Row(
            name,
            Contest((bot(plan, a, 2, b), bot(plan, b, 2)), deals, game=game_id, options=options),
            plan.wanted.get(b, 0.5) if a == "5" else 0.5,
        )
        for name, options in plan.duels.items()
        for a, b in PAIRS
    ]


def mixed_tables(game_id: str, deals: int) -> list[Row]:
    """More players, of different levels, at one table."""
    plan = plan_of(game_id)
    return [
        Row(
            f"{players} players",
            Contest(
                tuple(bot(plan, str(level), players) for level in levels),
                min(deals, FEWER_DEALS.get(players, deals)),
                game=game_id,
                options=plan.mixed_options,
            ),
        )
        for players, tables in plan.mixed.items()
        for levels in tables
    ]


# ------------------------------------------------------------ playing, and going on after a break


def kept_games(contest: Contest, kept: Path) -> list[Played]:
    """The games of ``contest`` in the file ``kept``, by deal; perhaps not all, perhaps none."""
    found = []
    if kept.exists():
        for line in kept.read_text(encoding="utf-8").splitlines():
            entry = json.loads(line)
            if entry["contest"] == repr(contest):
                games = entry["games"]
                found += [Played(d, r, tuple(points), tuple(places)) for d, r, points, places in games]
    return sorted(found, key=lambda game: (game.deal, game.rotation))


def played(contest: Contest, kept: Path, executor: Executor | None, progress: Progress) -> list[Played]:
    """The games of ``contest``: from ``kept``, and what is missing there, played now and added."""
    done = {game.deal for game in kept_games(contest, kept)}
    missing = [deal for deal in range(contest.deals) if deal not in done]
    name = " – ".join(str(e) for e in contest.entrants)
    task = progress.add_task(name, total=contest.deals, completed=len(done))
    for games in deals_played(contest, missing, executor):
        with kept.open("a", encoding="utf-8") as file:
            rows = [[g.deal, g.rotation, list(g.points), list(g.places)] for g in games]
            file.write(json.dumps({"contest": repr(contest), "games": rows}) + "\n")
        progress.advance(task)
    progress.remove_task(task)
    return kept_games(contest, kept)


def deals_played(
    contest: Contest, deals: Sequence[int], executor: Executor | None
) -> Iterator[Sequence[Played]]:
    """The games of each of ``deals``, as they are done."""
    if executor is None:
        yield from (play_deal(contest, deal) for deal in deals)
    else:
        tasks = [executor.submit(play_deal, contest, deal) for deal in deals]
        yield from (task.result() for task in as_completed(tasks))


# ------------------------------------------------------------ tables


def duel_line(row: Row, games: Sequence[Played]) -> str:
    """One line of the table for two players."""
    first, second = row.contest.entrants
    wins = standings(row.contest, games)[0].wins
    # Against random and greedy the aim is a share of wins, between levels an interval above one half.
    reached = wins.value >= row.wanted if row.wanted > 0.5 else wins.low > 0.5
    aim = f"≥ {row.wanted:.0%}" if row.wanted > 0.5 else "interval > 50 %"
    cells = [
        row.name, f"{first} – {second}", str(len(games)), wins.percent(), margin(games, 0, 1).signed(), aim,
        "yes" if reached else "**no**",
    ]  # fmt: skip
    return "| " + " | ".join(cells) + " |"


def mixed_lines(row: Row, games: Sequence[Played]) -> list[str]:
    """The lines of one mixed table: each level, and by how much it is ahead of the level below."""
    lines = []
    for number, standing in enumerate(standings(row.contest, games)):
        wins_ahead, ahead, reached = "", "", ""
        below = [n for n in range(number) if row.contest.entrants[n].bot < row.contest.entrants[number].bot]
        if below:
            by, wins_by = lead(games, number, below[-1]), lead_in_wins(games, number, below[-1])
            wins_ahead, ahead = wins_by.signed(), by.signed()
            reached = "yes" if by.low > 0 else "**no**"
        cells = [
            row.name, str(standing.entrant), str(standing.games), standing.wins.percent(),
            wins_ahead, f"{standing.share.value:.2f}", ahead, f"{standing.points:.1f}", reached,
        ]  # fmt: skip
        lines.append("| " + " | ".join(cells) + " |")
    return lines


HEAD = """# How strong the bots are

Made by `make strength`. Every deal is played once from every seat; a deal is one choice of what the
options leave open and one stream of chance. Levels 1 to 4 play as they do at the table; level 5 plays at
a fixed number of iterations for each decision (in brackets), so that the tables come out the same on
every machine. Intervals are 95 %: Wilson's for shares
of wins, bootstrapped over deals for the rest. At mixed tables *ahead* is what a level has beyond the
level below at the same tables, in wins and in place share (1 for winning, 0 for the last place, evenly
between); *reached* asks whether the interval of the latter lies above zero. The bots play for winning and
for the margin over the best other; whether they come third or fourth they do not care.
"""
DUELS_HEAD = """
### Two players

| played with | bots | games | the first wins | margin in points | aim | reached |
|---|---|---|---|---|---|---|"""
MIXED_HEAD = """
### Mixed tables

| players | level | games | wins | ahead in wins | place share | ahead in place share | points | reached |
|---|---|---|---|---|---|---|---|---|"""


def part(
    game_id: str,
    deals: int,
    mixed_deals: int,
    kept: Path,
    executor: Executor | None = None,
    go_on: bool = True,
) -> str:
    """The part of a game as Markdown. What is not kept yet is played, or with ``go_on`` off left out."""
    text = [title(game_id)]
    if about := plan_of(game_id).about:
        text += ["", about]
    missing = []
    with Progress(console=Console(stderr=True)) as progress:

        def games_of(row: Row) -> list[Played]:
            if go_on:
                return played(row.contest, kept, executor, progress)
            games = kept_games(row.contest, kept)
            if len(games) < row.contest.games:
                name = " – ".join(str(e) for e in row.contest.entrants)
                missing.append(f"{row.name}: {name} ({row.contest.games - len(games)} games)")
            return games

        text.append(DUELS_HEAD)
        for row in duels(game_id, deals):
            if games := games_of(row):
                text.append(duel_line(row, games))
        text.append(MIXED_HEAD)
        for row in mixed_tables(game_id, mixed_deals):
            if games := games_of(row):
                text += mixed_lines(row, games)
    if missing:
        text += ["", "### Not played yet", "", *(f"- {name}" for name in missing)]
    return "\n".join(text) + "\n"


def title(game_id: str) -> str:
    """The heading of a game's part."""
    return f"## {find_game(game_id).name}"


def parts_of(page: str) -> dict[str, str]:
    """The parts of games in a page written before, by their headings."""
    pieces = re.split(r"^(?=## )", page, flags=re.MULTILINE)
    return {piece.partition("\n")[0]: piece.rstrip() + "\n" for piece in pieces[1:]}


def main(arguments: Sequence[str] | None = None) -> None:
    """Command line: play, print, write. Parts of other games stay in the page as they are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=game_ids(), help="only this game's part")
    parser.add_argument("--deals", type=int, default=200, help="deals for two players (two games each)")
    parser.add_argument("--mixed-deals", type=int, default=60, help="deals for three players and more")
    parser.add_argument("--processes", type=int, default=0, help="0: all in this process")
    parser.add_argument("--out", type=Path, default=Path("docs/strength.md"))
    parser.add_argument("--kept", type=Path, default=Path("build/strength.jsonl"), help="games so far")
    parser.add_argument("--only-kept", action="store_true", help="write what has been played, play nothing")
    wanted = parser.parse_args(arguments)
    wanted.kept.parent.mkdir(parents=True, exist_ok=True)
    parts = parts_of(wanted.out.read_text(encoding="utf-8")) if wanted.out.exists() else {}
    with ProcessPoolExecutor(wanted.processes) if wanted.processes else nullcontext() as executor:
        for game_id in [wanted.game] if wanted.game else game_ids():
            parts[title(game_id)] = part(
                game_id, wanted.deals, wanted.mixed_deals, wanted.kept, executor, not wanted.only_kept
            )
            print(parts[title(game_id)])
    known = [parts[title(game_id)] for game_id in game_ids() if title(game_id) in parts]
    wanted.out.write_text("\n".join([HEAD, *known]), encoding="utf-8")


if __name__ == "__main__":
    main()
