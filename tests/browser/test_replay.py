"""Looking back at a game in the browser: by mouse, by keyboard, by itself; and what counts as a look."""

from __future__ import annotations

from playwright.sync_api import expect

from .fasanerie_positions import MOVE, WAIT
from .player import NEWS, Player
from .test_accessible import complaints


def test_a_game_is_watched_again(alice: Player) -> None:
    page = alice.sit_at(MOVE)
    alice.move("move 1")
    alice.my_turn()
    alice.move(alice.choices()[-1])
    page.locator(".to-replay a").click()
    title = page.locator("#question")
    expect(title).to_have_text("The beginning")
    alice.check_page()
    assert complaints(page) == []

    expect(page.locator("#rail-back")).to_have_attribute("aria-disabled", "true")
    page.locator("#rail-forward").click()
    expect(title).to_contain_text("Move 1 of")
    expect(page.locator("#said")).to_contain_text("walks to the Nest")
    expect(page.locator("#rail-forward")).to_be_focused()
    assert page.url.endswith("/replay?step=1")
    page.keyboard.press("ArrowLeft")
    expect(title).to_have_text("The beginning")

    slider = page.locator("#rail-slider")
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator("#rail-last")).to_have_attribute("aria-disabled", "true")
    expect(slider).to_be_focused()
    said = page.locator("#state").get_attribute("data-says") or ""
    expect(slider).to_have_attribute("aria-valuetext", said)

    page.locator("#moves summary").click()
    page.locator(".moves tbody a").first.click()
    expect(title).to_have_text("The beginning")
    page.locator("#rail-speed").select_option("fast")
    page.locator("#rail-play").press("Enter")
    expect(page.locator("#rail-forward")).to_have_attribute("aria-disabled", "true", timeout=NEWS)
    expect(page.locator("#rail-play")).to_have_attribute("aria-label", "Play")


def test_only_a_page_that_is_looked_at_says_so(alice: Player) -> None:
    page = alice.page
    with page.expect_response("**/seen") as answer:
        alice.sit_at(WAIT, people=True)
    assert answer.value.status == 204
    page.evaluate("Object.defineProperty(document, 'visibilityState', {get: () => window.look || 'hidden'})")
    with page.expect_response("**/table/*/?version=*"):
        alice.other_moves("move 1")
    expect(page.locator(".htmx-settling, .htmx-added")).to_have_count(0)
    with page.expect_response("**/since"), page.expect_response("**/seen"):
        page.evaluate("window.look = 'visible'; document.dispatchEvent(new Event('visibilitychange'))")
