"""The powers of the creatures, one after the other. FW-20 … FW-43"""

from __future__ import annotations

from typing import Any

import pytest

# ---------------------------------------------------------------- FW-20 Amazon


@pytest.mark.rule("FW-20")
def test_the_amazon_gets_one_of_what_she_names_from_everyone_who_has_it(table: Any) -> None:
    t = table("amazon", "owl owl crow", "wolf", "owl")
    t.play("A: play amazon")
    assert len(t.can("name")) == 33
    t.play("A: name owl")
    assert t.hand("A") == "owl owl"
    assert (t.hand("B"), t.hand("C"), t.hand("D")) == ("owl crow", "wolf", "")  # a last card too
    assert t.told("named") == [{"event": "named", "seat": 0, "card": "owl", "givers": [1, 3]}]
    assert t.known("C", "A") == "owl owl"


@pytest.mark.rule("FW-20")
def test_the_amazon_naming_what_nobody_has(table: Any) -> None:
    t = table("amazon owl", "crow", "wolf")
    t.play("A: play amazon", "A: name owl")
    assert t.hand("A") == "owl"
    assert t.asked == "turn"
    assert t.told("named")[0]["givers"] == []


@pytest.mark.rule("FW-20")
@pytest.mark.parametrize("card", ["giant", "rune", "amulet", "swamp", "stag"])
def test_the_amazon_may_name_any_card(table: Any, card: str) -> None:
    t = table("amazon", f"crow {card}")
    t.play("A: play amazon", f"A: name {card}")
    assert (t.hand("A"), t.hand("B")) == (card, "crow")


@pytest.mark.rule("FW-20", "FW-7")
def test_the_amazon_among_empty_hands_finds_nothing(table: Any) -> None:
    t = table("amazon", "")
    t.play("A: play amazon")
    assert t.asked == "turn"


# ---------------------------------------------------------------- FW-21 Banshee


@pytest.mark.rule("FW-21", "FW-8")
def test_the_banshee_takes_up_a_male_of_any_combo_to_the_hand_or_plays_it(table: Any) -> None:
    combos = ["B giant witch", "A troll", "B dwarf dragon", "B elf"]
    t = table("banshee", "crow", combos=combos)
    t.play("A: play banshee", "A: new")
    assert t.legal == ["pass", "take 1 giant", "take 2 troll"]
    t.play("A: take 1 giant")
    assert t.asked == "at-once"
    assert t.legal == ["keep", "play giant"]
    t.play("A: keep")
    assert t.hand("A") == "giant"
    assert t.known("B", "A") == "giant"
    assert t.combos("B") == ["witch", "dwarf dragon", "elf"]


@pytest.mark.rule("FW-21")
def test_the_banshee_plays_him_at_once(table: Any) -> None:
    t = table("banshee", "crow", combos=["B giant"], discard="owl")
    t.play("A: play banshee", "A: take 1 giant", "A: play giant", "A: combo 2")
    assert t.combos("A") == ["banshee giant"]
    assert t.legal == ["pass", "pick owl"]


@pytest.mark.rule("FW-21", "FW-7")
def test_the_banshee_without_a_male_finds_nothing(table: Any) -> None:
    t = table("banshee", "crow", combos=["B witch elf nymph", "A troll dragon"])
    t.play("A: play banshee")
    assert t.asked == "turn"


@pytest.mark.rule("FW-21")
@pytest.mark.parametrize(
    "male", ["demon", "dracula", "magician", "bogeyman", "giant", "troll", "werewolf", "dwarf"]
)
def test_the_eight_males(table: Any, male: str) -> None:
    t = table("banshee", "", combos=[f"B {male}"])
    t.play("A: play banshee")
    assert t.legal == ["pass", f"take 1 {male}"]


# ---------------------------------------------------------------- FW-22 Demon


@pytest.mark.rule("FW-22")
def test_the_demon_discards_a_combo_newest_on_top(table: Any) -> None:
    t = table("demon", "", combos=["B giant troll elf", "B owl owl"], discard="crow")
    t.play("A: play demon", "A: combo 1")
    assert t.pile == "crow giant troll elf"
    assert t.combos("B") == ["owl owl"]


