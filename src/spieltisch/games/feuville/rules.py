"""The rules of Feuville as kernels on its record: what actions and chance do. Rule ids as in
docs/rules/feuville.md.

Functions that take ``s`` work on one record and are called by kernels; those at the end take a one-element
array ``states`` and are the game's interface (see ``core/game.py``).

The frame ``TURN`` stays at the bottom of the stack for a whole turn. What a die is used for pushes choices
and chores above it; :func:`settle` does the chores until somebody must choose or chance comes.
"""

# mypy: disable-error-code="no-untyped-def, assignment"
from __future__ import annotations

import numpy as np

from ...core.decisions import pop, push, set_top_arg, top, top_arg, top_seat
from ...core.game import CHANCE, TERMINAL
from ...core.kernel import kernel
from ...core.randomness import below
from .actions import (
    BUILD_1,
    BUILD_LEFT,
    BUILD_RIGHT,
    BURN_1,
    COLUMN_1,
    DECREE_0,
    DECREE_1,
    DECREE_THING,
    DICE_1,
    DIE_1,
    DONE,
    FACES,
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
    SPELL_0,
    SPELL_1,
    SQUARE_SKY_1,
    SQUARE_WALL_1,
    START_1,
    STEAL_1,
    STOP,
    STORE,
    STORED_1,
    SYMBOL_1,
    TAKE_1,
    TAKE_CITY,
    THINGS,
    TILE_0,
    USE_1,
    USE_PROTECTION,
    USE_SHIELD,
)
from .choices import MOST_CHOICES, list_choices
from .decrees import (
    any_square,
    count_of,
    play_at_once,
    play_district,
    record_decree,
    square_symbols,
)
from .persons import (
    ask_for_early_picks,
    ask_next_guest,
    attack_next,
    juggle,
    nothing_to_decide,
    slot_bit,
    visit,
)
from .state import (
    AREA,
    AREA_CHOICE,
    ASK,
    ATTACK,
    BUILD,
    BURN,
    CHOOSE_SPELL,
    CITY_DECREE,
    DECREE,
    DICE,
    DIE,
    DISTRICT,
    DISTRICT_CHOICE,
    FREE,
    FREE_CHOICE,
    GRANT,
    INN,
    JUGGLE,
    PICK,
    PICK_SPELL,
    PLACE,
    PROTECT,
    PROTECTION,
    QUENCH,
    ROWS,
    SHIELD,
    SHIELD_SPELL,
    SKY,
    SLOTS,
    SPACES,
    SPELL,
    START,
    TAKE_AND_BUILD,
    TAKE_OR_PASS,
    THEFT,
    TILES,
    TURN,
    WALL,
)
from .supply import (
    decree_gap,
    free_slot,
    grant,
    next_gap,
    rows_to_refill,
    spell_gap,
    spell_held,
    spend,
)
from .town import LEFT, RIGHT, build, burn, burn_everything, burning, quench, seats, symbols

THING_COUNT = len(THINGS)

# ---------------------------------------------------------------- taking and placing


@kernel
def take_tile(s, seat, layer, column, must_build):
    """Take an open tile; it is placed first, then an emptied row is refilled. FE-8, FE-12"""
    t = np.int64(s.display[layer, column])
    s.display[layer, column] = 0
    push(s, ROWS, seat, 0)
    push(s, BUILD if must_build else PLACE, seat, t)


@kernel
def take_decree(s, seat, column):
    """Take an open decree; its gap is refilled first. If it cannot be, the round is the last. FE-23, FE-31"""
    d = np.int64(s.open_decrees[column])
    s.open_decrees[column] = 0
    push(s, PLACE, seat, -d)
    if s.pile == 0:
        s.ending = 1
    else:
        push(s, DECREE, CHANCE, 0)


@kernel
def take_spell(s, seat, space):
    """Take an open spell; its gap is refilled first. FE-19, FE-29"""
    push(s, GRANT, seat, np.int64(s.open_spells[space]))
    s.open_spells[space] = 0
    push(s, SPELL, CHANCE, 0)


