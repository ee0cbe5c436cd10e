"""Refusals speak the reader's language to the last word, and call a game by its name."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from spieltisch.core.errors import Phrase, RefusedError, phrase
from spieltisch.core.game import CHANCE, game, game_ids
from spieltisch.core.record import from_record, parse

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
            f'L’étape 0 [-2, "leave"] est fausse{NARROW}: '
            f"qui est une place ou «{NARROW}chance{NARROW}».",
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
    wanted = phrase("wanted-number", room="spieltisch.games.fasanerie", least=2, most=6)
    assert wanted == Phrase("wanted-number", (("least", 2), ("most", 6)), "spieltisch.games.fasanerie")
    wrong = RefusedError("field", field="players", wanted=wanted)
    assert str(wrong) == "Field players is wrong: it must be a number from 2 to 6."
    assert wrong.in_words("de") == "Das Feld players ist falsch: Nötig ist eine Zahl von 2 bis 6."
