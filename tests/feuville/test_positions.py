"""Positions: written and read back to the byte, and refused in one line that names the field."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import spieltisch
from spieltisch.core.errors import Phrase

NARROW = "\N{NARROW NO-BREAK SPACE}"

Change = Callable[[dict[str, Any]], None]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_position_of_every_step_of_a_game_leads_back_to_the_same_state(players: int) -> None:
    options = {"strict_corners": players == 3, "city_end_walls": True, "round_limit": 8}
    match = spieltisch.new("feuville", players, seed=players, options=options, auto=False)
    rng = random.Random(players)
    while not match.over:
        written = json.loads(json.dumps(match.position()))
        assert spieltisch.from_position(written).state.tobytes() == match.state.tobytes()
        match.play(rng.choice(match.legal_actions()))
    assert spieltisch.from_position(match.position()).state.tobytes() == match.state.tobytes()


def test_a_record_may_start_from_a_position(position: Any) -> None:
    match = spieltisch.from_position(position("own", dice="1 6"))
    match.play("use 1 wall")
    match.play("build left")
    record = json.loads(json.dumps(match.record()))
    assert spieltisch.from_record(record, auto=False).state.tobytes() == match.state.tobytes()


def test_points_are_those_written(position: Any) -> None:
    given = position("own", "own", played=[[0, "star-2", 6], [0, "city", 8], [1, "free", 4]])
    given["towns"][1]["juggled"] = 9
    given["towns"][1]["conjured"] = 5
    match = spieltisch.from_position(given)
    assert match.scores() == [14, 18]
    assert match.view(None)["city_decrees"] == 1
    assert match.explain(0) == [
        {"kind": "city", "points": 8, "reason": "decrees", "n": 1, "each": [8]},
        {"kind": "star-2", "points": 6, "reason": "decrees", "n": 1, "each": [6]},
        {"kind": "juggler", "points": 0, "reason": "sum"},
        {"kind": "spells", "points": 0, "reason": "sum"},
        {"kind": "fewest", "points": 0, "reason": "not-over", "played": 2, "least": 1},
    ]


def test_a_table_in_the_middle_of_a_refill_can_be_scored(position: Any) -> None:
    given = position("own", display={"wall": dict.fromkeys(range(1, 7))}, played=[[0, "free", 4]])
    with pytest.raises(spieltisch.RefusedError, match="display is wrong"):
        spieltisch.from_position(given)
    from spieltisch.core.record import score_of_position

    assert score_of_position(given)["scores"] == [4, 0]


def put(*path: Any, value: Any) -> Change:
    """Replace one value of a position."""

    def change(position: dict[str, Any]) -> None:
        place: Any = position
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (put("towers", value=[]), "There is no field towers"),
        (put("players", value=5), "players is wrong: it must be a number from 2 to 4"),
        (put("players", value=3), "towns is wrong: it must be a list of 3"),
        (put("options", value=[]), "options is wrong"),
        (put("options", value={"round_limit": 101}), "round_limit cannot be 101"),
        (put("options", value={"kinds": []}), "There is no option kinds"),
        (put("start", value=2), "start is wrong: it must be a seat from 0 to 1"),
        (put("start", value=None), "start is wrong"),
        (put("turn", value="A"), "turn is wrong"),
        (put("round", value=61), "round is wrong: it must be a number from 1 to 60"),
        (put("last_round", value=1), "last_round is wrong: it must be true or false"),
        (put("dice", value=[5, 2]), "dice is wrong"),
        (put("dice", value=[2, 7]), "dice is wrong"),
        (put("dice", value=[2, 2]), "used is wrong: it must be empty: a double is not used"),
        (put("pending", value=[["dragon", 0, 1], ["burn", 0, 1]]), "dice is wrong: it must be a double"),
        (put("used", value=[4]), "used is wrong"),
        (put("display", value={}), "display is wrong: it must be an object with wall"),
        (put("display", "wall", value=[None] * 5), "display.wall is wrong: it must be a list of 6"),
        (put("display", "wall", value=[None] * 6), "display is wrong: it must be without an empty row"),
        (put("display", "wall", 0, value="sky-s-2"), "display.wall is wrong: it must be wall tiles"),
        (put("display", "wall", 0, value="wall-own"), "display.wall is wrong"),
        (put("display", "wall", 0, value="wall-iii"), "display.wall: there is no 'wall-iii'"),
        (put("display", "wall", 0, value=7), "display.wall: there is no 7"),
        (put("display", "wall", 0, value=["x"]), "display.wall: there is no ['x']"),
        (put("display", "wall", value=["wall-i-gate-star"] * 6), "There are 6 of wall-i-gate-star; 1 are"),
        (put("display", "wall", 0, value="wall-ii-gate-flag"), "tiles of a later stage in wall"),
        (put("display", "decree", 0, value=None), "display.decree is wrong: it must be six decrees"),
        (put("display", "decree", 0, value="city"), "display.decree is wrong: it must be no city decree"),
        (put("spells", 0, value=None), "spells is wrong: it must be three spells"),
        (put("spells", 0, value="wand"), "spells: there is no 'wand'"),
        (put("played", value=[[0, "free"]]), "played[0] is wrong"),
        (put("played", value=[[2, "free", 1]]), "played[0] is wrong: it must be a seat from 0 to 1"),
        (put("played", value=[[0, "free", -1]]), "played[0] is wrong"),
        (put("played", value=[[0, "city", 8], [0, "city", 8]]), "played[1] is wrong: it must be one city"),
        (put("towns", 0, value=[]), "towns[0] is wrong: it must be an object"),
        (put("towns", 0, "height", value=3), "There is no field towns[0].height"),
        (put("towns", 0, "columns", 0, value=["wall-own"]), "towns[0].columns[0] is wrong"),
        (put("towns", 0, "columns", 0, 2, value="sky-i-3"), "towns[0].columns[0] is wrong: it must be a"),
        (put("towns", 0, "columns", 0, 0, value="wall-i-plain"), "columns with wall-own exactly once"),
        (put("towns", 0, "burnt", value=[2]), "towns[0].burnt is wrong: it must be columns from 1 to 1"),
        (put("towns", 0, "grass", value=[1]), "towns[0].grass is wrong: it must be complete columns"),
        (put("towns", 0, "slots", value=[None]), "towns[0].slots is wrong: it must be a list of 2"),
        (put("towns", 0, "slots", 0, value="city"), "towns[0].slots is wrong: it must be no city decree"),
        (put("towns", 0, "slots", 0, value="wall-own"), "towns[0].slots is wrong"),
        (put("towns", 0, "spells", 0, value="points-3"), "towns[0].spells is wrong: it must be no spell of"),
        (put("towns", 0, "juggled", value=-1), "towns[0].juggled is wrong: it must be a number from 0"),
        (put("pending", value={}), "pending is wrong: it must be a list"),
        (put("pending", value=["place"]), "pending[0] is wrong: it must be [what]"),
        (put("pending", value=[["sleep", 0]]), "pending[0] is wrong: it must be one of"),
        (put("pending", value=[["turn", 0]]), "pending[0] is wrong: it must be one of"),
        (put("pending", value=[["place", 0]]), "pending[0] is wrong: it must be [place, seat, detail]"),
        (put("pending", value=[["place", 0, "city"]]), "pending[0] is wrong: it must be no city decree"),
        (put("pending", value=[["place", 0, None]]), "pending[0] is wrong: it must be a tile or a decree"),
        (put("pending", value=[["build", 0, "sky-i-3"]]), "pending is wrong: it must be something that"),
        (put("pending", value=[["burn", 0, 1]]), "pending[0] is wrong: it must be something that can follow"),
        (put("pending", value=[["mayor", 1]]), "pending[0] is wrong: it must be the seat to move"),
        (put("pending", value=[["juggle", 0, 10]]), "pending[0] is wrong: it must be a number from 0 to 9"),
        (put("pending", value=[["rows", 0]]), "pending is wrong: it must be something that a seat or chance"),
        (put("pending", value=[["thief", 0, False], ["protect", 1, 1]]), "the choice of a seat that has the"),
        (put("pending", value=[["ask", 0, 1], ["pick", 1]]), "the choice of a seat that has the spell"),
        (put("pending", value=[["dice"]]), "dice is wrong: it must be empty before the roll"),
        (put("pending", value=[["start"]]), "start is wrong"),
        (put("safe", value=[[1, 1]]), "safe is wrong: it must be empty, as there is no theft"),
        (put("safe", value=[1]), "safe is wrong: it must be a list of [seat, slot]"),
        (put("over", value="yes"), "over is wrong: it must be true or false"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(position: Any, change: Change, line: str) -> None:
    given = position("own", dice="2 5", used="2", pile=5)
    assert spieltisch.from_position(copy.deepcopy(given)).legal_actions()
    change(given)
    with pytest.raises(spieltisch.RefusedError) as refused:
        spieltisch.from_position(given)
    assert line in str(refused.value)
    assert "\n" not in str(refused.value)
    if refused.value.key in ("field", "option-value"):
        # Not a text: that would be English in every language.
        assert isinstance(refused.value.values["wanted"], Phrase)
    assert refused.value.in_words("de") != str(refused.value) != refused.value.in_words("fr")


@pytest.mark.parametrize(
    ("change", "german", "french"),
    [
        (put("players", value=5), "eine Zahl von 2 bis 4", "un nombre de 2 à 4"),
        (put("towns", value=[]), "eine Liste mit 2 Einträgen", "une liste de 2 éléments"),
        (put("start", value=2), "ein Platz von 0 bis 1", "une place de 0 à 1"),
        (
            put("display", "wall", 0, value="sky-s-2"),
            "eine Mauer aus dem Stapel",
            "un mur de la pile",
        ),
        (
            put("spells", 0, value=None),
            "eine Liste von drei Zaubern (FE-2)",
            "une liste de trois sorts (FE-2)",
        ),
        (
            put("towns", 0, "columns", 0, 0, value="wall-i-plain"),
            "eine Liste von Spalten, in der wall-own genau einmal vorkommt (FE-5)",
            "une liste de colonnes où wall-own figure exactement une fois (FE-5)",
        ),
        (
            put("pending", value=[["place", 0]]),
            "[„place“, Platz, Angabe]",
            f"[«{NARROW}place{NARROW}», place, détail]",
        ),
        (
            put("pending", value=[["mayor", 1]]),
            "der Platz, der am Zug ist",
            "la place dont c’est le tour",
        ),
        (
            put("pending", value=[["juggle", 0, 10]]),
            "am Ende eine Zahl von 0 bis 9",
            "à la fin un nombre de 0 à 9",
        ),
        (
            put("safe", value=[[1, 1]]),
            "eine leere Liste, denn es gibt keinen Diebstahl",
            "une liste vide, puisqu’il n’y a pas de vol",
        ),
    ],
)
def test_a_wrong_field_is_told_in_one_language_throughout(
    position: Any, change: Change, german: str, french: str
) -> None:
    given = position("own", dice="2 5", used="2", pile=5)
    change(given)
    with pytest.raises(spieltisch.RefusedError) as refused:
        spieltisch.from_position(given)
    field = refused.value.values["field"]
    assert refused.value.in_words("de") == f"Das Feld {field} ist falsch: Nötig ist {german}."
    assert refused.value.in_words("fr") == f"Le champ {field} est faux{NARROW}: il faut {french}."


def test_a_layer_is_called_by_its_name_in_every_language(position: Any) -> None:
    given = position("own", dice="2 5", used="2", pile=5)
    given["display"]["wall"][0] = "wall-ii-gate-flag"
    with pytest.raises(spieltisch.RefusedError) as refused:
        spieltisch.from_position(given)
    assert str(refused.value).startswith("There are tiles of a later stage in wall than lie on")
    assert refused.value.in_words("de").startswith("Bei den Mauern liegen schon Plättchen")
    assert refused.value.in_words("fr").startswith("Pour les murs, on voit des tuiles")


@pytest.mark.rule("FE-21")
def test_fire_under_enough_clouds_is_refused(position: Any) -> None:
    given = position("own* wall-i-plain/tower-i-plain/sky-s-2")
    with pytest.raises(spieltisch.RefusedError, match=r"towns\[0\].burnt is wrong: it must be empty"):
        spieltisch.from_position(given)


@pytest.mark.rule("FE-11")
def test_strict_corners_hold_for_positions_too(position: Any) -> None:
    given = position("own/tower-i-white", options={"strict_corners": True})
    with pytest.raises(spieltisch.RefusedError, match=r"columns\[0\] is wrong: it must be a white"):
        spieltisch.from_position(given)


@pytest.mark.rule("FE-3")
def test_more_decrees_than_can_have_been_seen_are_refused(position: Any) -> None:
    given = position("own", pile=0)
    seen = [what for _, what, _ in given["played"]] + given["display"]["decree"]
    given["played"].append([0, next(d for d in ("flag-3", "area", "free") if d not in seen), 0])
    with pytest.raises(spieltisch.RefusedError, match="too many decrees: 7 are out of the game"):
        spieltisch.from_position(given)


JUNK = (None, True, -1, 3, 10**6, "", "x", "free", "wall-i-plain", [], [1], [None], {}, {"a": 1}, 1.5)


def test_junk_anywhere_is_refused_or_read_never_worse() -> None:
    """Every value of some positions replaced by junk, one at a time: a clear line, or a game that goes on."""
    rng = random.Random(7)
    match = spieltisch.new("feuville", 3, seed=7)
    for step in range(60):
        for _ in range(4 + 6 * (step % 5 == 0)):
            if not match.over:
                match.play(rng.choice(match.legal_actions()))
        written = json.loads(json.dumps(match.position()))
        paths = list(all_paths(written))
        for _ in range(12):
            changed = copy.deepcopy(written)
            put(*rng.choice(paths), value=copy.deepcopy(rng.choice(JUNK)))(changed)
            try:
                read = spieltisch.from_position(changed)
            except spieltisch.RefusedError:
                continue
            read.game.check_invariants(read.state)
            for _ in range(12):
                if not read.over:
                    read.play(rng.choice(read.legal_actions()))
                    read.game.check_invariants(read.state)
        if match.over:
            break


def all_paths(value: Any, path: tuple[Any, ...] = ()) -> Any:
    """Where something stands in a position."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from all_paths(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from all_paths(inner, (*path, index))
