"""A guest becomes an account in the middle of a game, by keyboard, and goes on in another browser."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .invitations import invite, open_link
from .player import Player

QUIET = {"reduced_motion": "reduce"}
PASSWORD = "a quiet evening"


def test_a_guest_becomes_an_account_in_the_middle_of_a_game(
    alice: Player, seat_down: Callable[..., Player]
) -> None:
    bob = seat_down(timezone_id="Europe/Vienna", viewport={"width": 375, "height": 740}, **QUIET)
    invite(alice)
    page = open_link(bob, alice)
    page.locator("input[name=name]").fill("Robert")
    page.keyboard.press("Enter")
    page.locator("#question").wait_for()
    page.get_by_role("link", name="Log in").click()
    expect(page.locator("h1")).to_have_text("Log in")
    page.get_by_role("link", name="Make an account").click()
    page.get_by_label("Your name").fill("Bob of Vienna")
    for label in ("Password", "The same once more"):
        page.get_by_label(label, exact=True).fill(PASSWORD)
    bob.check_page()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**{alice.url}")
    expect(page.get_by_text("Your games now belong to your account.")).to_be_visible()
    bob.check_page()
    expect(alice.page.locator("#players")).to_contain_text("Bob of Vienna", timeout=10_000)

    elsewhere = seat_down(java_script_enabled=False)
    elsewhere.table = bob.table
    page = elsewhere.page
    page.goto(bob.url)
    page.get_by_role("link", name="Log in").first.click()
    page.get_by_label("Name", exact=True).fill("bob of vienna")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.locator("#players .mine-too h3, .seat.mine-too h3").first).to_contain_text("Bob of Vienna")
    page.goto("/settings/hours/")
    expect(page.locator("#zone")).to_have_value("Europe/Vienna")
    page.goto("/settings/account/")
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_role("link", name="Log in").first).to_be_visible()
