"""Whatever a file holds: one clear line, exit code 1, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .conftest import Run

COMMANDS = ("check", "show", "legal", "score")
CONTENTS = {
    "empty": b"",
    "blank": b"\n\n  \n",
    "truncated": b'{"format": "spieltisch-record-1", "game": "fasan',
    "binary": bytes(range(256)) * 20,
    "not UTF-8": '{"format": "Fasänerie"}'.encode("latin-1"),
    "a list": b"[1, 2, 3]",
    "a number": b"17",
    "endless digits": b"9" * 6000,
    "deep": b"[" * 100_000,
    "no format": b'{"game": "fasanerie"}',
    "oversize": b'{"format": "' + b"x" * (2 << 20) + b'"}',
    "control codes": b'{"format": "\\u001b[2J\\nspieltisch"}',
    "deep inside": b'{"format": "spieltisch-record-1", "game": "fasanerie", "version": "1", "players": 2, '
    b'"options": {}, "steps": [' + b"[" * 950 + b"]" * 950 + b"]}",
    "lone surrogate": b'{"format": "spieltisch-record-1", "game": "\\ud800"}',
    "another game": b'{"format": "spieltisch-position-1", "game": "chess"}',
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("content", CONTENTS.values(), ids=CONTENTS.keys())
def test_a_broken_file_is_refused_in_one_line(
    run: Run, tmp_path: Path, command: str, content: bytes
) -> None:
    path = tmp_path / "broken"
    path.write_bytes(content)
    ran = run(command, path)
    assert ran.code == 1
    if command == "check" and not ran.err:
        assert ran.out.startswith("line 1: ")
    else:
        assert str(path) in ran.err


@pytest.mark.parametrize("command", COMMANDS)
def test_a_folder_or_a_file_that_is_not_there_is_refused(run: Run, tmp_path: Path, command: str) -> None:
    assert "Is a directory" in run(command, tmp_path).err
    assert "No such file" in run(command, tmp_path / "nowhere").err


CHANGES: dict[str, tuple[str, Any, str]] = {
    "unknown kind": ("kinds", ["gold", "fart", "nest", "peacock", "blood", "eagle"], "eagle"),
    "five kinds": ("kinds", ["gold", "fart", "nest", "peacock", "blood"], "Six different"),
    "seven players": ("players", 7, "players"),
    "players as text": ("players", "2", "players"),
    "unknown card": ("alley", [["eagle", []]], "eagle"),
    "card not in play": ("alley", [["fox", []]], "fox"),
    "seat twice": ("start", [0, 0], "seat 0"),
    "seat unknown": ("start", [0, 5], "start"),
    "too many cards": ("box", ["gold-1", "gold-1", "gold-1"], "gold-1"),
    "pile too big": ("pile", 99, "pile"),
    "unknown field": ("pyle", 3, "pyle"),
    "unknown option": ("options", {"open": True}, "open"),
    "option no switch": ("options", {"open_cards": "yes"}, "open_cards"),
    "hands of three": ("hands", [[], [], []], "hands"),
}


@pytest.mark.parametrize("command", ["legal", "score", "show"])
@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_a_wrong_position_is_refused_with_the_field(
    run: Run, tmp_path: Path, position: dict[str, Any], command: str, change: tuple[str, Any, str]
) -> None:
    field, value, told = change
    path = tmp_path / "position.json"
    path.write_text(json.dumps({**position, field: value}))
    ran = run(command, path)
    assert ran.code == 1
    assert told in ran.err