@kernel
def use(s, seat, column, thing):
    """A die, or the kobold, is used in a column. FE-7, FE-19"""
    if thing == PERSON:
        visit(s, seat, column)
    elif thing == DECREE_THING:
        take_decree(s, seat, column)
    elif thing == FAIRY:
        push(s, CHOOSE_SPELL, seat, 0)
    else:
        take_tile(s, seat, thing - FIRST_TILE, column, False)


@kernel
def play_decree(s, seat, d):
    """Score decree ``d``, or ask what it scores. FE-24 … FE-28"""
    kind = s.decree[d, 0]
    if kind == DISTRICT:
        push(s, DISTRICT_CHOICE, seat, d)
    elif kind == FREE:
        push(s, FREE_CHOICE, seat, d)
    elif kind == AREA and any_square(s, seat):
        push(s, AREA_CHOICE, seat, d)
    else:
        play_at_once(s, seat, d)


@kernel
def use_stored(s, seat, slot):
    """Build or score what lies in a slot. FE-9"""
    item = np.int64(s.slots[seat, slot])
    s.slots[seat, slot] = 0
    if item > 0:
        push(s, BUILD, seat, item)
    else:
        play_decree(s, seat, -item)


@kernel
def store(s):
    """Put what is in hand into a slot. FE-8"""
    seat = top_seat(s)
    s.slots[seat, free_slot(s, seat)] = top_arg(s)
    pop(s)


@kernel
def steal(s, thief, victim, slot):
    """The thief takes what lies in a slot of ``victim`` and places it at once. FE-14"""
    item = np.int64(s.slots[victim, slot])
    s.slots[victim, slot] = 0
    s.safe = 0
    push(s, PLACE, thief, item)


@kernel
def end_turn(s):
    """The next player's turn; after the round's last player perhaps the end. FE-31"""
    pop(s)
    for die in range(2):
        s.dice[die] = 0
        s.used[die] = 0
    seat = (s.turn + 1) % s.players
    if seat == s.start:
        if s.ending == 1 or s.round_number >= s.round_limit:
            return
        s.round_number += 1
    s.turn = seat
    push(s, TURN, seat, 0)


@kernel
def use_die(s, column):
    """The die of ``column`` goes to the tableau."""
    for die in range(2):
        if s.dice[die] == column + 1:
            s.used[die] = 1


# ---------------------------------------------------------------- going on


@kernel
def burn_or_ask(s):
    """Whether somebody must choose what burns; where all burns, or nothing more, nobody is asked. FE-20"""
    seat = top_seat(s)
    if top_arg(s) > 0:
        if top_arg(s) < s.columns[seat] - burning(s, seat):
            return True
        burn_everything(s, seat)
    pop(s)
    return False


@kernel
def quench_or_ask(s):
    """Whether the mage's guest must choose what is put out; where all is, nobody is asked. FE-18"""
    seat = top_seat(s)
    if top_arg(s) > 0:
        if top_arg(s) < burning(s, seat):
            return True
        s.burnt[seat] = 0
    pop(s)
    return False


@kernel
def settle(s):
    """Do what needs no choice and no chance, until somebody must choose or the game is over."""
    while True:
        what = top(s)
        if what == TURN or what == PLACE or what == BUILD:
            return
        if what == ROWS:
            pop(s)
            if rows_to_refill(s) != 0:
                push(s, ASK, s.turn, 0)
        elif what == TILES:
            if next_gap(s, top_arg(s)) >= 0:
                return
            pop(s)
        elif what == DECREE:
            if decree_gap(s) >= 0:
                return
            pop(s)
        elif what == SPELL:
            if spell_gap(s) >= 0:
                return
            pop(s)
        elif what == ASK:
            ask_for_early_picks(s)
        elif what == INN:
            ask_next_guest(s)
        elif what == ATTACK:
            attack_next(s)
        elif what == GRANT:
            grant(s, top_seat(s), top_arg(s))
            pop(s)
        elif what == BURN:
            if burn_or_ask(s):
                return
        elif what == QUENCH:
            if quench_or_ask(s):
                return
        elif (what == TAKE_OR_PASS or what == CHOOSE_SPELL or what == THEFT) and nothing_to_decide(s, what):
            s.safe = 0
            pop(s)
        else:
            return


