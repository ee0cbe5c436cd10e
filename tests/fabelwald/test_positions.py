"""Positions: written, read again, and refused by name."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import spieltisch
from spieltisch import Match, RefusedError
from spieltisch.core.record import score_of_position

CHAIN = {"powers": 1, "creature": "goblins", "left": 2, "other": None, "asked": [], "taken": []}


def test_a_position_in_the_midst_of_a_power_reads_back(table: Any) -> None:
    t = table("goblins", "crow wolf stag", "owl owl")
    t.play("A: play goblins", "A: steal 1", "B: pass", "chance: card crow", "A: steal 2")
    written = json.loads(json.dumps(t.match.position()))
    assert written["pending"] == [["choose", 0, "goblins"], ["steal", 2], ["amulet", 2]]
    assert written["combos"] == [[1, 0, ["goblins*"]]]
    assert written["chain"] == chain(left=1, asked=[1, 2])
    assert written["known"] == [[1, 0, ["crow"]]]
    again = spieltisch.from_position(written)
    assert again.state.tobytes() == t.match.state.tobytes()
    assert again.legal_actions() == t.match.legal_actions() == ["pass"]


@pytest.mark.parametrize("players", [2, 6])
def test_every_position_with_chance_too_reads_back(players: int) -> None:
    options = {"dense_forest": players > 4, "draw_first": players > 4}
    match = spieltisch.new("fabelwald", players, seed=3, options=options, auto=False)
    choose = random.Random(players).choice
    while not match.over:
        written = json.loads(json.dumps(match.position()))
        again = spieltisch.from_position(written)
        assert again.state.tobytes() == match.state.tobytes()
        match.play(choose(match.legal_actions()))
    assert spieltisch.from_position(match.position()).over


def test_what_is_not_said_is_as_at_the_beginning_of_a_turn() -> None:
    bare = {
        "format": "spieltisch-position-1", "game": "fabelwald", "players": 2, "start": 0, "turn": 1,
        "hands": [["owl"], ["crow", "elf"]],
    }  # fmt: skip
    match = spieltisch.from_position(bare)
    assert match.current_player == 1
    assert match.legal_actions() == ["draw", "play elf"]
    assert match.view(None)["deck"] == 56 - 3


def test_points_of_a_position_are_counted_as_it_lies(position: Any) -> None:
    told = score_of_position(position("", "", combos=["A giant troll elf", "B owl owl"]))
    assert told["scores"] == [5, 2]
    assert told["breakdown"][0] == {"creatures": 5, "animals": 0, "places": 0}


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"hand": []}, "There is no field hand; known: format, game, players"),
        ({"players": 7}, "Field players is wrong: it must be a number from 2 to 6"),
        ({"players": True}, "Field players is wrong"),
        ({"options": []}, "Field options is wrong"),
        ({"options": {"dense_forest": True}}, "Option dense_forest cannot be true"),
        ({"hands": [[]]}, "Field hands is wrong: it must be a list of 2"),
        ({"hands": [["owl"], "crow"]}, "Field hands[1] is wrong"),
        ({"hands": [["dog"], []]}, "Field hands[0]: there is no 'dog'"),
        ({"hands": [["elf*"], []]}, "Field hands[0]: there is no 'elf*'"),
        ({"hands": [["elf", "elf"], []]}, "There are 2 of elf; 1 are in the set"),
        ({"hands": [["rune"] * 3, []]}, "There are 3 of rune; 2 are in the set"),
        ({"combos": [[1, 0]]}, "Field combos[0] is wrong: it must be [number, seat, [cards]]"),
        ({"combos": [[0, 0, ["elf"]]]}, "Field combos[0] is wrong: it must be numbered"),
        ({"combos": [[1, 0, ["elf"]], [1, 1, ["giant"]]]}, "Field combos[1] is wrong: it must be numbered"),
        ({"combos": [[1, 2, ["elf"]]]}, "a seat from 0 to 1"),
        ({"combos": [[1, 0, []]]}, "1 to 5 cards"),
        ({"combos": [[1, 0, ["elf*"]]]}, "Field chain is wrong"),
        ({"combos": [[1, 0, ["dragon*"]]]}, "a creature with a power, if it is spent"),
        ({"discard": "owl"}, "Field discard is wrong"),
        ({"turn": None}, "Field turn is wrong"),
        ({"start": None}, "Field start is wrong"),
        ({"played": 1}, "Field played is wrong: it must be true or false"),
        ({"extras": 1}, "Field extras is wrong: it must be at most 2 for each rune"),
        ({"extras": 1, "runes": 1}, "Field extras is wrong: it must be 0 before something is played"),
        ({"extras": 1, "runes": 1, "played": True, "closed": True}, "0 after the closing action"),
        ({"runes": 3}, "Field runes is wrong: it must be a number from 0 to 2"),
        ({"dry": 3}, "Field dry is wrong"),
        ({"dry": 1, "moved": True}, "Field dry is wrong: it must be 0"),
        ({"played": True, "options": {"draw_first": True}}, "Field played is wrong: it must be false before"),
        ({"missing": [2]}, "Field missing is wrong"),
        ({"last": 1}, "Field last is wrong"),
        ({"known": [[0, 0, ["owl"]]]}, "Field known[0] is wrong: it must be about somebody else’s hand"),
        ({"known": [[1, 0, ["wolf"]]]}, "known[0] is wrong: it must be about cards that are in that hand"),
        ({"known": [[1, 0, ["owl"]], [1, 0, []]]}, "known is wrong: it must be a list with at most one"),
        ({"unaware": [[None, 0, ["owl"]]]}, "Field unaware[0] is wrong: it must be a seat from 0 to 1"),
        ({"unaware": [[1, 0, ["owl"]]]}, "unaware[0] is wrong: it must be about cards that this seat knows"),
        ({"known": [[None, 0, ["owl"]], [1, 0, []]]}, "no less for a seat than what all have seen"),
        ({"known": [[1, 0]]}, "Field known[0] is wrong"),
        ({"chain": CHAIN}, "Field chain is wrong: it must be left out"),
        ({"pending": [["goblins"]]}, "Field pending[0] is wrong: it must be one of start, deal, draw"),
        ({"pending": [["turn", 0]]}, "Field pending[0] is wrong"),
        ({"pending": [["draw"]]}, "Field pending[0] is wrong: it must be [draw, seat]"),
        ({"pending": [["draw", 1]]}, "the seat to move"),
        ({"pending": [["steal", 0]]}, "another seat than that to move"),
        ({"pending": [["steal", 1]]}, "a seat with two cards or more"),
        ({"pending": [["start"]]}, "Field start is wrong"),
        ({"pending": [["deal", None, 2]]}, "Field hands is wrong: it must be what has been dealt so far"),
        ({"pending": [["limit"]]}, "something that a seat or chance decides at its end"),
        ({"pending": [["limit"], ["discard", 1]]}, "a seat with more than 7 cards"),
        ({"pending": [["amulet", 1]]}, "something that can follow turn"),
        ({"pending": [["place", 0, "owl"]]}, "a creature at its end"),
        ({"pending": [["power", 0, "hydra"]]}, "Field chain is wrong: it must be an object"),
        ({"pending": [["place", 0, "hydra"]], "played": True}, "there is no combo to join"),
        ({"over": True, "pending": [["draw", 0]]}, "empty once the game is over"),
        ({"over": "yes"}, "Field over is wrong"),
    ],
)
def test_a_wrong_field_is_named(position: Any, change: dict[str, Any], wanted: str) -> None:
    written = {**position("owl crow", "stag"), **change}
    with pytest.raises(RefusedError) as refused:
        spieltisch.from_position(written)
    assert wanted in str(refused.value)


def chain(**changes: Any) -> dict[str, Any]:
    """A chain like the goblins', but for some changes."""
    return {**CHAIN, **changes}