@pytest.mark.rule("FW-22")
def test_the_demon_may_discard_an_own_combo_even_his_own(table: Any) -> None:
    t = table("demon", "", combos=["A giant"])
    t.play("A: play demon", "A: combo 1")
    assert t.legal == ["pass", "combo 1"]
    t.play("A: combo 1")
    assert t.pile == "giant demon"
    assert t.combos("A") == []


@pytest.mark.rule("FW-22")
def test_the_demon_alone_can_only_discard_himself_or_decline(table: Any) -> None:
    t = table("demon", "")
    t.play("A: play demon")
    assert t.legal == ["pass", "combo 1"]
    t.play("A: pass")
    assert t.combos("A") == ["demon"]


# ---------------------------------------------------------------- FW-23 Dragon: test_rules_combos.py


@pytest.mark.rule("FW-23")
def test_the_dragon_asks_nothing_and_protects(table: Any) -> None:
    t = table("dragon", "")
    t.play("A: play dragon")
    assert t.asked == "turn"
    assert t.view()["seats"][0]["combos"][0]["protected"]
    assert t.told("idle") == [{"event": "idle", "seat": 0, "creature": "dragon", "why": "dragon"}]


# ---------------------------------------------------------------- FW-24 Dracula


@pytest.mark.rule("FW-24")
def test_dracula_steals_two_from_one_player(table: Any) -> None:
    t = table("dracula", "crow wolf stag", "owl owl")
    t.play("A: play dracula")
    assert t.legal == ["pass", "steal 1", "steal 2"]
    t.play("A: steal 1", "B: pass", "chance: card wolf", "chance: card crow")
    assert (t.hand("A"), t.hand("B")) == ("crow wolf", "stag")
    assert t.asked == "turn"


@pytest.mark.rule("FW-24", "FW-5")
def test_dracula_against_a_hand_of_two_takes_one(table: Any) -> None:
    t = table("dracula", "crow wolf")
    t.play("A: play dracula", "A: steal 1", "B: pass", "chance: card wolf")
    assert t.asked == "turn"
    assert t.hand("B") == "crow"


@pytest.mark.rule("FW-24", "FW-7")
def test_dracula_among_single_cards_finds_nothing(table: Any) -> None:
    t = table("dracula", "crow", "wolf")
    t.play("A: play dracula")
    assert t.asked == "turn"


# ---------------------------------------------------------------- FW-25 Unicorn


@pytest.mark.rule("FW-25")
def test_the_unicorn_makes_everyone_discard_by_lot_clockwise_from_the_left(table: Any) -> None:
    t = table("stag", "unicorn", "owl crow", "", "wolf", turn="B")
    t.play("B: play unicorn", "B: use", "chance: card crow", "chance: card wolf", "chance: card stag")
    assert t.pile == "crow wolf stag"
    assert (t.hand("A"), t.hand("C"), t.hand("E")) == ("", "owl", "")
    assert [told["seat"] for told in t.told("lost")] == [2, 4, 0]


@pytest.mark.rule("FW-25", "FW-7")
def test_the_unicorn_may_be_spared_and_finds_nothing_in_empty_hands(table: Any) -> None:
    t = table("unicorn", "owl")
    t.play("A: play unicorn", "A: pass")
    assert t.hand("B") == "owl"
    t = table("unicorn owl", "")
    t.play("A: play unicorn")
    assert t.asked == "turn"


# ---------------------------------------------------------------- FW-26 Elf


@pytest.mark.rule("FW-26")
def test_the_elf_uses_the_power_of_an_own_creature_again(table: Any) -> None:
    t = table("elf", "crow", combos=["A magician hydra dragon", "B giant"])
    t.play("A: play elf")
    assert t.legal == ["pass", "again hydra", "again magician"]
    t.play("A: again magician", "A: use", "chance: card owl", "chance: card wolf")
    assert t.hand("A") == "owl wolf"


@pytest.mark.rule("FW-26", "FW-29")
def test_the_elf_pays_the_witchs_cost_again(table: Any) -> None:
    t = table("elf owl owl", "crow", combos=["A witch", "B giant"])
    t.play("A: play elf", "A: combo 1", "A: again witch")
    assert t.legal == ["pass", "sacrifice owl"]
    t.play("A: sacrifice owl", "A: combo 2")
    assert t.hand("A") == ""
    assert t.combos("A") == ["witch elf", "giant"]


