"""``spieltisch bench``."""

from __future__ import annotations

import sys

import pytest

from spieltisch.lab import bench

from .conftest import Run


def test_peers_that_are_not_installed_are_said_before_anything_is_measured(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)  # as if it were not installed
    measured: list[str] = []
    monkeypatch.setattr(bench, "best_rate", lambda *_: measured.append("something"))
    ran = run("bench", "--peers")
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.splitlines()[-1] == (
        "spieltisch: the peers are games of OpenSpiel, which is not here: pip install 'spieltisch[lab]'"
    )
    assert "Traceback" not in ran.err
    assert measured == []
