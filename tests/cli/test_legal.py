"""``spieltisch legal``."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from .conftest import Run

WALK = ("--do", "move 3", "--do", "card blood", "--do", "card blood", "--do", "card green")


def test_lists_the_legal_actions_as_json(run: Run, position_file: Path) -> None:
    ran = run("legal", position_file)
    assert json.loads(ran.out) == ["move 1", "move 2", "move 3", "move 4", "move 5"]
    assert ran.code == 0


def test_after_a_step_chance_decides_and_its_outcomes_are_listed(
    run: Run, position_file: Path, tmp_path: Path
) -> None:
    after = run("legal", position_file, "--do", "move 3")
    (tmp_path / "after.json").write_text(after.out)
    outcomes = json.loads(run("legal", tmp_path / "after.json").out)
    assert outcomes[0] == "card gold-1"
    assert "card peacock" in outcomes


def test_prints_the_position_after_the_steps(run: Run, position_file: Path) -> None:
    ran = run("legal", position_file, *WALK, "--do", "move 3")
    after = json.loads(ran.out)
    # FA-6: seat 0 lies on top of seat 1 on gold-3.
    assert after["alley"][2] == ["gold-3", [1, 0]]
    assert len(after["alley"]) == 8
    assert after["pile"] == 3
    assert after["format"] == "spieltisch-position-1"


def test_steps_one_by_one_end_where_all_at_once_do(
    run: Run, position_file: Path, tmp_path: Path
) -> None:
    at_once = run("legal", position_file, *WALK).out
    text = position_file.read_text()
    for step in WALK[1::2]:
        (tmp_path / "now.json").write_text(text)
        text = run("legal", tmp_path / "now.json", "--do", step).out
    assert json.loads(text) == json.loads(at_once)


def test_reads_standard_input(run: Run, position_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(position_file.read_bytes())))
    assert json.loads(run("legal", "-").out)[0] == "move 1"


@pytest.mark.parametrize("step", ["move 6", "move 0", "leave", "give gold-1", "jump", "", "move 1\x1b[2J"])
def test_refuses_a_step_that_is_not_allowed(run: Run, position_file: Path, step: str) -> None:
    ran = run("legal", position_file, "--do", step)
    assert ran.code == 1
    assert ran.out == ""
    assert "\x1b" not in ran.err


def test_refuses_a_record(run: Run, record_file: Path) -> None:
    ran = run("legal", record_file)
    assert ran.code == 1
    assert "spieltisch-position-1" in ran.err