@pytest.mark.rule("FW-26", "FW-7")
def test_the_elf_alone_or_with_the_dragon_finds_nothing(table: Any) -> None:
    t = table("elf", "crow", combos=["A dragon"])
    t.play("A: play elf")
    assert t.asked == "turn"


# ---------------------------------------------------------------- FW-27 Fairies


@pytest.mark.rule("FW-27", "FW-8")
def test_the_fairies_take_two_discards_and_may_play_one(table: Any) -> None:
    t = table("fairies", "crow", discard="giant owl magician")
    t.play("A: play fairies")
    assert t.legal == ["pass", "pick magician", "pick giant", "pick owl"]
    t.play("A: pick giant", "A: pick magician")
    assert t.pile == "owl"
    assert set(t.legal) == {"keep", "play giant", "play magician"}
    t.play("A: play giant")
    assert t.hand("A") == "magician"  # in hand before the giant works
    t.play("A: new", "A: pick owl")
    assert t.hand("A") == "magician owl"
    assert t.pile == ""


@pytest.mark.rule("FW-27")
def test_the_fairies_with_one_discard_take_one(table: Any) -> None:
    t = table("fairies", "crow", discard="owl")
    t.play("A: play fairies", "A: pick owl")
    assert t.hand("A") == "owl"
    assert t.asked == "turn"


@pytest.mark.rule("FW-27", "FW-7")
def test_the_fairies_without_discards_find_nothing(table: Any) -> None:
    t = table("fairies", "crow")
    t.play("A: play fairies")
    assert t.asked == "turn"


@pytest.mark.rule("FW-27", "FW-9")
def test_a_rune_taken_may_be_played_at_once_and_its_actions_come_afterwards(table: Any) -> None:
    t = table("fairies", "crow", discard="rune owl")
    t.play("A: play fairies", "A: pick rune", "A: pick owl", "A: play rune")
    assert t.hand("A") == "owl"
    assert t.pile == "rune"
    assert t.view()["extras"] == 2
    assert t.view()["chain"] == 0
    assert t.legal == ["draw", "skip"]


# ---------------------------------------------------------------- FW-28 Grave Robber


@pytest.mark.rule("FW-28")
def test_the_grave_robber_draws_or_steals(table: Any) -> None:
    t = table("grave-robber", "crow wolf")
    t.play("A: play grave-robber")
    assert t.legal == ["draw", "pass", "steal 1"]
    t.play("A: draw", "chance: card owl")
    assert t.hand("A") == "owl"
    assert "draw" in t.legal  # the closing action is still to come


@pytest.mark.rule("FW-28", "FW-7")
def test_the_grave_robber_with_an_empty_deck(table: Any) -> None:
    t = table("grave-robber", "crow wolf", deck="")
    t.play("A: play grave-robber")
    assert t.legal == ["pass", "steal 1"]
    t = table("grave-robber", "crow", deck="")
    t.play("A: play grave-robber")
    assert t.asked == "turn"


# ---------------------------------------------------------------- FW-29 Witch


@pytest.mark.rule("FW-29")
def test_the_witch_sacrifices_two_of_the_hand_for_a_combo(table: Any) -> None:
    t = table("witch owl owl crow crow", "stag", combos=["B giant troll elf", "B owl owl"])
    t.play("A: play witch")
    assert t.legal == ["pass", "sacrifice owl", "sacrifice crow"]
    t.play("A: sacrifice crow")
    assert t.legal == ["combo 1", "combo 2"]
    t.play("A: combo 1")
    assert t.hand("A") == "owl owl"
    assert t.pile == "crow crow"
    assert t.points == [5 + 1, 2]


@pytest.mark.rule("FW-29", "FW-14")
def test_the_witch_breaking_three_owls_discards_the_rest(table: Any) -> None:
    t = table("witch", "stag", combos=["A owl owl owl", "B giant"])
    t.play("A: play witch", "A: combo 1", "A: combo 2")
    assert t.pile == "owl owl owl"
    assert t.combos("A") == ["giant", "witch"]


