"""Position files of Fasanerie: read, written, and refused field by field."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import spieltisch
from spieltisch import CHANCE, RefusedError
from spieltisch.core.errors import Phrase

Lay = Callable[..., Any]

GOOD: dict[str, Any] = {
    "format": "spieltisch-position-1",
    "game": "fasanerie",
    "players": 2,
    "options": {},
    "kinds": ["gold", "fox", "dog", "net", "trap", "nest"],
    "pile": 7,
    "start": [],
    "alley": [
        ["gold-1", [0]], ["nest", [1]], ["gold-2", []], ["nest", []], ["fox", []], ["net", []], ["gold-3", []]
    ],
    "hands": [["gold-3"], ["fox", "dog"]],
    "box": ["nest"],
    "traps": [],
    "left": [],
}  # fmt: skip
PICKED_UP = {"alley": [["nest", [1]], ["gold-2", []]], "pile": 0}


def test_the_position_these_tests_change_is_good() -> None:
    match = spieltisch.from_position(GOOD)
    assert match.current_player == 0
    assert match.view(0)["collections"][0]["cards"] == ["gold-1", "gold-3"]


@pytest.mark.rule("FA-1", "FA-4", "FA-7", "FA-14", "FA-17")
@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"format": "spieltisch-position-9"}, "The format is 'spieltisch-position-9'"),
        ({"format": None}, "The format is None"),
        ({"game": "chess"}, "There is no game chess"),
        ({"game": 3}, "Field game"),
        ({"players": 1}, "Field players"),
        ({"players": 7}, "Field players"),
        ({"players": "2"}, "Field players"),
        ({"players": True}, "Field players"),
        ({"players": 2.0}, "Field players"),
        ({"options": []}, "Field options"),
        ({"options": {"kinds": ["gold"]}}, "Field options"),
        ({"options": {"open_table": True}}, "There is no option open_table"),
        ({"options": {"open_cards": 1}}, "Option open_cards cannot be 1"),
        ({"kinds": ["gold", "fox"]}, "Six different kinds are needed, not 2"),
        ({"kinds": ["gold", "gold", "fox", "dog", "net", "trap"]}, "Six different kinds are needed, not 5"),
        ({"kinds": "everything"}, "There is no set of kinds everything"),
        ({"kinds": "all"}, "There is no set of kinds all"),  # a position draws nothing
        ({"kinds": [[], 1, 2, 3, 4, 5]}, "Option kinds cannot be"),
        ({"pile": -1}, "Field pile"),
        ({"pile": "7"}, "Field pile"),
        ({"pile": True}, "Field pile"),
        ({"pile": None}, "Field pile"),
        ({"pile": 21}, "Field pile is wrong: it must be a number from 0 to 20"),
        ({"start": 0}, "Field start"),
        ({"start": [2]}, "Field start"),
        ({"start": [0]}, "seat 0 stands somewhere else already"),
        ({"alley": {}}, "Field alley"),
        ({"alley": [["gold-1"]]}, r"Field alley\[0\]"),
        ({"alley": [["gold-1", 0]]}, r"Field alley\[0\]"),
        ({"alley": [["gold-4", [0]]]}, r"Field alley\[0\]: there is no card 'gold-4'"),
        ({"alley": [["blood", [0]]]}, r"Field alley\[0\]: the card blood is not among the six kinds"),
        ({"alley": [[["gold-1"], [0]]]}, r"Field alley\[0\]: there is no card"),
        ({"alley": [["gold-1", [0, 0]]]}, r"Field alley\[0\]: seat 0 stands somewhere else already"),
        ({"alley": [["gold-1", ["0"]]]}, r"Field alley\[0\]"),
        ({"alley": [["nest", []]] * 113}, "Field alley"),
        ({"hands": None}, "Field hands"),
        ({"hands": [[]]}, "Field hands is wrong: it must be 2 lists"),
        ({"hands": [[], "gold-1"]}, r"Field hands\[1\]"),
        ({"hands": [["gold"], []]}, r"Field hands\[0\]: there is no card 'gold'"),
        ({"hands": [["gold-1", "gold-1"], []]}, "There are 3 cards gold-1; at most 2"),
        ({"box": "nest"}, "Field box"),
        ({"box": ["peacock"]}, "Field box: the card peacock is not among"),
        ({"box": [7]}, "Field box"),
        ({"traps": ["nest"]}, "Field traps is wrong: it must be only “trap”"),
        ({"traps": ["trap"]}, "Field traps is wrong: it must be empty, unless"),
        ({"left": [1]}, "Field left: seat 1 stands somewhere else already"),
        ({"left": [9]}, "Field left"),
        ({"alley": [["gold-1", [0]]], "left": [1]}, "Field left is wrong: it must be nobody, while cards"),
        ({"alley": [["nest", []]] * 3}, "Seats 0, 1 stand nowhere"),
        ({**PICKED_UP, "alley": [["nest", []]], "start": [1]}, "Field start is wrong: it must be empty"),
        ({"face_down": [[0]]}, r"Field face_down\[0\]"),
        ({"face_down": [[2, "nest"]]}, r"Field face_down\[0\]"),
        ({"face_down": [[0, "swan"]]}, r"Field face_down\[0\]"),
        ({"face_down": [[0, "nest"]], "options": {"open_cards": True}}, "Field face_down"),
        ({"face_down": [[0, "trap"]] * 4}, "at most a card for each fox and dog collected"),
        ({"pending": 5}, "Field pending"),
        ({"pending": {"seat": 0, "choice": "fox", "sweep": 0}}, "Field pending"),  # its disc stands on a card
        ({**PICKED_UP, "pending": {"seat": 1, "choice": "fox", "sweep": 0}}, "Field pending"),
        ({**PICKED_UP, "pending": {"seat": 0, "choice": "fox", "sweep": 0}}, "a fox in the hand of 0"),
        ({**PICKED_UP, "pending": {"seat": 0, "choice": "net", "sweep": 0}}, "a net in the hand of 0"),
        ({**PICKED_UP, "pending": {"seat": 0, "choice": "move", "sweep": 1}}, "a sweep from 0 to 0"),
        ({**PICKED_UP, "pending": {"seat": 0, "choice": "move", "sweep": -1}}, "Field pending"),
        ({**PICKED_UP, "pending": {"seat": 0, "choice": ["fox"], "sweep": 0}}, "Field pending"),
        ({"hnads": [[], []]}, "There is no field hnads"),
    ],
)
def test_one_field_wrong(change: dict[str, Any], says: str) -> None:
    with pytest.raises(RefusedError, match=says) as refused:
        spieltisch.from_position({**GOOD, **change})
    assert "\n" not in str(refused.value)
    if refused.value.key in ("field", "option-value"):
        # Not a text: that would be English in every language.
        assert isinstance(refused.value.values["wanted"], Phrase)
    assert refused.value.in_words("de") != str(refused.value) != refused.value.in_words("fr")


@pytest.mark.parametrize(
    ("change", "german"),
    [
        ({"pile": 21}, "eine Zahl von 0 bis 20, so viele Karten sind weder gesehen noch weggelegt."),
        ({"hands": [[]]}, "Nötig ist 2-mal eine Liste von Karten, eine je Platz."),
        ({"start": [2]}, "Das Feld start ist falsch: Nötig ist ein Platz von 0 bis 1."),
        ({"options": {"open_cards": 1}}, "kann nicht 1 sein; möglich ist: true oder false."),
        (
            {**PICKED_UP, "pending": {"seat": 0, "choice": "fox", "sweep": 0}},
            "Nötig ist eine Karte fox auf der Hand von Platz 0, die wirken kann.",
        ),
    ],
)
def test_a_wrong_field_is_told_in_german_throughout(change: dict[str, Any], german: str) -> None:
    with pytest.raises(RefusedError) as refused:
        spieltisch.from_position({**GOOD, **change})
    assert refused.value.in_words("de").endswith(german)


@pytest.mark.parametrize("field", ["format", "game", "players", "kinds", "pile", "hands"])
def test_one_field_missing(field: str) -> None:
    with pytest.raises(RefusedError):
        spieltisch.from_position({key: value for key, value in GOOD.items() if key != field})


@pytest.mark.parametrize("thing", [None, 5, "position", [], [GOOD]])
def test_anything_but_an_object_is_refused(thing: Any) -> None:
    with pytest.raises(RefusedError):
        spieltisch.from_position(thing)


@pytest.mark.rule("FA-4")
def test_three_cards_a_player_must_be_unseen() -> None:
    """31 cards seen of 36: then fewer than six were put back."""
    hands = ["gold-1"] * 2 + ["gold-2"] * 2 + ["gold-3"] * 2 + ["fox"] * 6 + ["dog"] * 6 + ["net"] * 6
    good = {**GOOD, "pile": 0, "alley": [], "left": [0, 1], "box": [], "hands": [hands, ["nest"] * 6]}
    assert spieltisch.from_position(good).over
    with pytest.raises(RefusedError, match="6 are put back unseen"):
        spieltisch.from_position({**good, "hands": [hands, ["nest"] * 6 + ["trap"]]})


def test_what_a_file_holds_is_not_changed_by_reading_it() -> None:
    before = json.dumps(GOOD)
    match = spieltisch.from_position(GOOD)
    match.play("move 1")
    assert json.dumps(GOOD) == before


@pytest.mark.rule("FA-13")
def test_a_position_with_too_few_cards_ahead_asks_chance_first() -> None:
    match = spieltisch.from_position({**GOOD, "alley": GOOD["alley"][:3]})
    assert match.current_player == CHANCE


@pytest.mark.parametrize("seed", range(6))
def test_every_situation_of_a_game_is_read_back_as_it_was_written(seed: int) -> None:
    rng = random.Random(seed)
    options = {"kinds": ["gold", "fox", "dog", "net", "trap", "nest"], "net_reaches_behind": seed % 2 == 1}
    match = spieltisch.new("fasanerie", 2 + seed % 3, seed, options, auto=False)
    met = set()
    while not match.over:
        match.play(rng.choice(match.legal_actions()))
        written = json.loads(json.dumps(match.position()))
        again = spieltisch.from_position(written)
        assert again.position() == written
        assert again.current_player == match.current_player
        assert again.legal_actions() == match.legal_actions()
        assert again.view(0)["alley"] == match.view(0)["alley"]
        met.add((match.view(None)["decision"] or {}).get("kind"))
    assert {"move", "fox", "dog", "net", None} <= met


@pytest.mark.rule("FA-10")
def test_a_position_written_out_names_what_lies_face_down(table: Lay) -> None:
    t = table("gold-1 nest fox[A] peacock[B]")
    t.play("A: give nest")
    position = t.match.position()
    assert position["face_down"] == [[0, "nest"]]
    again = spieltisch.from_position(position)
    assert again.view(1)["collections"][0]["lost_unknown"] == 1
    assert again.view(1)["collections"][0]["cards"] == ["gold-1", "nest", "fox"]
    assert again.view(0)["own_secrets"] == ["nest"]


@pytest.mark.rule("FA-20")
def test_as_many_cards_as_the_game_has_fit_into_the_alley() -> None:
    """90 cards seen lie in the alley, 18 dogs among them, and each puts one back at the front."""
    alley = ["gold-1", "gold-2", "gold-3"] * 6 + ["nest"] * 18 + ["net"] * 18 + ["trap"] * 18
    cards = [*alley, *["dog"] * 18]
    position = {
        **GOOD, "players": 6, "pile": 0, "start": [1, 2, 3, 4, 5], "hands": [["fox"]] + [[]] * 5, "box": [],
        "alley": [[card, []] for card in cards[1:-1]] + [["dog", [0]]],
    }  # fmt: skip
    match = spieltisch.from_position(position)
    for _ in range(5):
        match.play("leave")
    while not match.over:
        match.play(match.legal_actions()[0])
        match.game.check_invariants(match.state)
