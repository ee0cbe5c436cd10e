"""The score sheet of Feuville on a phone: nobody's column is out of sight, for nothing would say so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .feuville_positions import HELD, SMALL, position, town
from .player import Player

FOUR_AT_THE_END = position(
    town(SMALL, slots=HELD), *(town("own") for _ in range(3)),
    dice=[2, 5], used=[2, 5], start=1, last_round=True, round=9,
    decree=["district-1", "district-1", "district-2", "district-2", "star-1", "flag-1"],
    played=[[0, "star-3", 96], [0, "district-1", 5], [1, "guard-1", 2], [2, "free", 12], [3, "flag-3", 18]],
)  # fmt: skip


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_four_columns_stand_beside_each_other(seat_down: Callable[..., Player], locale: str) -> None:
    alice = seat_down(locale=locale, viewport={"width": 375, "height": 800}, reduced_motion="reduce")
    page = alice.sit_at(FOUR_AT_THE_END, name="Annabelle Wundersam-Oh24", people=True)
    alice.move("done")
    assert not alice.my_turn()
    sheet = page.locator(".sheet")
    assert sheet.locator("thead th").count() == 5
    assert sheet.evaluate("one => one.scrollWidth - one.clientWidth") == 0