@pytest.mark.rule("FW-29")
def test_the_witch_breaking_four_crows_leaves_two(table: Any) -> None:
    t = table("witch", "stag", combos=["A crow crow crow crow", "B giant"])
    t.play("A: play witch", "A: combo 1", "A: combo 2")
    assert t.pile == "crow crow"
    assert t.combos("A") == ["crow crow", "giant", "witch"]


@pytest.mark.rule("FW-29", "FW-7")
def test_the_witch_pays_nothing_where_there_is_no_combo_to_take(table: Any) -> None:
    t = table("witch owl owl", "stag", combos=["A giant", "B troll dragon"])
    t.play("A: play witch", "A: new")
    assert t.legal == ["pass"]


@pytest.mark.rule("FW-29")
def test_one_owl_of_the_hand_and_one_of_a_combo_are_no_sacrifice(table: Any) -> None:
    t = table("witch owl wolf wolf", "stag", combos=["A wolf wolf", "B giant"])
    t.play("A: play witch")
    assert t.legal == ["pass"]


# ---------------------------------------------------------------- FW-30 Hydra


@pytest.mark.rule("FW-30")
def test_the_hydra_looks_at_a_hand(table: Any) -> None:
    t = table("hydra", "crow wolf", "", "stag")
    t.play("A: play hydra")
    assert t.legal == ["pass", "seat 1", "seat 3"]
    t.play("A: seat 1")
    assert t.known("A", "B") == "crow wolf"
    assert t.known("D", "B") == t.known("", "B") == ""
    looked = {"event": "looked", "seat": 0, "at": [1]}
    assert t.told("looked", to="A") == [{**looked, "cards": [["crow", "wolf"]]}]
    assert t.told("looked", to="B") == t.told("looked") == [{**looked, "cards": [None]}]


@pytest.mark.rule("FW-30", "FW-7")
def test_the_hydra_among_empty_hands_finds_nothing(table: Any) -> None:
    t = table("hydra owl", "")
    t.play("A: play hydra")
    assert t.asked == "turn"


# ---------------------------------------------------------------- FW-31 Goblins


@pytest.mark.rule("FW-31")
def test_the_goblins_steal_three_victim_by_victim(table: Any) -> None:
    t = table("goblins", "crow wolf", "stag owl owl")
    t.play("A: play goblins", "A: steal 1", "B: pass", "chance: card crow")
    assert t.legal == ["steal 2"]  # B has one card left
    t.play("A: steal 2", "C: pass", "chance: card owl", "A: steal 2", "chance: card owl")
    assert (t.hand("A"), t.hand("B"), t.hand("C")) == ("owl owl crow", "wolf", "stag")
    assert t.asked == "turn"


@pytest.mark.rule("FW-31", "FW-7")
def test_the_goblins_steal_as_far_as_they_can(table: Any) -> None:
    t = table("goblins", "crow wolf")
    t.play("A: play goblins", "A: steal 1", "B: pass", "chance: card crow")
    assert t.asked == "turn"
    t = table("goblins", "crow")
    t.play("A: play goblins")
    assert t.asked == "turn"


# ---------------------------------------------------------------- FW-32 Laraki


@pytest.mark.rule("FW-32")
def test_the_laraki_keeps_one_discard_and_gives_the_others_openly(table: Any) -> None:
    t = table("", "laraki", "", discard="owl crow wolf stag", turn="B")
    t.play("B: play laraki", "B: use")
    assert t.view()["taken"] == ["stag", "wolf", "crow"]
    assert t.pile == "owl"
    assert t.legal == ["pick crow", "pick wolf", "pick stag"]
    t.play("B: pick wolf")
    assert t.view()["decision"]["to"] == 2
    t.play("B: pick crow", "B: pick stag")
    assert (t.hand("A"), t.hand("B"), t.hand("C")) == ("stag", "wolf", "crow")
    assert t.known("", "A") == "stag"


@pytest.mark.rule("FW-32")
def test_the_laraki_with_a_short_pile_gives_clockwise_as_far_as_it_goes(table: Any) -> None:
    t = table("laraki", "", "", discard="owl crow")
    t.play("A: play laraki", "A: use", "A: pick owl")
    assert t.legal == ["pick crow"]
    t.play("A: pick crow")
    assert (t.hand("A"), t.hand("B"), t.hand("C")) == ("owl", "crow", "")
    assert t.asked == "turn"


