"""A whole short game of Feuville, played with Tab, arrows, Space and Enter alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .player import Player
from .test_whole_game_by_keyboard import FOCUSED, ask_for_one_bot, tab_to

ROUNDS = "3"


def test_a_whole_game_by_keyboard_alone(seat_down: Callable[..., Player]) -> None:
    alice = seat_down("Alice", reduced_motion="reduce")
    page = alice.page
    ask_for_one_bot(alice, "feuville")
    tab_to(alice, "#options summary")
    page.keyboard.press("Enter")
    tab_to(alice, "input[name=round_limit]")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(ROUNDS)
    tab_to(alice, ".start button")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*/")

    turns = 0
    while alice.my_turn():
        version = alice.version()
        if turns:
            assert page.evaluate(FOCUSED) == "question"
        choices, words = alice.choices(), alice.words()
        if choices and "roll" not in words:
            tab_to(alice, "input[name=action]")
            for _ in range(min(turns % 4 + 1, len(choices) - 1)):
                page.keyboard.press("ArrowRight")
            if not page.locator("input[name=action]:checked").count():
                page.keyboard.press("Space")
        else:
            tab_to(alice, "#bar button[name=action]")
        page.keyboard.press("Enter")
        alice.wait_for_news(version)
        expect(page.locator("#question")).to_be_focused()
        expect(page.locator("#said")).not_to_be_empty()
        turns += 1
    assert turns > int(ROUNDS)
    tab_to(alice, "summary")
    page.keyboard.press("Enter")
    expect(page.locator(".sheet details[open]")).to_have_count(1)
    tab_to(alice, "button[value=same]")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/table/" in url)
    assert alice.my_turn()
