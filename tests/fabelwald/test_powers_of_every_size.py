"""Powers that take from hands, where hands are of every size: 0, 1, N - 1, N and more. FW-5, FW-7"""

from __future__ import annotations

from typing import Any

import pytest

CARDS = "crow crow wolf wolf stag stag owl"


def goes_on(t: Any) -> bool:
    """Let chance draw; whether the power goes on then."""
    t.chance()
    return bool(t.asked != "turn")


@pytest.mark.rule("FW-5", "FW-7", "FW-24", "FW-28", "FW-31", "FW-37")
@pytest.mark.parametrize(
    ("creature", "most"), [("grave-robber", 1), ("shadow-queen", 1), ("dracula", 2), ("goblins", 3)]
)
@pytest.mark.parametrize("held", range(6))
def test_thieves_leave_everybody_a_card(table: Any, creature: str, most: int, held: int) -> None:
    """The victim is asked once, and keeps the last card: so of N cards N - 1 can be stolen at most."""
    t = table(creature, " ".join(CARDS.split()[:held]), deck="")
    t.play(f"A: play {creature}")
    if creature == "shadow-queen" and held:
        t.play("A: use")
    asked = 0
    while goes_on(t):
        asked += t.to_move == "B"
        t.play("B: pass" if t.to_move == "B" else "A: steal 1")
    stolen = min(most, max(0, held - 1))
    assert len(t.hand("A").split()) == stolen
    assert len(t.hand("B").split()) == held - stolen
    assert asked == (stolen > 0)


@pytest.mark.rule("FW-40")
@pytest.mark.parametrize("held", [0, 1, 5, 6, 7])
def test_the_immortals_draw_what_is_missing_of_seven(table: Any, held: int) -> None:
    hand = " ".join(CARDS.split()[:held])
    t = table(f"immortals {hand}", "", deck="path path path path swamp swamp swamp rune")
    t.play("A: play immortals")
    while goes_on(t):
        t.play("A: draw")
    assert len(t.hand("A").split()) == 7
    assert t.deck == 8 - (7 - held)


@pytest.mark.rule("FW-20", "FW-25", "FW-30", "FW-34", "FW-39")
@pytest.mark.parametrize("held", range(4))
@pytest.mark.parametrize(
    ("creature", "moves", "left"),
    [
        ("amazon", ["A: name crow"], 1),
        ("unicorn", ["A: use", "chance: card crow"], 1),
        ("troll", ["A: seat 1", "chance: card crow"], 1),
        ("hydra", ["A: seat 1"], 0),
        ("bogeyman", ["A: seat 1"], None),
    ],
)
def test_other_powers_take_a_last_card_too(
    table: Any, creature: str, moves: list[str], left: int | None, held: int
) -> None:
    """``left``: how many cards leave the victim's hand, None where it is swapped for one card."""
    t = table(f"{creature} owl", " ".join(CARDS.split()[:held]))
    t.play(f"A: play {creature}")
    if held:
        t.play(*moves)
    assert t.asked == "turn"
    now = (1 if left is None else held - left) if held else 0
    assert len(t.hand("B").split()) == now


@pytest.mark.rule("FW-36", "FW-42", "FW-43")
@pytest.mark.parametrize("size", range(4))
@pytest.mark.parametrize(("creature", "moves"), [("giant", ["A: pick owl"]), ("centaur", ["A: use"])])
def test_those_that_fetch_one_discard_take_the_last_one_too(
    table: Any, creature: str, moves: list[str], size: int
) -> None:
    t = table(creature, "", discard=" ".join(["owl"] * size))
    t.play(f"A: play {creature}")
    if size:
        t.play(*moves)
    assert t.asked == "turn"
    assert t.hand("A") == ("owl" if size else "")
    assert t.pile.split() == ["owl"] * max(0, size - 1)
