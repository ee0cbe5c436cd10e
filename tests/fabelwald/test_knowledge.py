"""Who knows which card of whose hand: what was seen, as long as it cannot have moved unseen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import spieltisch
from spieltisch import Match
from spieltisch.core.conformance import Trial, check_non_interference
from spieltisch.core.randomness import generator
from spieltisch.games.fabelwald.cards import CREATURES


@pytest.mark.rule("FW-5")
def test_thief_and_victim_know_what_was_stolen_and_nobody_else(table: Any) -> None:
    t = table("", "crow wolf", "", "")
    t.play("A: steal 1", "B: pass", "chance: card crow")
    assert t.hand("A") == "crow"
    assert t.known("B", "A") == "crow"
    assert t.known("C", "A") == t.known("", "A") == ""
    stole = {"event": "stole", "seat": 0, "victim": 1, "by": "turn"}
    assert t.told("stole", to="A") == t.told("stole", to="B") == [{**stole, "card": "crow"}]
    assert t.told("stole", to="C") == t.told("stole") == [{**stole, "card": None}]


@pytest.mark.rule("FW-5")
def test_after_an_unseen_loss_one_card_fewer_of_each_name_is_sure(table: Any) -> None:
    known = [[2, 1, ["owl", "owl", "crow"]], [0, 1, ["owl"]]]
    t = table("", "owl owl crow wolf", "", known=known)
    t.play("A: steal 1", "B: pass", "chance: card wolf")
    assert t.known("C", "B") == "owl"
    assert t.known("A", "B") == "owl"  # A saw that it was the wolf


@pytest.mark.rule("FW-5")
def test_the_thief_knows_what_left(table: Any) -> None:
    t = table("", "owl crow wolf", known=[[0, 1, ["owl", "crow", "wolf"]]])
    t.play("A: steal 1", "B: pass", "chance: card owl")
    assert t.known("A", "B") == "crow wolf"


@pytest.mark.rule("FW-24", "FW-31")
def test_what_a_seat_drew_from_the_deck_nobody_else_knows(table: Any) -> None:
    t = table("owl", "crow", known=[[1, 0, ["owl"]]])
    t.play("A: draw", "chance: card wolf")
    assert t.known("B", "A") == "owl"
    assert t.view("B")["seats"][0]["hidden"] == 1


@pytest.mark.rule("FW-6", "FW-39")
def test_a_card_that_leaves_openly_is_no_longer_known(table: Any) -> None:
    t = table("troll", "owl owl crow", "", known=[[2, 1, ["owl", "crow"]], [0, 1, ["owl", "owl"]]])
    t.play("A: play troll", "A: seat 1", "chance: card owl")
    # Of two owls C knew of one; it may be the one that went.
    assert t.known("C", "B") == "crow"
    assert t.known("A", "B") == "owl"


@pytest.mark.rule("FW-4", "FW-13")
def test_cards_laid_are_no_longer_known_in_the_hand(table: Any) -> None:
    t = table("owl owl crow", "", "", known=[[None, 0, ["owl", "crow"]], [2, 0, ["owl", "owl", "crow"]]])
    t.play("A: lay owl 2")
    assert t.known("", "A") == t.known("B", "A") == t.known("C", "A") == "crow"


@pytest.mark.rule("FW-34")
def test_after_the_bogeyman_what_others_know_moves_along(table: Any) -> None:
    known = [[2, 1, ["crow"]], [2, 0, ["owl"]], [1, 0, ["owl"]], [3, 0, ["stag"]]]
    t = table("bogeyman owl stag", "crow wolf", "", "", known=known)
    t.play("A: play bogeyman", "A: seat 1")
    assert (t.hand("A"), t.hand("B")) == ("crow wolf", "owl stag")
    assert (t.known("C", "A"), t.known("C", "B")) == ("crow", "owl")
    assert (t.known("D", "A"), t.known("D", "B")) == ("", "stag")
    assert (t.known("A", "B"), t.known("B", "A")) == ("owl stag", "crow wolf")


@pytest.mark.rule("FW-30", "FW-37")
def test_what_was_looked_at_stays_known_until_it_may_have_moved(table: Any) -> None:
    t = table("hydra", "owl crow", "", "")
    t.play("A: play hydra", "A: seat 1", "A: draw", "chance: card wolf", "A: done")
    t.play("B: draw", "chance: card stag", "B: done")
    assert t.known("A", "B") == "owl crow"
    t.play("C: steal 1", "B: pass", "chance: card crow", "C: done")
    # Owl or crow or the stag: of no name one is sure.
    assert t.known("A", "B") == ""


@pytest.mark.rule("FW-20", "FW-32")
def test_what_all_saw_enter_a_hand_all_know(table: Any) -> None:
    t = table("amazon", "owl crow", "")
    t.play("A: play amazon", "A: name owl")
    assert t.known("", "A") == t.known("B", "A") == t.known("C", "A") == "owl"
    assert t.view("A")["seats"][0]["open"] == ["owl"]


@pytest.mark.rule("FW-36", "FW-42")
def test_what_is_taken_from_the_pile_all_know(table: Any) -> None:
    t = table("giant", "", discard="owl crow")
    t.play("A: play giant", "A: pick crow")
    assert t.known("", "A") == "crow"


@pytest.mark.rule("FW-5")
def test_a_seat_cannot_know_what_others_know_of_each_other(table: Any) -> None:
    t = table("hydra", "owl crow", "", "stag")
    before = t.match.observed(2).tobytes()
    other = table("hydra", "owl wolf", "", "stag")
    assert other.match.observed(2).tobytes() == before
    for played in (t, other):
        played.play("A: play hydra", "A: seat 1")
    assert t.match.observed(2).tobytes() == other.match.observed(2).tobytes()
    assert t.match.observed(0).tobytes() != other.match.observed(0).tobytes()


@pytest.mark.rule("FW-5")
def test_possible_truths_keep_to_what_is_known_and_vary_in_the_rest(table: Any) -> None:
    t = table("owl", "crow wolf stag", "path path", known=[[0, 1, ["crow"]]])
    hands = set()
    for seed in range(40):
        state = t.match.observed(0)
        t.match.game.kernels["resample"](state, 0, generator(seed))
        t.match.game.check_invariants(state)
        view = Match(t.match.game, t.match.options, state, auto=False).view(1)
        assert "crow" in view["seats"][1]["cards"]
        assert len(view["seats"][1]["cards"]) == 3
        hands.add(tuple(view["seats"][1]["cards"]))
    assert len(hands) > 20


# ---------------------------------------------------------------- what a seat can tell others know of it


@pytest.mark.rule("FW-30")
def test_a_seat_is_told_who_knows_what_of_its_hand(table: Any) -> None:
    t = table("owl crow", "hydra", "", turn="B")
    t.play("B: play hydra", "B: seat 0")
    assert t.aware("A") == ["", "owl crow", ""]
    assert t.aware("B") == ["", "", ""]
    for viewer in ("B", "C", ""):
        assert t.view(viewer)["seats"][0]["known_to"] == []
    t.play("B: draw", "chance: card stag", "B: done", "C: draw", "chance: card wolf", "C: done")
    t.play("A: draw", "chance: card path", "A: done")
    assert t.aware("A") == ["", "owl crow", ""]  # the path came unseen


@pytest.mark.rule("FW-5")
def test_after_a_theft_a_seat_can_tell_what_others_still_know(table: Any) -> None:
    t = table("owl owl crow", "", "", known=[[1, 0, ["owl", "owl", "crow"]]], turn="C")
    t.play("C: steal 0", "A: pass", "chance: card owl")
    assert t.aware("A") == ["", "owl", ""]  # for B it may have been the crow
    assert t.aware("C") == ["owl", "", ""]  # A saw which went


@pytest.mark.rule("FW-20", "FW-37", "FW-42")
def test_what_was_shown_to_all_or_to_the_shadow_queen_is_known_to_them(table: Any) -> None:
    t = table("centaur", "crow wolf", "stag owl", discard="path")
    t.play("A: play centaur", "A: use")
    assert t.aware("A") == ["", "path", "path"]
    t = table("shadow-queen", "crow wolf", "stag owl")
    t.play("A: play shadow-queen", "A: use", "A: steal 1", "B: pass", "chance: card crow")
    assert (t.aware("A"), t.aware("B")) == (["", "crow", ""], ["wolf", "", ""])
    assert t.aware("C") == ["owl stag", "", ""]


@pytest.mark.rule("FW-34")
def test_what_others_knew_of_a_hand_its_new_owner_cannot_tell(table: Any) -> None:
    known = [[2, 1, ["crow", "stag"]], [None, 1, ["stag"]]]
    t = table("bogeyman owl", "crow wolf stag", "hydra path", known=known)
    t.play("A: play bogeyman", "A: seat 1")
    assert t.known("C", "A") == "crow stag"
    assert t.aware("A") == ["", "crow wolf stag", "stag"]  # that C knows of the crow A cannot tell
    assert t.aware("B") == ["owl", "", ""]
    again = spieltisch.from_position(t.match.position())
    assert t.match.position()["unaware"] == [[2, 0, ["crow"]]]
    assert again.view(0) == {**t.match.view(0), "step": 0}
    t.play("A: steal 2", "C: pass", "chance: card path", "A: done")
    assert t.aware("A") == ["", "crow wolf stag", "stag path"]
    t.play("B: draw", "chance: card elf", "B: done")
    t.play("C: play hydra", "C: seat 0")
    assert t.aware("A")[2] == "crow wolf stag path"
    assert "unaware" not in t.match.position()


@pytest.mark.rule("FW-34")
def test_a_card_lost_that_another_knew_unnoticed_is_one_fewer_in_secret(table: Any) -> None:
    for loss in ("C: steal 0, A: pass, chance: card crow", "C: play troll, C: seat 0, chance: card crow"):
        t = table("bogeyman owl", "crow crow wolf", "troll path", "", known=[[3, 1, ["crow", "crow"]]])
        t.play("A: play bogeyman", "A: seat 1", "A: draw", "chance: card stag", "A: done")
        t.play("B: draw", "chance: card stag", "B: done", *loss.split(", "))
        assert t.known("D", "A") == "crow"
        assert t.aware("A")[3] == ""
        assert t.match.position()["unaware"] == [[3, 0, ["crow"]]]


@pytest.mark.rule("FW-34")
def test_whether_another_knew_the_hand_changes_nothing_for_its_new_owner(table: Any) -> None:
    hands = ("bogeyman owl", "crow wolf stag", "path path")
    tables = [
        table(*hands, known=known).play("A: play bogeyman", "A: seat 1")
        for known in ([], [[2, 1, ["crow"]]], [[2, 1, ["crow", "wolf", "stag"]]])
    ]
    assert len({t.match.observed(2).tobytes() for t in tables}) == 3
    for seat in (0, 1, None):
        assert len({t.match.observed(seat).tobytes() for t in tables}) == 1


# ---------------------------------------------------------------- non-interference, power by power

PILES = {"dwarf": "stag wolf", "fairies": "stag path rune", "giant": "stag rune", "centaur": "stag rune",
         "laraki": "stag path swamp rune"}  # fmt: skip
WAYS = 3
"""So many ways to use a power are tried, each played on for so many steps:"""
FURTHER = 4


def ways(start: dict[str, Any], creature: str) -> Iterator[Match]:
    """The creature is played, its power used in different ways; whatever follows is not declined."""
    asked = spieltisch.from_position(start)
    asked.play(f"play {creature}")
    asked.play("new")
    choices = [text for text in asked.legal_actions() if text != "pass"]
    yield asked
    for way in choices[:: -(-len(choices) // WAYS)]:
        match = spieltisch.from_position(start, seed=len(way))
        for text in (f"play {creature}", "new", way):
            match.play(text)
        for _ in range(FURTHER):
            yield match
            wanted = [text for text in match.legal_actions() if text not in ("pass", "keep", "done")]
            match.play((wanted or match.legal_actions())[0])


@pytest.mark.parametrize(
    ("creature", "options"),
    [
        *((creature, {}) for creature in CREATURES if creature != "dragon"),
        ("highwayman", {"swap_all": True}),
        ("goblins", {"draw_first": True}),
        ("nymph", {"dense_forest": True}),
    ],
)
@pytest.mark.rule("FW-5", "FW-7", "FW-19")
def test_no_power_tells_a_secret(
    creature: str, options: dict[str, bool], position: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All along two truths that a seat cannot tell apart look the same to it."""
    hands = [f"{creature} owl owl swamp", "crow wolf amulet", "stag rune path path"]
    hands += ["rune", "elf wolf"] if options.get("dense_forest") else []
    combos = ["B owl owl", "B demon troll", "C magician werewolf", "A hydra", "A crow crow"]
    more = {"closed": True} if options.get("draw_first") else {}
    start = position(*hands, combos=combos, discard=PILES.get(creature, ""), options=options, **more)
    for combo in start["combos"]:
        combo[2] = [card if card != creature else "immortals" for card in combo[2]]
    compared = 0

    def playing(self: Trial, seed: int) -> Iterator[Match]:
        nonlocal compared
        for match in ways(start, creature):
            compared += 1
            yield match

    monkeypatch.setattr(Trial, "playing", playing)
    check_non_interference(Trial(spieltisch.game("fabelwald"), len(hands), range(1)))
    assert compared > FURTHER


@pytest.mark.rule("FW-5", "FW-19")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_nothing_is_told_while_chance_is_to_move_either(players: int) -> None:
    game = spieltisch.game("fabelwald")
    trial = Trial(game, players, range(1))
    match = trial.new(7, auto=False)
    rng = np.random.default_rng(players)
    step = compared = 0
    while not match.over and compared < 60:
        if match.current_player < 0 and step % 3 == 0:
            for seat in (*range(players), None):
                state = match.observed(seat)
                match.game.kernels["resample"](state, -1 if seat is None else seat, generator(step))
                other = Match(game, match.options, state, auto=False)
                compared += other.state.tobytes() != match.state.tobytes()
                assert other.view(seat) == {**match.view(seat), "step": 0}
                shown = {match.game.step_as_seen(state, -1, text, seat) for text in match.legal_actions()}
                hidden = {text for text in shown if text == "card ?"}
                assert len(hidden) in (0, len(shown))
        match.play(match.legal_actions()[rng.integers(len(match.legal_actions()))])
        step += 1
    assert compared >= 60
