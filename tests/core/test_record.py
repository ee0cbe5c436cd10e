"""Record files: written, read, and refused in one clear line, nothing half loaded."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest

import spieltisch
from spieltisch import Match, RefusedError
from spieltisch.core.chance import ChanceSource
from spieltisch.core.proof import proof_of
from spieltisch.core.record import MAX_BYTES, from_record, parse, parse_first

ACTING = {"kinds": ["gold", "fox", "dog", "net", "trap", "nest"]}


def played(seed: int = 1, players: int = 2, **options: Any) -> dict[str, Any]:
    """The record of a random game, as it comes back from a file."""
    match = spieltisch.new("fasanerie", players, seed, {**ACTING, **options})
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal_actions()))
    record: dict[str, Any] = json.loads(json.dumps(match.record()))
    return record


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return played()


def refused(record: Any) -> str:
    """The line with which ``record`` is refused."""
    with pytest.raises(RefusedError) as error:
        from_record(record)
    line = str(error.value)
    assert "\n" not in line
    return line


def first_step(record: dict[str, Any], word: str) -> int:
    return next(n for n, (_, text) in enumerate(record["steps"]) if text.startswith(word))


# ---------------------------------------------------------------- there and back


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_record_reads_back_as_it_was_written(players: int) -> None:
    record = played(players, players, net_reaches_behind=players % 2 == 0)
    again = from_record(record)
    assert again.over
    assert again.record() == record


def test_a_record_names_every_option_and_the_result(record: dict[str, Any]) -> None:
    assert record["format"] == "spieltisch-record-1"
    assert (record["game"], record["players"]) == ("fasanerie", 2)
    assert set(record["options"]) == {
        "open_cards", "trap_can_be_given_up", "net_reaches_behind", "dog_box_rule", "nest_sixth",
        "salvadori_zero_counts", "kinds",
    }  # fmt: skip
    assert set(record["result"]) == {"scores", "winners", "breakdown"}
    assert [who for who, _ in record["steps"][:7]] == ["chance"] * 7
    assert all(text.startswith(("disc ", "card ")) for who, text in record["steps"] if who == "chance")


def test_a_record_of_a_game_under_way_has_no_result_and_goes_on() -> None:
    match = spieltisch.new("fasanerie", 2, 4)
    match.play("move 3")
    again = from_record(json.loads(json.dumps(match.record())))
    assert "result" not in match.record()
    assert again.state.tobytes() == match.state.tobytes()
    again.play(again.legal_actions()[0])


def test_a_record_can_begin_from_a_position() -> None:
    position = spieltisch.new("fasanerie", 2, 4, ACTING).position()
    match = spieltisch.from_position(position)
    match.play(match.legal_actions()[0])
    written = json.loads(json.dumps(match.record()))
    assert written["start"] == json.loads(json.dumps(position))
    assert from_record(written, auto=False).state.tobytes() == match.state.tobytes()
    assert "other players or options" in refused({**written, "players": 3})


def test_choices_that_are_none_may_be_left_out(record: dict[str, Any]) -> None:
    """The last card unseen, the last disc, a gift without choice, a forced leave."""
    match = spieltisch.new("fasanerie", 2, 1, ACTING, auto=False)
    kept = []
    for who, text in record["steps"]:
        if len(match.legal_actions()) > 1:
            kept.append([who, text])
        match.play(text)
    assert len(kept) < len(record["steps"])
    assert from_record({**record, "steps": kept}).record() == record


# ---------------------------------------------------------------- one thing wrong


def test_a_changed_step_is_named(record: dict[str, Any]) -> None:
    number = first_step(record, "move ")
    steps = [list(step) for step in record["steps"]]
    steps[number][1] = "move 99"
    assert refused({**record, "steps": steps}).startswith(f"Step {number} ")
    assert "“move 99” is not allowed now; allowed: move 1" in refused({**record, "steps": steps})


def test_a_step_of_the_wrong_seat_is_named(record: dict[str, Any]) -> None:
    number = first_step(record, "move ")
    steps = [list(step) for step in record["steps"]]
    steps[number][0] = 1 - steps[number][0]
    assert f"Step {number} " in refused({**record, "steps": steps})
    assert "not the turn of" in refused({**record, "steps": steps})


def test_a_missing_step_is_noticed(record: dict[str, Any]) -> None:
    number = first_step(record, "move ")
    line = refused({**record, "steps": record["steps"][:number] + record["steps"][number + 1 :]})
    assert line.startswith(f"Step {number} ")


def test_a_missing_card_is_noticed(record: dict[str, Any]) -> None:
    line = refused({**record, "steps": record["steps"][:6] + record["steps"][7:]})
    assert line.startswith("Step ")


def test_an_extra_step_is_noticed(record: dict[str, Any]) -> None:
    steps = [*record["steps"], [0, "leave"]]
    line = refused({**record, "steps": steps})
    assert line.startswith(f"Step {len(record['steps'])} ")
    assert "The game is over" in line


def test_a_card_too_often_is_noticed() -> None:
    """Two players have two of gold 1; a third cannot come."""
    record = played()
    steps = [["chance", "disc 0"], ["chance", "disc 1"], *[["chance", "card gold-1"]] * 3]
    line = refused({**{k: v for k, v in record.items() if k != "result"}, "steps": steps})
    assert line.startswith("Step 4 ")


def test_an_early_end_with_a_result_is_noticed(record: dict[str, Any]) -> None:
    assert "the steps end before the game is over" in refused({**record, "steps": record["steps"][:20]})


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("scores", lambda result: [result["scores"][0] + 1, result["scores"][1]]),
        ("winners", lambda result: [1 - result["winners"][0]]),
        ("winners", lambda result: [0, 1]),
        ("breakdown", lambda result: [{}, {}]),
        ("breakdown", lambda result: None),
    ],
)
def test_a_wrong_result_is_named(record: dict[str, Any], field: str, wrong: Any) -> None:
    result = {**record["result"], field: wrong(record["result"])}
    assert refused({**record, "result": result}).startswith(f"The result is wrong: {field} is")


@pytest.mark.parametrize("result", [[], "won", 5])
def test_a_result_of_the_wrong_shape_is_refused(record: dict[str, Any], result: Any) -> None:
    assert refused({**record, "result": result}).startswith("Field result")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"format": "spieltisch-record-2"}, "The format is 'spieltisch-record-2'"),
        ({"format": "spieltisch-position-1"}, "The format is"),
        ({"game": "chess"}, "There is no game chess"),
        ({"game": ["fasanerie"]}, "Field game"),
        ({"version": "0"}, "The version of the rules is '0'"),
        ({"version": None}, "The version of the rules is None"),
        ({"players": 9}, "for 2 to 6 players, not 9"),
        ({"players": "2"}, "The number of players is '2'"),
        ({"options": None}, "Field options"),
        ({"options": {"kinds": "first", "open_table": True}}, "There is no option open_table"),
        ({"options": {"kinds": "first", "open_cards": 0}}, "Option open_cards cannot be 0"),
        ({"options": {"kinds": "all"}}, "There is no set of kinds all"),
        ({"options": {"kinds": ["swan"]}}, "There is no kind swan"),
        ({"steps": None}, "Field steps"),
        ({"steps": {}}, "Field steps"),
        ({"steps": ["disc 0"]}, "Step 0"),
        ({"steps": [["chance"]]}, "Step 0"),
        ({"steps": [["chance", 0]]}, "Step 0"),
        ({"steps": [["nobody", "disc 0"]]}, "Step 0"),
        ({"steps": [[True, "disc 0"]]}, "Step 0"),
        ({"steps": [[-1, "disc 0"]]}, "Step 0"),
        ({"steps": [["chance", "disc 7"]]}, "Step 0"),
        ({"steps": [["chance", "card swan"]]}, "Step 0"),
        ({"start": 5}, "must be a JSON object"),
        ({"start": {}}, "The format is None"),
    ],
)
def test_one_field_wrong(record: dict[str, Any], change: dict[str, Any], says: str) -> None:
    assert says in refused({**record, **change})


@pytest.mark.parametrize("field", ["format", "game", "version", "players", "options", "steps"])
def test_one_field_missing(record: dict[str, Any], field: str) -> None:
    refused({key: value for key, value in record.items() if key != field})


@pytest.mark.parametrize("thing", [None, 7, "record", [], [[]]])
def test_anything_but_an_object_is_refused(thing: Any) -> None:
    assert "must be a JSON object" in refused(thing)


def test_every_step_dropped_doubled_or_changed_is_noticed_or_makes_no_difference(
    record: dict[str, Any],
) -> None:
    """Whatever is done to one step, the game that loads ends with the result that stands there."""
    rng = random.Random(5)
    for number in rng.sample(range(len(record["steps"])), 25):
        steps = record["steps"]
        for changed in (
            steps[:number] + steps[number + 1 :],
            steps[: number + 1] + steps[number:],
            [*steps[:number], [steps[number][0], rng.choice(steps)[1]], *steps[number + 1 :]],
        ):
            with suppress(RefusedError):
                assert from_record({**record, "steps": changed}).record()["result"] == record["result"]


# ---------------------------------------------------------------- files


def test_a_truncated_file_says_where_it_breaks_off(tmp_path: Path, record: dict[str, Any]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record)[:-40])
    with pytest.raises(RefusedError, match="This is not JSON: line 1, column"):
        spieltisch.load(path)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "not JSON"),
        (b"not json", "not JSON: line 1, column 1"),
        (b"\xff\xfe{", "not UTF-8"),
        (b"[" * 100_000, "not JSON"),
        (b'{"pile": ' + b"9" * 100_000 + b"}", "not JSON"),
        (b" " * (MAX_BYTES + 1), "too long"),
        (b"5", "must be a JSON object"),
    ],
)
def test_files_that_hold_no_record(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(RefusedError, match=says) as error:
        spieltisch.load(path)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("depth", [41, 400, 985, 992, 999, 100_000])
def test_deep_nesting_is_refused_however_deep(record: dict[str, Any], depth: int) -> None:
    text = json.dumps({**record, "steps": "deep"}).replace('"deep"', "[" * depth + "]" * depth)
    with pytest.raises(RefusedError, match="nested too deeply"):
        parse(text)


@pytest.mark.parametrize("odd", ["\ud800", "\0", "\x1b[2J", "\u202e"])
def test_what_cannot_be_printed_is_not_repeated_in_the_answer(record: dict[str, Any], odd: str) -> None:
    for change in ({"game": odd}, {"steps": [["chance", odd]]}, {"options": {odd: True}}):
        with pytest.raises(RefusedError) as refused:
            from_record({**record, **change})
        assert odd not in str(refused.value)
        assert str(refused.value).encode()


def test_huge_text_is_refused_unread() -> None:
    with pytest.raises(RefusedError, match="too long"):
        parse("[" + "0," * MAX_BYTES)


def test_a_huge_step_is_not_repeated_in_the_answer(record: dict[str, Any]) -> None:
    line = refused({**record, "steps": [["chance", "card " + "x" * 100_000]]})
    assert len(line) < 1000


@pytest.mark.parametrize(
    "change",
    [{"players": 10**2000}, {"format": "x" * 5000}, {"game": "x" * 5000}, {"version": "9" * 5000},
     {"steps": ["x" * 5000]}, {"options": {"x" * 5000: True}}, {"result": {"scores": "x" * 5000}}],
)  # fmt: skip
def test_huge_values_are_refused_in_a_readable_line(record: dict[str, Any], change: dict[str, Any]) -> None:
    assert len(refused({**record, **change})) < 2000


def test_a_step_left_out_before_the_same_step_given(record: dict[str, Any]) -> None:
    """Two foxes: the first had to take the nest and is left out, the second took the other nest."""
    start = {
        "format": "spieltisch-position-1", "game": "fasanerie", "players": 2,
        "options": {}, "kinds": ACTING["kinds"], "pile": 0, "start": [],
        "alley": [["nest", []], ["nest", []], ["fox", []], ["fox", [0]], ["gold-1", [1]]],
        "hands": [[], []], "box": [], "traps": [], "left": [],
    }  # fmt: skip
    options = {**record["options"], **spieltisch.from_position(start).options}
    told = {"format": record["format"], "game": "fasanerie", "version": record["version"], "players": 2,
            "options": options, "start": start, "steps": [[0, "give nest"], [0, "leave"]]}  # fmt: skip
    match = from_record(told, auto=False)
    assert [text for _, text in match.steps] == ["give nest", "give nest", "leave"]


def left_out_twice() -> dict[str, Any]:
    """A record of Feuville that lacks two choices in a row before one that reads the same."""
    told = (Path(__file__).parent / "data" / "left-out-twice.json").read_text("utf-8")
    return cast(dict[str, Any], json.loads(told))


def test_a_choice_left_out_behind_another_left_out() -> None:
    """Feuville, step 62: `stored 1` and `build 2` were all that could be done and are left out, the `build 2`
    in the record is the choice after them. Read the other way, the record would go wrong at once."""
    told = left_out_twice()
    match = from_record(told)
    assert match.over
    assert match.result() == told["result"]
    at = next(n for n in range(len(match.steps)) if [s.text for s in match.steps[n : n + 3]] == TWICE)
    assert [step.actor for step in match.steps[at : at + 3]] == [1, 1, 1]


TWICE = ["stored 1", "build 2", "build 2"]


@pytest.mark.parametrize("game", spieltisch.core.game.game_ids())
def test_whatever_tells_nothing_may_be_left_out(game: str) -> None:
    left_out = 0
    for seed in range(3):
        match = spieltisch.new(game, 3, seed, spieltisch.game(game).conformance_options(seed))
        rng = random.Random(seed)
        kept: list[Any] = []
        while not match.over:
            match.play(rng.choice(match.legal_actions()))
        record = json.loads(json.dumps(match.record()))
        match = spieltisch.new(game, 3, seed, record["options"], auto=False)
        for who, text in record["steps"]:
            if len(match.legal_actions()) > 1 or rng.random() < 0.4:
                kept.append([who, text])
            match.play(text)
        left_out += len(record["steps"]) - len(kept)
        assert from_record({**record, "steps": kept}).result() == record["result"]
    assert left_out > 0


def test_the_fault_named_is_the_one_furthest_on() -> None:
    """The reading tried first goes wrong at step 63, and that is put right; the fault lies behind."""
    told = left_out_twice()
    told["steps"][100] = [told["steps"][100][0], "dance"]
    assert refused(told).startswith("Step 100 ")


def test_a_record_with_endless_readings_is_refused_before_all_are_tried(
    record: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seventeen foxes in turn take the fox before; eight of these steps are given: 24,310 ways to read it."""
    start = {
        "format": "spieltisch-position-1", "game": "fasanerie", "players": 6, "options": {},
        "kinds": ACTING["kinds"], "pile": 0, "start": [],
        "alley": [*[["fox", []]] * 17, ["fox", [0]], ["gold-1", [1, 2, 3, 4, 5]]],
        "hands": [[] for _ in range(6)], "box": [], "traps": [], "left": [],
    }  # fmt: skip
    told = {"format": record["format"], "game": "fasanerie", "version": record["version"], "players": 6,
            "options": spieltisch.from_position(start).options, "start": start,
            "steps": [*[[0, "give fox"]] * 8, [0, "leave"], [5, "move 50"]]}  # fmt: skip
    tried: list[str] = []
    play = Match.play

    def counted(match: Match, move: str, actor: int | None = None) -> None:
        tried.append(move)
        play(match, move, actor)

    monkeypatch.setattr(Match, "play", counted)
    assert refused(told).startswith("Step 9 ")
    assert len(tried) < 24_310


