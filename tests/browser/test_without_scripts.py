"""Everything that matters works without scripts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .fasanerie_positions import MOVE, WAIT
from .player import Player
from .tables import ENDING, QUESTIONS, every_game, every_kind_of_question


@pytest.fixture
def plain(seat_down: Callable[..., Player]) -> Player:
    """Somebody whose browser runs no scripts."""
    return seat_down(java_script_enabled=False)


def test_moves_by_form_alone(plain: Player) -> None:
    page = plain.sit_at(MOVE, people=True)
    plain.choose("move 1")
    expect(page.locator(".says .pv:visible")).to_have_count(1)
    plain.move("move 1")
    plain.move("move 4")
    assert plain.steps() == [[0, "move 1"], [0, "move 4"]]
    plain.other_moves("move 3")
    page.reload()
    assert plain.my_turn()


@every_game
def test_the_end_of_a_game_by_form_alone(plain: Player, game: str) -> None:
    position, last = ENDING[game]
    page = plain.sit_at(position)
    plain.move(last)
    expect(page.locator(".sheet")).to_be_visible()
    page.locator("button[value=same]").click()
    expect(page.locator("#play")).to_be_visible()


@every_kind_of_question
def test_every_kind_of_question_by_form_alone(plain: Player, game: str, kind: str) -> None:
    plain.sit_at(QUESTIONS[game][kind], people=True)
    action = (plain.choices() or plain.words())[-1]
    plain.move(action)
    assert [0, action] in plain.steps()[:2]


def test_a_refusal_by_form_alone(plain: Player) -> None:
    page = plain.sit_at(WAIT, people=True)
    second = plain.another_page()
    plain.other_moves("move 5")
    page.reload()
    second.goto(plain.url)
    plain.move("move 1")
    second.locator("input[value='move 2']").click()
    second.locator("#go").click()
    expect(second.locator("#fault")).to_be_visible()
    assert [step for step in plain.steps() if step[0] == 0] == [[0, "move 1"]]


def test_the_language_is_switched_by_form_alone(plain: Player) -> None:
    page = plain.page
    page.goto("/")
    page.locator("button[name=language][value=de]:visible").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
