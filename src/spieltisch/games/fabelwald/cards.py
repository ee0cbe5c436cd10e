"""The kinds of cards: their ids and numbers, in the order in which every list of cards is sorted.

Kinds are fixed, as each creature's power is a rule of its own; how many there are of each, and what combos
score, is the deck's business (``deck.py``). Number 0 is "no card".
"""

from __future__ import annotations

import numpy as np

CREATURES = (
    "amazon", "banshee", "demon", "dragon", "dracula", "unicorn", "elf", "fairies", "grave-robber", "witch",
    "hydra", "goblins", "laraki", "magician", "bogeyman", "nymph", "giant", "shadow-queen", "highwayman",
    "troll", "immortals", "werewolf", "centaur", "dwarf",
)  # fmt: skip
MALE = ("demon", "dracula", "magician", "bogeyman", "giant", "troll", "werewolf", "dwarf")
ANIMALS = ("owl", "crow", "wolf", "stag")
PLACES = ("swamp", "path", "clearing")
CARDS = ("", *CREATURES, *ANIMALS, *PLACES, "rune", "amulet")
"""The id of each kind, "" for 0."""
TYPES = len(CARDS)
NUMBER = {card: number for number, card in enumerate(CARDS)}

FIRST_CREATURE = 1
FIRST_ANIMAL = FIRST_CREATURE + len(CREATURES)
FIRST_PLACE = FIRST_ANIMAL + len(ANIMALS)
RUNE = FIRST_PLACE + len(PLACES)
AMULET = RUNE + 1
OWL = FIRST_ANIMAL
CROW = OWL + 1

(
    AMAZON, BANSHEE, DEMON, DRAGON, DRACULA, UNICORN, ELF, FAIRIES, GRAVE_ROBBER, WITCH, HYDRA, GOBLINS,
    LARAKI, MAGICIAN, BOGEYMAN, NYMPH, GIANT, SHADOW_QUEEN, HIGHWAYMAN, TROLL, IMMORTALS, WEREWOLF, CENTAUR,
    DWARF,
) = range(FIRST_CREATURE, FIRST_ANIMAL)  # fmt: skip

IS_MALE = np.array([card in MALE for card in CARDS])
"""Whom the Banshee can take up. FW-21"""

KINDS_OF_COMBOS = ("creatures", "animals", "places")


def kind_of_combo(first_card: int) -> str:
    """The kind of a combo that has this card in it."""
    if first_card < FIRST_ANIMAL:
        return "creatures"
    return "animals" if first_card < FIRST_PLACE else "places"
