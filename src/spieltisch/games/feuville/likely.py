"""What a player of some sense might do, quickly: for playing situations on in a search.

Each option of a choice is given about the points that it adds to the estimate of ``estimate.py``, without
being tried out; so this plays much like greedy bots at a fraction of the time.
"""

# mypy: disable-error-code="no-untyped-def, assignment"
from __future__ import annotations

import numpy as np

from ...core.decisions import top, top_arg, top_seat
from ...core.kernel import kernel
from ...core.randomness import uniform
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
from .decrees import count_all, square_symbols
from .estimate import (
    BURNING,
    BURNING_COST,
    BURNT_SYMBOLS,
    DIE_WORTH,
    GUEST_COST,
    JUGGLING,
    PROSPECTS,
    ROLL_BELOW,
    ROOM,
    STORED_TILE,
    best_decree,
    best_loot,
    best_spell,
    best_tile,
    cost_of_playing,
    decree_in_hand,
    decree_kept,
    decree_now,
    item_worth,
    prospects,
    spell_worth,
    tile_worth,
    turns_left,
    weigh,
)
from .persons import ARCHITECT, INNKEEPER, JUGGLER, MAGE, MAYOR_COLUMN, THIEF
from .state import CITY_DECREE, JUGGLE, SKY, SLOTS, SPACES, TURN, WALL
from .town import can_build, clouds_of

NOISE = 0.7
"""Points by which the looks of an option may err."""
THING_COUNT = len(THINGS)
FAIRY_PLACE = SPACES
PLACES = SPACES + 1
REFILLED = 2.0
"""What the architect's best tile is worth at least, as new ones are laid."""
LOOT = 1.6
"""What stolen goods are worth of what they are to the thief: somebody else has lost them."""


@kernel
def survey_persons(s, seat, facts, weights, left, worth):
    """Write about what each person, and the fairy, brings."""
    goal = np.int64(s.juggler_goal)
    safe, rest, excess = JUGGLING[goal, 0], JUGGLING[goal, 1], JUGGLING[goal, 2]
    tile = max(0.0, best_tile(s, seat, facts, weights, left))
    spell = best_spell(s, seat, facts)
    worth[JUGGLER] = goal * safe - rest - rest - excess
    worth[THIEF] = LOOT * best_loot(s, seat, facts, weights, left)
    worth[INNKEEPER] = 1.7 * tile - GUEST_COST
    worth[ARCHITECT] = max(tile, REFILLED)
    worth[MAYOR_COLUMN] = best_decree(s, seat, facts, left)
    worth[MAGE] = spell + min(2.0, facts[BURNING]) * BURNING_COST
    if facts[BURNING] > 0.0:
        worth[MAGE] += min(1.0, 2.0 / facts[BURNING]) * 0.5 * facts[BURNT_SYMBOLS]
    worth[FAIRY_PLACE] = spell


@kernel
def tile_appeal(s, seat, t, facts, weights, left):
    """What tile ``t`` in hand is worth."""
    worth = tile_worth(s, t, facts, weights, left)
    return worth if can_build(s, seat, t) else STORED_TILE * max(0.0, worth)


@kernel
def item_appeal(s, seat, item, facts, weights, left):
    """What a tile, or minus a decree, in hand is worth."""
    if item > 0:
        return tile_appeal(s, seat, item, facts, weights, left)
    return decree_in_hand(s, seat, -item, facts, left)


@kernel
def thing_appeal(s, seat, column, thing, facts, weights, left, persons):
    """What a die brings."""
    if thing == PERSON:
        return persons[column]
    if thing == FAIRY:
        return persons[FAIRY_PLACE]
    if thing == DECREE_THING:
        return decree_in_hand(s, seat, np.int64(s.open_decrees[column]), facts, left)
    return tile_appeal(s, seat, np.int64(s.display[thing - FIRST_TILE, column]), facts, weights, left)


@kernel
def column_appeal(s, seat, c):
    """About what a column is worth that burns or is put out."""
    worth = 0
    for layer in range(3):
        worth += count_all(np.int64(s.symbols[s.town[seat, c, layer]]))
    return 2.0 * worth + clouds_of(s, s.town[seat, c, SKY])


