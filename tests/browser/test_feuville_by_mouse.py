"""A whole short game of Feuville, played with nothing but a mouse, and its record."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from .player import Player
from .test_whole_game_by_mouse import check_the_record, number

ROUNDS = 3


def test_a_whole_game_by_mouse_and_its_record_is_sound(
    seat_down: Callable[..., Player], tmp_path: Path
) -> None:
    alice = seat_down("Alice")
    begin(alice)
    asked = set()
    turns = 0
    while alice.my_turn():
        if turns % 4 == 0:
            alice.check_page(widths=(375, 1280))
        kind = alice.page.locator(".board").get_attribute("data-asked")
        asked.add(kind)
        answer(alice, turns)
        expect(alice.page.locator("#said")).not_to_be_empty()
        turns += 1
    assert "turn" in asked
    assert len(asked) > 1, "nothing but turns"  # what else is asked is up to the dice
    assert turns > 2 * ROUNDS
    look_at_the_score_sheet(alice)
    check_the_record(alice, tmp_path)


def begin(alice: Player) -> None:
    page = alice.page
    page.goto("/")
    page.locator("a[href='/new/feuville/']").click()
    page.locator(".tick", has_text=re.compile(r"^\s*2")).click()
    page.locator("select[name=level-1]").select_option("1")
    page.locator("#options summary").click()
    page.locator("input[name=round_limit]").fill("many")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("#new-error")).to_be_visible()
    expect(page.locator("input[name=players]:checked")).to_have_value("2")
    expect(page.locator("input[name=round_limit]")).to_have_value("many")
    page.locator("input[name=round_limit]").fill(str(ROUNDS))
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/table/*/")
    alice.table = page.url.split("/")[-2]


def answer(alice: Player, turns: int) -> None:
    """Look at two choices, then take the second: its sentence shows, and only its. Else press a button."""
    page = alice.page
    choices = alice.choices()
    if not choices or "roll" in alice.words():
        return alice.move(alice.words()[0])
    kobold = page.locator("label:has(#with-both)")
    if kobold.count() and turns % 3 == 0:
        kobold.click()
        assert all(choice.startswith(("kobold", "use", "stored")) for choice in alice.choices())
        page.locator("label:has(#with-one)").click()
    for action in (choices[0], choices[(turns * 5 + 1) % len(choices)]):
        alice.look_at(action)
    alice.move(action)


def look_at_the_score_sheet(alice: Player) -> None:
    page = alice.page
    expect(page.locator("h1")).to_contain_text(re.compile("win|won|share"))
    totals = [number(text) for text in page.locator(".sheet tfoot td .num").all_text_contents()]
    winner = page.locator(".sheet tfoot td.winner .num").first.text_content() or ""
    assert number(winner) == max(totals)
    rows = page.locator(".sheet tbody tr")
    for column, total in enumerate(totals):
        cells = [row.locator("td").nth(column).locator("b.num, .none").first for row in rows.all()]
        assert sum(number(cell.inner_text()) for cell in cells) == total
    page.locator(".sheet summary").first.click()
    expect(page.locator(".sheet details[open] p")).to_be_visible()
    alice.check_page()
