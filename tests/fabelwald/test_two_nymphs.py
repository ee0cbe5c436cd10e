"""An owner's deck with two Nymphs: one takes up the other, even one that has triggered, but never herself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch import RefusedError
from spieltisch.games.fabelwald.deck import SHELF

from .conftest import Table

pytestmark = pytest.mark.rule("FW-10", "FW-35")


@pytest.fixture
def twins(tmp_path: Path, table: Callable[..., Table]) -> Callable[..., Table]:
    """Tables with two Nymphs in the deck, and no Banshee."""
    content = SHELF.house_file.read_text("utf-8")
    changes = (
        ('name = "house"', 'name = "twins"'), ("nymph = 1", "nymph = 2"), ("banshee = 1", "banshee = 0"),
    )  # fmt: skip
    for old, new in changes:
        assert old in content, old
        content = content.replace(old, new, 1)
    path = tmp_path / "twins.toml"
    path.write_text(content, "utf-8")
    return lambda *hands, **more: table(*hands, options={"deck": path}, **more)


def test_a_nymph_that_has_triggered_is_taken_up_by_the_other_and_does_no_more(twins: Any) -> None:
    t = twins("nymph", "", combos=["A hydra", "B nymph"])
    t.play("A: play nymph", "A: combo 1", "A: take 2 nymph", "A: new")
    assert t.legal == ["pass", "take 1 hydra", "take 1 nymph"]  # the other one, not herself in combo 2
    t.play("A: take 1 nymph", "A: combo 2")
    assert t.combos("A") == ["hydra", "nymph nymph"]
    assert t.asked == "turn"
    assert t.told("idle")[-1]["why"] == "spent"


def test_in_one_combo_the_older_is_taken_up(twins: Any) -> None:
    t = twins("nymph", "", combos=["A hydra", "B nymph"])
    t.play("A: play nymph", "A: combo 1", "A: take 2 nymph", "A: combo 1")
    assert t.legal == ["pass", "take 1 hydra", "take 1 nymph"]
    t.play("A: take 1 nymph", "A: new")
    assert t.combos("A") == ["hydra nymph", "nymph"]


def test_a_nymph_woken_by_the_elf_is_not_herself_taken_up(twins: Any) -> None:
    t = twins("elf", "", combos=["A nymph", "B nymph"])
    t.play("A: play elf", "A: combo 1", "A: again nymph", "A: take 2 nymph", "A: new")
    assert t.legal == ["pass", "take 1 nymph", "take 1 elf"]


def test_a_position_keeps_which_of_the_two_it_is(twins: Any) -> None:
    t = twins("nymph", "", combos=["A hydra", "B nymph"])
    t.play("A: play nymph", "A: combo 1", "A: take 2 nymph", "A: new")
    position = t.match.position()
    assert position["chain"]["other"] == 1
    assert spieltisch.from_position(position).legal_actions() == t.legal
    position["chain"]["other"] = 0
    other = ["pass", "take 1 hydra", "take 2 nymph"]
    assert spieltisch.from_position(position).legal_actions() == other
    position["chain"]["other"] = None
    assert spieltisch.from_position(position).legal_actions() == t.legal  # the last there can be
    position["chain"]["other"] = 2
    with pytest.raises(RefusedError, match=r"chain\.other"):
        spieltisch.from_position(position)
