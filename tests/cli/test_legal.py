"""``spieltisch legal``."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

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


def test_nets_count_from_the_first_card_beyond_the_sweep(
    run: Run, position: dict[str, Any], tmp_path: Path
) -> None:
    # The example of docs/formats.md: the mover stands on a net, the other seat on the nest. FA-19
    position |= {
        "kinds": ["gold", "net", "nest", "trap", "blood", "peacock"],
        "start": [],
        "alley": [
            ["gold-1", []], ["net", [0]], ["nest", [1]], ["net", []], ["trap", []], ["peacock", []],
            ["blood", []], ["blood", []],
        ],
    }  # fmt: skip
    path = tmp_path / "net.json"
    path.write_text(json.dumps(position))
    assert json.loads(run("legal", path).out) == [f"net {n}" for n in (2, 3, 4, 5, 6)]
    after = run("legal", path, "--do", "net 2").out
    assert json.loads(after)["pending"] == {"seat": 0, "choice": "net", "sweep": 0}
    (tmp_path / "after.json").write_text(after)
    assert json.loads(run("legal", tmp_path / "after.json").out) == [f"net {n}" for n in (2, 3, 4, 5)]
    # FA-17: walking onto the nest means moving next, so the trap stays with the mover.
    both = run("legal", path, "--do", "net 2", "--do", "net 2", "--do", "move 1").out
    assert json.loads(both)["hands"][0] == ["gold-1", "trap", "net", "net"]


def test_a_finished_game_has_no_legal_actions(run: Run, position: dict[str, Any], tmp_path: Path) -> None:
    position |= {"start": [], "alley": [], "pile": 0, "left": [1, 0]}
    path = tmp_path / "over.json"
    path.write_text(json.dumps(position))
    assert json.loads(run("legal", path).out) == []
    assert run("legal", path, "--do", "leave").code == 1