@pytest.mark.rule("FW-32")
def test_the_laraki_with_one_discard_keeps_it_and_with_none_finds_nothing(table: Any) -> None:
    t = table("laraki", "", discard="owl")
    t.play("A: play laraki", "A: use", "A: pick owl")
    assert (t.hand("A"), t.hand("B")) == ("owl", "")
    t = table("laraki", "")
    t.play("A: play laraki")
    assert t.asked == "turn"


@pytest.mark.rule("FW-32")
def test_the_laraki_takes_as_many_as_there_are_players_and_no_more(table: Any) -> None:
    t = table("laraki", "", discard="owl crow wolf")
    t.play("A: play laraki", "A: use")
    assert t.view()["taken"] == ["wolf", "crow"]


# ---------------------------------------------------------------- FW-33 Magician


@pytest.mark.rule("FW-33")
def test_the_magician_draws_two(table: Any) -> None:
    t = table("magician", "crow")
    t.play("A: play magician", "A: use", "chance: card owl", "chance: card wolf")
    assert t.hand("A") == "owl wolf"
    assert [told["card"] for told in t.told("drew")] == [None, None]


@pytest.mark.rule("FW-33", "FW-44")
def test_the_magician_with_one_card_in_the_deck_or_none(table: Any) -> None:
    t = table("magician", "crow", deck="owl")
    t.play("A: play magician", "A: use", "chance: card owl")
    assert t.hand("A") == "owl"
    assert t.asked == "turn"
    assert t.view()["last"] == 1
    t = table("magician", "crow", deck="")
    t.play("A: play magician")
    assert t.asked == "turn"


# ---------------------------------------------------------------- FW-34 Bogeyman


@pytest.mark.rule("FW-34")
def test_the_bogeyman_swaps_hands_and_both_know_both(table: Any) -> None:
    t = table("bogeyman owl", "crow wolf", "stag", "")
    t.play("A: play bogeyman")
    assert t.legal == ["pass", "seat 1", "seat 2"]
    t.play("A: seat 1")
    assert (t.hand("A"), t.hand("B")) == ("crow wolf", "owl")
    assert t.known("A", "B") == "owl"
    assert t.known("B", "A") == "crow wolf"
    assert t.known("C", "A") == t.known("C", "B") == ""


@pytest.mark.rule("FW-34", "FW-7")
def test_the_bogeyman_with_an_empty_hand_finds_nothing(table: Any) -> None:
    t = table("bogeyman", "crow")
    t.play("A: play bogeyman")
    assert t.asked == "turn"
    t = table("bogeyman owl", "")
    t.play("A: play bogeyman")
    assert t.asked == "turn"


# ---------------------------------------------------------------- FW-35 Nymph


@pytest.mark.rule("FW-35")
def test_the_nymph_takes_up_any_unprotected_creature_and_plays_it(table: Any) -> None:
    t = table("nymph", "crow", combos=["B magician hydra", "B giant dragon", "A troll", "B owl owl"])
    t.play("A: play nymph", "A: combo 3")
    assert t.legal == ["pass", "take 1 magician", "take 1 hydra", "take 3 troll"]
    t.play("A: take 1 magician")
    assert t.asked == "place"
    t.play("A: combo 3", "A: use", "chance: card owl", "chance: card wolf")
    assert t.combos("A") == ["troll nymph magician"]
    assert t.combos("B") == ["hydra", "giant dragon", "owl owl"]


@pytest.mark.rule("FW-35", "FW-7")
def test_the_nymph_alone_finds_nothing(table: Any) -> None:
    t = table("nymph", "crow", combos=["B giant dragon"])
    t.play("A: play nymph")
    assert t.asked == "turn"


# ---------------------------------------------------------------- FW-36 Giant


@pytest.mark.rule("FW-36", "FW-8")
def test_the_giant_takes_any_discard(table: Any) -> None:
    t = table("giant", "crow", discard="hydra owl wolf")
    t.play("A: play giant")
    assert set(t.legal) == {"pass", "pick hydra", "pick owl", "pick wolf"}
    t.play("A: pick hydra")
    assert t.legal == ["keep", "play hydra"]
    t.play("A: keep")
    assert t.hand("A") == "hydra"
    t = table("giant", "crow", discard="hydra owl wolf")
    t.play("A: play giant", "A: pick owl")
    assert t.hand("A") == "owl"  # an animal goes to the hand
    assert t.pile == "hydra wolf"


