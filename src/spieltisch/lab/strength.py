"""How strong the bots are: tables with intervals, printed and kept in ``docs/strength.md``.

``make strength`` runs :func:`main`. What has been played is kept in a file, a contest a line, so that a run
that was broken off goes on where it was. Remove that file after changing a bot.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from .arena import Contest, Entrant, Played, lead, lead_in_wins, margin, play, standings

LEVEL_5_ITERATIONS = {2: 12_000, 3: 8_000, 4: 7_000, 5: 6_000, 6: 5_000}
"""By players: about a tenth of what level 5 does in its second on one core of the machine it was tuned on."""

MIXED = {
    3: ((1, 2, 3), (3, 4, 5)),
    4: ((1, 2, 3, 4), (2, 3, 4, 5)),
    5: ((1, 2, 3, 4, 5),),
    6: ((1, 1, 2, 3, 4, 5),),
}
"""By players: the levels that sit at one table."""

RANDOM_KINDS = {"kinds": "all"}
FIRST_GAME = {"kinds": "first"}


@dataclass(frozen=True)
class Row:
    """A contest of the tables: what it is called there and what it must show."""

    name: str
    contest: Contest
    wanted: float = 0.5
    """For two players: the share of wins the first must reach; for more, each beats the one before."""


def bot(name: str, players: int) -> Entrant:
    """A bot as these tables let it play: level 5 at a fixed budget."""
    return Entrant(name, LEVEL_5_ITERATIONS[players] if name == "5" else None)


def duels(deals: int, options: dict[str, str], kinds: str) -> list[Row]:
    """Two players: level 5 against random and greedy, and each level against the one below it."""
    pairs = [("5", "random", 0.99), ("5", "greedy", 0.9)]
    pairs += [(str(level), str(level - 1), 0.5) for level in (5, 4, 3, 2)]
    pairs += [("1", "random", 0.5)]
    return [
        Row(kinds, Contest((bot(a, 2), bot(b, 2)), deals, options=options), wanted) for a, b, wanted in pairs
    ]


def mixed_tables(deals: int) -> list[Row]:
    """Three to six players of different levels at one table."""
    return [
        Row(
            f"{players} players",
            Contest(tuple(bot(str(level), players) for level in levels), deals, options=RANDOM_KINDS),
        )
        for players, tables in MIXED.items()
        for levels in tables
    ]


# ------------------------------------------------------------ playing, and going on after a break


def kept_games(contest: Contest, kept: Path) -> list[Played] | None:
    """The games of ``contest`` in the file ``kept``, ``None`` if they have not been played."""
    if kept.exists():
        for line in kept.read_text(encoding="utf-8").splitlines():
            entry = json.loads(line)
            if entry["contest"] == repr(contest):
                return [Played(d, r, tuple(points), tuple(places)) for d, r, points, places in entry["games"]]
    return None


def played(contest: Contest, kept: Path, executor: Executor | None, progress: Progress) -> list[Played]:
    """The games of ``contest``: from ``kept``, or played now and added to it."""
    if (games := kept_games(contest, kept)) is not None:
        return games
    task = progress.add_task(" – ".join(str(e) for e in contest.entrants), total=contest.games)
    games = play(contest, executor, lambda done, total: progress.update(task, completed=done))
    progress.remove_task(task)
    with kept.open("a", encoding="utf-8") as file:
        rows = [[g.deal, g.rotation, list(g.points), list(g.places)] for g in games]
        file.write(json.dumps({"contest": repr(contest), "games": rows}) + "\n")
    return games


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

Made by `make strength`. Every deal is played once from every seat; a deal is one choice of kinds and one
stream of chance. Levels 1 to 4 play as they do at the table; level 5 plays at a fixed number of iterations
for each decision (in brackets), about a tenth of what its second gives on one core, so that the tables come
out the same on every machine. Intervals are 95 %: Wilson's for shares of wins, bootstrapped over deals for
the rest.
"""
DUELS_HEAD = """
## Two players

| kinds | bots | games | the first wins | margin in points | aim | reached |
|---|---|---|---|---|---|---|"""
MIXED_HEAD = """
## Three to six players at mixed tables

Place share: 1 for winning, 0 for the last place, evenly between. *Ahead* is what a level has beyond the level
below at the same tables, in wins and in place share; *reached* asks whether the interval of the latter lies
above zero. The bots play for winning and for the margin over the best other; whether they come third or
fourth they do not care. Kinds are drawn from all eighteen.

| players | level | games | wins | ahead in wins | place share | ahead in place share | points | reached |
|---|---|---|---|---|---|---|---|---|"""


def report(
    deals: int, mixed_deals: int, kept: Path, executor: Executor | None = None, go_on: bool = True
) -> str:
    """Play whatever is not kept yet, or with ``go_on`` off leave it out, and write it all as Markdown."""
    text = [HEAD, DUELS_HEAD]
    missing = []
    with Progress(console=Console(stderr=True)) as progress:

        def games_of(row: Row) -> list[Played] | None:
            if go_on:
                return played(row.contest, kept, executor, progress)
            games = kept_games(row.contest, kept)
            if games is None:
                missing.append(f"{row.name}: {' – '.join(str(e) for e in row.contest.entrants)}")
            return games

        for row in duels(deals, RANDOM_KINDS, "any six of 18") + duels(deals, FIRST_GAME, "first game"):
            if (games := games_of(row)) is not None:
                text.append(duel_line(row, games))
        text.append(MIXED_HEAD)
        for row in mixed_tables(mixed_deals):
            if (games := games_of(row)) is not None:
                text += mixed_lines(row, games)
    if missing:
        text += ["", "## Not played yet", "", *(f"- {name}" for name in missing)]
    return "\n".join(text) + "\n"


def main() -> None:
    """Command line: play, print, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200, help="deals for two players (two games each)")
    parser.add_argument("--mixed-deals", type=int, default=60, help="deals for three to six players")
    parser.add_argument("--processes", type=int, default=0, help="0: all in this process")
    parser.add_argument("--out", type=Path, default=Path("docs/strength.md"))
    parser.add_argument("--kept", type=Path, default=Path("build/strength.jsonl"), help="games so far")
    parser.add_argument("--only-kept", action="store_true", help="write what has been played, play nothing")
    wanted = parser.parse_args()
    wanted.kept.parent.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(wanted.processes) if wanted.processes else nullcontext() as executor:
        text = report(wanted.deals, wanted.mixed_deals, wanted.kept, executor, not wanted.only_kept)
    wanted.out.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
