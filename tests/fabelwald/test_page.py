"""The table's page, from the engine's views to the fragment: all within reach, nothing told too much."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from django.http import QueryDict
from django.template.loader import render_to_string

import spieltisch
from spieltisch.core.words import LANGUAGES, words
from spieltisch.games.fabelwald.web import choices, form, rulebook

from ..browser.fabelwald_positions import CROWD, DECISIONS, LONG
from ..shown import NAMES, context, html


def kind_of(match: spieltisch.Match) -> str:
    decision = match.view(match.current_player)["decision"]
    return f"{decision['kind']} {decision.get('creature', '')}".strip()


def check_controls(match: spieltisch.Match, shown: str) -> None:
    """Each legal action has one control with a name, and a sentence that describes it; ids are unique."""
    for action in match.legal_actions():
        found = re.findall(rf'<(?:input|button)[^>]*value="{re.escape(action)}"[^>]*>', shown)
        assert len(found) == 1, (kind_of(match), action)
        described = re.search(r'aria-describedby="([^"]+)"', found[0])
        assert described
        assert f'id="{described[1]}"' in shown
        assert 'form="answer"' in found[0]
        assert "<button" in found[0] or re.search(r'aria-label="[^"]+"', found[0])
    ids = Counter(re.findall(r'\sid="([^"]+)"', shown))
    assert [name for name, count in ids.items() if count > 1] == []
    assert not re.search(r"\sstyle=|<style|<script|\son\w+=", shown)


@pytest.mark.parametrize("kind", [*DECISIONS, "crowd", "long"])
def test_every_question_is_answered_where_it_is_asked(kind: str) -> None:
    match = spieltisch.from_position({**DECISIONS, "crowd": CROWD, "long": LONG}[kind])
    for language in LANGUAGES if kind in ("turn", "amulet") else LANGUAGES[:1]:
        check_controls(match, html(match, 0, language))


def test_all_of_a_random_game_can_be_shown_to_everybody() -> None:
    """Now and then, in every language, to whoever is to move, to another, and to an onlooker."""
    match = spieltisch.new("fabelwald", players=2, seed=8)
    draw = random.Random(8)
    while not match.over:
        if match.step % 23 == 0:
            language = LANGUAGES[match.step % 3]
            shown = [html(match, seat, language) for seat in (0, 1, None)]
            check_controls(match, shown[match.current_player])
        match.play(draw.choice(match.legal_actions()))
    for language in LANGUAGES:
        assert context(match, 0, language)["sheet"]


def test_the_same_hidden_cards_make_the_same_page(table: Callable[..., Any]) -> None:
    """What seat C cannot know (a hand, what was stolen from whom) is not on its page, nor an onlooker's."""
    shown = []
    for stolen, *hands in (("owl", "amulet owl crow", "wolf elf"), ("rune", "stag rune elf", "troll amulet")):
        t = table(*hands, "path", turn="B", combos=["A hydra", "B goblins", "C witch"])
        t.play("B: steal 0")
        asked = [html(t.match, 2), html(t.match, None)]
        t.play("A: pass", f"chance: card {stolen}")
        shown.append([*asked, html(t.match, 2), html(t.match, None)])
    assert shown[0] == shown[1]


def test_only_who_holds_an_amulet_is_offered_it_and_all_else_is_alike(table: Callable[..., Any]) -> None:
    """FW-19"""
    buttons = []
    for hand in ("amulet owl", "crow owl"):
        t = table(hand, "wolf elf", turn="B")
        t.play("B: steal 0")
        told = context(t.match, 0)
        buttons.append([button.action for button in told["buttons"]])
        assert told["theft"]["state"] == "pending"
    assert buttons == [["amulet", "pass"], ["pass"]]


def test_victim_and_thief_see_the_stolen_card_and_nobody_else(table: Callable[..., Any]) -> None:
    t = table("owl crow", "wolf elf", "path", turn="B")
    t.play("B: steal 0", "A: pass", "chance: card owl")
    faces = ["c-owl" in context(t.match, seat)["theft"]["card"] for seat in (0, 1, 2, None)]
    assert faces == [True, True, False, False]