# ---------------------------------------------------------------- what actions do


@kernel
def roll(s):
    """Roll two dice, or the juggler's one. FE-6, FE-13"""
    if top(s) == JUGGLE:
        total = top_arg(s)
        pop(s)
        push(s, DIE, CHANCE, total)
    else:
        push(s, DICE, CHANCE, 0)


@kernel
def decline(s):
    """Take nothing, use no spell. FE-15, FE-16, FE-18, FE-30"""
    what = top(s)
    seat = top_seat(s)
    arg = top_arg(s)
    pop(s)
    if what == SHIELD:
        push(s, BURN, seat, arg)
    elif what == PROTECT:
        pop(s)  # the theft is carried out
        steal(s, s.turn, seat, arg)
    elif what == THEFT:
        s.safe = 0


@kernel
def protect(s):
    """A stored item is protected; the thief may take another. FE-14, FE-30"""
    seat = top_seat(s)
    s.safe |= slot_bit(seat, top_arg(s))
    spend(s, seat, PROTECTION)
    pop(s)
    set_top_arg(s, 1)


@kernel
def try_to_steal(s, victim, slot):
    """The thief names an item; whoever has the spell is asked. FE-14, FE-30"""
    if spell_held(s, victim, PROTECTION) >= 0:
        push(s, PROTECT, victim, slot)
    else:
        thief = top_seat(s)
        pop(s)
        steal(s, thief, victim, slot)


@kernel
def take(s, layer, column):
    """Take an open tile from innkeeper or architect, or by a spell. FE-15, FE-16, FE-30"""
    what = top(s)
    seat = top_seat(s)
    pop(s)
    if what == PICK:
        spend(s, seat, PICK_SPELL)
        t = np.int64(s.display[layer, column])
        s.display[layer, column] = 0
        push(s, PLACE, seat, t)
    else:
        take_tile(s, seat, layer, column, what == TAKE_AND_BUILD)


@kernel
def choose_for_decree(s, action):
    """Columns, a square or a symbol for the decree that asks. FE-24, FE-26"""
    seat = top_seat(s)
    d = top_arg(s)
    pop(s)
    if action < COLUMN_1:
        points = count_of(symbols(s, seat), action - SYMBOL_1) * np.int64(s.free_points)
        record_decree(s, seat, d, points)
    elif action < SQUARE_SKY_1:
        both = action >= PAIR_1
        play_district(s, seat, d, action - (PAIR_1 if both else COLUMN_1), both)
    else:
        layer = SKY if action < SQUARE_WALL_1 else WALL
        c = action - (SQUARE_SKY_1 if layer == SKY else SQUARE_WALL_1)
        record_decree(s, seat, d, square_symbols(s, seat, c, layer) * np.int64(s.area_points))


@kernel
def choose_without_number(s, action):
    """The actions before ``STORED_1``."""
    if action == ROLL:
        roll(s)
    elif action == DONE:
        end_turn(s)
    elif action == STOP:
        juggle(s, top_arg(s))
        pop(s)
    elif action == PASS:
        decline(s)
    elif action == USE_SHIELD:
        spend(s, top_seat(s), SHIELD_SPELL)
        pop(s)
    elif action == USE_PROTECTION:
        protect(s)
    elif action == SCORE:
        seat = top_seat(s)
        d = -top_arg(s)
        pop(s)
        play_decree(s, seat, d)
    elif action == STORE:
        store(s)


@kernel
def choose_build(s, action):
    """Build the tile in hand. FE-10"""
    seat = top_seat(s)
    t = top_arg(s)
    pop(s)
    place = action - BUILD_1
    if action == BUILD_LEFT:
        place = LEFT
    elif action == BUILD_RIGHT:
        place = RIGHT
    build(s, seat, t, place)