def test_of_a_file_with_a_record_a_line_the_first_is_loaded(tmp_path: Path) -> None:
    records = [played(seed) for seed in (1, 2, 3)]
    path = tmp_path / "games.jsonl"
    path.write_text("\n" + "".join(json.dumps(record) + "\n" for record in records) + "\n\n")
    assert spieltisch.load(path).record() == records[0]


@pytest.mark.parametrize(
    ("content", "found"),
    [(b"5", 5), (b"[1,\n2]", [1, 2]), (b"1\n2\n", 1), (b"\r\n{}\r\nnot json", {}), (b'{"a":\n1}', {"a": 1})],
)
def test_the_first_value_of_a_file(content: bytes, found: Any) -> None:
    assert parse_first(content) == found


def test_a_file_whose_first_line_is_wrong_too_is_refused_where_it_breaks_off() -> None:
    with pytest.raises(RefusedError, match="line 2, column 10 cannot be read"):
        parse_first(b'{"game":\n "chess" "players": 2}')


def test_load_reads_positions_too(tmp_path: Path) -> None:
    match = spieltisch.new("fasanerie", 2, 4, ACTING)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(match.position()))
    assert spieltisch.load(path).legal_actions() == match.legal_actions()


# ---------------------------------------------------------------- chance that can be checked


