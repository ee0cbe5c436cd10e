"""Taking back: the limit is said beforehand, and after it there is no way back, with the reason."""

from __future__ import annotations

from playwright.sync_api import expect

from .fasanerie_positions import MOVE, position
from .feuville_positions import DICE, ROLL
from .player import Player
from .test_reload_and_tabs import FaultsButLostStreams, deaf_tab

WITH_A_PILE = position(MOVE["alley"], hands=MOVE["hands"], pile=12)
NO_WAY_BACK = "New cards are laid then: no way back."


def test_a_move_that_turned_nothing_up_is_taken_back(alice: Player) -> None:
    page = alice.sit_at(MOVE)
    before = alice.choices(), page.locator("#mine").inner_text()
    expect(page.locator("#undo")).to_have_count(0)
    alice.move("move 1")
    expect(page.locator("#undo")).to_be_visible()
    expect(page.locator("#undo-note")).to_be_visible()
    version = alice.version()
    page.locator("#undo").click()
    alice.wait_for_news(version)
    assert (alice.choices(), page.locator("#mine").inner_text()) == before
    expect(page.locator("#question")).to_be_focused()


def test_the_limit_is_said_before_the_move(alice: Player) -> None:
    page = alice.sit_at(WITH_A_PILE)
    limits = {}
    for action in alice.choices():
        alice.choose(action)
        limits[action] = page.locator(".says .limit:visible").count()
    alice.choose(alice.choices()[-1])
    expect(page.locator(".says .limit:visible")).to_have_text(NO_WAY_BACK)
    assert set(limits.values()) <= {0, 1}
    alice.move(alice.choices()[-1])
    expect(page.locator("#undo")).to_have_count(0)


def test_after_new_cards_undo_is_refused_with_the_reason(alice: Player) -> None:
    alice.sit_at(position([*MOVE["alley"], "fox", "nest"], pile=12))
    alice.move("move 1")
    expect(alice.page.locator("#undo")).to_be_visible()
    alice.faults = FaultsButLostStreams(alice.faults)
    second = deaf_tab(alice)
    alice.move(alice.choices()[-1])
    second.locator("#undo").click()
    expect(second.locator("#fault")).to_be_visible()
    assert not any("undo" in text for _, text in alice.steps())


def test_what_a_die_opened_is_taken_back_a_roll_is_not(alice: Player) -> None:
    page = alice.sit_at(DICE)
    before = alice.answers(), page.locator("#mine").inner_text()
    tile = next(action for action in alice.choices() if "wall" in action)
    alice.move(tile)
    assert alice.answers() != before[0]
    version = alice.version()
    page.locator("#undo").click()
    alice.wait_for_news(version)
    assert (alice.answers(), page.locator("#mine").inner_text()) == before
    alice.sit_at(ROLL)
    alice.move("roll")
    expect(page.locator("#undo")).to_have_count(0)
