"""Powers in general, and chains of them. FW-7, FW-8, FW-10"""

from __future__ import annotations

from typing import Any

import pytest

DENSE = {"dense_forest": True}


@pytest.mark.rule("FW-7")
def test_the_card_is_laid_first_then_the_power_works(table: Any) -> None:
    t = table("demon", "", combos=["A giant"])
    t.play("A: play demon", "A: new")
    assert t.combos("A") == ["giant", "demon"]
    assert t.asked == "power"


@pytest.mark.rule("FW-7")
def test_powers_are_optional(table: Any) -> None:
    t = table("magician", "")
    t.play("A: play magician")
    assert t.legal == ["pass", "use"]
    t.play("A: pass")
    assert t.asked == "turn"
    assert t.told("declined") == [{"event": "declined", "seat": 0, "creature": "magician"}]


@pytest.mark.rule("FW-7")
def test_powers_are_used_whole_or_not_at_all(table: Any) -> None:
    t = table("goblins", "crow wolf stag owl")
    t.play("A: play goblins", "A: steal 1", "B: pass", "chance: card crow")
    assert t.legal == ["steal 1"]


@pytest.mark.rule("FW-7")
def test_a_player_in_a_power_is_another_player(table: Any) -> None:
    t = table("troll owl", "crow", "stag")
    t.play("A: play troll")
    assert t.legal == ["pass", "seat 1", "seat 2"]


@pytest.mark.rule("FW-8")
@pytest.mark.parametrize("card", ["owl", "path", "amulet"])
def test_what_is_no_creature_or_rune_goes_to_the_hand(table: Any, card: str) -> None:
    t = table("centaur", "", discard=card)
    t.play("A: play centaur", "A: use")
    assert t.hand("A") == card
    assert t.asked == "turn"


@pytest.mark.rule("FW-8", "FW-9")
def test_playing_at_once_costs_no_action(table: Any) -> None:
    t = table("rune centaur", "crow wolf", discard="hydra")
    # The rune itself would be on top, so B's hydra is put there by nobody: the centaur takes the rune again.
    t.play("A: play rune", "A: play centaur", "A: use")
    assert t.legal == ["keep", "play rune"]
    t.play("A: play rune")
    assert t.view()["extras"] == 1 + 2
    assert t.view()["runes"] == 2


@pytest.mark.rule("FW-8", "FW-9")
def test_a_rune_beyond_those_that_work_is_not_played_at_once(table: Any) -> None:
    t = table("centaur", "crow", discard="rune", runes=2, played=True, extras=1)
    t.play("A: play centaur", "A: use")
    assert t.hand("A") == "rune"
    assert t.asked == "turn"


@pytest.mark.rule("FW-10", "FW-26", "FW-35")
def test_elf_nymph_elf(table: Any) -> None:
    """Elf, Nymph and again Elf: the Elf has triggered, so she is laid and nothing more happens."""
    t = table("elf", "crow", combos=["A nymph hydra"])
    t.play("A: play elf", "A: new", "A: again nymph")
    assert t.legal == ["pass", "take 1 hydra", "take 2 elf"]  # not herself
    t.play("A: take 2 elf", "A: combo 1")
    assert t.combos("A") == ["nymph hydra elf"]
    assert t.asked == "turn"
    assert t.told("idle")[-1]["why"] == "spent"


@pytest.mark.rule("FW-10")
def test_a_creature_that_has_triggered_may_still_be_moved(table: Any) -> None:
    t = table("nymph", "crow", combos=["A elf", "B hydra"])
    t.play("A: play nymph", "A: new", "A: take 1 elf", "A: combo 3")
    assert t.combos("A") == ["nymph elf"]
    t = table("elf", "crow", combos=["A nymph", "B hydra"])
    t.play("A: play elf", "A: new", "A: again nymph", "A: take 3 elf", "A: new")
    assert t.combos("A") == ["nymph", "elf"]
    assert t.asked == "turn"


@pytest.mark.rule("FW-10")
def test_in_the_next_chain_all_may_trigger_again(table: Any) -> None:
    t = table("rune elf witch", "crow", combos=["A nymph", "B hydra"])
    t.play(
        "A: play rune", "A: play elf", "A: new", "A: again nymph", "A: take 2 hydra", "A: new", "A: seat 1"
    )
    assert t.view()["chain"] == 0
    assert [combo["spent"] for combo in t.view()["seats"][0]["combos"]] == [[False]] * 3
    t.play("A: play witch", "A: new", "A: pass")
    assert t.asked == "turn"


@pytest.mark.rule("FW-10")
def test_the_elf_finds_only_creatures_that_have_not_triggered(table: Any) -> None:
    """Giant, Elf out of the pile: the Giant has triggered in this chain."""
    t = table("giant", "crow", combos=["A hydra"], discard="elf owl")
    t.play("A: play giant", "A: combo 1", "A: pick elf", "A: play elf", "A: combo 1")
    assert t.legal == ["pass", "again hydra"]


