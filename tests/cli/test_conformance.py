"""``spieltisch conformance``. The checks themselves are tested in tests/core."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.core import conformance
from spieltisch.core.conformance import Outcome

from .conftest import Run


def _pretend(monkeypatch: pytest.MonkeyPatch, *outcomes: Outcome) -> None:
    def run(game_id: str, players: int | None, *, progress: Any, **_: Any) -> list[Outcome]:
        for outcome in outcomes:
            progress(outcome)
        return list(outcomes)

    monkeypatch.setattr(conformance, "run", run)


def test_says_what_passed_and_ends_well(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    _pretend(monkeypatch, Outcome("clones", 2, True, "", 0.1))
    ran = run("conformance", "fasanerie")
    assert "ok   2 players  clones" in ran.out
    assert "1 checks, 0 failed." in ran.out
    assert ran.code == 0


def test_says_what_failed_and_why_with_exit_code_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    _pretend(monkeypatch, Outcome("clones", 3, False, "a copy [differs]", 0.1))
    ran = run("conformance")
    assert "FAIL 3 players  clones" in ran.out
    assert "a copy [differs]" in ran.out
    assert ran.code == 1


def test_an_unknown_game_and_a_wrong_number_of_players_are_wrong_usage(run: Run) -> None:
    assert run("conformance", "chess").code == 2
    assert run("conformance", "fasanerie", "--players", 7).code == 2
