"""What a seat is told: views, events, previews. docs/formats-feuville.md"""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest

import spieltisch
from spieltisch.games.feuville.choices import MOST_CHOICES
from spieltisch.games.feuville.state import DTYPE

KINDS = {
    "turn", "place", "build", "district", "area", "free", "juggle", "thief", "protect", "innkeeper", "guest",
    "innkeeper-again", "architect", "pick", "mayor", "quench", "mage", "fairy", "shield", "burn",
}  # fmt: skip
EVENTS = {
    "start", "laid", "laid-decree", "laid-spell", "rolled", "dragon", "used", "took", "took-decree",
    "took-spell", "used-stored", "built", "stored", "scored", "got-spell", "spent", "conjured", "juggler-die",
    "juggled", "reached", "stole", "protected", "burnt", "shielded", "quenched", "declined", "done", "turn",
    "last-round", "end",
}  # fmt: skip


def test_a_record_is_small_and_holds_integers_only() -> None:
    assert DTYPE.itemsize <= 2048
    assert all(field.base.kind == "i" for field, _ in DTYPE.fields.values())
    assert not [name for name in DTYPE.names if hasattr(np.void(b""), name)]


@pytest.fixture(scope="module")
def games() -> list[spieltisch.Match]:
    """Some short games with a taste for what is rare."""
    played = []
    for seed in range(3):
        match = spieltisch.new("feuville", 2 + seed, seed, {"round_limit": 9 - 2 * seed})
        rng = random.Random(seed)
        while not match.over:
            legal = match.legal_actions()
            rare = [t for t in legal if t.split()[0] in ("steal", "protect", "shield", "score", "stored")]
            people = [t for t in legal if t.endswith(("person", "fairy"))]
            match.play(rng.choice(rng.choice([c for c in (legal, rare, people) if c])))
        played.append(match)
    return played


def test_every_view_is_plain_data_and_the_same_for_all_but_the_mover(games: list[spieltisch.Match]) -> None:
    kinds = set()
    for match in games:
        for step in range(0, match.step, 23):
            views = [match.view(seat, step) for seat in (None, *range(match.players))]
            assert json.loads(json.dumps(views[0])) == views[0]
            for view in views:
                assert (view["legal"] != []) == (view["seat"] is not None and view["seat"] == view["to_move"])
            stripped = [{k: v for k, v in view.items() if k not in ("seat", "legal")} for view in views]
            assert all(view == stripped[0] for view in stripped)
            if views[0]["decision"]:
                kinds.add(views[0]["decision"]["kind"])
    assert kinds <= KINDS


def test_events_tell_the_whole_game(games: list[spieltisch.Match]) -> None:
    told = [event for match in games for event in match.events(None)]
    assert {event["event"] for event in told} <= EVENTS
    for match in games:
        events = match.events(None)
        assert json.loads(json.dumps(events)) == events
        scored = [0] * match.players
        for event in events:
            if event["event"] in ("scored", "conjured"):
                scored[event["seat"]] += event["points"]
            elif event["event"] == "juggled":
                scored = [old + new for old, new in zip(scored, event["points"], strict=True)]
        fewest = events[-1]["fewest"]
        assert [p + 7 * (seat in fewest) for seat, p in enumerate(scored)] == match.scores()
        assert events[-1]["event"] == "end"


def test_the_events_of_tiles_and_fire_retell_the_towns(games: list[spieltisch.Match]) -> None:
    for match in games:
        towns: list[list[list[Any]]] = [[["wall-own", False]] for _ in range(match.players)]
        for event in match.events(None):
            if event["event"] == "built":
                town = towns[event["seat"]]
                if event["side"]:
                    town.insert(event["column"] - 1, [event["tile"], False])
                else:
                    town[event["column"] - 1].append(event["tile"])
            elif event["event"] in ("burnt", "quenched"):
                for column in event["columns"]:
                    towns[event["seat"]][column - 1][1] = event["event"] == "burnt"
        for town, seen in zip(towns, match.view(None)["towns"], strict=True):
            columns = seen["columns"]
            assert [[c["wall"], c["burnt"], *filter(None, (c["tower"], c["sky"]))] for c in columns] == town


