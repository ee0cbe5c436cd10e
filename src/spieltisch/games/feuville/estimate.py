"""What a situation is likely worth in the end: the knowledge of Feuville that bots use.

:func:`estimate` adds to each seat's points what its town, its tableau and what it is about to take may still
bring: symbols by the decrees that may come to this seat, complete columns by the districts, less what the
dragon is likely to burn. All weights are points. For a quick guess at what a player would do see
``likely.py``.
"""

# mypy: disable-error-code="no-untyped-def, assignment"
from __future__ import annotations

import math

import numpy as np

from ...core.decisions import top, top_arg
from ...core.kernel import kernel
from .decrees import can_play, city_tiles, count_all, count_of, square_symbols
from .scoring import scores
from .state import (
    AREA,
    AREA_CHOICE,
    BUILD,
    CHOOSE_SPELL,
    CITY,
    CITY_DECREE,
    DIE,
    DISTRICT,
    DISTRICT_CHOICE,
    FREE,
    FREE_CHOICE,
    GATE,
    GRANT,
    JUGGLE,
    MAYOR,
    OPEN_SPELLS,
    PLACE,
    POINTS,
    PROTECTION,
    QUENCH,
    SEATS,
    SHIELD_SPELL,
    SKY,
    SLOTS,
    SPACES,
    SPELL_SLOTS,
    STATUS,
    SYMBOLS,
    TAKE,
    TAKE_AND_BUILD,
    TAKE_OR_PASS,
    THEFT,
    TOWER,
    WALL,
    WHITE,
)
from .supply import can_take_spell
from .town import can_build, clouds_of, is_burnt, kind_of, layer_of, seats, width

SYMBOL_COUNT = len(SYMBOLS)

# What is known of a town, in a row of numbers (see `survey`).
STARS = 0  # … 3: unburnt symbols of each kind
COMPLETE = 4  # unburnt complete columns without grass
TOWERS = 5  # unburnt columns with a tower and no sky
WALLS = 6  # unburnt columns with a wall alone
DANGER = 7  # columns the dragon would burn
SPARE = 8  # clouds beyond what is needed
BURNING = 9
BURNT_SYMBOLS = 10
WHITES = 11  # unburnt white towers
GATES = 12  # unburnt gates
FACTS = 13
WORTH = 13  # what the town may still bring (see `weigh`)
WITH_TILE = 14  # from here on the same facts once more, with a tile more (see `add_tile`)
ROOM = WITH_TILE + FACTS

# What may come: weights of decrees, for everybody (see `prospects`).
DISTRICTS = SYMBOL_COUNT  # columns that districts may score
AREAS = SYMBOL_COUNT + 1
FREES = SYMBOL_COUNT + 2
PROSPECTS = SYMBOL_COUNT + 3

# Shares are of what a decree would score now, split among the seats. They are above 1, as towns still grow
# and everybody takes what suits them. Weights were fitted to the margins that greedy bots reached in the end:
# a regression on 30,000 turns of 3,200 games.
OPEN_SHARE = 1.25
UNSEEN_SHARE = 1.55
DIE_WORTH = 2.7
DECREE_KEPT = 0.25
"""What a stored decree is worth at least, of what it would score."""
PLAYED_LATER = 0.5
"""What scoring a stored decree is worth of scoring it at once: a thief may come."""
BURNT_SHARE = 0.75
"""What symbols of burnt columns are worth of those that stand."""
BURNING_COST = 0.5
DANGER_COST = 0.9
COMPLETE_COLUMN = 0.9
TOWER_COLUMN = 0.6  # of a complete one
WALL_COLUMN = 0.3
DISTRICT_SHARE = 0.15
CITY_HOPE = 0.2

SHIELD_WORTH = 0.2
PROTECTION_WORTH = 0.2
PICK_WORTH = 0.4
STORED_TILE = 0.3
"""What a stored tile is worth of what it would be worth if built."""
GUEST_COST = 1.5

ROLL_BELOW = 4
"""At the juggler it pays to roll while at least so much is missing."""
FACES = 6


