"""The table's page, from the engine's views to the fragment: everything said, every choice within reach."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest
from django.http import QueryDict
from django.template.loader import render_to_string

import spieltisch
from spieltisch.core.words import LANGUAGES, words
from spieltisch.games.feuville.web import choices, form, marks_css, rulebook
from spieltisch.site import choices_css

from ..shown import context, html


def in_mid_game(players: int, moves: int) -> spieltisch.Match:
    """A game after so many random choices."""
    match = spieltisch.new("feuville", players=players, seed=players)
    draw = random.Random(moves)
    for _ in range(moves):
        if not match.over:
            match.play(draw.choice(match.legal_actions()))
    return match


def test_every_question_can_be_shown_and_every_legal_action_has_one_control_with_its_sentence() -> None:
    match = spieltisch.new("feuville", players=3, seed=11)
    draw = random.Random(11)
    asked: Counter[str] = Counter()
    while not match.over:
        seat = match.current_player
        kind = match.view(seat)["decision"]["kind"]
        asked[kind] += 1
        if asked[kind] <= 2:
            language = LANGUAGES[asked[kind] % 3]
            html(match, None, language)
            shown = html(match, seat, language)
            for action in match.legal_actions():
                found = re.findall(rf'<(?:input|button)[^>]*value="{re.escape(action)}"[^>]*>', shown)
                assert len(found) == 1, (kind, action)
                described = re.search(r'aria-describedby="([^"]+)"', found[0])
                assert described
                assert f'id="{described[1]}"' in shown
                assert "<button" in found[0] or re.search(r'aria-label="[^"]+"', found[0])
        match.play(draw.choice(match.legal_actions()))
    assert len(asked) > 9
    for language in LANGUAGES:
        assert context(match, 0, language)["sheet"]
        html(match, 0, language)


@pytest.mark.parametrize("moves", [0, 30, 90])
def test_the_fragment_has_unique_ids_no_styles_and_no_scripts(moves: int) -> None:
    match = in_mid_game(4, moves)
    shown = html(match, None if match.over else match.current_player)
    ids = Counter(re.findall(r'\sid="([^"]+)"', shown))
    assert [name for name, count in ids.items() if count > 1] == []
    assert not re.search(r"\sstyle=|<style|<script|\son\w+=", shown)


def test_names_of_people_are_text_not_markup() -> None:
    shown = html(in_mid_game(3, 40), 0)
    assert "Anton &lt;b&gt;" in shown
    assert "Anton <b>" not in shown


def test_an_onlooker_has_no_controls() -> None:
    shown = html(in_mid_game(3, 25), None)
    assert 'name="action"' not in shown
    assert 'id="go"' not in shown


def decree_position(decree: str) -> dict[str, Any]:
    """Two complete columns, and ``decree`` lying where die 2 reaches it."""
    plain: dict[str, Any] = {"slots": [None, None], "spells": [None, None], "juggled": 0, "conjured": 0}
    return {
        "format": "spieltisch-position-1", "game": "feuville", "players": 2, "options": {}, "start": 0,
        "turn": 0, "round": 3, "dice": [2, 5], "used": [], "spells": ["points-3", "shield", "pick"],
        "display": {
            "wall": ["wall-i-plain-star", None, None, None, None, None],
            "tower": ["tower-i-plain-griffin", None, None, None, None, None],
            "sky": ["sky-s-1-griffin", None, None, None, None, None],
            "decree": ["free", decree, "area", "flag-1", "flag-2", "flag-3"],
        },
        "towns": [
            {**plain, "columns": [
                ["wall-own", "tower-i-plain-flag", "sky-s-2"], ["wall-i-plain-guard", None, None],
                ["wall-i-plain-flag", "tower-i-plain", "sky-s-2"],
            ]},
            {**plain, "columns": [["wall-own", None, None]]},
        ],
    }  # fmt: skip


def test_what_a_decree_would_score_stands_on_it_and_marks_the_columns_it_counts() -> None:
    """FE-25: a guard scores 3 with guard ×3; it stands in column 2 of the three."""
    shown = context(spieltisch.from_position(decree_position("guard-3"), auto=True), 0)
    [space] = [space for space in shown["columns"][1].spaces if space.thing == "decree"]
    assert space.choice.flag == "+3"
    mark = f"m{space.choice.number}"
    assert [mark in column.classes.split() for column in shown["mine"]["columns"]] == [False, True, False]


def test_a_tile_marks_the_places_where_it_fits() -> None:
    """FE-10: a tower goes on the one wall that has none, a wall to either end."""
    position = decree_position("guard-3")
    position["display"]["tower"][1] = "tower-i-plain-guard"
    position["display"]["wall"][1] = "wall-i-plain-star"
    shown = context(spieltisch.from_position(position, auto=True), 0)
    numbers = {space.thing: space.choice.number for space in shown["columns"][1].spaces if space.choice}
    fits = [f"f{numbers['tower']}" in column.classes.split() for column in shown["mine"]["columns"]]
    assert fits == [False, True, False]
    for end in (shown["mine"]["left"], shown["mine"]["right"]):
        assert f"f{numbers['wall']}" in end.classes.split()


def test_only_columns_with_an_unused_die_are_lit() -> None:
    position = {**decree_position("guard-3"), "used": [5]}
    shown = context(spieltisch.from_position(position, auto=True), 0)
    assert [column.number for column in shown["columns"] if column.lit] == [2]
    assert [(column.visit is None) for column in shown["columns"]].count(False) <= 1


def test_the_dragon_is_announced_with_every_town_and_who_burns_what() -> None:
    """FE-20: three columns and four clouds burn nothing; one column without a cloud burns."""
    position = {**decree_position("guard-3"), "dice": []}
    match = spieltisch.from_position(position, auto=False)
    for step in ("roll", "roll 4 4"):
        match.play(step)
    told = context(match, 0)["dragon"]
    assert [town["danger"] for town in told["towns"]] == [0, 1]
    assert [town["mine"] for town in told["towns"]] == [True, False]


def test_the_counted_style_sheets_are_the_ones_written_down() -> None:
    assert marks_css.PATH.read_text("utf-8") == marks_css.sheet()
    assert choices_css.PATH.read_text("utf-8") == choices_css.sheet()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_is_the_anchor_of_every_rule_once(language: str) -> None:
    shown = rulebook.rules(words(language, "spieltisch.core"))
    text = render_to_string("feuville/rules.html", {"rules": shown, "texts": shown["texts"]})
    anchors = re.findall(r'id="(FE-\d+)"', text)
    assert sorted(anchors, key=lambda rule: int(rule[3:])) == [f"FE-{n}" for n in range(1, 35)]
    ids = re.findall(r'\sid="([^"]+)"', text)
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_offers_every_ruling(language: str) -> None:
    shown = choices.new_game(words(language, "spieltisch.core"))
    assert [option["id"] for option in shown["options"]] == ["strict_corners", "city_end_walls"]
    assert [option["id"] for option in shown["numbers"]] == ["round_limit"]
    assert list(shown["players"]) == [2, 3, 4]


def test_the_form_asks_for_what_was_ticked_and_typed() -> None:
    posted = QueryDict("options_shown=1&city_end_walls=on&round_limit=30")
    asked = form.options(posted)
    assert asked == {"strict_corners": False, "city_end_walls": True, "round_limit": 30}
    assert form.options(QueryDict("round_limit=many")) == {"round_limit": "many"}
