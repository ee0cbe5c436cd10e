"""``spieltisch check``."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import Run


def test_a_whole_game_is_all_right(run: Run, record_file: Path) -> None:
    assert run("check", record_file) == (0, "1 record, all right.\n", "")


def test_a_record_over_several_lines_is_one_record(
    run: Run, record: dict[str, Any], tmp_path: Path
) -> None:
    path = tmp_path / "pretty.json"
    path.write_text(json.dumps(record, indent=2))
    assert run("check", path).out == "1 record, all right.\n"


@pytest.mark.parametrize("before", ["", "\ufeff", "\n\n"], ids=["", "BOM", "blank lines"])
@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CRLF"])
def test_however_its_lines_are_broken(
    run: Run, record: dict[str, Any], tmp_path: Path, before: str, end: str
) -> None:
    path = tmp_path / "record.json"
    indented = json.dumps(record, indent=1)
    as_documented = json.dumps(record).replace(', "options"', ',\n "options"')
    comma_first = json.dumps(record).replace(', "steps"', '\n, "steps"')
    for text in (indented, as_documented, comma_first):
        path.write_bytes((before + text + "\n").replace("\n", end).encode())
        assert run("check", path).out == "1 record, all right.\n"


def test_a_first_line_that_breaks_off_does_not_swallow_the_next(
    run: Run, record_text: str, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    broken = record_text[: record_text.index(",") + 1]
    path.write_text(f"{broken}\n{record_text}\n{'[' * (1 << 20)},\n{record_text}\n")
    ran = run("check", path)
    assert ran.out.startswith("line 1: ")
    assert "line 3: " in ran.out
    assert ran.out.endswith("4 records, 2 with faults.\n")


def test_an_unfinished_game_is_counted_as_such(run: Run, record: dict[str, Any], tmp_path: Path) -> None:
    del record["result"]
    path = tmp_path / "part.jsonl"
    path.write_text(json.dumps({**record, "steps": record["steps"][:9]}))
    assert run("check", path).out == "1 record, all right. 1 not played to the end.\n"


def _step(number: int, step: Any) -> Callable[[dict[str, Any]], None]:
    def change(record: dict[str, Any]) -> None:
        record["steps"][number] = step

    return change


def _drop_last(record: dict[str, Any]) -> None:
    record["steps"] = record["steps"][:20]


def _more(record: dict[str, Any]) -> None:
    record["steps"].append([0, "move 1"])


def _repeat(record: dict[str, Any]) -> None:
    record["steps"][1] = record["steps"][0]


def _field(field: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(record: dict[str, Any]) -> None:
        record[field] = value

    return change


def _score(record: dict[str, Any]) -> None:
    record["result"]["scores"][1] += 1


def _winner(record: dict[str, Any]) -> None:
    record["result"]["winners"] = [1 - record["result"]["winners"][0]]


CHANGES = {
    "a move too far": (_step(7, [0, "move 99"]), 'Step 7 [0, "move 99"]'),
    "a card that is not in the game": (_step(2, ["chance", "card fox"]), "Step 2"),
    "a disc twice": (_repeat, "Step 1"),
    "no step at all": (_step(4, "move 3"), "Step 4"),
    "nobody": (_step(5, [7, "move 1"]), "Step 5"),
    "no seat": (_step(5, ["me", "move 1"]), "Step 5"),
    "steps left out": (_drop_last, "before the game is over"),
    "a step too many": (_more, "over"),
    "other points": (_score, "scores"),
    "another winner": (_winner, "winners"),
    "three players": (_field("players", 3), ""),
    "no options": (_field("options", None), "options"),
    "another version": (_field("version", "0"), "version"),
    "steps no list": (_field("steps", {}), "steps"),
}


@pytest.mark.parametrize(("change", "told"), CHANGES.values(), ids=CHANGES.keys())
def test_a_changed_record_is_found_out(
    run: Run,
    record: dict[str, Any],
    tmp_path: Path,
    change: Callable[[dict[str, Any]], None],
    told: str,
) -> None:
    changed = copy.deepcopy(record)
    change(changed)
    path = tmp_path / "games.jsonl"
    path.write_text("".join(json.dumps(r) + "\n" for r in (record, changed, record)))
    ran = run("check", path)
    assert ran.code == 1
    first, summary = ran.out.splitlines()
    assert first.startswith("line 2: ")
    assert told in first
    assert summary == "3 records, 1 with faults."


def test_a_broken_line_does_not_hide_the_next(run: Run, record: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    long = "x" * (3 << 20)
    path.write_text("\n".join(["{broken", "", json.dumps(record), long, "[]"]))
    told = run("check", path).out.splitlines()
    assert [line.partition(":")[0] for line in told[:-1]] == ["line 1", "line 4", "line 5"]
    assert told[-1] == "4 records, 3 with faults."
