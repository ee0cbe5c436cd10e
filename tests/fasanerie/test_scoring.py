"""What collections are worth, kind by kind, worked by hand from the rules. FA-21 … FA-38

A trailing * in the comments marks a number that the printed rules work out themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import spieltisch

Points = Callable[..., list[int]]
Lay = Callable[..., Any]


RANGE = {"least": 1, "most": 2}


def cards(count: int, card: str) -> str:
    return " ".join([card] * count)


@pytest.mark.rule("FA-21")
@pytest.mark.parametrize(
    ("hand", "worth"),
    [("", 0), ("gold-1", 1), ("gold-2 gold-3", 5), ("gold-1 gold-1 gold-2 gold-3 gold-3", 10)],
)
def test_gold_is_the_sum_of_its_values(points: Points, hand: str, worth: int) -> None:
    assert points("gold", hand, "") == [worth, 0]


@pytest.mark.rule("FA-22")
@pytest.mark.parametrize(
    ("hand", "worth"),
    [("", 0), ("fart-1", -1), ("fart-2 fart-3", -5), ("fart-1 fart-1 fart-2 fart-2 fart-3", -9)],
)
def test_fart_is_minus_the_sum_of_its_values(points: Points, hand: str, worth: int) -> None:
    assert points("fart", hand, "") == [worth, 0]


@pytest.mark.rule("FA-23")
def test_diamond_two_of_thirteen_against_three_of_fifteen(points: Points) -> None:
    """* Angelika 10, Hedwig 0."""
    thirteen = f"{cards(2, 'diamond')} {cards(6, 'nest')} {cards(5, 'green')}"
    fifteen = f"{cards(3, 'diamond')} {cards(6, 'blood')} {cards(6, 'reeves')}"
    assert (len(thirteen.split()), len(fifteen.split())) == (13, 15)
    assert points("diamond", thirteen, fifteen) == [10, 0]


@pytest.mark.rule("FA-23")
def test_diamond_on_a_tie_both_count(points: Points) -> None:
    assert points("diamond", "diamond nest", "diamond diamond") == [5, 10]


@pytest.mark.rule("FA-23")
def test_diamond_of_three_seats_only_the_fewest(points: Points) -> None:
    assert points("diamond", "diamond nest", "diamond", "nest") == [0, 5, 0]


@pytest.mark.rule("FA-23", "FA-17", "FA-29")
def test_diamond_traps_held_are_cards_like_others(points: Points) -> None:
    assert points("diamond", "diamond trap", "nest") == [0, 0]


@pytest.mark.rule("FA-24")
@pytest.mark.parametrize(
    ("n", "worth"), [(0, 0), (1, 3), (2, 6), (3, 3), (4, 0), (5, -3), (6, -6), (9, -15), (18, -42)]
)
def test_blood(points: Points, n: int, worth: int) -> None:
    """3, 6, then 3 less for each further one, without end."""
    assert points("blood", cards(n, "blood"), "", "", "", "", "")[0] == worth


@pytest.mark.rule("FA-25")
@pytest.mark.parametrize(
    ("n", "worth"), [(0, 0), (1, -2), (2, 5), (3, 3), (4, 10), (5, 8), (6, 15)]  # 5 → 8 *
)
def test_green(points: Points, n: int, worth: int) -> None:
    """5 a pair, -2 for a single one left over."""
    assert points("green", cards(n, "green"), "") == [worth, 0]


@pytest.mark.rule("FA-26")
@pytest.mark.parametrize(("n", "worth"), [(0, 0), (1, -10), (2, 4), (3, 6), (4, 8), (6, 12)])  # 2, 3, 4 *
def test_peacock(points: Points, n: int, worth: int) -> None:
    assert points("peacock", cards(n, "peacock"), "") == [worth, 0]


@pytest.mark.rule("FA-27")
@pytest.mark.parametrize(
    ("n", "worth", "with_option"),
    # 3 → 9 *
    [(0, 0, 0), (1, 1, 1), (2, 4, 4), (3, 9, 9), (4, 16, 16), (5, 25, 25), (6, 25, 30), (8, 25, 40)],
)
def test_nest(points: Points, n: int, worth: int, with_option: int) -> None:
    """As many each as there are, five at most; a sixth is worth 5 more by option only."""
    assert points("nest", cards(n, "nest"), "", "")[0] == worth
    assert points("nest", cards(n, "nest"), "", "", nest_sixth=True)[0] == with_option


@pytest.mark.rule("FA-28")
@pytest.mark.parametrize(
    ("n", "worth"), [(0, 0), (1, -5), (2, -4), (3, 3), (4, 8), (5, 15), (6, 15), (9, 15)]
)
def test_reeves(points: Points, n: int, worth: int) -> None:
    assert points("reeves", cards(n, "reeves"), "", "")[0] == worth


@pytest.mark.rule("FA-29")
@pytest.mark.parametrize("n", [0, 1, 4, 6])
def test_trap(points: Points, n: int) -> None:
    assert points("trap", cards(n, "trap"), "") == [-n, 0]


@pytest.mark.rule("FA-30")
@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("", 0),
        ("mirror mirror", 0),  # no other kinds
        ("mirror mirror gold-1 gold-3 green", 4),  # * 2 mirrors, 2 other kinds
        ("mirror gold-1 gold-2", 1),
        ("mirror mirror mirror gold-1 green trap nest blood", 15),
    ],
)
def test_mirror(points: Points, hand: str, worth: int) -> None:
    assert points("mirror", hand, "") == [worth, 0]


@pytest.mark.rule("FA-31")
@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("", 0),
        ("monal-7", 7),
        ("monal-7 monal-3 monal-3", 6),  # *
        ("monal-7 monal-5", 5),
        ("monal-7 monal-7", 14),
        ("monal-3 monal-5 monal-5 monal-7 monal-7", 3),
    ],
)
def test_monal(points: Points, hand: str, worth: int) -> None:
    """Only the smallest value held counts."""
    assert points("monal", hand, "") == [worth, 0]


@pytest.mark.rule("FA-32")
@pytest.mark.parametrize("n", [0, 1, 3, 6])
def test_fox(points: Points, n: int) -> None:
    assert points("fox", cards(n, "fox"), "") == [2 * n, 0]


@pytest.mark.rule("FA-33")
@pytest.mark.parametrize(("n", "worth"), [(0, 0), (1, 0), (2, 0), (3, 10), (4, 0), (6, 0)])
def test_fireback(points: Points, n: int, worth: int) -> None:
    assert points("fireback", cards(n, "fireback"), "") == [worth, 0]


@pytest.mark.rule("FA-34")
@pytest.mark.parametrize(("n", "worth"), [(0, 0), (1, 7), (2, 5), (3, 3), (4, 3), (6, 3)])
def test_koklass(points: Points, n: int, worth: int) -> None:
    """In all, not each."""
    assert points("koklass", cards(n, "koklass"), "") == [worth, 0]


@pytest.mark.rule("FA-35")
@pytest.mark.parametrize(
    ("held", "worth"),
    [
        ([1, 3], [5, -3]),
        ([2, 0], [-2, 0]),
        ([2, 2], [8, 8]),
        ([1, 2, 2], [5, -2, -2]),
        ([0, 1, 3], [0, 0, -3]),
        ([0, 0], [0, 0]),
        ([1, 1, 4], [5, 5, -4]),
        ([1, 2, 3], [5, 0, -3]),
    ],
)
def test_salvadori(points: Points, held: list[int], worth: list[int]) -> None:
    """5 each with the fewest, -1 each with the most, both sides of a tie; who holds none has the fewest."""
    assert points("salvadori", *(cards(n, "salvadori") for n in held)) == worth


@pytest.mark.rule("FA-35")
@pytest.mark.parametrize(
    ("held", "worth"),
    [
        ([2, 0], [8, 0]),  # the only holder has both the fewest and the most
        ([0, 1, 3], [0, 5, -3]),
        ([1, 3], [5, -3]),
        ([0, 2, 2], [0, 8, 8]),
    ],
)
def test_salvadori_by_option_none_is_not_fewest(points: Points, held: list[int], worth: list[int]) -> None:
    hands = [cards(n, "salvadori") for n in held]
    assert points("salvadori", *hands, salvadori_zero_counts=False) == worth


@pytest.mark.rule("FA-36")
@pytest.mark.parametrize("n", [0, 1, 2, 6])
def test_net(points: Points, n: int) -> None:
    assert points("net", cards(n, "net"), "") == [-2 * n, 0]


@pytest.mark.rule("FA-37")
@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("", 0),
        ("eared-white", 3),
        ("eared-white eared-blue", 6),  # *
        ("eared-white eared-blue eared-brown", 9),
        ("eared-white eared-blue eared-brown eared-brown", 0),  # *
        ("eared-blue eared-blue", 0),
    ],
)
def test_eared(points: Points, hand: str, worth: int) -> None:
    """3 for each colour; nothing at all once two are alike."""
    assert points("eared", hand, "") == [worth, 0]


@pytest.mark.rule("FA-38")
@pytest.mark.parametrize("n", [0, 1, 5])
def test_dog(points: Points, n: int) -> None:
    assert points("dog", cards(n, "dog"), "") == [n, 0]


@pytest.mark.rule("FA-16", "FA-21", "FA-22", "FA-24", "FA-25", "FA-28")
def test_a_whole_score_sheet_of_the_first_game(table: Lay) -> None:
    """A: gold 1 + 3, fart -2, blood 3, a pair of green 5, one reeves -5. B: gold 2, fart -3, two blood 6, and
    5 for its diamond, since it holds 5 cards and A 7."""
    t = table(
        ", left AB, A has gold-1 gold-3 fart-2 blood green green reeves, "
        "B has gold-2 fart-3 diamond blood blood"
    )
    assert t.match.result() == {
        "scores": [5, 10],
        "winners": [1],
        "breakdown": [
            {"gold": 4, "fart": -2, "diamond": 0, "blood": 3, "green": 5, "reeves": -5},
            {"gold": 2, "fart": -3, "diamond": 5, "blood": 6, "green": 0, "reeves": 0},
        ],
    }


@pytest.mark.parametrize(
    ("kind", "hand", "other", "reason"),
    [
        ("gold", "gold-1 gold-3", "", {"reason": "sum", "n": 2}),
        ("gold", "nest", "", {"reason": "none", "n": 0}),
        ("diamond", "diamond", "nest nest", {"reason": "fewest", "n": 1, "size": 1, "least": 1}),
        ("diamond", "diamond nest", "nest", {"reason": "not-fewest", "n": 1, "size": 2, "least": 1}),
        ("blood", "blood blood", "", {"reason": "ladder", "n": 2}),
        ("green", "green green green", "", {"reason": "pairs", "n": 3, "pairs": 1, "single": 1}),
        ("peacock", "peacock", "", {"reason": "one", "n": 1}),
        ("peacock", "peacock peacock", "", {"reason": "each", "n": 2, "each": 2}),
        ("nest", "nest nest", "", {"reason": "square", "n": 2, "each": 2, "counted": 2}),
        ("reeves", "reeves", "", {"reason": "ladder", "n": 1}),
        ("trap", "trap", "", {"reason": "each", "n": 1, "each": -1}),
        ("mirror", "mirror gold-1 nest", "", {"reason": "other-kinds", "n": 1, "each": 2}),
        ("monal", "monal-3 monal-3 monal-7", "", {"reason": "smallest", "n": 3, "value": 3, "counted": 2}),
        ("fox", "fox", "", {"reason": "each", "n": 1, "each": 2}),
        ("fireback", "fireback fireback fireback", "", {"reason": "three", "n": 3}),
        ("fireback", "fireback", "", {"reason": "not-three", "n": 1}),
        ("koklass", "koklass", "", {"reason": "ladder", "n": 1}),
        ("salvadori", "salvadori", "salvadori salvadori", {"reason": "fewest", "n": 1} | RANGE),
        ("salvadori", "salvadori", "", {"reason": "most", "n": 1, "least": 0, "most": 1}),
        ("salvadori", "salvadori", "salvadori", {"reason": "both", "n": 1, "least": 1, "most": 1}),
        ("net", "net", "", {"reason": "each", "n": 1, "each": -2}),
        ("eared", "eared-blue eared-white", "", {"reason": "unlike", "n": 2, "each": 3}),
        ("eared", "eared-blue eared-blue", "", {"reason": "alike", "n": 2}),
        ("dog", "dog", "", {"reason": "each", "n": 1, "each": 1}),
    ],
)
def test_every_number_has_its_reason(
    position: Callable[..., dict[str, Any]], kind: str, hand: str, other: str, reason: dict[str, Any]
) -> None:
    line = ", ".join(["", "left AB", f"A has {hand}", *([f"B has {other}"] if other else [])])
    laid = position(line)
    if kind not in laid["kinds"]:
        laid["kinds"][-1] = kind
    row = next(row for row in spieltisch.from_position(laid).explain(0) if row["kind"] == kind)
    assert {key: value for key, value in row.items() if key not in ("kind", "points")} == reason


@pytest.mark.rule("FA-35")
def test_salvadori_between_counts_nothing_and_says_why(position: Callable[..., dict[str, Any]]) -> None:
    laid = position(", left ABC, A has salvadori, B has salvadori salvadori salvadori")
    row = next(r for r in spieltisch.from_position(laid).explain(0) if r["kind"] == "salvadori")
    assert row == {"kind": "salvadori", "points": 0, "reason": "between", "n": 1, "least": 0, "most": 3}
