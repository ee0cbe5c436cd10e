"""A match: play, undo, seeds, events, what goes on by itself. On Fasanerie, the first game of the house."""

from __future__ import annotations

import random
from typing import Any

import pytest

import spieltisch
from spieltisch import CHANCE, TERMINAL, Match, RefusedError
from spieltisch.core.record import from_position

ACTING = {"kinds": ["gold", "fox", "dog", "net", "trap", "nest"]}


def position(**change: Any) -> dict[str, Any]:
    """A alone on gold, B ahead of it on a nest; the pile is empty."""
    return {
        "format": "spieltisch-position-1", "game": "fasanerie", "players": 2, "options": {},
        "kinds": ["gold", "fox", "dog", "net", "trap", "nest"], "pile": 0, "start": [],
        "alley": [["gold-1", [0]], ["nest", [1]], ["gold-2", []]], "hands": [[], []],
        "box": [], "traps": [], "left": [], **change,
    }  # fmt: skip


def played_out(match: Match, seed: int = 1) -> Match:
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal_actions()))
    return match


# ---------------------------------------------------------------- beginning


def test_an_unknown_game_is_refused_with_those_that_are_there() -> None:
    with pytest.raises(RefusedError, match=r"There is no game chess; known: .*fasanerie"):
        spieltisch.new("chess")


@pytest.mark.parametrize("players", ["2", 2.0, True, None])
def test_players_must_be_a_whole_number(players: Any) -> None:
    with pytest.raises(RefusedError, match="must be a whole number"):
        spieltisch.new("fasanerie", players)


@pytest.mark.parametrize(
    ("options", "says"),
    [({"open_table": True}, "no option open_table"), ({"open_cards": "yes"}, "Option open_cards cannot be")],
)
def test_unknown_options_and_values_are_refused(options: dict[str, Any], says: str) -> None:
    with pytest.raises(RefusedError, match=says):
        spieltisch.new("fasanerie", 2, options=options)


def test_every_option_has_its_default() -> None:
    options = spieltisch.new("fasanerie", 2).options
    assert {key: value for key, value in options.items() if key != "kinds"} == {
        "open_cards": False, "trap_can_be_given_up": False, "net_reaches_behind": False,
        "dog_box_rule": True, "nest_sixth": False, "salvadori_zero_counts": True,
    }  # fmt: skip


# ---------------------------------------------------------------- seeds


def test_equal_seeds_give_equal_games_whatever_the_global_generator_does() -> None:
    random.seed(1)
    one = played_out(spieltisch.new("fasanerie", 3, 7, {"kinds": "all"}))
    random.seed(2)
    two = played_out(spieltisch.new("fasanerie", 3, 7, {"kinds": "all"}))
    assert one.record() == two.record()


def test_other_seeds_give_other_games_and_none_gives_any() -> None:
    games = [spieltisch.new("fasanerie", 2, seed) for seed in (1, 2, 3, None, None)]
    assert len({str(match.steps) for match in games}) == 5


def test_a_seed_draws_the_same_cards_after_an_undo() -> None:
    match = spieltisch.new("fasanerie", 2, seed=5)
    match.play("move 5")
    after = match.state.tobytes()
    while match.steps[-1].actor == CHANCE:
        match.undo()
    match.undo()
    match.play("move 5")
    assert match.state.tobytes() == after


# ---------------------------------------------------------------- playing


def test_a_move_can_be_a_text_or_a_number() -> None:
    one, two = from_position(position()), from_position(position())
    one.play("move 2")
    two.play(1)
    assert one.state.tobytes() == two.state.tobytes()
    assert one.steps == two.steps == [(0, "move 2")]


@pytest.mark.parametrize(
    "move", ["move 3", "move 0", "move -1", "move", "give gold-1", "net 1", "jump", "", 9999, -1]
)
def test_an_illegal_move_is_refused_and_changes_nothing(move: Any) -> None:
    match = from_position(position())
    before = (match.state.tobytes(), list(match.steps), match.view(0), match.legal_actions())
    with pytest.raises(RefusedError) as refused:
        match.play(move)
    assert (match.state.tobytes(), list(match.steps), match.view(0), match.legal_actions()) == before
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("move", ["move 01", "move 1 ", " move 1", "Move 1", "move ²", "move 1_0", "move +1"])
def test_notation_has_one_spelling(move: str) -> None:
    with pytest.raises(RefusedError):
        from_position(position()).play(move)


def test_only_who_is_to_move_may_play() -> None:
    match = from_position(position())
    with pytest.raises(RefusedError, match="not the turn of seat 1, but of seat 0"):
        match.play("move 2", actor=1)
    match.play("move 2", actor=0)
    assert match.current_player == 1


def test_a_finished_game_takes_no_more_moves() -> None:
    match = played_out(spieltisch.new("fasanerie", 2, 3))
    assert match.current_player == TERMINAL
    assert match.legal_actions() == []
    with pytest.raises(RefusedError, match="The game is over"):
        match.play("leave")