GOBLINS = {"combos": [[1, 0, ["goblins*"]]], "played": True, "chain": CHAIN}


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"chain": chain(left=4)}, "Field chain.left is wrong: it must be a number from 0 to 3"),
        ({"chain": chain(creature="dracula")}, "about the creature of the chain"),
        ({"chain": chain(creature="dragon")}, "a creature that has a power"),
        ({"chain": chain(powers=0)}, "Field chain.powers is wrong"),
        ({"chain": chain(powers=8)}, "Field chain.powers is wrong"),
        ({"chain": chain(taken=["wolf"])}, "Field chain.taken is wrong: it must be a list of 0"),
        ({"chain": chain(asked=[2])}, "Field chain.asked is wrong"),
        ({"chain": chain(other=5)}, "a seat that the power deals with"),
        ({"chain": {"powers": 1}}, "an object with powers, creature"),
        ({"played": False}, "Field played is wrong"),
        ({"pending": [["choose", 0, "hydra"]], "chain": chain(creature="hydra")}, "whose power goes on"),
        ({"pending": [["choose", 0, "goblins"], ["steal", 1], ["amulet", 1]]}, "Field chain.asked is wrong"),
        ({"pending": [["choose", 0, "goblins"], ["turn-up"]]}, "the dwarf’s"),
        (
            {"pending": [["at-once", 0, "giant"]], "chain": chain(creature="giant", taken=["wolf"])},
            "with a card that can be played at once",
        ),
        (
            {"pending": [["at-once", 0, "hydra"]], "chain": chain(creature="hydra", taken=["elf"])},
            "of a creature that takes cards",
        ),
        (
            {
                "pending": [["choose", 0, "highwayman"]],
                "chain": chain(creature="highwayman", left=0, other=3),
            },
            "the mover’s unprotected combo",
        ),
        (
            {"pending": [["choose", 0, "witch"]], "chain": chain(creature="witch", left=0)},
            "unless another player has an unprotected combo",
        ),
        ({"pending": [["power", 0, "goblins"]], "hands": [[], ["owl"]]}, "a power that finds something"),
    ],
)  # fmt: skip
def test_a_wrong_chain_is_named(position: Any, change: dict[str, Any], wanted: str) -> None:
    start = {**position("owl crow", "stag wolf"), **GOBLINS, "pending": [["choose", 0, "goblins"]]}
    assert spieltisch.from_position(start).legal_actions() == ["steal 1"]
    with pytest.raises(RefusedError) as refused:
        spieltisch.from_position({**start, **change})
    assert wanted in str(refused.value)


def read_or_refused(position: dict[str, Any]) -> Match | str:
    """The match of a position, or why it was refused."""
    try:
        return spieltisch.from_position(position)
    except RefusedError as wrong:
        return str(wrong)


def test_a_wrong_position_never_breaks_the_reader() -> None:
    """Fields of real positions exchanged for odd ones: read, or refused in one line."""
    rng = random.Random(5)
    odd: list[Any] = [None, True, -1, 3, 99, "", "owl", [], [[]], {}, [1], ["elf*"], [["draw", 0]]]
    odd.append([[1, 0, ["elf"]]])
    match = spieltisch.new("fabelwald", 3, seed=8)
    read = refused = 0
    for _ in range(40):
        match.play(rng.choice(match.legal_actions()))
        position = match.position()
        for _ in range(6):
            changed = {**position, rng.choice(list(position)): rng.choice(odd)}
            if "chain" in position and rng.random() < 0.5:
                changed["chain"] = {**position["chain"], rng.choice(list(position["chain"])): rng.choice(odd)}
            again = read_or_refused(changed)
            if isinstance(again, str):
                assert "\n" not in again
                refused += 1
            else:
                again.game.check_invariants(again.state)
                read += 1
    assert read > 10
    assert refused > 100
