"""The deck and the deal. FW-1"""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from spieltisch import RefusedError
from spieltisch.games.fabelwald.cards import CREATURES
from spieltisch.games.fabelwald.deck import SHELF

SECOND = [
    "amazon",
    "dracula",
    "fairies",
    "grave-robber",
    "hydra",
    "magician",
    "giant",
    "troll",
    "centaur",
    "dwarf",
    "werewolf",
    "shadow-queen",
]


def unseen(players: int, **options: Any) -> dict[str, int]:
    """The cards of a game nobody has seen anything of."""
    match = spieltisch.new("fabelwald", players, seed=1, options=options, auto=False)
    return dict(match.view(None)["unseen"])


@pytest.mark.rule("FW-1")
def test_sixty_cards_with_three_players_or_more() -> None:
    cards = unseen(3)
    assert sum(cards.values()) == 60
    assert {card: cards[card] for card in CREATURES} == dict.fromkeys(CREATURES, 1)
    assert len(CREATURES) == 24
    others = {card: count for card, count in cards.items() if card not in CREATURES}
    names = ["owl", "crow", "wolf", "stag", "swamp", "path", "clearing", "rune", "amulet"]
    assert others == dict.fromkeys(names, 4)


@pytest.mark.rule("FW-1")
def test_with_two_players_two_runes_and_two_amulets_stay_out() -> None:
    cards = unseen(2)
    assert sum(cards.values()) == 56
    assert cards["rune"] == cards["amulet"] == 2


@pytest.mark.rule("FW-1", "FW-10")
@pytest.mark.parametrize("players", [5, 6])
def test_the_dense_forest_adds_twelve_second_copies_and_longer_chains(players: int) -> None:
    cards = unseen(players, dense_forest=True)
    assert sum(cards.values()) == 72
    assert [card for card in CREATURES if cards[card] == 2] == sorted(SECOND, key=CREATURES.index)
    match = spieltisch.new("fabelwald", players, seed=1, options={"dense_forest": True})
    assert match.view(None)["most_chain"] == 10


@pytest.mark.rule("FW-1")
def test_the_dense_forest_is_for_five_and_six() -> None:
    with pytest.raises(RefusedError, match="dense_forest cannot be true; it takes false with fewer than 5"):
        spieltisch.new("fabelwald", 4, options={"dense_forest": True})


@pytest.mark.rule("FW-1")
@pytest.mark.parametrize("players", range(2, 7))
def test_everyone_gets_three_cards_and_any_seat_may_begin(players: int) -> None:
    match = spieltisch.new("fabelwald", players, seed=5, auto=False)
    assert match.legal_actions() == [f"start {seat}" for seat in range(players)]
    match.play("start 1")
    for _ in range(3 * players):
        match.play(match.legal_actions()[0])
    view = match.view(None)
    assert [seat["hand"] for seat in view["seats"]] == [3] * players
    assert view["to_move"] == view["turn"] == view["start"] == 1
    assert view["deck"] == (56 if players == 2 else 60) - 3 * players
    assert view["discard"] == []


@pytest.mark.rule("FW-1")
def test_what_is_dealt_only_its_owner_sees() -> None:
    match = spieltisch.new("fabelwald", 3, seed=5)
    dealt = [step.text for step in match.steps_as_seen(0)[1:10]]
    own = [i for i in range(9) if (match.view(None)["start"] + i) % 3 == 0]
    assert [i for i, text in enumerate(dealt) if text != "card ?"] == own
    assert match.view(0)["seats"][0]["hidden"] == 0
    assert [seat["hidden"] for seat in match.view(None)["seats"]] == [3, 3, 3]


@pytest.mark.rule("FW-1")
def test_the_house_deck_is_known_by_name_and_digest() -> None:
    house = SHELF.house()
    match = spieltisch.new("fabelwald", 2, seed=1)
    assert match.options["deck"] == {"name": "house", "digest": house.digest}
