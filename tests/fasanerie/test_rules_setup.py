"""What is on the table before the first move. FA-1 … FA-5"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

import spieltisch
from spieltisch import CHANCE, RefusedError
from spieltisch.games.fasanerie.cards import BASE_KINDS, KINDS, SETS
from spieltisch.games.fasanerie.options import DRAWN_SETS

FIRST_GAME = ["gold", "fart", "diamond", "blood", "green", "reeves"]

# players, cards, put back, in the game, pile after the alley has been laid: the table of the rules.
SET_UP = [
    (2, 36, 6, 30, 25),
    (3, 54, 9, 45, 40),
    (4, 72, 12, 60, 55),
    (5, 90, 15, 75, 70),
    (6, 108, 18, 90, 85),
]


@pytest.mark.rule("FA-1")
@pytest.mark.parametrize("players", [1, 7, 0, -1])
def test_fewer_than_two_or_more_than_six_cannot_play(players: int) -> None:
    with pytest.raises(RefusedError, match="for 2 to 6 players"):
        spieltisch.new("fasanerie", players)


@pytest.mark.rule("FA-1")
def test_the_first_game_has_gold_fart_diamond_blood_reeves_and_green() -> None:
    assert spieltisch.new("fasanerie", 2, seed=1).options["kinds"] == FIRST_GAME


@pytest.mark.rule("FA-1")
def test_any_six_of_the_twelve_base_kinds_are_924_choices() -> None:
    assert len(BASE_KINDS) == 12
    assert len(list(combinations(BASE_KINDS, 6))) == 924
    for kinds in list(combinations(BASE_KINDS, 6))[::101]:
        match = spieltisch.new("fasanerie", 2, seed=1, options={"kinds": kinds})
        assert match.options["kinds"] == list(kinds)


@pytest.mark.rule("FA-1")
def test_the_expansion_makes_eighteen_kinds() -> None:
    assert " ".join(KINDS) == (
        "gold fart diamond blood green peacock nest reeves trap mirror monal fox "
        "fireback koklass salvadori net eared dog"
    )
    assert set(KINDS) - set(BASE_KINDS) == {"fireback", "koklass", "salvadori", "net", "eared", "dog"}


@pytest.mark.rule("FA-1")
@pytest.mark.parametrize(
    ("kinds", "says"),
    [
        (["gold", "fart", "diamond", "blood", "green"], "Six different kinds are needed, not 5"),
        (["gold", "gold", "fart", "diamond", "blood", "green"], "Six different kinds are needed, not 5"),
        ([*FIRST_GAME, "nest"], "Six different kinds are needed, not 7"),
        (["gold", "fart", "diamond", "blood", "green", "swan"], "There is no kind swan"),
        ("third", "There is no set of kinds third"),
        (6, "Option kinds cannot be 6"),
    ],
)
def test_anything_but_six_different_kinds_is_refused(kinds: Any, says: str) -> None:
    with pytest.raises(RefusedError, match=says):
        spieltisch.new("fasanerie", 2, options={"kinds": kinds})


@pytest.mark.rule("FA-2")
@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("first", {"gold", "fart", "diamond", "blood", "reeves", "green"}),
        ("suggestion-1", {"fireback", "salvadori", "net", "gold", "reeves", "mirror"}),
        ("suggestion-2", {"koklass", "eared", "dog", "fart", "green", "nest"}),
    ],
)
def test_suggested_games(name: str, kinds: set[str]) -> None:
    match = spieltisch.new("fasanerie", 2, seed=1, options={"kinds": name})
    assert set(match.options["kinds"]) == kinds
    assert name in SETS


@pytest.mark.rule("FA-2")
@pytest.mark.parametrize("box", ["base", "all"])
def test_random_kinds_come_from_the_box_named_and_every_kind_can_come(box: str) -> None:
    seen: set[str] = set()
    for seed in range(60):
        kinds = spieltisch.new("fasanerie", 2, seed, {"kinds": box}, auto=False).options["kinds"]
        assert len(set(kinds)) == 6
        seen |= set(kinds)
    assert seen == set(DRAWN_SETS[box])


@pytest.mark.rule("FA-3")
def test_traps_nests_mirrors_farts_nets_foxes_and_dogs_are_kinds_like_any_other() -> None:
    kinds = ["fart", "nest", "trap", "fox", "net", "dog"]
    match = spieltisch.new("fasanerie", 2, seed=1, options={"kinds": kinds}, auto=False)
    unseen = match.view(None)["unseen"]
    assert sum(unseen.values()) == 36
    assert unseen["trap"] == unseen["dog"] == unseen["net"] == unseen["fox"] == unseen["nest"] == 6


@pytest.mark.rule("FA-3", "FA-30")
def test_a_mirror_sees_traps_farts_nets_foxes_and_dogs(points: Callable[..., list[int]]) -> None:
    assert points("mirror", "mirror trap fart-1 net fox dog", "") == [5, 0]


@pytest.mark.rule("FA-4", "FA-5")
@pytest.mark.parametrize(("players", "cards", "put_back", "in_the_game", "pile"), SET_UP)
def test_cards_and_pile_of_a_new_game(
    players: int, cards: int, put_back: int, in_the_game: int, pile: int
) -> None:
    match = spieltisch.new("fasanerie", players, seed=players, auto=False)
    view = match.view(None)
    assert sum(view["unseen"].values()) == cards
    assert view["pile"] == in_the_game == cards - put_back
    match.go_on()
    view = match.view(None)
    assert len(view["alley"]) == 5
    assert view["pile"] == pile
    # Nobody has seen what was put back, so it stays among the unseen cards.
    assert sum(view["unseen"].values()) == pile + put_back


@pytest.mark.rule("FA-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_kind_has_a_set_of_three_per_player(players: int) -> None:
    kinds = ["gold", "monal", "eared", "fart", "nest", "dog"]
    match = spieltisch.new("fasanerie", players, options={"kinds": kinds}, auto=False)
    unseen = Counter(match.view(None)["unseen"])
    for card in ("gold-1", "gold-2", "gold-3", "fart-1", "fart-2", "fart-3"):
        assert unseen[card] == players
    for card in ("monal-3", "monal-5", "monal-7", "eared-blue", "eared-white", "eared-brown"):
        assert unseen[card] == players
    assert unseen["nest"] == unseen["dog"] == 3 * players


@pytest.mark.rule("FA-4")
def test_what_was_put_back_never_comes() -> None:
    match = spieltisch.new("fasanerie", 2, seed=3)
    while not match.over:
        match.play(match.legal_actions()[0])
    drawn = [text for _, text in match.steps if text.startswith("card ")]
    assert len(drawn) == 30
    assert sum(match.view(None)["unseen"].values()) == 6


@pytest.mark.rule("FA-5")
def test_discs_are_stacked_at_random_then_five_cards_are_laid() -> None:
    match = spieltisch.new("fasanerie", 3, auto=False)
    for disc in ("disc 2", "disc 0"):
        assert match.current_player == CHANCE
        match.play(disc)
    assert match.legal_actions() == ["disc 1"]
    match.play("disc 1")
    assert match.view(None)["start"] == [2, 0, 1]
    for _ in range(5):
        assert match.current_player == CHANCE
        match.play("card gold-1" if "card gold-1" in match.legal_actions() else "card blood")
    assert match.current_player == 1
    assert [place["card"] for place in match.view(1)["alley"]] == ["gold-1"] * 3 + ["blood"] * 2


@pytest.mark.rule("FA-5")
def test_every_order_of_the_discs_can_come() -> None:
    orders = {
        tuple(spieltisch.new("fasanerie", 3, seed).view(None)["start"]) for seed in range(80)
    }
    assert len(orders) == 6


@pytest.mark.rule("FA-5")
def test_a_card_of_a_kind_that_is_out_of_play_cannot_be_laid() -> None:
    match = spieltisch.new("fasanerie", 2, auto=False)
    match.play("disc 0")
    match.play("disc 1")
    with pytest.raises(RefusedError, match="not allowed now"):
        match.play("card nest")