def _juggling(most: int = 24) -> np.ndarray:
    """For each number missing: the chance not to go over, what is missing in the end, and the excess."""
    table = np.zeros((most, 3))
    for missing in range(most):
        if missing < ROLL_BELOW:
            table[missing] = (1.0, missing, 0.0)
            continue
        for face in range(1, FACES + 1):
            after = table[missing - face] if face <= missing else np.array([0.0, 0.0, face - missing])
            table[missing] += after / FACES
    return table


JUGGLING = _juggling()


@kernel
def turns_left(s):
    """How many turns each seat may still have, roughly. FE-31"""
    if s.ending == 1:
        return 0.5
    return 0.7 + (s.pile + 1.0) / (0.8 * s.players)


@kernel
def dice_left(s, seat):
    """How many dice a seat may still use in this round.

    So a situation is worth as much just before a turn ends as just after it.
    """
    if s.start < 0:
        return 0.0
    place = (seat - s.start) % s.players
    now = (s.turn - s.start) % s.players
    if place == now:
        return 2.0 - s.used[0] - s.used[1]
    return 2.0 if place > now else 0.0


@kernel
def fewest_chance(s, seat, more, left):
    """How likely a seat will have played the fewest decrees, after ``more`` of its own. FE-32"""
    fewest = 100.0
    for other in range(seats(s)):
        if other != seat:
            fewest = min(fewest, 1.0 * s.decrees[other])
    ahead = fewest - s.decrees[seat] - more + 0.35
    return 1.0 / (1.0 + math.exp(-ahead / min(1.7, 0.5 + 0.25 * left)))


@kernel
def cost_of_playing(s, seat, left):
    """What one more decree costs a seat in hope for the fewest; the others gain it. FE-32"""
    lost = fewest_chance(s, seat, 0.0, left) - fewest_chance(s, seat, 1.0, left)
    return lost * s.fewest_points * s.players / (s.players - 1.0)


# ---------------------------------------------------------------- towns


@kernel
def survey(s, seat, facts):
    """Write what is known of a town into ``facts``."""
    facts[:] = 0.0
    lanes = 0
    burnt_lanes = 0
    clouds = 0
    grass = np.int64(s.grass[seat])
    for c in range(width(s, seat)):
        wall = s.town[seat, c, WALL]
        tower = s.town[seat, c, TOWER]
        sky = s.town[seat, c, SKY]
        here = np.int64(s.symbols[wall]) + np.int64(s.symbols[tower]) + np.int64(s.symbols[sky])
        if is_burnt(s, seat, c):
            burnt_lanes += here
            facts[BURNING] += 1.0
            continue
        lanes += here
        if sky != 0:
            clouds += clouds_of(s, sky)
            if (grass >> c) & 1 == 0:
                facts[COMPLETE] += 1.0
        elif tower != 0:
            facts[TOWERS] += 1.0
        else:
            facts[WALLS] += 1.0
        if tower != 0 and kind_of(s, tower) == WHITE:
            facts[WHITES] += 1.0
        if kind_of(s, wall) == GATE:
            facts[GATES] += 1.0
    for symbol in range(SYMBOL_COUNT):
        facts[STARS + symbol] = count_of(lanes, symbol)
    facts[BURNT_SYMBOLS] = count_all(burnt_lanes)
    too_few = width(s, seat) - facts[BURNING] - clouds
    facts[DANGER] = max(0.0, too_few)
    facts[SPARE] = max(0.0, -too_few)


@kernel
def town_worth(s, facts, at, weights, left):
    """What a town may still bring, of which the facts from ``at`` on are known."""
    total = 0.0
    strongest = 0.0
    mean = 0.0
    for symbol in range(SYMBOL_COUNT):
        total += facts[at + STARS + symbol] * weights[symbol]
        strongest = max(strongest, facts[at + STARS + symbol])
        mean += weights[symbol] / SYMBOL_COUNT
    total += s.free_points * strongest * weights[FREES]
    is_burning = facts[at + BURNING] > facts[at + SPARE]
    total += (BURNT_SHARE if is_burning else 1.0) * facts[at + BURNT_SYMBOLS] * mean
    total += weights[AREAS] * s.area_points * min(4.0, facts[at + COMPLETE] + facts[at + TOWERS])
    columns = facts[at + COMPLETE] + TOWER_COLUMN * facts[at + TOWERS] + WALL_COLUMN * facts[at + WALLS]
    total += COMPLETE_COLUMN * min(1.0, 0.3 * left) * columns
    # So many columns may be scored; the first are surer than the last.
    may = weights[DISTRICTS]
    total += DISTRICT_SHARE * s.district_points * may * columns / (may + columns + 0.5)
    # In the last turns the dragon will hardly come any more.
    total -= DANGER_COST * facts[at + DANGER] * min(1.0, 0.1 + 0.25 * left)
    if is_burning:
        total -= BURNING_COST * facts[at + BURNING] * min(1.0, 0.25 * left)
    return total


