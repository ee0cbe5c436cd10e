"""Refusals speak the reader's language to the last word, and call a game by its name."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import spieltisch
from spieltisch.core.errors import Phrase, RefusedError, phrase
from spieltisch.core.game import CHANCE, game, game_ids
from spieltisch.core.record import from_record, parse
from spieltisch.core.toml import parse_toml
from spieltisch.core.words import sources

NARROW = "\N{NARROW NO-BREAK SPACE}"


def refused(steps: Any) -> RefusedError:
    """The refusal of a record with these steps."""
    record = {**spieltisch.new("fasanerie", 2, seed=1).record(), "steps": steps}
    with pytest.raises(RefusedError) as error:
        from_record(record)
    return error.value


def test_every_game_has_a_name_for_people() -> None:
    names = {game_id: game(game_id).name for game_id in game_ids()}
    assert names["fasanerie"] == "Fasanerie"
    assert all(name[:1].isupper() for name in names.values())


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Fasanerie is for 2 to 6 players, not 7."),
        ("de", "Fasanerie ist für 2 bis 6 Personen, nicht für 7."),
        ("fr", "Fasanerie se joue de 2 à 6, pas à 7."),
    ],
)
def test_the_game_is_called_by_its_name(language: str, sentence: str) -> None:
    with pytest.raises(RefusedError) as error:
        spieltisch.new("fasanerie", 7)
    assert error.value.in_words(language) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "It is not the turn of seat 1, but of chance."),
        ("de", "Nicht Platz 1 ist am Zug, sondern der Zufall."),
        ("fr", "Ce n’est pas la place 1 qui joue, mais le hasard."),
    ],
)
def test_who_is_to_move_is_said_in_every_language(language: str, sentence: str) -> None:
    match = spieltisch.new("fasanerie", 2, seed=1, auto=False)
    assert match.current_player == CHANCE
    with pytest.raises(RefusedError) as error:
        match.play("move 1", actor=1)
    assert error.value.in_words(language) == sentence


def test_the_reason_of_a_wrong_step_is_in_the_same_language() -> None:
    wrong = refused([[1, "move 1"]])
    assert wrong.in_words("de") == (
        'Schritt 0 [1, "move 1"] ist falsch: Nicht Platz 1 ist am Zug, sondern der Zufall.'
    )
    assert str(wrong) == 'Step 0 [1, "move 1"] is wrong: It is not the turn of seat 1, but of chance.'


@pytest.mark.parametrize(
    ("steps", "german", "french"),
    [
        (
            "none",
            "Das Feld steps ist falsch: Nötig ist eine Liste aus [wer, was].",
            f"Le champ steps est faux{NARROW}: il faut une liste de [qui, quoi].",
        ),
        (
            [5],
            "Schritt 0 5 ist falsch: Ein Schritt ist [wer, was].",
            f"L’étape 0 5 est fausse{NARROW}: une étape est [qui, quoi].",
        ),
        (
            [[-2, "leave"]],
            'Schritt 0 [-2, "leave"] ist falsch: Wer ist ein Platz oder „chance“.',
            f'L’étape 0 [-2, "leave"] est fausse{NARROW}: qui est une place ou «{NARROW}chance{NARROW}».',
        ),
    ],
)
def test_what_a_record_must_hold_is_said_in_every_language(steps: Any, german: str, french: str) -> None:
    wrong = refused(steps)
    assert (wrong.in_words("de"), wrong.in_words("fr")) == (german, french)


@pytest.mark.parametrize(
    ("text", "german"),
    [
        ("{,", "Das ist kein JSON: Zeile 1, Spalte 2 ist nicht zu lesen."),
        ("[" * 99 + "]" * 99, "Das ist kein JSON, das hier gelesen wird: Es ist zu tief verschachtelt."),
        ("9" * 9999, "Das ist kein JSON, das hier gelesen wird: Eine Zahl darin ist zu lang."),
    ],
)
def test_what_is_no_json_is_said_in_every_language(text: str, german: str) -> None:
    with pytest.raises(RefusedError) as error:
        parse(text)
    assert error.value.in_words("de") == german


def test_a_file_of_another_game_is_told_apart_by_name() -> None:
    other = RefusedError("other-game", value="Feuville", game="Fasanerie")
    assert str(other) == "This is a game of Feuville, not of Fasanerie."
    assert other.in_words("de") == "Das ist eine Partie Feuville, nicht Fasanerie."
    assert other.in_words("fr") == "C’est une partie de Feuville, pas de Fasanerie."


def test_words_inside_a_refusal_may_come_from_the_room_of_a_game() -> None:
    wanted = phrase("wanted-hands", room="spieltisch.games.fasanerie", players=2)
    assert wanted == Phrase("wanted-hands", (("players", 2),), "spieltisch.games.fasanerie")
    wrong = RefusedError("field", field="hands", wanted=wanted)
    assert str(wrong) == "Field hands is wrong: it must be 2 lists of cards, one a seat."
    assert wrong.in_words("de") == (
        "Das Feld hands ist falsch: Nötig ist 2-mal eine Liste von Karten, eine je Platz."
    )


@pytest.mark.parametrize("room", ["spieltisch.core", "spieltisch.games.feuville"])
def test_what_several_games_say_stands_once_and_a_long_number_is_not_cut_up(room: str) -> None:
    wanted = phrase("wanted-number", room=room, least=0, most=9999)
    wrong = RefusedError("field", field="juggled", wanted=wanted)
    assert str(wrong) == "Field juggled is wrong: it must be a number from 0 to 9999."
    assert wrong.in_words("de") == "Das Feld juggled ist falsch: Nötig ist eine Zahl von 0 bis 9999."
    assert wrong.in_words("fr") == f"Le champ juggled est faux{NARROW}: il faut un nombre de 0 à 9999."


@pytest.mark.parametrize(
    ("text", "why", "german"),
    [
        ("a = 1\nb = = 2", "line 2, column 5 cannot be read", "Zeile 2, Spalte 5 ist nicht zu lesen"),
        ("a = 1\nb = [1,", "line 2, column 8 cannot be read", "Zeile 2, Spalte 8 ist nicht zu lesen"),
        ("a = " + "[" * 9999, "it is nested too deeply", "Es ist zu tief verschachtelt"),
        ("a = " + "9" * 9999, "a number in it is too long", "Eine Zahl darin ist zu lang"),
    ],
)
def test_what_is_no_toml_is_said_in_every_language(text: str, why: str, german: str) -> None:
    with pytest.raises(RefusedError) as error:
        parse_toml(text)
    assert str(error.value) == f"The set is no TOML: {why}."
    assert error.value.in_words("de") == f"Die Ausstattung ist kein TOML: {german}."


# ------------------------------------------------------------ every refusal that stands in the code

SOURCE = Path(spieltisch.__file__).parent
ROOMS = ("core", *(f"games/{game_id}" for game_id in game_ids()))
"""Folders whose refusals are in the reader's language to the last word."""
ABOUT_REFUSALS = re.compile("(refused|wanted|wrong|entry|actor)-")
ENGLISH = re.compile(
    r"\b(the|of|with|from|must|be|is|it|there|that|which|and|or|to|no|not|empty|without)\b", re.IGNORECASE
)
SAID_BY = {
    "RefusedError": (0, "refused-"), "_wrong": (1, "wanted-"), "refuse": (1, "wanted-"), "phrase": (0, "")
}  # fmt: skip
"""Which argument of a call names a message, and what its id begins with."""


