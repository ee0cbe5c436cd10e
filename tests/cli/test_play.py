"""``spieltisch play``: whole games with stdin piped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Ran, Run

Typed = Callable[..., Ran]
ALWAYS = ("--bot", "random", "--seed", 11)


@pytest.fixture
def play(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Typed:
    """``play("1,l", …)`` types these words, a line each, and then the input ends."""
    monkeypatch.chdir(tmp_path)

    def type_it(typed: str, *arguments: object, game: str = "fasanerie") -> Ran:
        lines = iter(typed.split(","))

        def read(prompt: str = "") -> str:
            print(prompt, end="")
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", read)
        return run("play", game, *ALWAYS, *arguments)

    return type_it


def _to_the_end() -> str:
    return ",".join(["1", "2", "3", "4", "5", "6", "7", "8", "l"] * 60)


@pytest.mark.parametrize("players", [2, 4])
def test_plays_a_whole_game_and_keeps_the_record(play: Typed, run: Run, players: int) -> None:
    ran = play(_to_the_end(), "--players", players, "--record", "game.json")
    assert ran.code == 0
    assert "wins with" in ran.out or "You win with" in ran.out
    assert "--seed 11" in ran.out
    assert run("check", "game.json").out == "1 record, all right.\n"


def test_previews_what_each_stop_brings(play: Typed) -> None:
    ran = play("")
    assert "What it brings" in ran.out
    assert "→" in ran.out


def test_end_of_input_keeps_the_game_and_says_how_to_go_on(play: Typed, tmp_path: Path) -> None:
    ran = play("3")
    assert ran.code == 0
    kept = next(tmp_path.glob("fasanerie-*.json"))
    assert f"--seed 11 --resume {kept.name}" in ran.out
    assert "result" not in json.loads(kept.read_text())


def test_a_game_broken_off_goes_on_as_if_it_had_not_been(play: Typed) -> None:
    play(_to_the_end(), "--record", "whole.json")
    play("3,2,1,1,q", "--record", "part.json")
    play("", "--record", "part.json")
    play(_to_the_end(), "--record", "whole.json")
    play("1,2,q", "--record", "part.json")
    steps = json.loads(Path("part.json").read_text())["steps"]
    assert json.loads(Path("whole.json").read_text())["steps"][: len(steps)] == steps
    assert play("q", "--resume", "part.json", "--record", "again.json").code == 0
    assert json.loads(Path("again.json").read_text())["steps"] == steps


def test_what_is_no_move_is_refused_and_asked_again(play: Typed) -> None:
    ran = play("99,leave,jump,\x1b[2J,?,3")
    assert "“99” is not possible here" in ran.out
    assert "Notation works too: move 1" in ran.out
    assert "\x1b[2J" not in ran.out
    assert "You walk to" in ran.out


def test_undo_before_any_move_says_why_not(play: Typed) -> None:
    assert "no move of yours to take back" in play("u").out


def test_undo_takes_back_what_revealed_nothing(play: Typed) -> None:
    # Stopping on the first card lets nobody see a new card.
    ran = play("1,u,q", "--players", 2, "--record", "part.json")
    assert "Taken back." in ran.out or "cannot be taken back" in ran.out


def test_speaks_german_with_du(play: Typed) -> None:
    ran = play("?", "--lang", "de", "--kinds", "all")
    assert "Dein Zug" in ran.out
    assert "Tippe die Nummer" in ran.out


def test_takes_another_seat(play: Typed) -> None:
    ran = play("3", "--players", 3, "--seat", 2)
    assert "and you" in ran.out or "you and" in ran.out or "you," in ran.out
    assert "--seat 2" in ran.out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--players", 7), "7"),
        (("--seat", 2), "--seat 2"),
        (("--players", 3, "--bot", "1,2,3"), "3 bots for 2 seats"),
        (("--kinds", "eagle"), "eagle"),
        (("--lang", "xx"), "xx"),
    ],
)
def test_wrong_arguments_are_wrong_usage(play: Typed, arguments: tuple[object, ...], told: str) -> None:
    ran = play("", *arguments)
    assert ran.code == 2
    assert told in ran.err


def test_a_finished_game_or_a_broken_file_cannot_go_on(play: Typed, record_file: Path) -> None:
    assert "over" in play("", "--resume", record_file).err
    record_file.write_text("{")
    assert play("", "--resume", record_file).code == 1


def test_in_a_process_of_its_own_greedy_plays_to_the_end(tmp_path: Path) -> None:
    """Where this process decides whether to compile. The first game has diamonds, which greedy weighs."""
    start = "from spieltisch.cli import main; raise SystemExit(main())"
    command = [sys.executable, "-c", start, "play", "fasanerie", "--bot", "greedy", "--seed", "11"]
    typed = _to_the_end().replace(",", "\n")
    speaks_english = {**os.environ, "LC_ALL": "C.UTF-8"}
    ran = subprocess.run(
        command, input=typed, env=speaks_english, capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert ran.stderr == ""
    assert ran.returncode == 0
    assert "wins with" in ran.stdout or "You win with" in ran.stdout


@pytest.mark.slow
def test_a_game_is_kept_when_its_terminal_is_closed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "spieltisch", "play", "fasanerie", "--bot", "greedy"]
    command += ["--record", "game.json"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=tmp_path, stdin=pipe, stdout=pipe, stderr=pipe) as running:
        assert running.stdout is not None
        assert running.stdout.readline()  # the game has begun
        running.stdout.close()  # nobody reads any more
        time.sleep(1)
        running.send_signal(signal.SIGHUP)
        running.wait(60)
        assert b"Traceback" not in running.stderr.read()  # type: ignore[union-attr]
    assert json.loads((tmp_path / "game.json").read_text())["format"] == "spieltisch-record-1"
