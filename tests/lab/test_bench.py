"""The benchmark measures everything it names, for every game."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import spieltisch
from spieltisch.lab import bench
from spieltisch.lab.bench_report import name, table


@pytest.mark.parametrize("game_id", spieltisch.game_ids())
def test_all_figures_are_measured_and_shown(game_id: str) -> None:
    told: list[tuple[int, int]] = []
    found = bench.run(game_id, progress=lambda done, total: told.append((done, total)), seconds=0.02)
    assert set(found["aims"]) <= set(found["figures"])
    assert all(value > 0 for value in found["figures"].values())
    assert found["state_bytes"] <= found["state_bytes_aim"]
    assert told[-1] == (7, 7)
    written = StringIO()
    Console(file=written, width=120).print(table(found))
    shown = written.getvalue()
    assert all(name(figure) in shown for figure in found["figures"])
