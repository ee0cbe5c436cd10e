"""Where the focus goes, and what the arrows do."""

from __future__ import annotations

from playwright.sync_api import expect

from .fasanerie_positions import MOVE, WAIT
from .player import Player
from .tables import QUESTIONS, every_kind_of_question
from .test_reload_and_tabs import stays_after_reload


@every_kind_of_question
def test_every_kind_of_question_stays_after_reload_and_is_answered_by_keyboard(
    alice: Player, game: str, kind: str
) -> None:
    page = alice.sit_at(QUESTIONS[game][kind], people=True)
    stays_after_reload(alice)
    version = alice.version()
    choices = alice.choices()
    if choices:
        alice.tab_to("input[name=action]")
        page.keyboard.press("ArrowDown" if len(choices) > 1 else "Space")
        chosen = page.locator("input[name=action]:checked").get_attribute("value")
        assert chosen == choices[min(1, len(choices) - 1)]
    else:
        alice.tab_to("#bar button[name=action]")
    page.keyboard.press("Enter")
    alice.wait_for_news(version)
    expect(page.locator("#question")).to_be_focused()
    stays_after_reload(alice)


def test_right_and_down_are_one_card_ahead_left_and_up_one_back(alice: Player) -> None:
    page = alice.sit_at(MOVE)
    choices = alice.choices()
    alice.tab_to("input[name=action]")
    checked = page.locator("input[name=action]:checked")
    for key, number in (("ArrowRight", 1), ("ArrowDown", 2), ("ArrowLeft", 1), ("ArrowUp", 0)):
        page.keyboard.press(key)
        assert checked.get_attribute("value") == choices[number]


def test_skip_links_lead_to_question_table_players_and_log(alice: Player) -> None:
    page = alice.sit_at(MOVE)
    for number, target in enumerate(("question", "play", "players", "log")):
        page.goto(alice.url)
        for _ in range(number + 1):
            page.keyboard.press("Tab")
        link = page.locator(":focus")
        assert link.get_attribute("href") == f"#{target}"
        expect(link).to_be_visible()
        page.keyboard.press("Enter")
        assert page.url.endswith(f"#{target}")


def test_another_ones_move_leaves_focus_and_choice_where_they_are(alice: Player) -> None:
    page = alice.sit_at(WAIT, people=True)
    version = alice.version()
    page.locator("#log-h").focus()
    alice.other_moves("move 5")
    alice.wait_for_news(version)
    expect(page.locator("#log-h")).to_be_focused()
    expect(page.locator("#said")).to_contain_text("Your turn")


def test_while_waiting_the_cards_can_be_explored(alice: Player) -> None:
    page = alice.sit_at(WAIT, people=True)
    alice.tab_to("input[name=look]")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".says .pv:visible")).to_have_count(1)
    assert alice.steps() == []