def test_who_knows_what_of_my_hand_stands_at_the_cards(table: Callable[..., Any]) -> None:
    """FW-30: the Hydra has shown B's hand to A; C knows nothing of it."""
    t = table("hydra", "wolf elf", "path", deck="rune owl", park="combos")
    t.play("A: play hydra", "A: seat 1")
    mine = context(t.match, 1)["mine"]
    assert [len(held.knowing) for held in mine["cards"]] == [1, 1]
    assert len(mine["seen"]) == 1
    assert NAMES[0] in mine["seen"][0]
    known = {place.number: len(place.known) for place in context(t.match, 2)["around"]}
    assert known == {0: 0, 1: 0}
    assert {place.number: len(place.known) for place in context(t.match, 0)["around"]} == {1: 2, 2: 0}


def test_a_chain_is_a_ladder_with_the_newest_power_on_top(table: Callable[..., Any]) -> None:
    """The Nymph lures the Elf, the Elf wakes the Goblins, the Goblins wait for their victim. FW-26, FW-35"""
    t = table("nymph", "wolf stag", combos=["A goblins", "B elf"])
    t.play("A: play nymph", "A: combo 1", "A: take 2 elf", "A: combo 1", "A: again goblins", "A: steal 1")
    rungs = context(t.match, 1)["chain"]
    assert [rung["name"] for rung in rungs] == ["Goblins:", "Elf:", "Nymph:"]
    assert [rung["state"] for rung in rungs] == ["waiting", "done", "done"]


def test_next_steps_are_those_of_the_deck(table: Callable[..., Any]) -> None:
    """FW-11, FW-13: creatures 1, 2, 5, 10, 15; animals 2, 5, 9. FW-15: nothing is added to the dragon's."""
    combos = ["A giant", "A elf troll demon hydra", "A owl owl", "A nymph dragon", "A swamp swamp swamp"]
    t = table("witch", "", combos=combos)
    assert [tray.next for tray in context(t.match, 0)["mine"]["combos"]] == ["+1", "+5", "+3", "", ""]


def test_equal_cards_of_the_hand_are_one_choice(table: Callable[..., Any]) -> None:
    t = table("rune rune owl owl owl", "", "")
    mine = context(t.match, 0)["mine"]
    held = {held.card: (len(held.pictures), held.choice is not None) for held in mine["cards"]}
    assert held == {"owl": (3, False), "rune": (2, True)}
    assert [len(tray.cards) for tray in mine["possible"]] == [2, 3]


def test_names_of_people_are_text_not_markup(table: Callable[..., Any]) -> None:
    shown = html(table("owl crow", "wolf elf", "").match, 0)
    assert "Anton &lt;b&gt;" in shown
    assert "Anton <b>" not in shown


def test_an_onlooker_has_no_controls_and_sees_no_hand(table: Callable[..., Any]) -> None:
    shown = html(table("owl crow giant", "wolf elf", "").match, None)
    assert 'name="action"' not in shown
    assert 'id="go"' not in shown
    hands = shown[shown.index('class="around') : shown.index('class="centre')]
    assert not re.search("owl|crow|giant|wolf|elf", hands.lower())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_is_the_anchor_of_every_rule_once(language: str) -> None:
    shown = rulebook.rules(words(language, "spieltisch.core"))
    text = render_to_string("fabelwald/rules.html", {"rules": shown, "texts": shown["texts"]})
    anchors = re.findall(r'id="(FW-\d+)"', text)
    assert sorted(anchors, key=lambda rule: int(rule[3:])) == [f"FW-{n}" for n in range(1, 46)]
    ids = re.findall(r'\sid="([^"]+)"', text)
    assert sorted(ids) == sorted(set(ids))


def test_the_form_offers_every_ruling_and_asks_for_what_was_ticked() -> None:
    shown = choices.new_game(words("en", "spieltisch.core"))
    assert [option["id"] for option in shown["options"]] == ["draw_first", "dense_forest", "swap_all"]
    assert list(shown["players"]) == [2, 3, 4, 5, 6]
    asked = form.options(QueryDict("options_shown=1&swap_all=on"))
    assert asked == {"draw_first": False, "dense_forest": False, "swap_all": True}
