"""Matches among bots: balanced seats, the same deals, shares of places."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from rich.progress import Progress

from spieltisch.lab import strength
from spieltisch.lab.arena import Contest, Entrant, Played, by_deal, lead, margin, play, standings
from spieltisch.lab.strength import (
    Row,
    duel_line,
    duels,
    main,
    mixed_lines,
    mixed_tables,
    part,
    parts_of,
    played,
)

GREEDY, RANDOM = Entrant("greedy"), Entrant("random")


def test_a_bot_against_itself_wins_half() -> None:
    # Both games of a deal are the same game with the seats changed.
    contest = Contest((GREEDY, GREEDY), deals=6, game="fasanerie")
    games = play(contest)
    assert len(games) == 12
    assert standings(contest, games)[0].wins.value == 0.5
    assert margin(games, 0, 1).value == 0.0


def test_every_entrant_sits_everywhere_on_every_deal() -> None:
    contest = Contest((GREEDY, RANDOM, RANDOM), deals=2, game="fasanerie", options={"kinds": "all"})
    games = play(contest)
    assert [(game.deal, game.rotation) for game in games] == [(d, r) for d in range(2) for r in range(3)]
    assert all(sorted(game.places) == [0, 1, 2] for game in games)


def test_greedy_beats_random() -> None:
    contest = Contest((GREEDY, RANDOM), deals=15, game="fasanerie")
    assert standings(contest, play(contest))[0].wins.low > 0.5


def test_any_executor_gives_the_same_games() -> None:
    contest = Contest((GREEDY, Entrant("1")), deals=3, game="fasanerie")
    told: list[tuple[int, int]] = []
    with ThreadPoolExecutor(2) as executor:
        spread = play(contest, executor, lambda done, total: told.append((done, total)))
    assert spread == play(contest)
    assert told == [(2, 6), (4, 6), (6, 6)]


def test_shares_leads_and_margins_by_hand() -> None:
    first = Played(deal=0, rotation=0, points=(10, 4, 7), places=(0, 2, 1))
    second = Played(deal=0, rotation=1, points=(3, 9, 5), places=(2, 0, 1))
    third = Played(deal=1, rotation=0, points=(8, 2, 2), places=(0, 1, 2))
    assert first.shares == (1.0, 0.0, 0.5)
    assert by_deal([first, second, third], lambda game: game.shares[0]) == [0.5, 1.0]
    assert margin([first, second, third], 0, 1).value == pytest.approx((0 + 6) / 2)
    assert lead([first, second, third], 0, 1).value == pytest.approx((0 + 0.5) / 2)


def test_names_tell_the_budget() -> None:
    assert [str(Entrant("5")), str(Entrant("5", 200)), str(Entrant("5", 200, label="deep"))] == [
        "5", "5 (200)", "deep",
    ]  # fmt: skip


def test_tables_are_written_and_kept_for_going_on(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    first = Contest((GREEDY, RANDOM), deals=2, game="fasanerie", options={"kinds": "first"})
    duel = Row("first game", first, wanted=0.9)
    mixed = Row("3 players", Contest((Entrant("1"), Entrant("2", 20), RANDOM), deals=1, game="fasanerie"))
    with Progress(disable=True) as progress:
        games = played(duel.contest, kept, None, progress)
        assert played(duel.contest, kept, None, progress) == games
        assert len(kept.read_text().splitlines()) == 2  # a deal a line
        kept.write_text(kept.read_text().splitlines()[0] + "\n")  # broken off after the first deal
        assert played(duel.contest, kept, None, progress) == games
        assert duel_line(duel, games).startswith("| first game | greedy – random | 4 |")
        lines = mixed_lines(mixed, played(mixed.contest, kept, None, progress))
    assert [line.split("|")[2].strip() for line in lines] == ["1", "2 (20)", "random"]


def test_what_is_not_played_yet_is_named(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    row = duels("fasanerie", 1)[6]
    with Progress(disable=True) as progress:
        played(row.contest, kept, None, progress)
    text = part("fasanerie", 1, 1, kept, go_on=False)
    assert "| any six of 18 | 1 – random | 2 |" in text
    assert "- any six of 18: 2 – 1 (2 games)" in text
    assert "- any six of 18: 1 – random" not in text


def test_the_contests_of_fasanerie_are_called_as_those_already_played() -> None:
    assert repr(duels("fasanerie", 200)[1].contest) == (
        "Contest(entrants=(Entrant(bot='5', iterations=12000, style=None, label=''), "
        "Entrant(bot='greedy', iterations=None, style=None, label='')), deals=200, game='fasanerie', seed=0, "
        "options={'kinds': 'all'})"
    )


def test_a_game_has_its_own_aims() -> None:
    wanted = {str(row.contest.entrants[1]): row.wanted for row in duels("feuville", 1)[:3]}
    assert wanted == {"random": 0.9, "greedy": 0.7, "4": 0.5}
    assert all(row.contest.game == "feuville" for row in duels("feuville", 1))


def test_a_game_without_a_plan_is_measured_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength.own, "plan_of", lambda game_id, usual: usual)
    assert len(duels("fasanerie", 1)) == 7
    tables = [[entrant.bot for entrant in row.contest.entrants] for row in mixed_tables("fasanerie", 1)]
    assert tables == [["3", "4", "5"], ["2", "3", "4", "5"], ["1", "2", "3", "4", "5"]]


def test_writing_one_game_leaves_the_part_of_the_other(tmp_path: Path) -> None:
    page, kept = tmp_path / "strength.md", tmp_path / "kept.jsonl"
    page.write_text("# Old\n\nold\n\n## Fasanerie\n\nas it was\n\n### Two\n\n## Feuville\n\nold\n")
    main(["--game", "feuville", "--out", str(page), "--kept", str(kept), "--only-kept"])
    parts = parts_of(page.read_text("utf-8"))
    assert list(parts) == ["## Fasanerie", "## Feuville"]
    assert parts["## Fasanerie"] == "## Fasanerie\n\nas it was\n\n### Two\n"
    assert "- the house's set: 5 (1500) – greedy (400 games)" in parts["## Feuville"]