def test_returns_are_told_only_after_the_end() -> None:
    match = spieltisch.new("fasanerie", 3, 3)
    assert match.result() is None
    with pytest.raises(RefusedError, match="not over"):
        match.returns()
    assert sum(played_out(match).returns()) == pytest.approx(0)


def test_a_choice_that_is_none_may_be_left_out() -> None:
    match = from_position(position(alley=[["gold-1", []], ["fox", [0]], ["nest", [1]]]))
    assert match.legal_actions() == ["give gold-1"]
    match.play("move 1")
    assert match.steps == [(0, "give gold-1"), (0, "move 1")]


def test_by_itself_a_choice_that_only_its_owner_knows_to_be_none_is_not_passed_over() -> None:
    """Seat 0 gave a nest face down, so others think it may still hold one; it must answer the fox itself."""
    alley = [["gold-1", []], ["fox", [0]], ["nest", [1]]]
    match = from_position(
        position(alley=alley, hands=[[], ["fox"]], face_down=[[0, "nest"]]), auto=True
    )
    assert match.legal_actions() == ["give gold-1"]
    with pytest.raises(RefusedError, match="allowed: give gold-1"):
        match.play("move 1")
    assert match.steps == []
    match.play("give gold-1")
    match.play("move 1")


def test_a_move_refused_after_a_choice_left_out_takes_that_back_too() -> None:
    match = from_position(position(alley=[["gold-1", []], ["fox", [0]], ["nest", [1]]]))
    before = match.state.tobytes()
    with pytest.raises(RefusedError):
        match.play("move 9")
    assert (match.state.tobytes(), match.steps) == (before, [])


# ---------------------------------------------------------------- by itself, or by hand


def test_by_itself_chance_is_taken_until_somebody_must_choose() -> None:
    match = spieltisch.new("fasanerie", 2, 1)
    assert match.step == 2 + 5
    assert match.current_player >= 0
    match.play("move 5")
    assert match.current_player >= 0
    assert match.view(None)["pile"] == 20


def test_by_hand_each_disc_and_card_is_a_step() -> None:
    match = spieltisch.new("fasanerie", 2, 1, auto=False)
    assert match.current_player == CHANCE
    assert match.legal_actions() == ["disc 0", "disc 1"]
    match.play("disc 1", actor=CHANCE)
    match.play("disc 0")
    with pytest.raises(RefusedError):
        match.play("move 1")
    for _ in range(5):
        match.play("card blood")
    assert match.current_player == 0


def test_by_itself_and_by_hand_the_same_game_comes_about() -> None:
    one = played_out(spieltisch.new("fasanerie", 3, 4, ACTING))
    two = spieltisch.new("fasanerie", 3, 4, ACTING, auto=False)
    for actor, text in one.steps:
        two.play(text, actor)
    assert two.state.tobytes() == one.state.tobytes()
    assert two.record() == one.record()


def test_at_chance_the_probabilities_are_those_of_the_unseen_cards() -> None:
    match = from_position(position(pile=9))
    assert match.current_player == CHANCE
    unseen = match.view(None)["unseen"]
    chances = {match.game.chance_text(match.state, o): p for o, p in match.game.outcomes(match.state)}
    assert sum(unseen.values()) == 33
    for card, count in unseen.items():
        assert chances[f"card {card}"] == pytest.approx(count / 33)


# ---------------------------------------------------------------- undo


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_undo_leads_back_to_the_start_state_by_state(seed: int) -> None:
    match = spieltisch.new("fasanerie", 2 + seed, seed, ACTING, auto=False)
    rng = random.Random(seed)
    states = [match.state.tobytes()]
    while not match.over:
        match.play(rng.choice(match.legal_actions()))
        states.append(match.state.tobytes())
    steps = list(match.steps)
    while match.step:
        assert match.state.tobytes() == states[match.step]
        assert match.undo() == steps[match.step]
    assert match.state.tobytes() == states[0]
    with pytest.raises(RefusedError, match="no step to take back"):
        match.undo()


def test_events_follow_an_undo() -> None:
    match = from_position(position())
    match.play("move 1")
    assert match.events(0)[0]["at"] == 1
    match.undo()
    assert match.events(0) == []
    match.play("move 2")
    assert match.events(0)[0]["at"] == 2


@pytest.mark.parametrize("seat", [0, 1, None])
def test_events_asked_for_all_along_are_those_asked_for_at_the_end(seat: int | None) -> None:
    """With a fox and a dog: what was hidden from the seat is told once the game is over."""
    match, rng = spieltisch.new("fasanerie", 2, 3, ACTING), random.Random(1)
    hidden = 0
    while not match.over:
        match.play(rng.choice(match.legal_actions()))
        hidden += any(event.get("card", "") is None for event in match.events(seat))
    assert hidden
    assert match.events(seat) == spieltisch.from_record(match.record()).events(seat)


def test_events_are_not_worked_out_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played_out(spieltisch.new("fasanerie", 2, 3))
    told: list[str] = []
    events = match.game.events
    monkeypatch.setattr(match.game, "events", lambda *given: told.append(given[2]) or events(*given))
    match.undo()
    match.events(0)
    assert told == [text for _, text in match.steps]
    match.play(match.legal_actions()[0])
    match.events(0)
    assert told == [text for _, text in match.steps]