@pytest.mark.rule("FW-36", "FW-7")
def test_the_giant_without_discards_finds_nothing(table: Any) -> None:
    t = table("giant", "crow")
    t.play("A: play giant")
    assert t.asked == "turn"


# ---------------------------------------------------------------- FW-37 Shadow Queen


@pytest.mark.rule("FW-37")
def test_the_shadow_queen_looks_at_all_hands_and_steals_blind(table: Any) -> None:
    t = table("shadow-queen", "crow wolf", "stag")
    t.play("A: play shadow-queen", "A: use")
    assert t.known("A", "B") == "crow wolf"
    assert t.known("A", "C") == "stag"
    assert t.legal == ["steal 1"]
    t.play("A: steal 1", "B: pass", "chance: card wolf")
    assert t.hand("A") == "wolf"
    assert t.known("A", "B") == "crow"


@pytest.mark.rule("FW-37", "FW-7")
def test_the_shadow_queen_among_single_cards_only_looks_and_among_none_does_nothing(table: Any) -> None:
    t = table("shadow-queen", "crow", "stag")
    t.play("A: play shadow-queen", "A: use")
    assert t.asked == "turn"
    assert t.known("A", "C") == "stag"
    t = table("shadow-queen", "", "")
    t.play("A: play shadow-queen")
    assert t.asked == "turn"


# ---------------------------------------------------------------- FW-38 Highwayman


@pytest.mark.rule("FW-38")
def test_the_highwayman_trades_the_combo_he_is_in(table: Any) -> None:
    t = table("highwayman", "crow", combos=["B giant troll elf", "A owl owl", "B dwarf dragon"])
    t.play("A: play highwayman")
    assert t.legal == ["pass", "combo 2", "combo 4"]
    t.play("A: combo 4")
    assert t.legal == ["combo 1"]
    t.play("A: combo 1")
    assert t.combos("A") == ["giant troll elf", "owl owl"]
    assert t.combos("B") == ["dwarf dragon", "highwayman"]
    assert t.points == [5 + 2, 2 + 1]


@pytest.mark.rule("FW-38")
def test_with_swap_all_the_highwayman_swaps_all_unprotected_combos(table: Any) -> None:
    combos = ["B giant troll elf", "A owl owl", "B dwarf dragon", "C hydra", "B crow crow"]
    t = table("highwayman", "wolf", "stag", "stag", combos=combos, options={"swap_all": True})
    t.play("A: play highwayman")
    assert t.legal == ["pass", "seat 1", "seat 2"]
    t.play("A: seat 1")
    assert t.combos("A") == ["giant troll elf", "crow crow"]
    assert t.combos("B") == ["owl owl", "dwarf dragon", "highwayman"]
    assert t.combos("C") == ["hydra"]


@pytest.mark.rule("FW-38", "FW-7")
@pytest.mark.parametrize("swap_all", [False, True])
def test_the_highwayman_without_a_combo_to_get_finds_nothing(table: Any, swap_all: bool) -> None:
    t = table("highwayman", "crow", combos=["B giant dragon"], options={"swap_all": swap_all})
    t.play("A: play highwayman")
    assert t.asked == "turn"


# ---------------------------------------------------------------- FW-39 Troll


@pytest.mark.rule("FW-39")
def test_the_troll_makes_a_player_discard_by_lot_a_last_card_too(table: Any) -> None:
    t = table("troll", "crow", "stag wolf", "")
    t.play("A: play troll")
    assert t.legal == ["pass", "seat 1", "seat 2"]
    t.play("A: seat 1", "chance: card crow")
    assert t.hand("B") == ""
    assert t.pile == "crow"


@pytest.mark.rule("FW-39", "FW-7")
def test_the_troll_among_empty_hands_finds_nothing(table: Any) -> None:
    t = table("troll owl", "")
    t.play("A: play troll")
    assert t.asked == "turn"


# ---------------------------------------------------------------- FW-40 Immortals