@kernel
def weigh(s, seat, facts, weights, left):
    """Survey a town and write what it may still bring."""
    survey(s, seat, facts)
    facts[WORTH] = town_worth(s, facts, 0, weights, left)


# ---------------------------------------------------------------- decrees


@kernel
def expect_decree(s, d, chance, weights):
    """A decree comes to a seat with a ``chance``: add to what symbols and columns are worth."""
    kind = s.decree[d, 0]
    if kind == STATUS:
        weights[s.decree[d, 1]] += chance * s.decree[d, 2]
    elif kind == DISTRICT:
        weights[DISTRICTS] += chance * s.decree[d, 2]
    elif kind == AREA:
        weights[AREAS] += chance
    elif kind == FREE:
        weights[FREES] += chance


@kernel
def prospects(s, weights):
    """Write what decrees may come to any one seat, open ones and those in the pile."""
    weights[:] = 0.0
    share = min(1.0, 0.3 + 0.115 * turns_left(s)) / s.players
    open_share = OPEN_SHARE * share
    for column in range(SPACES):
        d = np.int64(s.open_decrees[column])
        if d != 0:
            expect_decree(s, d, open_share, weights)
    if s.pile > 0:
        unseen = 0.0
        for d in range(CITY_DECREE + 1, np.int64(s.decree_types)):
            unseen += s.unseen_decrees[d]
        chance = UNSEEN_SHARE * share * s.pile / unseen
        for d in range(CITY_DECREE + 1, np.int64(s.decree_types)):
            if s.unseen_decrees[d] > 0:
                expect_decree(s, d, chance * s.unseen_decrees[d], weights)


@kernel
def decree_now(s, seat, d, facts):
    """What decree ``d`` would score now, at best."""
    kind = s.decree[d, 0]
    if kind == STATUS:
        return facts[STARS + s.decree[d, 1]] * s.decree[d, 2]
    if kind == DISTRICT:
        return s.district_points * min(facts[COMPLETE], 1.0 * s.decree[d, 2])
    if kind == FREE:
        return s.free_points * max(max(facts[0], facts[1]), max(facts[2], facts[3]))
    if kind == CITY:
        return 1.0 * city_tiles(s, seat) * s.city_points
    best = 0
    for c in range(width(s, seat) - 1):
        best = max(best, square_symbols(s, seat, c, WALL), square_symbols(s, seat, c, SKY))
    return 1.0 * best * s.area_points


@kernel
def decree_kept(s, seat, d, facts, left):
    """What decree ``d`` is worth to a seat that keeps it and has ``left`` turns to come."""
    now = decree_now(s, seat, d, facts)
    kind = s.decree[d, 0]
    if kind == DISTRICT and facts[COMPLETE] < s.decree[d, 2]:
        hope = min(0.8, 0.15 * left + TOWER_COLUMN * facts[TOWERS])
        now += s.district_points * hope * (s.decree[d, 2] - facts[COMPLETE])
    return max(DECREE_KEPT * now, PLAYED_LATER * (now - cost_of_playing(s, seat, left)))


@kernel
def decree_in_hand(s, seat, d, facts, left):
    """What decree ``d`` is worth to a seat that may score or keep it."""
    kept = decree_kept(s, seat, d, facts, left)
    if can_play(s, seat, d):
        return max(kept, decree_now(s, seat, d, facts) - cost_of_playing(s, seat, left))
    return kept


# ---------------------------------------------------------------- tiles and spells


