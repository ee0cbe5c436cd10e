"""Running the command line inside the test's own process, and files for it to read."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numba  # noqa: F401 - before any command decides whether to compile, which is for good
import pytest

import spieltisch
from spieltisch.cli import main


class Ran(NamedTuple):
    """How a command ended: exit code, standard output, standard error."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """``run("check", file)`` runs ``spieltisch check FILE``; never a traceback, never two lines of error."""
    for variable in ("LC_ALL", "LC_MESSAGES", "SPIELTISCH_DEBUG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "160")

    def run_it(*arguments: object) -> Ran:
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        told = capsys.readouterr()
        assert "Traceback" not in told.err
        assert "should not have happened" not in told.err
        if code in (1, 2) and told.err:
            assert told.err.count("\n") == 1
            assert told.err.startswith("spieltisch: ")
        return Ran(code, told.out, told.err)

    return run_it


@pytest.fixture(scope="session")
def record_text() -> str:
    """A finished game of two, each always walking one card on, as a line of JSON."""
    match = spieltisch.new("fasanerie", players=2, seed=5)
    while not match.over:
        match.play(match.legal_actions()[0])
    return json.dumps(match.record())


@pytest.fixture
def record(record_text: str) -> Any:
    """The finished game; each test has its own to change."""
    return json.loads(record_text)


@pytest.fixture
def record_file(tmp_path: Path, record_text: str) -> Path:
    """The finished game as a file."""
    path = tmp_path / "game.jsonl"
    path.write_text(record_text + "\n")
    return path


# The second example of the rules: A (0) and B (1) on the start stack, B on top.
POSITION = {
    "format": "spieltisch-position-1",
    "game": "fasanerie",
    "players": 2,
    "options": {},
    "kinds": ["gold", "fart", "nest", "peacock", "blood", "green"],
    "pile": 6,
    "start": [0, 1],
    "alley": [["gold-1", []], ["gold-2", []], ["gold-3", []], ["nest", []], ["peacock", []]],
    "hands": [[], []],
    "box": [],
    "traps": [],
    "left": [],
}


@pytest.fixture
def position() -> dict[str, Any]:
    """A position before the first move."""
    return json.loads(json.dumps(POSITION))


@pytest.fixture
def position_file(tmp_path: Path, position: dict[str, Any]) -> Path:
    """That position as a file."""
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position))
    return path