@pytest.mark.rule("FW-40")
def test_the_immortals_fill_the_hand_to_seven(table: Any) -> None:
    t = table("immortals owl owl owl crow", "wolf wolf stag", "stag stag")
    t.play("A: play immortals")
    assert t.legal == ["draw", "pass", "steal 1", "steal 2"]
    t.play("A: draw", "chance: card path")
    assert t.legal == ["draw", "steal 1", "steal 2"]
    t.play("A: steal 1", "B: pass", "chance: card wolf")
    assert t.legal == ["draw", "steal 1"]
    t.play("A: steal 1", "chance: card stag")
    assert t.asked == "turn"
    assert t.hand("A") == "owl owl owl crow wolf stag path"


@pytest.mark.rule("FW-40", "FW-44")
def test_the_immortals_emptying_the_deck_stop_as_far_as_they_can(table: Any) -> None:
    t = table("immortals", "wolf wolf", deck="path swamp")
    t.play("A: play immortals", "A: draw", "chance: card path", "A: draw", "chance: card swamp")
    assert t.view()["last"] == 1
    assert t.legal == ["steal 1"]
    t.play("A: steal 1", "B: pass", "chance: card wolf")
    assert t.asked == "turn"
    assert t.hand("A") == "wolf swamp path"


@pytest.mark.rule("FW-40", "FW-7")
def test_the_immortals_with_seven_in_hand_find_nothing(table: Any) -> None:
    t = table("immortals owl owl owl crow crow crow wolf", "stag stag")
    t.play("A: play immortals")
    assert t.asked == "turn"


@pytest.mark.rule("FW-40", "FW-5")
def test_the_immortals_with_an_empty_deck_steal_as_far_as_one_player_has_two(table: Any) -> None:
    t = table("immortals", "wolf wolf", "stag stag stag", deck="")
    t.play("A: play immortals")
    assert t.legal == ["pass", "steal 1", "steal 2"]
    t.play("A: steal 1", "B: pass", "chance: card wolf")
    assert t.asked == "turn"  # from one other player only
    t = table("immortals", "wolf", "stag", deck="")
    t.play("A: play immortals")
    assert t.asked == "turn"


# ---------------------------------------------------------------- FW-41 Werewolf


@pytest.mark.rule("FW-41")
def test_the_werewolf_takes_the_next_turn_away_once(table: Any) -> None:
    t = table("werewolf", "owl", "crow", missing=[2])
    t.play("A: play werewolf")
    assert t.legal == ["pass", "seat 1"]  # C is marked already
    t.play("A: seat 1", "A: draw", "chance: card stag", "A: done")
    assert t.to_move == "A"
    assert t.view()["missing"] == []
    assert [told["seat"] for told in t.told("missed")] == [1, 2]
    t.play("A: draw", "chance: card stag", "A: done")
    assert t.to_move == "B"


@pytest.mark.rule("FW-41", "FW-7")
def test_the_werewolf_where_all_are_marked_finds_nothing(table: Any) -> None:
    t = table("werewolf", "owl", missing=[1])
    t.play("A: play werewolf")
    assert t.asked == "turn"


@pytest.mark.rule("FW-41", "FW-44")
def test_the_werewolf_in_the_last_round(table: Any) -> None:
    """Three turns are still to come; C's is taken away and is its last one."""
    t = table("werewolf", "owl", "crow", deck="stag")
    t.play("A: play werewolf", "A: seat 2", "A: draw", "chance: card stag")
    assert t.view()["last"] == 2
    t.play("A: done", "B: done")
    assert t.to_move == "nobody"


@pytest.mark.rule("FW-41")
def test_the_werewolf_may_mark_one_who_has_no_turn_left(table: Any) -> None:
    t = table("owl", "crow", "werewolf", deck="", last=0, turn="C")
    t.play("C: play werewolf", "C: seat 0", "C: done")
    assert t.to_move == "nobody"


# ---------------------------------------------------------------- FW-42 Centaur


@pytest.mark.rule("FW-42", "FW-8")
def test_the_centaur_takes_the_top_discard(table: Any) -> None:
    t = table("centaur", "crow", discard="owl hydra")
    t.play("A: play centaur", "A: use")
    assert t.legal == ["keep", "play hydra"]
    t.play("A: play hydra", "A: combo 1", "A: seat 1")
    assert t.combos("A") == ["centaur hydra"]
    assert t.pile == "owl"


