"""The end of a game of Fabelwald, played with nothing but a mouse, and its record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from .fabelwald_positions import SHORT
from .player import Player
from .test_feuville_by_mouse import look_at_the_score_sheet
from .test_whole_game_by_mouse import check_the_record


def test_a_whole_game_by_mouse_and_its_record_is_sound(
    seat_down: Callable[..., Player], tmp_path: Path
) -> None:
    alice = seat_down("Alice")
    alice.sit_at(SHORT)
    answers = 0
    while alice.my_turn():
        if answers % 5 == 0:
            alice.check_page(widths=(375, 1280))
        answer(alice, answers)
        expect(alice.page.locator("#said")).not_to_be_empty()
        answers += 1
    assert answers > 6
    look_at_the_score_sheet(alice)
    check_the_record(alice, tmp_path)


def answer(alice: Player, turns: int) -> None:
    """Look at a card's sheet and at two choices, then take the second: its sentence shows, and only its."""
    page = alice.page
    choices = alice.choices()
    if not choices:
        return alice.move(alice.words()[0])
    look = page.locator(".hand-fan .look")
    if look.count():
        look.first.click()
        sheet = page.locator(".card-sheet:popover-open")
        expect(sheet.locator("p")).not_to_be_empty()
        sheet.locator("button").click()
        expect(sheet).to_have_count(0)
    for action in (choices[0], choices[(turns * 5 + 1) % len(choices)]):
        alice.look_at(action)
        assert page.locator("#go").inner_text()
    alice.move(action)
