"""What a player of some sense might do, quickly: for playing situations on in a search."""

# mypy: disable-error-code="no-untyped-def, assignment"
from __future__ import annotations

import numpy as np

from ...core.decisions import top, top_arg, top_seat
from ...core.kernel import kernel
from ...core.randomness import below
from .actions import (
    BURN_1,
    COLUMN_1,
    DECREE_1,
    DECREE_THING,
    DONE,
    FAIRY,
    FIRST_TILE,
    KOBOLD_1,
    KOBOLD_THINGS,
    PAIR_1,
    PASS,
    PERSON,
    QUENCH_1,
    ROLL,
    SCORE,
    SPELL_1,
    SQUARE_SKY_1,
    SQUARE_WALL_1,
    STEAL_1,
    STORE,
    STORED_1,
    SYMBOL_1,
    TAKE_1,
    TAKE_CITY,
    THINGS,
    USE_1,
    USE_PROTECTION,
    USE_SHIELD,
)
from .choices import MOST_CHOICES, list_choices
from .decrees import any_district, count_all, count_of, square_symbols, status_points
from .estimate import ROLL_BELOW
from .persons import ARCHITECT, INNKEEPER, JUGGLER, MAGE, MAYOR_COLUMN
from .state import (
    CITY,
    DISTRICT,
    FREE,
    JUGGLE,
    POINTS,
    SKY,
    SLOTS,
    SPACES,
    STATUS,
    TOWER,
    WALL,
)
from .town import burning, can_build, clouds_of, in_danger, layer_of, symbols

NOISE = 3
THING_COUNT = len(THINGS)
DISTRICT_SIDES = 10


@kernel
def decree_appeal(s, seat, d):
    """About what decree ``d`` would score now."""
    kind = s.decree[d, 0]
    if kind == STATUS:
        return status_points(s, seat, d)
    if kind == DISTRICT:
        return 2 + 3 * np.int64(s.decree[d, 2]) if any_district(s, seat) else 3
    if kind == FREE:
        return 5
    return 8 if kind == CITY else 3


@kernel
def tile_appeal(s, seat, t):
    """About what tile ``t`` is worth to ``seat``."""
    worth = 2 * count_all(np.int64(s.symbols[t]))
    layer = layer_of(s, t)
    if layer == SKY:
        worth += 2 * min(clouds_of(s, t), in_danger(s, seat)) + 1
    elif layer == TOWER:
        worth += 1
    if not can_build(s, seat, t):
        worth -= 2
    return worth


@kernel
def spell_appeal(s, seat, space):
    """About what an open spell is worth."""
    t = s.open_spells[space]
    return np.int64(s.spell[t, 1]) if s.spell[t, 0] == POINTS else 2


@kernel
def item_appeal(s, seat, item):
    """About what a tile, or minus a decree, is worth."""
    return tile_appeal(s, seat, item) if item > 0 else decree_appeal(s, seat, -item)


@kernel
def person_appeal(s, seat, person):
    """About what a person brings."""
    if person == JUGGLER:
        return 5
    if person == INNKEEPER or person == ARCHITECT:
        return 4
    if person == MAGE:
        return 2 + 2 * min(2, burning(s, seat))
    return 5 if person == MAYOR_COLUMN else 3


@kernel
def thing_appeal(s, seat, column, thing):
    """About what a die brings."""
    if thing == PERSON:
        return person_appeal(s, seat, column)
    if thing == DECREE_THING:
        return decree_appeal(s, seat, np.int64(s.open_decrees[column]))
    if thing == FAIRY:
        return 3
    return tile_appeal(s, seat, np.int64(s.display[thing - FIRST_TILE, column]))


@kernel
def column_appeal(s, seat, c):
    """About what a column is worth that burns or is put out."""
    worth = 0
    for layer in range(3):
        worth += count_all(np.int64(s.symbols[s.town[seat, c, layer]]))
    return 2 * worth + clouds_of(s, s.town[seat, c, SKY])


@kernel
def word_appeal(s, seat, action):
    """About what an action of one word brings."""
    if action == DONE:
        return 0 if s.used[0] == 1 and s.used[1] == 1 else -12
    if action == ROLL and top(s) == JUGGLE:
        return 9 if s.juggler_goal - top_arg(s) >= ROLL_BELOW else -9
    if action == STORE:
        item = top_arg(s)
        return 1 if item > 0 else 4
    if action == SCORE:
        return decree_appeal(s, seat, -top_arg(s))
    if action == PASS:
        return -2
    return 4 if action == USE_SHIELD or action == USE_PROTECTION else 0


@kernel
def appeal(s, seat, action):
    """About how many points an action is worth, to compare it with others of the same choice."""
    if action < STORED_1:
        return word_appeal(s, seat, action)
    if action < SYMBOL_1:
        return item_appeal(s, seat, np.int64(s.slots[seat, action - STORED_1])) - 2
    if action < SPELL_1:
        return 2 * count_of(symbols(s, seat), action - SYMBOL_1)
    if action < STEAL_1:
        return spell_appeal(s, seat, action - SPELL_1)
    if action < USE_1:
        number = action - STEAL_1
        return item_appeal(s, seat, np.int64(s.slots[number // SLOTS, number % SLOTS]))
    if action < KOBOLD_1:
        number = action - USE_1
        return thing_appeal(s, seat, number // THING_COUNT, number % THING_COUNT)
    if action < TAKE_1:  # it takes both dice
        number = action - KOBOLD_1
        return thing_appeal(s, seat, number // KOBOLD_THINGS, number % KOBOLD_THINGS) - 4
    if action < DECREE_1:
        number = action - TAKE_1
        return tile_appeal(s, seat, np.int64(s.display[number // SPACES, number % SPACES]))
    if action < TAKE_CITY:
        return decree_appeal(s, seat, np.int64(s.open_decrees[action - DECREE_1]))
    if action < COLUMN_1:
        return 9 if action == TAKE_CITY else tile_appeal(s, seat, abs(top_arg(s)))
    if action < PAIR_1:
        return 5
    if action < SQUARE_SKY_1:
        return DISTRICT_SIDES
    if action < BURN_1:
        layer = SKY if action < SQUARE_WALL_1 else WALL
        c = action - (SQUARE_SKY_1 if layer == SKY else SQUARE_WALL_1)
        return square_symbols(s, seat, c, layer)
    if action < QUENCH_1:
        return -column_appeal(s, seat, action - BURN_1)
    return column_appeal(s, seat, action - QUENCH_1)


@kernel
def likely_action(states, rng):
    """A legal action that a player of some sense might choose: the best by a rough look."""
    s = states[0]
    legal = np.empty(MOST_CHOICES, np.int64)
    n = list_choices(s, legal)
    if n == 1:
        return legal[0]
    seat = top_seat(s)
    chosen = legal[0]
    best = -1000
    for i in range(n):
        action = legal[i]
        worth = appeal(s, seat, action) + below(rng, NOISE)
        if worth > best:
            best = worth
            chosen = action
    return chosen
