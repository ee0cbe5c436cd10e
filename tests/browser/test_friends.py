"""Friends by link: two browsers at one table, from the invitation to the first moves."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .invitations import invite, open_link
from .player import Player

QUIET = {"reduced_motion": "reduce"}
SOON = 1_500  # milliseconds: a second for the news, the rest for a busy machine


def mover(players: list[Player]) -> tuple[Player, Player]:
    """Who is to move, and who is not."""
    [asked] = [player for player in players if player.page.locator(".board[data-asked]").count()]
    return asked, next(player for player in players if player is not asked)


def test_two_people_play_by_link(alice: Player, seat_down: Callable[..., Player]) -> None:
    bob = seat_down(locale="de-DE", viewport={"width": 375, "height": 740}, **QUIET)
    invite(alice)
    alice.check_page()
    page = open_link(bob, alice)
    expect(page.locator("h1")).to_have_text("Alice lädt dich zu Fasanerie ein")
    bob.check_page()
    page.locator("input[name=name]").fill("Bob")
    page.keyboard.press("Enter")
    for player in (alice, bob):
        player.page.locator("#question").wait_for()
    for turn in range(4):
        asked, other = mover([alice, bob])
        seen = other.version()
        asked.move(asked.choices()[0])
        expect(other.page.locator("[data-version]")).not_to_have_attribute(
            "data-version", str(seen), timeout=SOON
        )
        if turn == 1:
            for player in (asked, other):
                before = player.page.locator("h1").inner_text()
                player.page.reload()
                expect(player.page.locator("h1")).to_have_text(before)
    alice.check_page()


def test_of_two_who_sit_down_at_once_one_is_seated_and_the_other_told(
    alice: Player, seat_down: Callable[..., Player]
) -> None:
    guests = [seat_down(**QUIET), seat_down(**QUIET)]
    invite(alice)
    for guest, name in zip(guests, ("Bob", "Carol"), strict=True):
        page = open_link(guest, alice)
        page.locator("input[name=name]").fill(name)
        # Scripts stop looking for news, so that neither page goes away before both have sent theirs.
        page.evaluate("document.querySelector('[sse-connect]').remove()")
    sending = """() => {
        const form = document.querySelector("main form");
        window.answer = fetch(form.action, { method: "post", body: new URLSearchParams(new FormData(form)) })
            .then(async (answer) => [answer.status, await answer.text()]);
    }"""
    for guest in guests:
        guest.page.evaluate(sending)
    answers = sorted(guest.page.evaluate("window.answer") for guest in guests)
    assert [status for status, _ in answers] == [200, 409]
    assert "All seats are taken by now. You can watch." in answers[1][1]
    alice.page.locator("#question").wait_for()


def test_sitting_down_without_scripts(seat_down: Callable[..., Player]) -> None:
    alice = seat_down(java_script_enabled=False)
    bob = seat_down(java_script_enabled=False)
    invite(alice, 3)
    page = open_link(bob, alice)
    page.locator("input[name=name]").fill("Bob")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("h1")).to_have_text("Fasanerie: waiting for players")
    expect(alice.page.locator(".seated")).to_contain_text("Bob", timeout=10_000)  # it comes again by itself
    page.get_by_role("button", name="Start now").click()
    expect(page.locator("#question")).to_be_visible()
