"""``spieltisch score``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .conftest import Run


def test_prints_points_by_kind_and_seat(run: Run, position: dict[str, Any], tmp_path: Path) -> None:
    position["hands"] = [["gold-1", "gold-3", "nest"], ["fart-2", "peacock", "nest", "nest"]]
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position))
    points = json.loads(run("score", path).out)
    # FA-21, FA-22, FA-26, FA-27: 4 for gold and 1 for a nest; −2, −10 and 4.
    assert points["scores"] == [5, -8]
    assert points["breakdown"][0] == {"gold": 4, "fart": 0, "green": 0, "blood": 0, "peacock": 0, "nest": 1}
    assert points["reasons"][1]["peacock"] == {"reason": "one", "n": 1}


def test_scores_the_hands_as_written_though_somebody_is_about_to_collect(
    run: Run, position: dict[str, Any], tmp_path: Path
) -> None:
    position.update(start=[], alley=[["gold-3", [0]], ["gold-2", [1]]], hands=[["gold-1"], []])
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position))
    assert json.loads(run("score", path).out)["scores"] == [1, 0]  # FA-21; not 4