@kernel
def carry_out(s, action):
    """Carry out a legal action of the player to move, without what follows from it."""
    seat = top_seat(s)
    if action < STORED_1:
        choose_without_number(s, action)
    elif action < SYMBOL_1:
        use_stored(s, seat, action - STORED_1)
    elif action < SPELL_1 or COLUMN_1 <= action < BURN_1:
        choose_for_decree(s, action)
    elif action < STEAL_1:
        pop(s)
        take_spell(s, seat, action - SPELL_1)
    elif action < USE_1:
        number = action - STEAL_1
        try_to_steal(s, number // SLOTS, number % SLOTS)
    elif action < KOBOLD_1:
        number = action - USE_1
        use_die(s, number // THING_COUNT)
        use(s, seat, number // THING_COUNT, number % THING_COUNT)
    elif action < TAKE_1:
        number = action - KOBOLD_1
        s.used[0] = 1
        s.used[1] = 1
        use(s, seat, number // KOBOLD_THINGS, number % KOBOLD_THINGS)
    elif action < DECREE_1:
        number = action - TAKE_1
        take(s, number // SPACES, number % SPACES)
    elif action < TAKE_CITY:
        pop(s)
        take_decree(s, seat, action - DECREE_1)
    elif action == TAKE_CITY:
        pop(s)
        s.city_left -= 1
        play_at_once(s, seat, CITY_DECREE)
    elif action < COLUMN_1:
        choose_build(s, action)
    elif action < QUENCH_1:
        burn(s, seat, action - BURN_1)
        set_top_arg(s, top_arg(s) - 1)
    else:
        quench(s, seat, action - QUENCH_1)
        set_top_arg(s, top_arg(s) - 1)


# ---------------------------------------------------------------- what chance does


@kernel
def begin(s, seat):
    """The start player is found and holds the cup. FE-4"""
    pop(s)
    s.start = seat
    s.turn = seat
    s.frames[0, 1] = seat


@kernel
def dice_fall(s, low, high):
    """Two dice are rolled; a double wakes the dragon. FE-6"""
    pop(s)
    s.dice[0] = low
    s.dice[1] = high
    if low == high:
        push(s, ATTACK, s.turn, 0)


@kernel
def die_falls(s, face):
    """The juggler's die; at the goal or beyond it stops by itself. FE-13"""
    total = top_arg(s) + face
    pop(s)
    if total >= s.juggler_goal:
        juggle(s, total)
    else:
        push(s, JUGGLE, s.turn, total)


@kernel
def current_stage(s, layer):
    """The stage of the tile on top of a stack: I above II. FE-1"""
    stage = 0
    while s.stack[layer, stage] == 0:
        stage += 1
    return stage


@kernel
def lay_tile(s, gap, t):
    """A tile from the stack is laid open at ``gap``. FE-12"""
    layer = gap // SPACES
    s.unseen[t] -= 1
    s.stack[layer, current_stage(s, layer)] -= 1
    s.display[layer, gap % SPACES] = t


@kernel
def lay_decree(s, d):
    """A decree from the pile is laid open in the gap. FE-23"""
    s.open_decrees[decree_gap(s)] = d
    s.unseen_decrees[d] -= 1
    s.pile -= 1


@kernel
def lay_spell(s, t):
    """A spell from the pile is laid open in the gap. FE-19"""
    space = spell_gap(s)
    s.open_spells[space] = t
    s.unseen_spells[t] -= 1


@kernel
def list_unseen(unseen, first, last, base, outcomes, weights):
    """Write the types from ``first`` to before ``last`` that are in a multiset; return how many."""
    n = 0
    for t in range(first, last):
        if unseen[t] > 0:
            outcomes[n] = base + t
            weights[n] = unseen[t]
            n += 1
    return n


@kernel
def draw_unseen(unseen, first, last, rng):
    """Draw a type from a multiset."""
    total = 0
    for t in range(first, last):
        total += unseen[t]
    pick = below(rng, total)
    for t in range(first, last):
        pick -= unseen[t]
        if pick < 0:
            return t
    return first


# ---------------------------------------------------------------- interface: one-element arrays


@kernel
def current_player(states):
    """The seat to decide, ``CHANCE`` or ``TERMINAL``."""
    s = states[0]
    if s.depth == 0:
        return TERMINAL
    return top_seat(s)


@kernel
def turns(states):
    """How many turns have been taken."""
    s = states[0]
    if s.start < 0:
        return 0
    return (np.int64(s.round_number) - 1) * seats(s) + (np.int64(s.turn) - s.start) % seats(s)


@kernel
def legal_actions(states, out):
    """Write the legal actions of the player to move into ``out``, ascending; return how many."""
    return list_choices(states[0], out)


@kernel
def choices_as_seen(states):
    """How many options the player to move has as far as everybody can tell: all of them."""
    out = np.empty(MOST_CHOICES, np.int64)
    return list_choices(states[0], out)


@kernel
def sample_action(states, rng):
    """One legal action of the player to move, each equally likely."""
    out = np.empty(MOST_CHOICES, np.int64)
    return out[below(rng, list_choices(states[0], out))]


@kernel
def apply_action(states, action):
    """Carry out a legal action of the player to move."""
    s = states[0]
    carry_out(s, action)
    settle(s)


@kernel
def chance_outcomes(states, outcomes, weights):
    """Write the possible outcomes, ascending, and their weights (whole numbers); return how many."""
    s = states[0]
    what = top(s)
    n = 0
    if what == START:
        for seat in range(seats(s)):
            outcomes[n] = START_1 + seat
            weights[n] = 1
            n += 1
    elif what == DICE:
        for low in range(FACES):
            for high in range(low, FACES):
                outcomes[n] = DICE_1 + n
                weights[n] = 1 if low == high else 2
                n += 1
    elif what == DIE:
        for face in range(FACES):
            outcomes[n] = DIE_1 + face
            weights[n] = 1
            n += 1
    elif what == TILES:
        layer = next_gap(s, top_arg(s)) // SPACES
        stage = current_stage(s, layer)
        n = list_unseen(
            s.unseen, s.first[layer, stage], s.first[layer, stage + 1], TILE_0, outcomes, weights
        )
    elif what == DECREE:
        n = list_unseen(s.unseen_decrees, CITY_DECREE + 1, s.decree_types, DECREE_0, outcomes, weights)
    elif what == SPELL:
        n = list_unseen(s.unseen_spells, 1, s.spell_types, SPELL_0, outcomes, weights)
    return n


@kernel
def apply_chance(states, outcome):
    """Carry out a possible chance outcome."""
    s = states[0]
    if outcome < DICE_1:
        begin(s, outcome - START_1)
    elif outcome < DIE_1:
        low = 1
        number = outcome - DICE_1
        while number > FACES - low:
            number -= FACES - low + 1
            low += 1
        dice_fall(s, low, low + number)
    elif outcome < TILE_0:
        die_falls(s, outcome - DIE_1 + 1)
    elif outcome < DECREE_0:
        lay_tile(s, next_gap(s, top_arg(s)), outcome - TILE_0)
    elif outcome < SPELL_0:
        lay_decree(s, outcome - DECREE_0)
    else:
        lay_spell(s, outcome - SPELL_0)
    settle(s)


@kernel
def sample_chance(states, rng):
    """Draw and carry out one chance outcome."""
    s = states[0]
    what = top(s)
    if what == DICE:
        first = below(rng, FACES) + 1
        second = below(rng, FACES) + 1
        dice_fall(s, min(first, second), max(first, second))
    elif what == TILES:
        gap = next_gap(s, top_arg(s))
        layer = gap // SPACES
        stage = current_stage(s, layer)
        lay_tile(s, gap, draw_unseen(s.unseen, s.first[layer, stage], s.first[layer, stage + 1], rng))
    elif what == DECREE:
        lay_decree(s, draw_unseen(s.unseen_decrees, CITY_DECREE + 1, s.decree_types, rng))
    elif what == SPELL:
        lay_spell(s, draw_unseen(s.unseen_spells, 1, s.spell_types, rng))
    elif what == DIE:
        die_falls(s, below(rng, FACES) + 1)
    else:
        begin(s, below(rng, np.int64(s.players)))
    settle(s)
