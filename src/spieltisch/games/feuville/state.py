"""The record of a game of Feuville: what lies where, in small integers.

Nothing here depends on which set is played: tiles, decrees and spells are *types*, numbered from 1 (0 is
"nothing"), and what the rules need to know of a type stands in the record itself (``tile``, ``symbols``,
``decree``, ``spell``; filled by ``setup.py`` from the set). Type 1 of the tiles is the start wall, type 1 of
the decrees the city decree. Tile types are sorted by layer and stage, ``first`` says where each begins.

A town is a row of columns from left to right; ``burnt`` and ``grass`` are sets of columns, bit 0 the
leftmost. A slot of a tableau holds a tile type, or a decree type with a minus sign.

Everything in Feuville is public but the order of the face-down stacks, and what nobody knows is not in the
record: ``unseen`` is a multiset.
"""

from __future__ import annotations

import numpy as np

from ...core.decisions import FRAME_FIELDS

SEATS = 4
COLUMNS = 31  # a town: the start wall and 30 walls, FE-10
SPACES = 6  # columns of the display, FE-1
LAYERS = ("wall", "tower", "sky")
WALL, TOWER, SKY = range(3)
STAGES = 3  # 0: the specially backed skies; then I and II
SYMBOLS = ("star", "guard", "griffin", "flag")
SLOTS = 2  # for tiles and decrees, FE-4
SPELL_SLOTS = 2
OPEN_SPELLS = 3  # FE-2
REMOVED_DECREES = 7  # FE-3

TILE_TYPES = 92
DECREE_TYPES = 33
SPELL_TYPES = 16
DECREES = 32  # at most so many decrees are in a set

START_WALL = 1
CITY_DECREE = 1

# Bits of `tile`: two for the layer, two for the stage, two for the kind, three for the clouds.
STAGE_SHIFT = 2
KIND_SHIFT = 4
CLOUD_SHIFT = 6
# `symbols` holds the number of each symbol in a lane of eight bits, in the order of SYMBOLS.
LANE = 8

# Kinds of walls and towers.
PLAIN = 0
CORNER = 1
WHITE = 1
GATE = 2

# Kinds of decrees; the two numbers behind the kind in `decree`.
CITY = 1
DISTRICT = 2  # -, columns
STATUS = 3  # symbol, points for each
AREA = 4
FREE = 5

# Kinds of spells; the number behind the kind in `spell`.
POINTS = 1  # points
SHIELD_SPELL = 2
PROTECTION = 3
PICK_SPELL = 4

DTYPE = np.dtype(
    (
        np.record,
        [
            ("players", "i1"),
            ("strict_corners", "i1"),
            ("city_end_walls", "i1"),
            ("round_limit", "i2"),
            # The set.
            ("tile", "i2", (TILE_TYPES,)),
            ("symbols", "i4", (TILE_TYPES,)),
            ("first", "i1", (len(LAYERS), STAGES + 1)),  # first[layer, stage] … first[layer, stage + 1] - 1
            ("decree", "i1", (DECREE_TYPES, 3)),
            ("spell", "i1", (SPELL_TYPES, 2)),
            ("tile_count", "i1", (TILE_TYPES,)),  # how many of each type belong to the set
            ("decree_count", "i1", (DECREE_TYPES,)),
            ("spell_count", "i1", (SPELL_TYPES,)),
            ("tile_types", "i1"),  # one past the last
            ("decree_types", "i1"),
            ("spell_types", "i1"),
            ("district_points", "i1"),
            ("area_points", "i1"),
            ("free_points", "i1"),
            ("city_points", "i1"),
            ("fewest_points", "i1"),
            ("juggler_goal", "i1"),
            # Supply and display.
            ("unseen", "i1", (TILE_TYPES,)),
            ("stack", "i1", (len(LAYERS), STAGES)),  # tiles in the stacks
            ("display", "i1", (len(LAYERS), SPACES)),
            ("unseen_decrees", "i1", (DECREE_TYPES,)),  # the pile and the seven that are out
            ("pile", "i1"),  # decrees in the pile
            ("open_decrees", "i1", (SPACES,)),
            ("city_left", "i1"),
            ("unseen_spells", "i1", (SPELL_TYPES,)),
            ("open_spells", "i1", (OPEN_SPELLS,)),
            # The seats.
            ("columns", "i1", (SEATS,)),
            ("town", "i1", (SEATS, COLUMNS, len(LAYERS))),
            ("burnt", "i4", (SEATS,)),
            ("grass", "i4", (SEATS,)),  # neutral grass, FE-24
            ("city_scored", "i1", (SEATS,)),  # the own grass, FE-27
            ("slots", "i1", (SEATS, SLOTS)),
            ("spells", "i1", (SEATS, SPELL_SLOTS)),
            ("juggled", "i4", (SEATS,)),
            ("conjured", "i4", (SEATS,)),  # points by spells
            ("decreed", "i4", (SEATS,)),  # points by decrees
            ("decrees", "i1", (SEATS,)),  # decrees played
            ("played", "i1"),  # all decrees played, in order
            ("played_seat", "i1", (DECREES,)),
            ("played_decree", "i1", (DECREES,)),
            ("played_points", "i2", (DECREES,)),
            # The turn.
            ("start", "i1"),  # who holds the cup
            ("turn", "i1"),
            ("round_number", "i2"),  # from 1
            ("ending", "i1"),  # whether this round is the last, FE-31
            ("dice", "i1", (2,)),  # ascending; 0 before the roll
            ("used", "i1", (2,)),
            ("safe", "i2"),  # slots protected in this theft, a bit each
            *FRAME_FIELDS,
        ],
    )
)

# What the top frame of the decision stack asks for. Chance (the argument in brackets):
START = 1  # who begins
TILES = 2  # a tile for the next gap (set of layers)
DECREE = 3  # a decree for the gap
SPELL = 4  # a spell for the gap
DICE = 5  # two dice
DIE = 6  # the juggler's die (sum so far)
# Choices of a seat:
TURN = 10  # roll, or what to use a die for, or done
PLACE = 11  # build or score, or store what is in hand (tile, or minus decree)
BUILD = 12  # where to build (tile)
DISTRICT_CHOICE = 13  # which columns (decree)
AREA_CHOICE = 14  # which square (decree)
FREE_CHOICE = 15  # which symbol (decree)
JUGGLE = 16  # roll or stop (sum so far)
THEFT = 17  # what to steal (1: or nothing)
PROTECT = 18  # protect the slot or not (slot)
TAKE = 19  # an open tile
TAKE_OR_PASS = 20  # an open tile or none (1: from the architect, 0: the innkeeper's second)
TAKE_AND_BUILD = 21  # an open tile that can be built, or none
PICK = 22  # an open tile by a spell, or none
MAYOR = 23  # an open decree
QUENCH = 24  # a burning column (how many)
CHOOSE_SPELL = 25  # an open spell (1: or none)
SHIELD = 26  # use the shield or not (how many columns would burn)
BURN = 27  # a column to burn (how many)
# Chores, done when they come to the top:
ROWS = 40  # look whether a row is empty
ASK = 41  # ask who wants to pick early (seats asked, plus ARCHITECTS)
INN = 42  # the innkeeper's other guests (seats asked)
ATTACK = 43  # the dragon's round (seats asked)
GRANT = 44  # a spell comes to its seat (spell)

ARCHITECTS = 8  # in ASK: the whole display will be refilled, not only empty rows
