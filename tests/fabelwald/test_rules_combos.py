"""What combos may be and what they score. FW-11 … FW-15"""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from spieltisch import RefusedError


@pytest.mark.rule("FW-11")
@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("giant", 1),
        ("giant troll", 2),
        ("giant troll elf", 5),
        ("giant troll elf witch", 10),
        ("giant troll elf witch dragon", 15),
    ],
)
def test_creatures_score_by_number(table: Any, line: str, points: int) -> None:
    assert table("", "", combos=[f"A {line}"]).points == [points, 0]


@pytest.mark.rule("FW-12")
@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("swamp path clearing", 5),
        ("swamp swamp swamp", 3),
        ("path path path", 3),
        ("clearing clearing clearing", 3),
    ],
)
def test_places_score_as_sets_of_three(table: Any, line: str, points: int) -> None:
    assert table("", "", combos=[f"B {line}"]).points == [0, points]


@pytest.mark.rule("FW-13")
@pytest.mark.parametrize(("count", "points"), [(2, 2), (3, 5), (4, 9)])
def test_animals_score_by_number(table: Any, count: int, points: int) -> None:
    assert table("", "", combos=["A " + "wolf " * count]).points == [points, 0]


@pytest.mark.rule("FW-11", "FW-12")
def test_the_worked_numbers_of_the_sheet(table: Any) -> None:
    apart = table("", "", combos=["A unicorn", "A giant troll", "A swamp path clearing"])
    assert apart.points == [1 + 2 + 5, 0]
    together = table("", "", combos=["A giant troll unicorn", "A swamp path clearing"])
    assert together.points == [5 + 5, 0]


@pytest.mark.rule("FW-11")
def test_a_creature_joins_any_own_creature_combo_below_five_or_begins_one(table: Any) -> None:
    combos = ["A giant troll", "A elf witch demon nymph dwarf", "A owl owl", "B centaur", "A immortals"]
    t = table("hydra", "", combos=combos)
    t.play("A: play hydra")
    assert t.asked == "place"
    assert t.legal == ["new", "combo 1", "combo 5"]
    t.play("A: combo 1")
    assert t.combos("A")[0] == "giant troll hydra"
    assert t.points[0] == 5 + 15 + 2 + 1


@pytest.mark.rule("FW-11")
def test_without_a_combo_to_join_a_creature_begins_one_without_a_question(table: Any) -> None:
    t = table("dragon", "")
    t.play("A: play dragon")
    assert t.asked == "turn"
    assert t.combos("A") == ["dragon"]


@pytest.mark.rule("FW-12")
def test_places_are_laid_three_at_a_time(table: Any) -> None:
    t = table("swamp swamp swamp path clearing", "crow")
    assert t.can("lay") == ["lay places", "lay swamp 3"]
    t.play("A: lay swamp 3")
    assert t.can("lay") == []
    assert t.points == [3, 0]


@pytest.mark.rule("FW-13")
def test_animals_may_stay_in_hand_be_extended_or_begin_a_second_combo(table: Any) -> None:
    t = table("owl owl crow", "", combos=["A owl owl", "B crow crow"])
    assert t.can("lay", "add") == ["lay owl 2", "add 1"]
    t.play("A: add 1")
    assert t.combos("A") == ["owl owl owl"]
    t.play("A: add 1")
    assert t.points == [9, 2]
    t = table("owl owl", "", combos=["A owl owl"])
    t.play("A: lay owl 2")
    assert t.points == [4, 0]


@pytest.mark.rule("FW-13")
def test_four_animals_are_the_most(table: Any) -> None:
    t = table("owl owl owl owl", "")
    assert t.can("lay") == ["lay owl 2", "lay owl 3", "lay owl 4"]
    t.play("A: lay owl 4")
    assert t.points == [9, 0]


@pytest.mark.rule("FW-14")
def test_what_is_left_of_a_combo_scores_at_its_new_size(table: Any) -> None:
    t = table("nymph", "", combos=["B giant troll elf"])
    t.play("A: play nymph", "A: take 1 elf", "A: new")
    assert t.points == [1 + 1, 2]


@pytest.mark.rule("FW-14")
def test_a_combo_keeps_its_number_and_a_freed_one_is_used_again(table: Any) -> None:
    t = table("demon owl owl", "", combos=["A dwarf dragon", "B giant", "B troll"])
    t.play("A: play demon", "A: combo 2", "A: lay owl 2")
    numbers = {combo["combo"]: combo["cards"] for seat in t.view()["seats"] for combo in seat["combos"]}
    # The demon himself began combo 4.
    assert numbers == {1: ["dwarf", "dragon"], 2: ["owl", "owl"], 3: ["troll"], 4: ["demon"]}


@pytest.mark.rule("FW-15")
def test_the_dragon_as_fifth_card(table: Any) -> None:
    t = table("dragon hydra", "crow wolf", combos=["A giant troll elf witch"])
    t.play("A: play dragon")
    assert t.legal == ["new", "combo 1"]
    t.play("A: combo 1")
    assert t.points == [15, 0]
    assert t.view()["seats"][0]["combos"][0]["protected"]
    assert t.asked == "turn"


@pytest.mark.rule("FW-15")
def test_nothing_is_added_to_the_dragons_combo(table: Any) -> None:
    t = table("hydra", "crow", combos=["A giant dragon"])
    t.play("A: play hydra")
    assert t.combos("A") == ["giant dragon", "hydra"]


@pytest.mark.rule("FW-15")
@pytest.mark.parametrize("creature", ["banshee", "nymph", "highwayman", "witch"])
def test_nothing_is_taken_out_of_the_dragons_combo_or_carried_off(table: Any, creature: str) -> None:
    t = table(f"{creature} owl owl", "crow wolf", combos=["B giant dragon"])
    t.play(f"A: play {creature}")
    if creature == "witch":
        assert t.legal == ["pass"]
    else:
        assert t.asked == "turn"  # there is no target


@pytest.mark.rule("FW-15", "FW-22")
def test_the_demon_spares_the_dragons_combo(table: Any) -> None:
    t = table("demon", "", combos=["B giant dragon", "B troll"])
    t.play("A: play demon")
    assert t.legal == ["pass", "combo 2", "combo 3"]


@pytest.mark.rule("FW-15", "FW-26")
def test_the_elf_reactivates_a_creature_beside_the_dragon(table: Any) -> None:
    t = table("elf", "", combos=["A magician dragon"])
    t.play("A: play elf")
    assert t.legal == ["pass", "again magician"]


@pytest.mark.rule("FW-11", "FW-12", "FW-13", "FW-15")
@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("A giant owl", "creatures alone"),
        ("A owl", "2 to 4 animals"),
        ("A owl crow", "2 to 4 animals"),
        ("A dragon giant", "the dragon last"),
        ("A swamp path", "three places"),
        ("A swamp swamp path", "three equal places"),
        ("A rune", "without runes"),
    ],
)
def test_what_is_no_combo_is_refused(position: Any, line: str, wanted: str) -> None:
    with pytest.raises(RefusedError, match=wanted):
        spieltisch.from_position(position("", "", combos=[line]))
