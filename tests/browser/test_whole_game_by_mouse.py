"""A whole game, played with nothing but a mouse, from the first page to the record file."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from .player import Player

KINDS = ("gold", "nest", "trap", "fox", "net", "dog")


def test_a_whole_game_by_mouse_and_its_record_is_sound(
    seat_down: Callable[..., Player], tmp_path: Path
) -> None:
    alice = seat_down("Alice")
    begin(alice)
    asked = set()
    moves = 0
    while alice.my_turn():
        alice.check_page(widths=(375, 1280))
        kind = alice.page.locator(".board").get_attribute("data-asked")
        asked.add(kind)
        take_a_turn(alice, moves)
        expect(alice.page.locator("#said")).not_to_be_empty()
        moves += 1
    assert "move" in asked
    assert moves > 4
    look_at_the_score_sheet(alice)
    check_the_record(alice, tmp_path)


def begin(alice: Player) -> None:
    page = alice.page
    page.goto("/")
    page.locator("a[href='/new/fasanerie/']", has_text="Choose yourself").click()
    page.locator(".tick", has_text=re.compile(r"^\s*2")).click()
    page.locator("select[name=level-1]").select_option("1")
    page.locator(".source", has=page.locator("[value=own]")).click()
    for kind in KINDS:
        page.locator(f"input[name=kind][value={kind}]").click()
    alice.check_page()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/table/*/")
    alice.table = page.url.split("/")[-2]


def take_a_turn(alice: Player, moves: int) -> None:
    """Look at two choices, then take the second: its flag and its sentence show, and only its."""
    page = alice.page
    choices = alice.choices()
    if not choices:
        return alice.move("leave")
    for action in (choices[0], choices[min(moves % 3 + 1, len(choices) - 1)]):
        sentence = alice.look_at(action)
        flag = page.locator("li:has(input:checked) > .flag")
        if "on top of" in (sentence.text_content() or ""):
            expect(flag).to_have_count(0)
        else:
            expect(flag).to_be_visible()
    alice.move(action)


def look_at_the_score_sheet(alice: Player) -> None:
    page = alice.page
    expect(page.locator("h1")).to_contain_text(re.compile("win|won"))
    rows = page.locator(".sheet tbody tr")
    expect(rows).to_have_count(len(KINDS))
    totals = [number(text) for text in page.locator(".sheet tfoot td .num").all_text_contents()]
    winner = page.locator(".sheet tfoot td.winner .num").text_content() or ""
    assert number(winner) == max(totals)
    for column, total in enumerate(totals):
        cells = [row.locator("td").nth(column).locator("b.num, .none").first for row in rows.all()]
        assert sum(number(cell.inner_text()) for cell in cells) == total
    page.locator(".sheet summary").first.click()
    expect(page.locator(".sheet details[open] p")).to_be_visible()
    alice.check_page()


def number(text: str) -> int:
    """The first number of ``text``; 0 if it has none."""
    found = re.search(r"−?\d+", text)
    return int(found[0].replace("−", "-")) if found else 0


def check_the_record(alice: Player, folder: Path) -> None:
    with alice.page.expect_download() as download:
        alice.page.get_by_role("link", name="Record file").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    command = [sys.executable, "-c", "from spieltisch.cli import main; main()", "check", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
