"""Who knows what in a hidden game. FA-10, with FA-18 and FA-20

Hidden are only cards that a fox or dog sent face down into the box. Two things are held up:

- *Non-interference*: two games that differ only in such a card look the same to every other seat.
- *Possible truths*: what ``resample`` draws for a seat are exactly the truths that fit all it has seen, found
  here by trying every card that could have been given and replaying the game.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest

import spieltisch
from spieltisch import Match
from spieltisch.core.game import States
from spieltisch.core.randomness import generator
from spieltisch.games.fasanerie.cards import CARDS

Lay = Callable[..., Any]
pytestmark = pytest.mark.rule("FA-10")

ACTING = ["gold", "fox", "dog", "net", "trap", "salvadori"]


def appearance(match: Match, seat: int | None) -> str:
    """Everything that ``seat`` is shown and told, as bytes would go out."""
    return json.dumps(
        {
            "view": match.view(seat),
            "events": match.events(seat),
            "steps": match.steps_as_seen(seat),
            "previews": [] if seat is None else match.previews(seat),
            "observed": match.observed(seat).tobytes().hex(),
            "limit": None if seat is None else match.undo_limit(seat),
        }
    )


def others(match: Match, but: int) -> list[int | None]:
    return [None, *(seat for seat in range(match.players) if seat != but)]


# ---------------------------------------------------------------- non-interference


@pytest.mark.rule("FA-18")
def test_what_a_fox_took_is_known_to_its_owner_alone(table: Lay) -> None:
    line = "gold-1 fart-3 fox[A] nest[B] peacock[C] gold-2"
    one = table(line).play("A: give gold-1")
    two = table(line).play("A: give fart-3")
    for seat in others(one.match, but=0):
        assert appearance(one.match, seat) == appearance(two.match, seat)
    assert one.match.view(0) != two.match.view(0)
    assert one.match.events(0) != two.match.events(0)
    assert one.match.previews(0) != two.match.previews(0) or one.hand("A") != two.hand("A")


@pytest.mark.rule("FA-18")
def test_others_see_what_was_taken_from_the_alley_and_that_one_is_lost(table: Lay) -> None:
    t = table("gold-1 fart-3 fox[A] nest[B]").play("A: give fart-3")
    seen = t.match.view(1)["collections"][0]
    assert seen["cards"] == ["gold-1", "fart-3", "fox"]
    assert (seen["size"], seen["lost_unknown"], seen["certain"]) == (2, 1, False)
    assert (seen["points"], seen["total"], seen["reasons"]) == (None, None, None)
    assert t.match.view(1)["box"] == t.match.view(1)["own_secrets"] == []
    assert t.match.steps_as_seen(1)[-1].text == "give ?"
    own = t.match.view(0)["collections"][0]
    assert own["cards"] == ["gold-1", "fox"]
    assert (own["size"], own["lost_unknown"], own["certain"], own["total"]) == (2, 0, True, 3)
    assert t.match.view(0)["own_secrets"] == ["fart-3"]
    assert t.match.steps_as_seen(0)[-1].text == "give fart-3"


@pytest.mark.rule("FA-20")
def test_what_a_dog_sent_into_the_box_is_known_to_its_owner_alone(table: Lay) -> None:
    """Alone, with a last card to decide about, so that the game is not over yet."""
    line = "gold-1 fart-3 dog nest[A], left BC"
    one = table(line).play("A: give gold-1")
    two = table(line).play("A: give fart-3")
    for seat in others(one.match, but=0):
        assert appearance(one.match, seat) == appearance(two.match, seat)
    assert one.match.view(0) != two.match.view(0)


@pytest.mark.parametrize("seed", range(8))
def test_games_that_differ_in_a_secret_look_the_same_until_it_shows(seed: int) -> None:
    """At a fox of a random game two games part; they go on with the same moves while both allow them."""
    rng = random.Random(seed)
    match = spieltisch.new("fasanerie", 2 + seed % 3, seed, {"kinds": ACTING}, auto=False)
    parted = 0
    while not match.over and parted < 2:
        legal = match.legal_actions()
        if (match.view(None)["decision"] or {}).get("kind") == "fox" and len(legal) > 1:
            hold_together(match, *rng.sample(legal, 2), rng)
            parted += 1
        match.play(rng.choice(legal))
    assert parted, "choose seeds in which a fox has a choice"


def hold_together(match: Match, first: str, second: str, rng: random.Random) -> None:
    owner = match.current_player
    one, two = (Match(match.game, match.options, match.state.copy(), auto=False) for _ in range(2))
    one.play(first)
    two.play(second)
    for _ in range(30):
        # A dog that found a card in one game alone, or the end, tells the truths apart.
        if one.over or two.over or one.view(None)["decision"] != two.view(None)["decision"]:
            return
        for seat in others(one, but=owner):
            assert one.view(seat) == two.view(seat)
        if one.current_player != owner:
            assert one.legal_actions() == two.legal_actions()
        both = [move for move in one.legal_actions() if move in two.legal_actions()]
        if not both:
            break
        move = rng.choice(both)
        one.play(move)
        two.play(move)
    if not (one.over or two.over) and one.view(None)["decision"] == two.view(None)["decision"]:
        for seat in others(one, but=owner):
            assert appearance(one, seat) == appearance(two, seat)


def test_after_the_end_everything_is_shown(table: Lay) -> None:
    t = table("gold-1 fart-3 fox[A] nest[B]").play("A: give fart-3", "A: leave", "B: leave")
    assert t.match.over
    seen = t.match.view(1)["collections"][0]
    assert (seen["cards"], seen["certain"], seen["total"]) == (["gold-1", "fox"], True, 3)
    assert t.match.steps_as_seen(1)[0].text == "give fart-3"
    assert t.match.events(1)[0]["card"] == "fart-3"


def test_in_an_open_game_everybody_sees_everything(table: Lay) -> None:
    t = table("gold-1 fart-3 fox[A] nest[B]", open_cards=True).play("A: give fart-3")
    for seat in (0, 1, None):
        view = t.match.view(seat)
        assert view["box"] == ["fart-3"]
        assert view["collections"][0]["cards"] == ["gold-1", "fox"]
        assert view["collections"][0]["total"] == 3
    assert t.match.observed(1).tobytes() == t.match.state.tobytes()


def test_hand_sizes_are_public_and_points_of_others_are_not(table: Lay) -> None:
    t = table("gold-1[A] nest[B], B has fart-3")
    seen = t.match.view(0)["collections"]
    assert [collection["size"] for collection in seen] == [1, 1]
    assert seen[0]["total"] == 1
    assert seen[1]["total"] is None


@pytest.mark.rule("FA-35")
def test_own_points_are_uncertain_only_when_they_depend_on_what_is_hidden(table: Lay) -> None:
    t = table("salvadori gold-1 fox[A] salvadori[B] nest").play("A: give gold-1", "A: leave")
    assert t.match.view(1)["collections"][1]["points_certain"] is False, "A may have given a salvadori"
    t = table("gold-2 gold-1 fox[A] gold-1[B] nest").play("A: give gold-1", "A: leave")
    assert t.match.view(1)["collections"][1]["points_certain"] is True


@pytest.mark.rule("FA-20")
def test_a_choice_that_only_its_owner_knows_to_be_none_is_asked_all_the_same(table: Lay) -> None:
    """A dog and gold were taken, then a fox took the gold: A has no choice but the fox for its dog, yet
    the others, who do not know what went, may not learn it from a question left out."""
    t = table("gold-1 fox dog[A] nest[B] peacock, A has dog")
    t.match.auto = True
    t.play("A: give gold-1")
    assert (t.to_move, t.asked, t.legal) == ("A", "dog", ["give fox"])


def test_a_choice_that_all_know_to_be_none_is_taken_at_once(table: Lay) -> None:
    """The fox finds one card and no more, as all have seen."""
    t = table("gold-1[B] fart-3 fox[A] nest[C] peacock")
    t.match.auto = True
    t.play("B: move 3")
    assert (t.to_move, t.asked, t.hand("A")) == ("A", "move", "fox")


# ---------------------------------------------------------------- possible truths


class Beginning(NamedTuple):
    """A state from which a game is told anew, and at which step it stood."""

    state: States
    step: int


def truths(match: Match, seat: int | None, start: Beginning) -> set[bytes]:
    """The states that fit all ``seat`` has seen since ``start``: each secret card replaced by every other."""
    steps = match.steps[start.step :]
    seen = match.steps_as_seen(seat)[start.step :]
    public = [_public(state) for state in match._states[start.step :]]
    found: set[bytes] = set()

    def go(played: Match, number: int) -> None:
        if _public(played.state) != public[number]:
            return
        if number == len(steps):
            assert played.view(seat) == {**match.view(seat), "step": number}
            found.add(played.state.tobytes())
            return
        for text in played.legal_actions() if seen[number].text == "give ?" else [steps[number].text]:
            if text in played.legal_actions() and _as_seen(played, text, seat) == seen[number].text:
                played.play(text)
                go(played, number + 1)
                played.undo()

    go(Match(match.game, match.options, start.state.copy(), auto=False), 0)
    return found


def _public(state: States) -> tuple[bytes, int]:
    """What all see after a step: who must decide what (a dog was asked, or was not), and traps aside."""
    return state["frames"].tobytes(), int(state[0].aside)


def _as_seen(match: Match, text: str, seat: int | None) -> str:
    return match.game.step_as_seen(match.state, match.current_player, text, seat)


def drawn(match: Match, seat: int | None, times: int) -> Counter[bytes]:
    """Truths drawn for ``seat``, each checked to look the same to it and to have lost no card."""
    seen = match.observed(seat)
    rng = generator("test")
    counts: Counter[bytes] = Counter()
    for _ in range(times):
        state = seen.copy()
        match.game.kernels["resample"](state, -1 if seat is None else seat, rng)
        if state.tobytes() not in counts:
            match.game.check_invariants(state)
            assert match.game.observed(state, seat).tobytes() == seen.tobytes()
        counts[state.tobytes()] += 1
    return counts


def check_truths(match: Match, start: Beginning, seats: Iterable[int | None] | None = None) -> int:
    """Drawn truths are possible, and every possible one is drawn. How many there were."""
    most = 1
    for seat in seats or (*range(match.players), None):
        possible = truths(match, seat, start)
        assert match.state.tobytes() in possible
        found = set(drawn(match, seat, 2000))
        assert found <= possible, f"seat {seat}: a drawn truth contradicts what was seen"
        if len(possible) <= 20:
            assert found == possible, f"seat {seat}: a possible truth is never drawn"
        most = max(most, len(possible))
    return most


def play_both(t: Any, *moves: str) -> tuple[Match, Beginning]:
    """The match after ``moves``, and where it began."""
    start = Beginning(t.match.state.copy(), t.match.step)
    t.play(*moves)
    return t.match, start


@pytest.mark.rule("FA-18")
def test_any_card_owned_at_the_fox_can_be_gone(table: Lay) -> None:
    match, start = play_both(table("gold-1 fart-3 nest fox[A] peacock[B] green"), "A: give nest")
    assert check_truths(match, start) == 3


@pytest.mark.rule("FA-18")
def test_a_card_collected_after_the_fox_is_not_what_it_took(table: Lay) -> None:
    match, start = play_both(table("gold-1 fart-3 fox nest[A] peacock[B] green"), "A: give gold-1")
    assert check_truths(match, start) == 2


@pytest.mark.rule("FA-18")
def test_the_fox_that_asks_is_not_what_it_took_but_the_next_may_take_it(table: Lay) -> None:
    """First gold or fart; then what is left of them or the first fox: four ways."""
    t = table("gold-1 fart-3 fox fox[A] peacock[B] green")
    match, start = play_both(t, "A: give gold-1", "A: give fox")
    assert check_truths(match, start) == 4


@pytest.mark.rule("FA-20")
def test_a_card_laid_open_later_has_not_gone_before(table: Lay) -> None:
    match, start = play_both(
        table("gold-1 fart-3 fox dog[A] peacock[B] green"), "A: give fart-3", "A: give gold-1"
    )
    assert check_truths(match, start) == 1, "gold was still there, so the fox took the fart"


@pytest.mark.rule("FA-20")
def test_one_of_two_alike_laid_open_later_leaves_the_other_in_doubt(table: Lay) -> None:
    match, start = play_both(
        table("gold-1 gold-1 fart-3 fox dog[A] peacock[B] green"), "A: give fart-3", "A: give gold-1"
    )
    assert check_truths(match, start) == 2


@pytest.mark.rule("FA-11", "FA-18", "FA-20")
def test_an_ignored_dog_names_the_box(table: Lay) -> None:
    """A gave a dog or gold face down; now a dog asks it for nothing, so it holds dogs alone: gold is gone."""
    t = table("dog[A] nest[B] peacock, A has dog, A lost gold-1")
    assert t.asked == "move"
    assert t.match.view(1)["box"] == ["gold-1"], "everybody can work it out"
    assert t.match.view(1)["collections"][0]["certain"] is True


@pytest.mark.rule("FA-11", "FA-18")
def test_an_ignored_fox_names_the_box(table: Lay) -> None:
    """B sees that A has nothing to give to its fox, so all it ever took is gone."""
    t = table("fox[A] nest[B] peacock, A lost gold-1 fart-2, B has fox fox dog")
    assert t.asked == "move"
    assert t.match.view(1)["box"] == ["gold-1", "fart-2"]


@pytest.mark.rule("FA-20")
def test_a_dog_asking_for_the_box_found_no_dog(table: Lay) -> None:
    match, start = play_both(
        table("dog gold-1 fart-3 fox dog nest[A], left B"), "A: give gold-1", "A: give fart-3"
    )
    # The fox took the dog, gold or fart; the dog then one of the others, or the fox, but no dog.
    assert check_truths(match, start) == 7


@pytest.mark.parametrize("seed", range(16))
def test_drawn_truths_are_exactly_the_possible_ones_in_random_games(seed: int) -> None:
    rng = random.Random(seed)
    options = {"kinds": ACTING, "dog_box_rule": seed % 2 == 0, "net_reaches_behind": seed % 3 == 0}
    match = spieltisch.new("fasanerie", 2, seed, options, auto=False)
    start = None
    checked = 0
    while not match.over and match.state[0].secrets <= 2 and checked < 5:
        before = Beginning(match.state.copy(), match.step)
        match.play(rng.choice(match.legal_actions()))
        if match.steps[-1].text.startswith("give ") and match.state[0].secrets and not match.over:
            start = start or before
            check_truths(match, start, seats=(0, 1))
            checked += 1
    assert start, "choose seeds in which a fox takes something"


def test_alternatives_really_vary(table: Lay) -> None:
    match = table("gold-1 fart-3 nest fox[A] peacock[B] green").play("A: give nest").match
    counts = drawn(match, 1, 600)
    assert len(counts) == 3
    assert min(counts.values()) > 140, "three cards, each as likely as the others: about 200"


def test_nothing_is_drawn_anew_for_who_knows_all(table: Lay) -> None:
    match = table("gold-1 fart-3 fox[A] peacock[B] green").play("A: give gold-1").match
    assert set(drawn(match, 0, 20)) == {match.state.tobytes()}


def test_the_order_of_the_pile_is_nowhere() -> None:
    """Only how many cards there are, and which have not been seen, stand in the state."""
    one = spieltisch.new("fasanerie", 2, seed=1, options={"kinds": ACTING}, auto=False)
    two = spieltisch.new("fasanerie", 2, seed=2, options={"kinds": ACTING}, auto=False)
    assert one.state.tobytes() == two.state.tobytes()
    for match in (one, two):
        for text in ("disc 0", "disc 1", "card fox", "card dog", "card net", "card trap", "card gold-1"):
            match.play(text)
    assert one.state.tobytes() == two.state.tobytes()
    assert all(card in CARDS for card in one.view(0)["unseen"])