@kernel
def add_tile(s, t, facts):
    """Write what would be known of a town if tile ``t`` stood in it, from ``WITH_TILE`` on."""
    for fact in range(FACTS):
        facts[WITH_TILE + fact] = facts[fact]
    lanes = np.int64(s.symbols[t])
    for symbol in range(SYMBOL_COUNT):
        facts[WITH_TILE + STARS + symbol] += count_of(lanes, symbol)
    layer = layer_of(s, t)
    over = facts[SPARE] - facts[DANGER]
    if layer == SKY:
        over += clouds_of(s, t)
        if facts[TOWERS] > 0.0:
            facts[WITH_TILE + TOWERS] -= 1.0
            facts[WITH_TILE + COMPLETE] += 1.0
    elif layer == TOWER:
        if facts[WALLS] > 0.0:
            facts[WITH_TILE + WALLS] -= 1.0
            facts[WITH_TILE + TOWERS] += 1.0
    else:
        facts[WITH_TILE + WALLS] += 1.0
        over -= 1.0
    facts[WITH_TILE + DANGER] = max(0.0, -over)
    facts[WITH_TILE + SPARE] = max(0.0, over)


@kernel
def tile_worth(s, t, facts, weights, left):
    """What tile ``t`` would add to a town."""
    add_tile(s, t, facts)
    return town_worth(s, facts, WITH_TILE, weights, left) - facts[WORTH]


@kernel
def item_worth(s, seat, item, facts, weights, left):
    """What a tile, or minus a decree, is worth in a slot."""
    if item == 0:
        return 0.0
    if item < 0:
        return decree_kept(s, seat, -item, facts, left)
    worth = STORED_TILE * max(0.0, tile_worth(s, item, facts, weights, left))
    if not can_build(s, seat, item):
        worth *= 0.6
    return worth


@kernel
def spell_worth(s, t, facts):
    """What a spell is worth to whoever has it."""
    kind = s.spell[t, 0]
    if kind == POINTS:
        return 1.0 * s.spell[t, 1]
    if kind == SHIELD_SPELL:
        return SHIELD_WORTH + 0.2 * min(facts[DANGER], 4.0)
    if kind == PROTECTION:
        return PROTECTION_WORTH
    return PICK_WORTH


# ---------------------------------------------------------------- what is about to come


@kernel
def best_tile(s, seat, facts, weights, left):
    """The best open tile, as far as it can be built or stored."""
    best = 0.0
    for layer in range(3):
        for column in range(SPACES):
            t = np.int64(s.display[layer, column])
            if t != 0:
                worth = tile_worth(s, t, facts, weights, left)
                best = max(best, worth if can_build(s, seat, t) else STORED_TILE * worth)
    return best


@kernel
def best_decree(s, seat, facts, left):
    """The best open decree."""
    best = 0.0
    for column in range(SPACES):
        d = np.int64(s.open_decrees[column])
        if d != 0:
            best = max(best, decree_in_hand(s, seat, d, facts, left))
    if s.city_left > 0 and can_play(s, seat, CITY_DECREE):
        best = max(best, decree_now(s, seat, CITY_DECREE, facts) - cost_of_playing(s, seat, left))
    return best


@kernel
def best_spell(s, seat, facts):
    """The best open spell that can be taken."""
    best = 0.0
    for space in range(OPEN_SPELLS):
        if can_take_spell(s, seat, space):
            best = max(best, spell_worth(s, s.open_spells[space], facts))
    return best


@kernel
def best_loot(s, seat, facts, weights, left):
    """The best item in another's slots."""
    best = 0.0
    for victim in range(seats(s)):
        if victim != seat:
            for slot in range(SLOTS):
                item = np.int64(s.slots[victim, slot])
                best = max(best, item_worth(s, seat, item, facts, weights, left))
    return best