@pytest.mark.rule("FW-42", "FW-7")
def test_the_centaur_with_an_animal_on_top_keeps_it_and_without_discards_finds_nothing(table: Any) -> None:
    t = table("centaur", "crow", discard="owl")
    t.play("A: play centaur", "A: use")
    assert t.hand("A") == "owl"
    assert t.asked == "turn"
    t = table("centaur", "crow")
    t.play("A: play centaur")
    assert t.asked == "turn"


@pytest.mark.rule("FW-42")
def test_the_centaur_may_leave_it(table: Any) -> None:
    t = table("centaur", "crow", discard="owl")
    t.play("A: play centaur", "A: pass")
    assert t.pile == "owl"


# ---------------------------------------------------------------- FW-43 Dwarf


@pytest.mark.rule("FW-43")
@pytest.mark.parametrize(
    ("kept", "hand", "pile", "known"),
    [("keep pile", "stag", "owl wolf", "stag"), ("keep deck", "wolf", "owl stag", "")],
)
def test_the_dwarf_keeps_one_of_two(table: Any, kept: str, hand: str, pile: str, known: str) -> None:
    t = table("dwarf", "crow", discard="owl stag")
    t.play("A: play dwarf", "A: use", "chance: card wolf")
    assert t.legal == ["keep pile", "keep deck"]
    assert t.view("A")["taken"] == ["stag", "wolf"]
    assert t.view("B")["taken"] == t.view()["taken"] == ["stag", None]
    t.play(f"A: {kept}")
    assert (t.hand("A"), t.pile) == (hand, pile)
    assert t.known("B", "A") == known


@pytest.mark.rule("FW-43")
def test_the_dwarf_with_an_empty_pile_draws(table: Any) -> None:
    t = table("dwarf", "crow")
    t.play("A: play dwarf", "A: use", "chance: card wolf")
    assert t.hand("A") == "wolf"
    assert t.known("B", "A") == ""
    assert t.asked == "turn"


@pytest.mark.rule("FW-43")
def test_the_dwarf_with_an_empty_deck_keeps_the_discard(table: Any) -> None:
    t = table("dwarf", "crow", deck="", discard="stag")
    t.play("A: play dwarf", "A: use")
    assert t.hand("A") == "stag"
    assert t.known("B", "A") == "stag"


@pytest.mark.rule("FW-43", "FW-44")
def test_the_dwarfs_card_of_the_deck_counts_as_drawn(table: Any) -> None:
    t = table("dwarf", "crow", deck="wolf", discard="stag", dry=1)
    t.play("A: play dwarf", "A: use", "chance: card wolf")
    assert t.view()["last"] == 1
    t.play("A: keep pile", "A: done")
    assert t.to_move == "B"


@pytest.mark.rule("FW-43", "FW-7")
def test_the_dwarf_with_neither_finds_nothing(table: Any) -> None:
    t = table("dwarf", "", "", deck="", park="combos")
    assert t.pile == ""
    t.play("A: play dwarf")
    assert t.asked == "turn"


# ---------------------------------------------------------------- piles of every size: 0, 1, N - 1, N, more


@pytest.mark.rule("FW-7", "FW-27", "FW-32", "FW-33")
@pytest.mark.parametrize(("creature", "most"), [("fairies", 2), ("laraki", 3), ("magician", 2)])
def test_a_power_takes_as_many_as_it_says_or_as_there_are(table: Any, creature: str, most: int) -> None:
    for size in (0, 1, most - 1, most, most + 1):
        cards = " ".join(["owl", "crow", "wolf", "stag"][:size])
        if creature == "magician":
            t = table(creature, "", "", deck=cards)
        else:
            t = table(creature, "", "", discard=cards)
        there = t.deck if creature == "magician" else len(t.pile.split())
        t.play(f"A: play {creature}")
        taken = 0
        while t.view()["decision"] != {"seat": 0, "kind": "turn"}:
            move = next(text for text in t.legal if text != "pass")
            t.play(f"{t.to_move}: {move}")
            taken += move.startswith(("pick", "card"))
        left = t.deck if creature == "magician" else len(t.pile.split())
        assert (taken, left) == (min(size, most), there - taken), size
