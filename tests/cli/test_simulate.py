"""``spieltisch simulate``."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from .conftest import Run


def _records(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_writes_finished_records_that_pass_check(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    three = ("--players", 3, "--games", 4, "--bot", "random")
    assert run("simulate", "fasanerie", *three, "--out", path).code == 0
    records = _records(path)
    assert [record["players"] for record in records] == [3] * 4
    assert all(record["result"]["winners"] for record in records)
    assert len({tuple(record["options"]["kinds"]) for record in records}) > 1
    assert run("check", path).out == "4 records, all right.\n"


def test_equal_arguments_give_equal_files_and_other_seeds_other_games(run: Run, tmp_path: Path) -> None:
    def play(name: str, seed: int) -> bytes:
        path = tmp_path / name
        run("simulate", "fasanerie", "--games", 2, "--seed", seed, "--bot", "random,greedy", "--out", path)
        return path.read_bytes()

    first = play("a", 1)
    assert play("b", 1) == first
    assert set(play("c", 2).splitlines()).isdisjoint(first.splitlines())


@pytest.mark.slow
def test_several_processes_write_the_same_file(run: Run, tmp_path: Path) -> None:
    for name, jobs in (("one", 1), ("two", 2)):
        path = tmp_path / name
        run("simulate", "fasanerie", "--games", 3, "--bot", "random", "--jobs", jobs, "--out", path)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_kinds_and_options_are_taken_over(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    six = "dog,gold,fox,net,trap,nest"
    run(
        "simulate", "fasanerie", "--bot", "random", "--kinds", six, "--option", "open_cards=true",
        "--option", "dog_box_rule=no", "--out", path,
    )  # fmt: skip
    options = _records(path)[0]["options"]
    assert options["kinds"] == ["gold", "nest", "trap", "fox", "net", "dog"]
    assert options["open_cards"] is True
    assert options["dog_box_rule"] is False


def test_a_dash_writes_to_standard_output(run: Run) -> None:
    out = run("simulate", "fasanerie", "--bot", "random", "--kinds", "first", "--out", "-").out
    assert json.loads(out)["game"] == "fasanerie"


WRONG = {
    "unknown game": (["chess"], "chess"),
    "unknown bot": (["fasanerie", "--bot", "clever"], "clever"),
    "level 6": (["fasanerie", "--bot", "6"], "6"),
    "three bots for two": (["fasanerie", "--bot", "1,2,3"], "3 bots for 2 seats"),
    "nine players": (["fasanerie", "--players", "9"], "9"),
    "unknown kind": (["fasanerie", "--kinds", "gold,fart,fox,net,dog,eagle"], "eagle"),
    "four kinds": (["fasanerie", "--kinds", "gold,fart,fox,net"], "Six different"),
    "unknown set": (["fasanerie", "--kinds", "last"], "last"),
    "unknown option": (["fasanerie", "--option", "cards=true"], "cards"),
    "option without value": (["fasanerie", "--option", "open_cards"], "name=true"),
    "no games": (["fasanerie", "--games", "0"], "--games"),
    "players as text": (["fasanerie", "--players", "two"], "--players"),
}


@pytest.mark.parametrize(("arguments", "told"), WRONG.values(), ids=WRONG.keys())
def test_wrong_arguments_are_wrong_usage_and_leave_no_file(
    run: Run, tmp_path: Path, arguments: list[str], told: str
) -> None:
    ran = run("simulate", *arguments, "--out", tmp_path / "games.jsonl")
    assert ran.code == 2
    assert told in ran.err
    assert not list(tmp_path.iterdir())


def test_broken_off_there_is_no_file(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_off(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("spieltisch.cli.simulate.play_game", break_off)
    assert run("simulate", "fasanerie", "--bot", "random", "--out", tmp_path / "games.jsonl").code == 130
    assert not list(tmp_path.iterdir())


def test_a_folder_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    ran = run("simulate", "fasanerie", "--bot", "random", "--out", tmp_path / "nowhere" / "games.jsonl")
    assert ran.code == 1
    assert "No such file" in ran.err


def test_a_link_stays_a_link_and_a_pipe_is_written_to(run: Run, tmp_path: Path) -> None:
    aim, link, pipe = tmp_path / "aim.jsonl", tmp_path / "link.jsonl", tmp_path / "pipe"
    aim.write_text("old")
    link.symlink_to(aim)
    simulate = ("simulate", "fasanerie", "--bot", "random", "--out")
    assert run(*simulate, link).code == 0
    assert link.is_symlink()
    assert aim.read_text().startswith('{"format"')
    os.mkfifo(pipe)
    read: list[str] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_text()))
    reader.start()
    assert run(*simulate, pipe).code == 0
    reader.join(10)
    assert read == [aim.read_text()]
    assert pipe.is_fifo()


def test_a_folder_or_a_place_that_is_not_there_is_refused_by_its_name(run: Run, tmp_path: Path) -> None:
    for out, why in ((tmp_path, "Is a directory"), (tmp_path / "nowhere" / "games.jsonl", "No such file")):
        ran = run("simulate", "fasanerie", "--bot", "random", "--out", out)
        assert ran == (1, "", f"spieltisch: {out}: {why}{'' if out == tmp_path else ' or directory'}.\n")


@pytest.mark.parametrize("closed", ["stdin", "stdout", "stderr"])
def test_closed_streams_are_empty_ones(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, closed: str
) -> None:
    from spieltisch.cli import main

    out = tmp_path / "games.jsonl"
    monkeypatch.setattr(sys, closed, None)
    assert main(["simulate", "fasanerie", "--bot", "random", "--out", str(out)]) == 0
    assert main(["check", str(out)]) == 0
    if closed == "stdin":
        assert main(["check", "-"]) == 1
    getattr(sys, closed).close()


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_broken_off_it_ends_at_once_and_leaves_nothing(
    tmp_path: Path, jobs: int, how: signal.Signals
) -> None:
    command = [sys.executable, "-m", "spieltisch", "simulate", "fasanerie", "--bot", "random"]
    command += ["--games", "1000000", "--jobs", str(jobs), "--out", "games.jsonl"]
    with subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, start_new_session=True) as running:
        end = time.monotonic() + 120
        while not any(file.stat().st_size for file in tmp_path.iterdir()):  # until games were played
            assert time.monotonic() < end
            time.sleep(0.05)
        os.killpg(running.pid, how)
        told = running.communicate(timeout=60)[1].decode()
    assert running.returncode == 130
    assert "Traceback" not in told
    assert not list(tmp_path.iterdir())