@kernel
def pending_worth(s, frame, facts, weights, left):
    """What a frame of the stack is worth to its seat: what it has in hand or may take next."""
    what = s.frames[frame, 0]
    seat = np.int64(s.frames[frame, 1])
    arg = np.int64(s.frames[frame, 2])
    if what == PLACE:
        if arg < 0:
            return decree_in_hand(s, seat, -arg, facts, left)
        worth = tile_worth(s, arg, facts, weights, left)
        return worth if can_build(s, seat, arg) else STORED_TILE * max(0.0, worth)
    if what == BUILD:
        return tile_worth(s, arg, facts, weights, left)
    if what == DISTRICT_CHOICE or what == AREA_CHOICE or what == FREE_CHOICE:
        return decree_now(s, seat, arg, facts) - cost_of_playing(s, seat, left)
    if what == TAKE:
        return 1.7 * best_tile(s, seat, facts, weights, left) - GUEST_COST
    if what == TAKE_OR_PASS or what == TAKE_AND_BUILD:
        return max(0.0, best_tile(s, seat, facts, weights, left))
    if what == MAYOR:
        return best_decree(s, seat, facts, left)
    if what == CHOOSE_SPELL:
        return best_spell(s, seat, facts)
    if what == GRANT:
        return spell_worth(s, arg, facts)
    if what == QUENCH:
        symbol = (weights[0] + weights[1] + weights[2] + weights[3]) / SYMBOL_COUNT
        share = min(1.0 * arg, facts[BURNING]) / max(1.0, facts[BURNING])
        return share * ((1.0 - BURNT_SHARE) * facts[BURNT_SYMBOLS] * symbol + BURNING_COST * facts[BURNING])
    if what == THEFT:
        return best_loot(s, seat, facts, weights, left)
    return 0.0


@kernel
def juggler_worth(s, points):
    """Add what the juggler, if he is at it, likely brings everybody. FE-13"""
    what = top(s)
    if what != DIE and what != JUGGLE:
        return
    goal = 1.0 * s.juggler_goal
    missing = np.int64(s.juggler_goal) - top_arg(s)
    safe, rest, excess = JUGGLING[missing, 0], JUGGLING[missing, 1], JUGGLING[missing, 2]
    if what == DIE and missing < ROLL_BELOW:  # rolled against all reason
        safe = missing / FACES
        rest = safe * (missing - 1.0) / 2.0
        over = FACES - missing
        excess = over * (over + 1.0) / (2.0 * FACES)
    for seat in range(seats(s)):
        points[seat] += goal * safe - rest if seat == s.turn else rest + excess


# ---------------------------------------------------------------- interface


@kernel
def city_hope(s, seat, facts, left):
    """What a city may bring that has not been scored yet. FE-27"""
    if s.city_scored[seat] == 1 or s.city_left == 0:
        return 0.0
    tiles = city_tiles(s, seat)
    if tiles > 0:
        return 0.4 * min(1.0, 0.3 * left) * tiles * s.city_points
    return CITY_HOPE * min(1.0, 0.2 * left) * (min(2.0, facts[WHITES]) + min(1.0, facts[GATES]))


@kernel
def estimate(states, points):
    """Write the points that each seat will likely have in the end into ``points`` (floats)."""
    s = states[0]
    whole = np.zeros(SEATS, np.int64)
    scores(states, whole)
    for seat in range(seats(s)):
        points[seat] = whole[seat]
    if s.depth == 0:
        return
    facts = np.empty(ROOM, np.float64)
    weights = np.empty(PROSPECTS, np.float64)
    prospects(s, weights)
    juggler_worth(s, points)
    left = turns_left(s)
    for seat in range(seats(s)):
        weigh(s, seat, facts, weights, left)
        worth = 0.0
        for slot in range(SLOTS):
            item = np.int64(s.slots[seat, slot])
            worth += item_worth(s, seat, item, facts, weights, left)
        worth += facts[WORTH] + city_hope(s, seat, facts, left)
        for slot in range(SPELL_SLOTS):
            if s.spells[seat, slot] != 0:
                worth += spell_worth(s, np.int64(s.spells[seat, slot]), facts) * min(1.0, 0.25 + 0.25 * left)
        worth += s.fewest_points * fewest_chance(s, seat, 0.0, left)
        worth += DIE_WORTH * dice_left(s, seat)
        for frame in range(1, np.int64(s.depth)):
            if s.frames[frame, 1] == seat:
                worth += pending_worth(s, frame, facts, weights, left)
        points[seat] += worth
