"""A whole game, played with Tab, arrows, Space and Enter alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .player import Player

FOCUSED = "document.activeElement.id"


def test_a_whole_game_by_keyboard_alone(seat_down: Callable[..., Player]) -> None:
    alice = seat_down("Alice", reduced_motion="reduce")
    page = alice.page
    ask_for_one_bot(alice, "fasanerie")
    alice.tab_to("input[name=kinds_from]")
    page.keyboard.press("ArrowDown")
    alice.tab_to(".start button")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*/")

    moves = 0
    while alice.my_turn():
        if moves:
            assert page.evaluate(FOCUSED) == "question"
        if alice.choices():
            alice.move_by_keyboard(moves % 3 + 1)
        else:
            version = alice.version()
            alice.tab_to("#leave")
            page.keyboard.press("Enter")
            alice.wait_for_news(version)
        expect(page.locator("#question")).to_be_focused()
        expect(page.locator("#said")).not_to_be_empty()
        moves += 1
    assert moves > 4
    expect(page.locator("#question")).to_be_focused()
    alice.tab_to("summary")
    page.keyboard.press("Enter")
    expect(page.locator(".sheet details[open]")).to_have_count(1)
    alice.tab_to("button[value=same]")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: alice.url not in url if alice.table else "/table/" in url)
    assert alice.my_turn()


def ask_for_one_bot(alice: Player, game: str) -> None:
    """From the home page into the form of ``game``: two players, the bot of level 1."""
    page = alice.page
    page.goto("/")
    alice.tab_to(f"a[href='/new/{game}/']")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/new/{game}/")
    alice.tab_to("input[name=players]")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("input[name=players]:checked")).to_have_value("2")
    alice.tab_to("select[name=level-1]")
    page.keyboard.press("1")
