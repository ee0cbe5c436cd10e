"""A whole short game of Feuville, played with Tab, arrows, Space and Enter alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .player import Player
from .test_whole_game_by_keyboard import FOCUSED, ask_for_one_bot

ROUNDS = "3"


def test_a_whole_game_by_keyboard_alone(seat_down: Callable[..., Player]) -> None:
    alice = seat_down("Alice", reduced_motion="reduce")
    page = alice.page
    ask_for_one_bot(alice, "feuville")
    alice.tab_to("#options summary")
    page.keyboard.press("Enter")
    alice.tab_to("input[name=round_limit]")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(ROUNDS)
    alice.tab_to(".start button")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*/")

    turns = 0
    while alice.my_turn():
        if turns:
            assert page.evaluate(FOCUSED) == "question"
        alice.move_by_keyboard(None if "roll" in alice.words() else turns % 4 + 1)
        expect(page.locator("#question")).to_be_focused()
        expect(page.locator("#said")).not_to_be_empty()
        turns += 1
    assert turns > int(ROUNDS)
    alice.tab_to("summary")
    page.keyboard.press("Enter")
    expect(page.locator(".sheet details[open]")).to_have_count(1)
    alice.tab_to("button[value=same]")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/table/" in url)
    assert alice.my_turn()
