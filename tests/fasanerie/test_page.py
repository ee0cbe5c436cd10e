"""The table's page, from the engine's views to the fragment: everything said, nothing told too much."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from django.template.loader import render_to_string

import spieltisch
from spieltisch.core.words import LANGUAGES, words
from spieltisch.games.fasanerie import GAME
from spieltisch.games.fasanerie.web import choices, path_css, rulebook
from spieltisch.games.fasanerie.web.travel import APART, Travel, follow

from ..shown import context, html


def random_match(players: int, seed: int, **options: Any) -> spieltisch.Match:
    return spieltisch.new("fasanerie", players=players, seed=seed, options={"kinds": "all", **options})


def played(match: spieltisch.Match, moves: int, seed: int) -> spieltisch.Match:
    draw = random.Random(seed)
    for _ in range(moves):
        if match.over:
            break
        match.play(draw.choice(match.legal_actions()))
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", range(2, 7))
def test_every_moment_of_a_game_can_be_shown_to_everybody(players: int, language: str) -> None:
    match = random_match(players, seed=players, open_cards=players % 2 == 0)
    draw = random.Random(players)
    while not match.over:
        if match.step % 5 == 0:
            for seat in (None, match.current_player, (match.current_player + 1) % players):
                context(match, seat, language)
        match.play(draw.choice(match.legal_actions()))
    for seat in (None, 0):
        assert context(match, seat, language)["sheet"]


@pytest.mark.parametrize("moves", [0, 7, 19, 40, 1000])
def test_the_fragment_has_unique_ids_no_styles_and_no_scripts(moves: int) -> None:
    match = played(random_match(4, seed=moves), moves, seed=moves)
    shown = html(match, None if match.over else match.current_player)
    ids = Counter(re.findall(r'\sid="([^"]+)"', shown))
    assert [name for name, count in ids.items() if count > 1] == []
    assert not re.search(r"\sstyle=|<style|<script|\son\w+=", shown)


def test_names_of_people_are_text_not_markup() -> None:
    match = played(random_match(3, seed=5), 12, seed=5)
    shown = html(match, 0)
    assert "Anton &lt;b&gt;" in shown
    assert "Anton <b>" not in shown


def test_every_legal_action_has_a_control_and_a_sentence_that_describes_it() -> None:
    match = random_match(3, seed=11)
    draw = random.Random(11)
    asked: Counter[str] = Counter()
    while not match.over:
        seat = match.current_player
        shown = html(match, seat)
        kind = match.view(seat)["decision"]["kind"]
        asked[kind] += 1
        for action in match.legal_actions():
            control = re.search(rf'<(?:input|button)[^>]*value="{re.escape(action)}"[^>]*>', shown)
            assert control, (kind, action)
            described = re.search(r'aria-describedby="([^"]+)"', control[0])
            assert described
            assert f'id="{described[1]}"' in shown
        match.play(draw.choice(match.legal_actions()))
    assert asked["move"] > 10


NET = {
    "format": "spieltisch-position-1", "game": "fasanerie", "players": 2, "options": {}, "pile": 0,
    "start": [],
    "kinds": ["gold", "peacock", "nest", "trap", "fox", "net"], "hands": [[], []],
    "alley": [["gold-1", []], ["net", []], ["gold-2", [0]], ["nest", [1]], ["trap", []], ["peacock", []]],
    "box": [], "traps": [], "left": [],
}  # fmt: skip


def test_a_net_takes_the_card_that_its_control_shows() -> None:
    """A Net counts from ahead of the sweep, the page from the back of the alley."""
    shown = context(spieltisch.from_position(NET, auto=True), 0)["alley"].places
    assert [place.card for place in shown if place.action] == ["trap", "peacock"]
    for place in shown:
        if place.action:
            match = spieltisch.from_position(NET, auto=True)
            match.play(place.action)
            told = [event for event in match.events(0) if event["event"] == "net"]
            assert told[0]["card"] == place.card


def test_it_says_beforehand_that_new_cards_leave_no_way_back() -> None:
    match = spieltisch.new("fasanerie", players=2, seed=3)
    mover = match.current_player
    limits = [bool(sentence.limit) for sentence in context(match, mover)["previews"]]
    assert any(limits)
    before = match.view(None)["pile"]
    for preview, limited in zip(match.previews(mover), limits, strict=True):
        match.play(preview["action"])
        assert (match.view(None)["pile"] < before) >= limited
        while match.undo().actor != mover:
            pass


def test_hidden_hands_show_no_points_of_others() -> None:
    match = played(random_match(3, seed=8), 25, seed=8)
    for panel in context(match, 0)["seats"]:
        if not panel.mine:
            assert all(chip.amount == "" for chip in panel.chips)
            assert panel.total_words in ("card", "cards")


def test_an_onlooker_has_no_controls() -> None:
    match = played(random_match(3, seed=8), 10, seed=8)
    shown = html(match, None)
    assert 'name="action"' not in shown
    assert 'id="go"' not in shown


@pytest.mark.parametrize("seed", range(5))
def test_a_card_keeps_its_name_while_it_travels(seed: int) -> None:
    match = random_match(4, seed=seed, open_cards=True)
    draw = random.Random(seed)
    first = match.view(0, 0)
    known: dict[int, str] = {}
    while not match.over:
        travel = follow(first, match.view(0), match.events(0))
        lying = [entry["card"] for entry in match.view(0)["alley"]]
        held = [pair for pairs in travel.held.values() for pair in pairs]
        everything = list(zip(travel.alley, lying, strict=True)) + held
        assert len({number for number, _ in everything}) == len(everything)
        for number, card in everything:
            assert known.setdefault(number, card) == card
        match.play(draw.choice(match.legal_actions()))


def test_what_others_collect_flies_to_their_panel_and_your_own_into_your_fans() -> None:
    match = spieltisch.from_position(
        {
            "format": "spieltisch-position-1", "game": "fasanerie", "players": 2, "options": {},
            "kinds": ["gold", "fart", "nest", "peacock", "trap", "fox"], "pile": 0, "start": [],
            "alley": [["gold-1", [0]], ["nest", []], ["gold-2", []], ["nest", [1]], ["fart-1", []],
                      ["peacock", []], ["gold-3", []], ["nest", []]],
            "hands": [["gold-3"], ["nest"]], "box": [], "traps": [], "left": [],
        },
        auto=True,
    )  # fmt: skip
    first = match.view(0, 0)  # gold-1 is collected; from the back lie nest 0, gold-2 1, nest 2, fart-1 3, …

    def moved(action: str) -> Travel:
        match.play(action)
        return follow(first, match.view(0), match.events(0))

    travel = moved("move 4")  # past seat 1, who collects up to its own card. FA-8
    assert travel.landed(1, "nest") == ["vt-c0 vt-s0", "vt-c2 vt-s2"]  # the nest held before flies nowhere
    assert travel.landed(1, "gold") == ["vt-c1 vt-s1"]
    assert travel.landed(1, "fart") == []
    assert re.findall(r'class="landing ([^"]+)"', html(match, 0)) == [
        "vt-c1 vt-s1", "vt-c0 vt-s0", "vt-c2 vt-s2"
    ]  # fmt: skip
    travel = moved("move 2")  # from the nest to the peacock; seat 0 collects fart-1
    assert [travel.style(0, number) for number, _ in travel.held[0]] == ["vt-c3 vt-s0"]
    assert 'class="vt-c3 vt-s0"' in html(match, 0)
    assert "landing vt-c3" not in html(match, 0)
    travel = moved("move 2")  # to gold-3; seat 1 collects the peacock: another sweep
    assert travel.landed(1, "peacock") == ["vt-c4 vt-s0"]
    assert travel.landed(1, "nest") == []


def test_cards_swept_together_set_off_one_after_the_other() -> None:
    """LOOK: 60 ms apart, 900 ms in all, 380 of them the last one's flight."""
    rules = (Path(spieltisch.__file__).parent / "site/static/site/table.css").read_text("utf-8")
    delays = {int(k): int(ms) for k, ms in re.findall(r"new\(\.s(\d)\) { animation-delay: (\d+)ms }", rules)}
    assert delays == {turn: 60 * turn for turn in range(1, APART + 1)}
    assert 60 * APART + 380 <= 900