def test_the_last_decision_can_be_taken_back_until_chance_has_spoken() -> None:
    match = from_position(position())
    assert match.undo_limit(0) == (None, "nothing")
    match.play("move 2")
    assert match.undo_limit(0) == (0, "")
    assert match.undo_limit(1) == (None, "nothing")
    drawn = from_position(position(alley=[["gold-1", [0]], ["nest", [1]], *[["gold-2", []]] * 2,
                                          *[["gold-3", []]] * 2, ["nest", []]], pile=9))  # fmt: skip
    drawn.play("move 3")
    assert drawn.undo_limit(0) == (0, ""), "no card has been laid yet"
    drawn.go_on()
    assert drawn.undo_limit(0) == (None, "revealed")


def test_a_forced_step_is_no_decision_to_take_back() -> None:
    match = from_position(position(alley=[["gold-1", [0]], ["nest", []]], left=[1], start=[]), auto=True)
    match.play("move 1")
    assert match.steps == [(0, "move 1"), (0, "leave")]
    assert match.undo_limit(0) == (0, "")


# ---------------------------------------------------------------- events and views


def test_events_tell_a_turn_in_order() -> None:
    match = from_position(
        position(alley=[["gold-1", []], ["gold-3", [0]], ["nest", []], ["trap", [1]], ["gold-2", []]])
    )
    match.play("move 3")
    assert match.events(None) == [
        {"step": 0, "event": "walk", "seat": 0, "card": "gold-2", "at": 3, "onto": []},
        {"step": 0, "event": "collect", "seat": 1, "cards": ["nest", "trap"]},
    ]
    match.play("leave")
    assert match.events(None, since=1) == [
        {"step": 1, "event": "leave", "seat": 1, "place": 1},
        {"step": 1, "event": "traps", "count": 1, "seat": 0},
        {"step": 1, "event": "collect", "seat": 0, "cards": ["gold-2"]},
    ]


def test_events_tell_the_beginning_and_the_end() -> None:
    match = played_out(spieltisch.new("fasanerie", 2, 3))
    events = match.events(None)
    order = [int(text.split()[1]) for _, text in match.steps[:2]]
    assert [event for event in events if event["event"] == "start"] == [
        {"step": 1, "event": "start", "order": order}
    ]
    result = match.result()
    assert result is not None
    assert events[-1]["event"] == "end"
    assert (events[-1]["scores"], events[-1]["winners"]) == (result["scores"], result["winners"])


@pytest.mark.parametrize("seed", [1, 2])
def test_events_account_for_every_card_drawn_and_collected(seed: int) -> None:
    match = played_out(spieltisch.new("fasanerie", 3, seed, ACTING))
    events = match.events(0)
    drawn = [card for event in events if event["event"] == "draw" for card in event["cards"]]
    assert len(drawn) == 45
    taken = [card for event in events if event["event"] == "collect" for card in event["cards"]]
    taken += [event["card"] for event in events if event["event"] == "net"]
    given = [event for event in events if event["event"] in ("fox", "dog") and event["card"] is not None]
    laid = [event["card"] for event in given if event["event"] == "dog" and event["to"] == "alley"]
    left = [place["card"] for place in match.view(None)["alley"]]
    assert sorted(taken + left) == sorted(drawn + laid)


def test_only_the_seat_to_move_has_previews_and_a_legal_list() -> None:
    match = from_position(position())
    assert [preview["action"] for preview in match.previews(0)] == match.legal_actions()
    assert match.previews(1) == []
    assert match.view(0)["legal"] == ["move 1", "move 2", "leave"]
    assert match.view(1)["legal"] == match.view(None)["legal"] == []


def test_a_preview_says_what_a_move_brings() -> None:
    """A holds gold 1; alone on gold 2 it would take the gold, for B takes its nest before."""
    previews = {preview["action"]: preview for preview in from_position(position()).previews(0)}
    assert previews["move 2"] == {
        "action": "move 2", "at": 2, "card": "gold-2", "onto": [], "others": [{"seat": 1, "cards": ["nest"]}],
        "collect": ["gold-2"], "acts": [], "gain": 2, "total": 3,
    }  # fmt: skip
    onto_b = previews["move 1"]
    assert (onto_b["onto"], onto_b["collect"], onto_b["gain"]) == ([1], [], 0)
    assert previews["leave"] == {"action": "leave", "remaining": 2, "gain": 0, "total": 1}


def test_a_view_of_the_past_is_what_was_seen_then() -> None:
    match = from_position(position())
    then = match.view(1)
    match.play("move 2")
    assert match.view(1, step=0) == then
    assert match.view(1) != then


def test_points_are_explained_kind_by_kind() -> None:
    match = from_position(position(hands=[["gold-3", "nest", "nest"], []]))
    rows = match.explain(0)
    assert [row["kind"] for row in rows] == match.options["kinds"]
    assert sum(row["points"] for row in rows) == match.scores()[0] == 1 + 3 + 4
