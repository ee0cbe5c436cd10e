"""The game is where it was: after reload, in a second tab, after the back button, a double click."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .fasanerie_positions import MOVE, WAIT
from .player import Player


def stays_after_reload(alice: Player) -> None:
    """The page asks the same again."""
    before = alice.page.locator("h1").inner_text(), alice.answers(), alice.version()
    alice.page.reload()
    assert (alice.page.locator("h1").inner_text(), alice.answers(), alice.version()) == before


def test_moves_in_one_tab_appear_in_the_other_by_themselves(alice: Player) -> None:
    alice.sit_at(MOVE, people=True)
    second = alice.another_page()
    second.goto(alice.url)
    version = alice.version()
    alice.move("move 5")
    expect(second.locator("[data-version]")).to_have_attribute("data-version", str(version + 1))
    expect(second.locator("h1")).to_have_text(alice.page.locator("h1").inner_text())
    expect(second.locator("#said")).to_contain_text("You walk")


def deaf_tab(alice: Player) -> Page:
    """A second tab that hears no news."""
    second = alice.another_page()
    second.route("**/events", lambda route: route.abort())
    second.goto(alice.url)
    return second


def test_a_stale_move_is_refused_with_a_sentence_and_the_table_as_it_is(alice: Player) -> None:
    alice.sit_at(MOVE)
    alice.faults = FaultsButLostStreams(alice.faults)
    second = deaf_tab(alice)
    alice.move("move 1")
    before = alice.steps()
    second.locator("input[value='move 3']").click()
    second.locator("#go").click()
    expect(second.locator("#fault")).to_have_text(
        "The table has changed meanwhile. Here it is as it is now."
    )
    expect(second.locator("[data-version]")).to_have_attribute("data-version", str(alice.version()))
    expect(second.locator("input[name=action]")).to_have_count(len(alice.choices()))
    assert alice.steps() == before


def test_a_move_on_what_another_has_changed_says_who_moved(alice: Player) -> None:
    alice.sit_at(WAIT, people=True, name="Alice")
    alice.other_moves("move 5")
    alice.faults = FaultsButLostStreams(alice.faults)
    alice.page.reload()
    second = deaf_tab(alice)
    alice.move("move 1")
    second.locator("input[value='move 2']").click()
    second.locator("#go").click()
    expect(second.locator("#fault")).to_be_visible()
    assert [step for step in alice.steps() if step[0] == 0] == [[0, "move 1"]]


def test_the_back_button_shows_the_table_as_it_is_now(alice: Player) -> None:
    page = alice.sit_at(WAIT, people=True)
    page.get_by_role("link", name="Rules").first.click()
    page.wait_for_url("**/rules/**")
    alice.other_moves("move 5")
    page.go_back()
    expect(page.locator("[data-version]")).to_have_attribute("data-version", "1")
    alice.move("move 1")
    page.go_back()
    page.go_forward()
    expect(page.locator("[data-version]")).to_have_attribute("data-version", str(len(alice.steps())))


def test_a_double_click_moves_once(alice: Player) -> None:
    page = alice.sit_at(MOVE)
    alice.choose("move 1")
    page.locator("#go").dblclick()
    alice.wait_for_news(0)
    page.wait_for_timeout(300)
    assert alice.steps() == [[0, "move 1"]]
    expect(page.locator("#fault")).to_have_count(0)


def test_a_bots_move_appears_by_itself_and_is_said(alice: Player) -> None:
    page = alice.sit_at(MOVE)
    alice.move("move 5")
    assert alice.my_turn()
    expect(page.locator("#said")).to_contain_text(re.compile("walks|leaves|moves"))
    assert any(actor == 1 for actor, _ in alice.steps())


class FaultsButLostStreams(list[str]):
    """Faults, without those of a stream that the test itself cuts."""

    def append(self, fault: str) -> None:
        if not any(sign in fault for sign in ("ERR_FAILED", "/events", "[object Event]")):
            super().append(fault)
