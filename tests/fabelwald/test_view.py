"""What the engine tells: views, events, previews. The shapes are those of docs/formats-fabelwald.md."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import spieltisch

KEYS = {
    "game", "players", "options", "seat", "step", "to_move", "over", "start", "turn", "played", "closed",
    "extras", "runes", "most_runes", "may_steal", "hand_limit", "chain", "most_chain", "deck", "last",
    "missing", "discard", "taken", "unseen", "decision", "chance", "legal", "seats", "result",
}  # fmt: skip
SEAT_KEYS = {
    "seat", "hand", "cards", "hidden", "open", "known_to", "misses", "combos", "points", "best", "laid",
}  # fmt: skip


def test_a_view_says_all_a_seat_may_know(table: Any) -> None:
    t = table("elf owl", "crow rune", combos=["B giant dragon", "A owl owl"], discard="wolf stag")
    view = t.view("A")
    assert set(view) == KEYS
    assert view["legal"] == ["draw", "add 2", "steal 1", "play elf"]
    assert view["decision"] == {"seat": 0, "kind": "turn"}
    assert view["discard"] == ["wolf", "stag"]
    assert view["deck"] == 56 - 4 - 4 - 2
    assert sum(view["unseen"].values()) == view["deck"] + 2
    own, other = view["seats"]
    assert set(own) == set(other) == SEAT_KEYS
    assert (own["cards"], own["hidden"]) == (["elf", "owl"], 0)
    assert (other["cards"], other["hidden"], other["hand"]) == ([], 2, 2)
    assert other["combos"] == [
        {
            "combo": 1,
            "kind": "creatures",
            "cards": ["giant", "dragon"],
            "spent": [False, False],
            "protected": True,
            "points": 2,
            "next": None,
        }
    ]
    assert own["combos"][0]["next"] == 3  # FW-13: two Owls 2, three 5
    assert (own["points"], own["best"], own["laid"]) == (2, 2, 2)
    assert t.view("B")["legal"] == []


def test_chance_is_announced(table: Any) -> None:
    t = table("", "crow wolf")
    t.play("A: steal 1", "B: pass")
    assert t.view()["chance"] == {"kind": "steal", "seat": 0, "victim": 1, "by": "turn"}
    t.play("chance: card crow")
    assert t.view()["chance"] is None


def test_a_turn_is_told_in_events(table: Any) -> None:
    t = table("fairies owl owl", "crow wolf", discard="hydra stag")
    t.play("A: play fairies", "A: pick hydra", "A: pick stag", "A: play hydra", "A: combo 1", "A: seat 1")
    t.play("A: lay owl 2", "A: draw", "chance: card path", "A: done")
    told = [{key: value for key, value in event.items() if key != "step"} for event in t.match.events(0)]
    assert told == [
        {"event": "played", "seat": 0, "card": "fairies", "at_once": False},
        {"event": "placed", "seat": 0, "card": "fairies", "combo": 1, "new": True, "size": 1, "points": 1},
        {"event": "used", "seat": 0, "creature": "fairies"},
        {"event": "picked", "seat": 0, "card": "hydra", "by": "fairies"},
        {"event": "picked", "seat": 0, "card": "stag", "by": "fairies"},
        {"event": "kept", "seat": 0, "card": "stag", "by": "fairies"},
        {"event": "played", "seat": 0, "card": "hydra", "at_once": True},
        {"event": "placed", "seat": 0, "card": "hydra", "combo": 1, "new": False, "size": 2, "points": 2},
        {"event": "used", "seat": 0, "creature": "hydra"},
        {"event": "looked", "seat": 0, "at": [1], "cards": [["crow", "wolf"]]},
        {"event": "laid", "seat": 0, "combo": 2, "kind": "animals", "cards": ["owl", "owl"], "points": 2},
        {"event": "drew", "seat": 0, "card": "path", "by": "turn"},
        {"event": "done", "seat": 0},
        {"event": "turn", "seat": 1},
    ]


@pytest.mark.parametrize(
    ("hand", "more", "moves", "kinds"),
    [
        ("witch", {"combos": ["A owl owl owl", "B giant"]}, "combo 1, combo 2", "sacrificed captured"),
        ("highwayman", {"combos": ["B giant"]}, "combo 2, combo 1", "traded"),
        ("demon", {"combos": ["B giant troll"]}, "combo 1", "destroyed"),
        ("bogeyman owl", {}, "seat 1", "swapped-hands"),
        ("werewolf", {}, "seat 1", "marked"),
        ("laraki", {"discard": "owl stag"}, "use, pick owl, pick stag", "picked kept gave"),
        ("amazon", {}, "name crow", "named gave"),
        ("elf", {"combos": ["A hydra dragon"]}, "again hydra", "again"),
        ("nymph", {"combos": ["B hydra"]}, "take 1 hydra, combo 2", "took-up"),
        ("banshee", {"combos": ["B troll"]}, "take 1 troll, keep", "took-up kept"),
        ("centaur", {"discard": "owl"}, "use", "picked kept"),
        ("grave-robber", {}, "steal 1", "reached"),
        ("dwarf", {"discard": "owl", "deck": ""}, "use", "picked kept"),
    ],
)
def test_what_powers_did_is_told(table: Any, hand: str, more: Any, moves: str, kinds: str) -> None:
    t = table(hand, "crow wolf", **more)
    t.play(f"A: play {hand.split()[0]}")
    since = t.match.step
    t.play(*(f"A: {move}" for move in moves.split(", ")))
    told = [event["event"] for event in t.match.events(None, since)]
    assert {*kinds.split()} <= {*told}
    assert "used" in told


def test_details_of_events_follow_from_the_table(table: Any) -> None:
    t = table("demon", "", combos=["B giant troll"])
    t.play("A: play demon", "A: combo 1")
    assert t.told("destroyed") == [
        {"event": "destroyed", "seat": 0, "combo": 1, "owner": 1, "cards": ["giant", "troll"]}
    ]
    t = table("witch", "", combos=["A owl owl owl", "B giant"])
    t.play("A: play witch", "A: combo 1", "A: combo 2")
    assert t.told("sacrificed") == [
        {"event": "sacrificed", "seat": 0, "card": "owl", "combo": 1, "rest": True}
    ]
    assert t.told("captured") == [
        {"event": "captured", "seat": 0, "owner": 1, "combo": 2, "cards": ["giant"]}
    ]
    for options, moves in (({}, "A: combo 3, A: combo 2"), ({"swap_all": True}, "A: seat 1")):
        t = table("highwayman", "", combos=["A elf dragon", "B giant troll"], options=options)
        t.play("A: play highwayman", *moves.split(", "))
        assert t.told("traded") == [
            {"event": "traded", "seat": 0, "other": 1, "given": [3], "got": [2],
             "given_cards": [["highwayman"]], "got_cards": [["giant", "troll"]]}
        ]  # fmt: skip
    t = table("nymph", "", combos=["A hydra"])
    t.play("A: play nymph", "A: new", "A: take 1 hydra", "A: new")
    assert [told["combo"] for told in t.told("placed")] == [2, 1]  # the freed number is used again
    t = table("dwarf", "", discard="owl")
    t.play("A: play dwarf", "A: use", "chance: card wolf", "A: keep deck")
    assert t.told("kept") == [{"event": "kept", "seat": 0, "card": None, "by": "dwarf"}]
    assert t.told("kept", to="A") == [{"event": "kept", "seat": 0, "card": "wolf", "by": "dwarf"}]
    assert t.told("threw") == [{"event": "threw", "seat": 0, "card": "owl"}]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_everything_told_is_plain_data_and_says_whose_it_is(players: int) -> None:
    match = spieltisch.new("fabelwald", players, seed=players)
    choose = random.Random(players).choice
    while not match.over:
        mover = match.current_player
        previews = match.previews(mover)
        assert [preview["action"] for preview in previews] == match.legal_actions()
        assert json.loads(json.dumps(previews)) == previews
        match.play(choose(match.legal_actions()))
    events = match.events(None)
    assert json.loads(json.dumps(events)) == events
    assert all("seat" in event for event in events if event["event"] != "end")
    assert events[-1]["event"] == "end"
    view = match.view(None)
    assert json.loads(json.dumps(view)) == view


# ---------------------------------------------------------------- previews


def preview(t: Any, action: str) -> dict[str, Any]:
    """What the seat to move is told of an action."""
    return next(p for p in t.match.previews(t.match.current_player) if p["action"] == action)


def test_previews_say_what_an_action_brings_at_once(table: Any) -> None:
    t = table("giant owl owl", "crow", combos=["A elf troll", "A owl owl", "B hydra nymph witch"])
    lay = {"gain": 2, "total": 6, "loss": [0, 0], "cards": ["owl", "owl"], "points": 2}
    assert preview(t, "lay owl 2") == {"action": "lay owl 2", **lay}
    assert preview(t, "add 2")["gain"] == 3
    assert preview(t, "add 2")["points"] == 5
    play = {"gain": 0, "total": 4, "loss": [0, 0], "card": "giant"}
    assert preview(t, "play giant") == {"action": "play giant", **play}
    t.play("A: play giant")
    place = {"gain": 3, "total": 7, "loss": [0, 0], "size": 3, "points": 5}
    assert preview(t, "combo 1") == {"action": "combo 1", **place}
    assert preview(t, "new")["points"] == 1


def test_previews_say_what_others_lose(table: Any) -> None:
    t = table("demon", "crow", combos=["B hydra nymph witch"])
    t.play("A: play demon")
    told = preview(t, "combo 1")
    assert (told["gain"], told["loss"], told["owner"]) == (0, [0, 5], 1)
    assert told["cards"] == ["hydra", "nymph", "witch"]


def test_previews_know_no_more_than_the_seat(table: Any) -> None:
    t = table("amazon", "crow wolf", "stag", known=[[0, 1, ["crow"]]])
    assert preview(t, "steal 1")["known"] == ["crow"]
    t.play("A: play amazon")
    assert preview(t, "name crow")["sure"] == [1]
    assert preview(t, "name wolf")["sure"] == []