@pytest.mark.rule("FW-10", "FW-21")
def test_a_spent_male_taken_up_is_laid_without_his_power(table: Any) -> None:
    """Giant, Banshee out of the pile, and the Giant again at once."""
    t = table("giant", "crow", discard="owl banshee")
    t.play("A: play giant", "A: pick banshee", "A: play banshee", "A: new", "A: take 1 giant")
    assert t.view()["decision"]["spent"] == ["giant"]
    t.play("A: play giant", "A: new")
    assert t.asked == "turn"
    assert t.pile == "owl"


@pytest.mark.rule("FW-10")
def test_after_a_chain_nothing_is_spent(table: Any) -> None:
    t = table("elf", "crow", combos=["A demon giant", "B hydra"])
    t.play("A: play elf", "A: new", "A: again demon")
    assert [combo["spent"] for combo in t.view()["seats"][0]["combos"]] == [[True, False], [True]]
    t.play("A: combo 2")
    assert [combo["spent"] for combo in t.view()["seats"][0]["combos"]] == [[False, False], [False]]


@pytest.mark.rule("FW-10")
def test_two_copies_are_two_cards(table: Any) -> None:
    """A Giant takes his twin out of the pile: he has not triggered, though a giant has."""
    hands = ("giant", "", "", "", "")
    t = table(*hands, discard="owl giant", options=DENSE)
    t.play("A: play giant", "A: pick giant", "A: play giant", "A: combo 1")
    assert t.legal == ["pass", "pick owl"]
    t.play("A: pick owl")
    assert t.hand("A") == "owl"


@pytest.mark.rule("FW-10")
def test_of_two_copies_the_nymph_takes_the_one_that_has_not_triggered(table: Any) -> None:
    chain = {
        "powers": 2, "creature": "nymph", "left": 0, "other": None, "asked": [], "taken": [],
    }  # fmt: skip
    t = table(
        "", "", "", "", "",
        options=DENSE, combos=["A giant* giant", "A nymph*"], discard="owl", played=True, chain=chain,
        pending=[["power", 0, "nymph"]],
    )  # fmt: skip
    assert t.legal == ["pass", "take 1 giant"]
    t.play("A: take 1 giant", "A: combo 2")
    assert t.legal == ["pass", "pick owl"]


@pytest.mark.rule("FW-10")
@pytest.mark.parametrize(("options", "most"), [({}, 7), (DENSE, 10)])
def test_a_chain_has_so_many_powers_at_most(table: Any, options: dict[str, bool], most: int) -> None:
    spent = [
        "amazon*",
        "banshee*",
        "demon*",
        "dracula*",
        "unicorn*",
        "elf*",
        "fairies*",
        "witch*",
        "hydra*",
        "goblins*",
    ]
    powers = most - 1
    chain = {
        "powers": powers, "creature": "giant", "left": 0, "other": None, "asked": [],
        "taken": ["magician"],
    }  # fmt: skip
    combos = ["B " + " ".join(spent[:5]), "C " + " ".join(["giant*", *spent[5 : powers - 1]])]
    t = table(
        "", "", "", "", "",
        options=options, combos=combos, played=True, chain=chain,
        pending=[["at-once", 0, "giant"]],
    )  # fmt: skip
    t.play("A: play magician")
    assert t.view()["chain"] == most
    t = table(
        "", "", "", "", "",
        options=options, combos=[*combos, "D laraki*"], played=True, chain={**chain, "powers": most},
        pending=[["at-once", 0, "giant"]],
    )  # fmt: skip
    t.play("A: play magician")
    assert t.asked == "turn"
    assert t.told("idle")[-1]["why"] == "chain"


@pytest.mark.rule("FW-10", "FW-26")
def test_at_the_end_of_a_chain_the_elf_finds_nothing(table: Any) -> None:
    spent = "amazon* banshee* demon* dracula* unicorn*"
    chain = {
        "powers": 6, "creature": "giant", "left": 0, "other": None, "asked": [], "taken": ["elf"],
    }  # fmt: skip
    t = table(
        "", "",
        combos=[f"B {spent}", "B giant*", "A hydra"], played=True, chain=chain,
        pending=[["at-once", 0, "giant"]],
    )  # fmt: skip
    t.play("A: play elf", "A: new")
    assert t.asked == "turn"


@pytest.mark.rule("FW-10", "FW-8")
def test_a_rune_played_at_once_ends_the_chain(table: Any) -> None:
    t = table("giant elf", "crow", discard="rune")
    t.play("A: play giant", "A: pick rune", "A: play rune")
    assert t.view()["chain"] == 0
    t.play("A: play elf", "A: new")
    # A new chain: the giant may trigger again.
    assert t.legal == ["pass", "again giant"]