@pytest.fixture
def proved() -> dict[str, Any]:
    """The record of a random game with the secret its chance was drawn from."""
    match = spieltisch.new("fasanerie", 2, 5, ACTING)
    rng = random.Random(5)
    while not match.over:
        match.play(rng.choice(match.legal_actions()))
    return json.loads(json.dumps({**match.record(), "chance": proof_of(match.chance)}))  # type: ignore[no-any-return]


def test_every_outcome_of_chance_follows_from_the_secret(proved: dict[str, Any]) -> None:
    assert from_record(proved).over


def test_the_step_that_does_not_follow_is_named(proved: dict[str, Any]) -> None:
    secret = bytes.fromhex(proved["chance"]["secret"])
    wrong = ChanceSource(secret[::-1])
    proved["chance"] = {"commitment": wrong.commitment(), "secret": wrong.secret.hex()}
    line = refused(proved)
    number = int(line.split()[1])
    assert proved["steps"][number][0] == "chance"
    assert line.startswith(f"Step {number} {json.dumps(proved['steps'][number])} is wrong: from the secret")
    proved["chance"]["from"] = number + 1
    assert refused(proved) != line


def test_another_secret_than_was_committed_to_is_refused(proved: dict[str, Any]) -> None:
    proved["chance"]["secret"] = proved["chance"]["secret"][::-1]
    assert refused(proved).startswith("The secret of chance is not the one that was committed to")


