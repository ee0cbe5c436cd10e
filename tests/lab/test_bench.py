"""The benchmark measures everything it names."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from spieltisch.lab import bench
from spieltisch.lab.bench_report import NAMES, table


def test_all_figures_are_measured_and_shown() -> None:
    told: list[tuple[int, int]] = []
    found = bench.run(progress=lambda done, total: told.append((done, total)), seconds=0.02)
    assert set(found["figures"]) == set(NAMES)
    assert all(value > 0 for value in found["figures"].values())
    assert found["state_bytes"] <= found["state_bytes_aim"]
    assert told[-1] == (len(NAMES), len(NAMES))
    written = StringIO()
    Console(file=written, width=120).print(table(found))
    shown = written.getvalue()
    assert all(name in shown for name in NAMES.values())
