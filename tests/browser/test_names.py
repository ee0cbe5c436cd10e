"""Names of people: hostile ones, long ones, and six at a table on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .fasanerie_positions import CROWD
from .player import Player
from .tables import CROWDED, ENDING, GAMES

HOSTILE = ("<script>alert()</script>", "<img src=x onerror=a()>", "{{ 7*7 }}{% now %}", "{ $who } \"'&amp;")
WIDE = "W" * 24


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_only_a_name(alice: Player, name: str) -> None:
    alice.page.on("dialog", lambda dialog: alice.faults.append("a dialog") or dialog.dismiss())
    page = alice.page
    page.goto("/new/fasanerie/")
    page.locator("input[name=name]").fill(name)
    page.locator(".start button").click()
    page.wait_for_url("**/table/*/")
    expect(page.locator(".seat.mine-too h3")).to_contain_text(name)
    page.goto("/settings/")
    expect(page.locator("input[name=name]")).to_have_value(name)


def test_names_of_24_letters_fit(seat_down: Callable[..., Player]) -> None:
    player = seat_down(WIDE, viewport={"width": 375, "height": 740}, reduced_motion="reduce")
    for game in GAMES:
        for position in CROWDED[game]:
            player.sit_at(position, name=WIDE)
            player.check_page()
        position, last = ENDING[game]
        player.sit_at(position, name=WIDE)
        player.move(last)
        player.check_page()
    player.page.goto("/")
    player.check_page()


def test_six_players_on_a_phone(seat_down: Callable[..., Player]) -> None:
    player = seat_down(viewport={"width": 375, "height": 740}, reduced_motion="reduce", has_touch=True)
    page = player.sit_at(CROWD, people=True)
    player.check_page()
    expect(page.locator(".seat")).to_have_count(6)
    cards = [page.locator(f"#p{number}").bounding_box() for number in (3, 5)]
    assert all(box and box["width"] >= 44 and box["height"] >= 44 for box in cards)
    version = player.version()
    page.locator("#p7").tap()
    page.locator("#go").tap()
    player.wait_for_news(version)