def test_the_counted_style_sheet_is_the_one_written_down() -> None:
    assert path_css.PATH.read_text("utf-8") == path_css.sheet()


@pytest.mark.parametrize("columns", [3, 4, 6, 8, 10])
def test_the_path_never_jumps_to_another_column_at_the_end_of_a_row(columns: int) -> None:
    rules = path_css.serpentine(columns)
    column = {
        int(k): int(c)
        for k, c in re.findall(rf"nth-child\({2 * columns}n\+(\d+)\){{grid-column:(\d+)", rules)
    }
    assert sorted(column) == list(range(1, 2 * columns + 1))
    for place in range(1, 2 * columns):
        assert abs(column[place] - column[place + 1]) == (0 if place == columns else 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_is_the_anchor_of_every_rule_once(language: str) -> None:
    shown = rulebook.rules(words(language, "spieltisch.core"))
    text = render_to_string("fasanerie/rules.html", {"rules": shown, "texts": shown["texts"]})
    anchors = re.findall(r'id="(FA-\d+)"', text)
    assert sorted(anchors, key=lambda rule: int(rule[3:])) == [f"FA-{n}" for n in range(1, 39)]
    ids = re.findall(r'\sid="([^"]+)"', text)
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_offers_every_kind_set_and_option(language: str) -> None:
    form = choices.new_game(words(language, "spieltisch.core"))
    assert [source["id"] for source in form["sources"]] == list(choices.SOURCES)
    assert len(form["kinds"]) == 18
    assert {option["id"] for option in form["options"]} == {s.id for s in GAME.switches}
