"""``spieltisch rules``."""

from __future__ import annotations

import pytest

from .conftest import Run


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(
    ("game", "ids", "rulings"),
    [
        ("fasanerie", [f"FA-{n}" for n in range(1, 39)], ("open_cards", "dog_box_rule", "nest_sixth")),
        ("feuville", [f"FE-{n}" for n in range(1, 35)], ("strict_corners", "city_end_walls", "round_limit")),
    ],
)
def test_prints_every_rule_with_its_id(
    run: Run, language: str, game: str, ids: list[str], rulings: tuple[str, ...]
) -> None:
    printed = run("rules", game, "--lang", language).out
    for rule in ids:
        assert f"{rule}]" in printed or f"{rule}," in printed or rule in printed.split()
    for ruling in rulings:
        assert ruling in printed


def test_examples_of_feuville_are_towns_as_the_engine_sees_them(run: Run) -> None:
    printed = run("rules", "feuville", "--lang", "en").out
    assert "7 columns, 5 clouds, 1 burning" in printed
    assert "Double district, 10 points: columns 3 and 4." in printed
    assert "2 ×  wall with a star" in printed


def test_an_unknown_game_is_wrong_usage(run: Run) -> None:
    ran = run("rules", "chess")
    assert ran.code == 2
    assert "fasanerie" in ran.err
