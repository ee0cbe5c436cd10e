"""Settings: theme, move at first tap, single keys, language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .fasanerie_positions import MOVE
from .player import Player

KEYS = {"i": "#inplay summary", "c": "#mine-h", "l": "#log-h"}


def test_what_is_set_is_kept(alice: Player) -> None:
    page = alice.page
    page.goto("/settings/")
    page.locator(".tick:has([name=theme][value=dark])").click()
    page.locator("label:has([name=first_tap])").click()
    page.locator("input[name=name]").fill("Alice")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_have_text("Saved.")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.goto("/settings/")
    expect(page.locator("[name=first_tap]")).to_be_checked()
    expect(page.locator("[name=name]")).to_have_value("Alice")


def test_with_the_setting_a_tap_on_a_card_moves(seat_down: Callable[..., Player]) -> None:
    player = seat_down(prefs={"first_tap": True}, reduced_motion="reduce")
    page = player.sit_at(MOVE)
    page.locator("#p3").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(150)
    assert player.steps() == []
    player.choose("move 1")
    player.wait_for_news(0)
    assert player.steps()[0] == [0, "move 1"]


def test_without_it_a_tap_only_chooses(alice: Player) -> None:
    page = alice.sit_at(MOVE)
    alice.choose("move 1")
    page.wait_for_timeout(150)
    assert alice.steps() == []


def test_single_keys_lead_to_places_when_they_are_on(seat_down: Callable[..., Player]) -> None:
    player = seat_down(prefs={"single_keys": True}, reduced_motion="reduce")
    page = player.sit_at(MOVE)
    for key, place in KEYS.items():
        page.keyboard.press(key)
        expect(page.locator(place)).to_be_focused()
    page.keyboard.press("?")
    expect(page.locator("#said")).to_contain_text("u undo")
    player.move("move 1")
    version = player.version()
    page.keyboard.press("u")
    player.wait_for_news(version)
    assert player.steps()[-1][1] == "undo 0"


def test_single_keys_do_nothing_otherwise(alice: Player) -> None:
    page = alice.sit_at(MOVE)
    alice.move("move 1")
    for key in (*KEYS, "u", "?"):
        page.keyboard.press(key)
    page.wait_for_timeout(150)
    expect(page.locator("#question")).to_be_focused()
    assert alice.steps() == [[0, "move 1"]]


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_language_is_switched_on_the_spot_and_kept(alice: Player, language: str) -> None:
    page = alice.sit_at(MOVE)
    page.locator(f"button[name=language][value={language}]:visible").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert alice.url in page.url
    alice.check_page()
    alice.move("move 1")
    alice.check_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