@kernel
def word_appeal(s, seat, action, facts, weights, left):
    """About what an action of one word brings."""
    arg = top_arg(s)
    if action == DONE:
        return -DIE_WORTH * (2.0 - s.used[0] - s.used[1])
    if action == ROLL and top(s) == JUGGLE:
        return 9.0 if s.juggler_goal - arg >= ROLL_BELOW else -9.0
    if action == STORE:
        if arg > 0:
            return STORED_TILE * max(0.0, tile_worth(s, arg, facts, weights, left))
        return decree_kept(s, seat, -arg, facts, left)
    if action == SCORE:
        return decree_now(s, seat, -arg, facts) - cost_of_playing(s, seat, left)
    if action == PASS:
        return 0.3
    return 4.0 if action == USE_SHIELD or action == USE_PROTECTION else 0.0


@kernel
def appeal(s, seat, action, facts, weights, left, persons):
    """About how many points an action is worth, to compare it with others of the same choice."""
    if action < STORED_1:
        return word_appeal(s, seat, action, facts, weights, left)
    if action < SYMBOL_1:
        item = np.int64(s.slots[seat, action - STORED_1])
        kept = item_worth(s, seat, item, facts, weights, left)
        if item > 0:
            return tile_worth(s, item, facts, weights, left) - kept
        return decree_now(s, seat, -item, facts) - cost_of_playing(s, seat, left) - kept
    if action < SPELL_1:
        return 2.0 * facts[action - SYMBOL_1]
    if action < STEAL_1:
        return spell_worth(s, np.int64(s.open_spells[action - SPELL_1]), facts)
    if action < USE_1:
        number = action - STEAL_1
        item = np.int64(s.slots[number // SLOTS, number % SLOTS])
        return LOOT * item_appeal(s, seat, item, facts, weights, left)
    if action < KOBOLD_1:
        number = action - USE_1
        worth = thing_appeal(
            s, seat, number // THING_COUNT, number % THING_COUNT, facts, weights, left, persons
        )
        return worth - DIE_WORTH
    if action < TAKE_1:  # it takes both dice
        number = action - KOBOLD_1
        worth = thing_appeal(
            s, seat, number // KOBOLD_THINGS, number % KOBOLD_THINGS, facts, weights, left, persons
        )
        return worth - 2.0 * DIE_WORTH
    if action < DECREE_1:
        number = action - TAKE_1
        return tile_appeal(
            s, seat, np.int64(s.display[number // SPACES, number % SPACES]), facts, weights, left
        )
    if action < TAKE_CITY:
        return decree_in_hand(s, seat, np.int64(s.open_decrees[action - DECREE_1]), facts, left)
    if action == TAKE_CITY:
        return decree_now(s, seat, CITY_DECREE, facts) - cost_of_playing(s, seat, left)
    if action < COLUMN_1:
        return tile_worth(s, abs(top_arg(s)), facts, weights, left)
    if action < PAIR_1:
        return 5.0
    if action < SQUARE_SKY_1:
        return 10.0
    if action < BURN_1:
        layer = SKY if action < SQUARE_WALL_1 else WALL
        c = action - (SQUARE_SKY_1 if layer == SKY else SQUARE_WALL_1)
        return 1.0 * square_symbols(s, seat, c, layer)
    if action < QUENCH_1:
        return -column_appeal(s, seat, action - BURN_1)
    return column_appeal(s, seat, action - QUENCH_1)


@kernel
def likely_action(states, rng):
    """A legal action that a player of some sense might choose: the best by a quick look."""
    s = states[0]
    legal = np.empty(MOST_CHOICES, np.int64)
    n = list_choices(s, legal)
    if n == 1:
        return legal[0]
    seat = top_seat(s)
    facts = np.empty(ROOM, np.float64)
    weights = np.empty(PROSPECTS, np.float64)
    persons = np.zeros(PLACES, np.float64)
    prospects(s, weights)
    left = turns_left(s)
    weigh(s, seat, facts, weights, left)
    if top(s) == TURN and s.dice[0] != 0:
        survey_persons(s, seat, facts, weights, left, persons)
    chosen = legal[0]
    best = -1e300
    for i in range(n):
        worth = appeal(s, seat, legal[i], facts, weights, left, persons) + NOISE * uniform(rng)
        if worth > best:
            best = worth
            chosen = legal[i]
    return chosen
