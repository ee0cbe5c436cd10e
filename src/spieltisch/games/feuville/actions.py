"""The numbers of actions and chance outcomes, for kernels. Their texts are in ``notation.py``."""

from __future__ import annotations

from .state import COLUMNS, DECREE_TYPES, OPEN_SPELLS, SEATS, SLOTS, SPACES, SPELL_TYPES, SYMBOLS, TILE_TYPES

# What a column of the display offers to a die; the kobold has the first five, the fairy takes any die.
THINGS = ("person", "wall", "tower", "sky", "decree", "fairy")
PERSON, _, _, _, DECREE_THING, FAIRY = range(len(THINGS))
FIRST_TILE = 1  # THINGS[FIRST_TILE + layer]
KOBOLD_THINGS = 5

ROLL = 0
DONE = 1
STOP = 2
PASS = 3
USE_SHIELD = 4
USE_PROTECTION = 5
SCORE = 6
STORE = 7
STORED_1 = 8
SYMBOL_1 = STORED_1 + SLOTS
SPELL_1 = SYMBOL_1 + len(SYMBOLS)
STEAL_1 = SPELL_1 + OPEN_SPELLS  # + seat * SLOTS + slot
USE_1 = STEAL_1 + SEATS * SLOTS  # + column * len(THINGS) + thing
KOBOLD_1 = USE_1 + SPACES * len(THINGS)  # + column * KOBOLD_THINGS + thing
TAKE_1 = KOBOLD_1 + SPACES * KOBOLD_THINGS  # + layer * SPACES + column
DECREE_1 = TAKE_1 + 3 * SPACES
TAKE_CITY = DECREE_1 + SPACES
BUILD_LEFT = TAKE_CITY + 1
BUILD_RIGHT = BUILD_LEFT + 1
BUILD_1 = BUILD_RIGHT + 1
COLUMN_1 = BUILD_1 + COLUMNS
PAIR_1 = COLUMN_1 + COLUMNS  # a column and its right neighbour
SQUARE_SKY_1 = PAIR_1 + COLUMNS - 1
SQUARE_WALL_1 = SQUARE_SKY_1 + COLUMNS - 1
BURN_1 = SQUARE_WALL_1 + COLUMNS - 1
QUENCH_1 = BURN_1 + COLUMNS
ACTIONS = QUENCH_1 + COLUMNS

FACES = 6
START_1 = 0
DICE_1 = START_1 + SEATS  # 1 1, 1 2, … 1 6, 2 2, … 6 6
PAIRS = FACES * (FACES + 1) // 2
DIE_1 = DICE_1 + PAIRS
TILE_0 = DIE_1 + FACES  # + type
DECREE_0 = TILE_0 + TILE_TYPES
SPELL_0 = DECREE_0 + DECREE_TYPES
CHANCE_OUTCOMES = SPELL_0 + SPELL_TYPES
