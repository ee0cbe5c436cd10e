"""The end of a game of Fabelwald, played with Tab, arrows, Space and Enter alone."""

from __future__ import annotations

from playwright.sync_api import expect

from .fabelwald_positions import SHORT
from .player import Player
from .test_whole_game_by_keyboard import FOCUSED


def test_a_whole_game_by_keyboard_alone(alice: Player) -> None:
    page = alice.sit_at(SHORT)
    look_at_a_card(alice)
    answers = 0
    while alice.my_turn():
        if answers:
            assert page.evaluate(FOCUSED) == "question"
        alice.move_by_keyboard(answers % 3)
        expect(page.locator("#question")).to_be_focused()
        answers += 1
    assert answers > 6
    alice.tab_to("summary")
    page.keyboard.press("Enter")
    expect(page.locator(".sheet details[open]")).to_have_count(1)
    alice.tab_to("button[value=same]")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: alice.url not in url)
    assert alice.my_turn()


def look_at_a_card(alice: Player) -> None:
    """A card that cannot be played opens its sheet, and Escape closes it and leads back."""
    page = alice.page
    alice.tab_to(".hand-fan .look")
    page.keyboard.press("Enter")
    expect(page.locator(".card-sheet:popover-open")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".card-sheet:popover-open")).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('.look')")
