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
    tab_to(alice, "input[name=kinds_from]")
    page.keyboard.press("ArrowDown")
    tab_to(alice, ".start button")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*/")

    moves = 0
    while alice.my_turn():
        version = alice.version()
        if moves:
            assert page.evaluate(FOCUSED) == "question"
        choices = alice.choices()
        if choices:
            tab_to(alice, "input[name=action]")
            for _ in range(min(moves % 3 + 1, len(choices) - 1)):
                page.keyboard.press("ArrowRight")
            if not page.locator("input[name=action]:checked").count():
                page.keyboard.press("Space")
            page.keyboard.press("Enter")
        else:
            tab_to(alice, "#leave")
            page.keyboard.press("Enter")
        alice.wait_for_news(version)
        expect(page.locator("#question")).to_be_focused()
        expect(page.locator("#said")).not_to_be_empty()
        moves += 1
    assert moves > 4
    expect(page.locator("#question")).to_be_focused()
    tab_to(alice, "summary")
    page.keyboard.press("Enter")
    expect(page.locator(".sheet details[open]")).to_have_count(1)
    tab_to(alice, "button[value=same]")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: alice.url not in url if alice.table else "/table/" in url)
    assert alice.my_turn()


def ask_for_one_bot(alice: Player, game: str) -> None:
    """From the home page into the form of ``game``: two players, the bot of level 1."""
    page = alice.page
    page.goto("/")
    tab_to(alice, f"a[href='/new/{game}/']")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/new/{game}/")
    tab_to(alice, "input[name=players]")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("input[name=players]:checked")).to_have_value("2")
    tab_to(alice, "select[name=level-1]")
    page.keyboard.press("1")


def tab_to(alice: Player, selector: str, most: int = 80) -> None:
    """Press Tab until the focus is on something that matches ``selector``."""
    for _ in range(most):
        alice.page.keyboard.press("Tab")
        if alice.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")