def test_previews_say_what_happens() -> None:
    match = spieltisch.new("feuville", 3, seed=21, options={"round_limit": 5})
    rng = random.Random(21)
    while not match.over:
        seat = match.current_player
        previews = {preview["action"]: preview for preview in match.previews(seat)}
        legal = match.legal_actions()
        assert list(previews) == legal
        assert json.loads(json.dumps(previews)) == previews
        text = rng.choice(legal)
        before = match.scores()
        ahead = spieltisch.Match(match.game, match.options, match.state.copy(), auto=False)
        ahead.play(text)
        if text.startswith("spell") and ahead.current_player == spieltisch.CHANCE:
            ahead.play(ahead.legal_actions()[0])  # points come once the gap is refilled
        assert ahead.scores()[seat] - before[seat] == previews[text]["gain"]
        assert ahead.view(None)["towns"][seat]["danger"] == previews[text]["danger"]
        match.play(text)


def test_no_choice_is_wider_than_declared() -> None:
    """31 columns of skies: the widest there is."""
    assert max(1 + 2 + 2 * 6 + 6 * 5, 2 * 30, 31 + 30) <= MOST_CHOICES


def test_previews_of_tiles_and_decrees(table: Any) -> None:
    town = "own/tower-i-plain wall-i-plain-star"
    display = {"wall": {1: "wall-i-gate-star"}, "tower": {1: "tower-i-white"}, "sky": {1: "sky-s-1-star"},
               "decree": {1: "star-3", 6: "district-1"}}  # fmt: skip
    t = table(town, dice="1 6", display=display)
    previews = {preview["action"]: preview for preview in t.match.previews(0)}
    assert previews["use 1 wall"]["places"] == ["left", "right"]
    assert previews["use 1 tower"]["places"] == [2]
    assert previews["use 1 sky"]["places"] == [1]
    assert previews["use 1 decree"]["worth"] == {
        "points": 3, "columns": [2], "square": None, "symbol": "star", "count": 1
    }  # fmt: skip
    assert previews["use 6 decree"]["worth"] is None
    assert previews["use 6 decree"]["can_store"]
    assert previews["use 1 person"]["person"] == "juggler"
    assert previews["use 6 fairy"]["person"] == "fairy"
    assert previews["done"]["unused"] == [1, 6]


def test_previews_of_building_and_fire(table: Any) -> None:
    t = table("own* wall-i-plain/tower-i-plain", slots={"A": "sky-s-2"})
    t.play("A: stored 1")
    (preview,) = t.match.previews(0)
    assert preview == {
        "action": "build 2", "gain": 0, "total": 0, "danger": 0, "item": "sky-s-2", "column": 2, "side": None,
        "quenches": [1], "completes": True,
    }  # fmt: skip


def test_the_points_of_a_spell_are_foreseen(table: Any) -> None:
    t = table("own", dice="2 6", open_spells="points-5 shield pick")
    t.play("A: use 2 fairy")
    assert [(p["item"], p["gain"], p["total"]) for p in t.match.previews(0)] == [
        ("points-5", 5, 5), ("shield", 0, 0), ("pick", 0, 0)
    ]  # fmt: skip


def test_previews_at_the_juggler(table: Any) -> None:
    t = table("own", "own", "own", dice="1 6")
    t.play("A: use 1 person", "chance: die 6")
    roll, stop = t.match.previews(0)
    assert roll["bust"] == 2  # 5 and 6
    assert stop["points"] == [6, 4, 4]


def test_previews_of_what_burns(table: Any) -> None:
    t = table("own wall-i-plain wall-i-gate-star/tower-i-plain/sky-s-1-star")
    t.play("A: roll", "chance: roll 4 4")
    previews = {preview["action"]: preview for preview in t.match.previews(0)}
    assert previews["burn 3"]["clouds"] == 1
    assert previews["burn 3"]["symbols"] == {"star": 2, "guard": 0, "griffin": 0, "flag": 0}
    assert previews["burn 3"]["danger"] == 2  # 3 columns, no cloud, one burnt
    assert previews["burn 1"]["danger"] == 1