@cache
def said_in(room: str, language: str) -> dict[str, ftl.Message]:
    """The messages about refusals of one room."""
    name = ".".join(("spieltisch", *Path(room).parts))
    entries = [entry for source in sources(name, language) for entry in FluentParser().parse(source).body]
    return {e.id.name: e for e in entries if isinstance(e, ftl.Message) and ABOUT_REFUSALS.match(e.id.name)}


class _Texts(visitor.Visitor):  # type: ignore[misc]
    """What a message prints, and the variables it needs."""

    def __init__(self, message: ftl.Message) -> None:
        self.printed: list[str] = []
        self.needed: set[str] = set()
        self.visit(message)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.printed.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.needed.add(node.id.name)


@cache
def refusals(room: str) -> list[tuple[str, frozenset[str]]]:
    """Every message that the code of ``room`` refuses with, and the values it gives."""
    found = []
    for file in sorted((SOURCE / room).rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            place, start = SAID_BY.get(call.func.id, (None, ""))
            if place is None or isinstance(call.args[place], ast.JoinedStr):  # in `_wrong` itself
                continue
            given = frozenset(keyword.arg or "" for keyword in call.keywords) - {"room"}
            keys = [n.value for n in ast.walk(call.args[place]) if isinstance(n, ast.Constant)]
            found += [(start + key, given) for key in keys if isinstance(key, str)]
    return found


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("room", ROOMS)
def test_every_refusal_in_the_code_has_its_words_and_their_values(room: str, language: str) -> None:
    texts = {**said_in(room, language), **said_in("core", language)}
    assert len(refusals(room)) > 20
    missing = [key for key, _ in refusals(room) if key not in texts]
    unfilled = [
        (key, _Texts(texts[key]).needed - given)
        for key, given in refusals(room)
        if key in texts and not _Texts(texts[key]).needed <= given
    ]
    assert (missing, unfilled) == ([], [])


def test_what_must_stand_there_is_said_in_one_place_and_asked_for_somewhere() -> None:
    asked = {key for room in ROOMS for key, _ in refusals(room)}
    for room in ROOMS:
        named = {key for key in said_in(room, "en") if key.startswith(("wanted-", "wrong-", "entry-"))}
        assert named - asked == set(), room
        assert room == "core" or not named & said_in("core", "en").keys(), room


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("room", ROOMS)
def test_no_english_in_what_is_said_in_another_language(room: str, language: str) -> None:
    said = {key: " ".join(_Texts(message).printed) for key, message in said_in(room, language).items()}
    assert said
    assert {key: text for key, text in said.items() if ENGLISH.search(text)} == {}
    english = {key: " ".join(_Texts(message).printed) for key, message in said_in(room, "en").items()}
    assert all(ENGLISH.search(english[key]) for key in ("refused-field", "wanted-stacked") if key in english)
