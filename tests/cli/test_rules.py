"""``spieltisch rules``."""

from __future__ import annotations

import pytest

from .conftest import Run


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_prints_every_rule_with_its_id(run: Run, language: str) -> None:
    printed = run("rules", "fasanerie", "--lang", language).out
    for number in range(1, 39):
        assert f"FA-{number}" in printed
    for ruling in ("open_cards", "dog_box_rule", "salvadori_zero_counts"):
        assert ruling in printed


def test_an_unknown_game_is_wrong_usage(run: Run) -> None:
    ran = run("rules", "chess")
    assert ran.code == 2
    assert "fasanerie" in ran.err