def test_chance_before_the_secret_was_there_is_not_asked_about(proved: dict[str, Any]) -> None:
    other = ChanceSource(bytes(32))
    last = max(number for number, (who, _) in enumerate(proved["steps"]) if who == "chance")
    proved["chance"] = {"commitment": other.commitment(), "secret": other.secret.hex(), "from": last + 1}
    assert from_record(proved).over


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("chance", None, "chance"),
        ("chance", {}, "chance.secret"),
        ("secret", "07", "chance.secret"),
        ("secret", "AB" * 32, "chance.secret"),
        ("secret", "0 " * 32, "chance.secret"),
        ("commitment", 7, "chance.commitment"),
        ("from", -1, "chance.from"),
        ("from", True, "chance.from"),
        ("from", 10_000, "chance.from"),
    ],
)
def test_a_proof_of_chance_that_cannot_be_read_is_refused_by_its_field(
    proved: dict[str, Any], field: str, value: Any, named: str
) -> None:
    (proved if field == "chance" else proved["chance"])[field] = value
    assert f"Field {named} is wrong" in refused(proved)


def test_a_step_drawn_again_after_an_undo_still_follows(proved: dict[str, Any]) -> None:
    match = spieltisch.new("fasanerie", 2, 5, ACTING)
    rng = random.Random(6)
    while not match.over:
        before = match.step
        match.play(rng.choice(match.legal_actions()))
        if rng.random() < 0.3:
            while match.step > before:
                match.undo()
    again = {**match.record(), "chance": proof_of(match.chance)}
    assert from_record(again).over
