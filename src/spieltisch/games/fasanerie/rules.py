"""The rules of Fasanerie as kernels on its record. Rule ids as in docs/rules/fasanerie.md.

Functions that take ``s`` work on one record and are called by kernels; those at the end take a
one-element array ``states`` and are the game's interface (see ``core/game.py``).

A turn: :func:`begin_turn` finds the mover and starts its sweep; :func:`settle` collects card by card until
somebody must choose; the mover's answer moves the disc; chance refills the alley; the next turn begins.
"""

# mypy: disable-error-code="no-untyped-def"
from __future__ import annotations

from ...core.decisions import pop, push, set_top_arg, top, top_arg, top_seat
from ...core.game import CHANCE, TERMINAL
from ...core.kernel import kernel
from ...core.randomness import below
from .actions import CARD_FIRST, DISC_FIRST, GIVE_FIRST, GIVE_HIDDEN, LEAVE, MOVE_1, NET_1
from .cards import AHEAD, KINDS
from .knowledge import known_holding, note_secret, note_seen_leaving, reveal_secrets
from .state import DISCS, DOG, FOX, IN_HAND, LEFT, MOVE, NET, REFILL, START, SWEEP

TRAP_KIND = KINDS.index("trap")
FOX_KIND = KINDS.index("fox")
NET_KIND = KINDS.index("net")
DOG_KIND = KINDS.index("dog")


# ---------------------------------------------------------------- looking


@kernel
def kind_of(s, t):
    """The global kind number of type ``t``."""
    return int(s.kinds[s.kind_of[t]])


@kernel
def rearmost(s):
    """The seat to move next: the rearmost disc, the top one of a stack; -1 if all have left. FA-7"""
    found = -1
    for seat in range(s.players):
        place = s.place[seat]
        if place < START:
            continue
        if (
            found < 0
            or place < s.place[found]
            or (place == s.place[found] and s.level[seat] > s.level[found])
        ):
            found = seat
    return found


@kernel
def discs_at(s, place):
    """How many discs lie at ``place``."""
    count = 0
    for seat in range(s.players):
        if s.place[seat] == place:
            count += 1
    return count


@kernel
def cards_missing(s):
    """How many cards the alley still gets before the next turn. FA-5, FA-13"""
    leader = s.back - 1
    for seat in range(s.players):
        if s.place[seat] > leader:
            leader = int(s.place[seat])
    missing = AHEAD - (s.front - 1 - leader)
    return int(max(0, min(missing, s.pile)))


@kernel
def first_target(s, seat):
    """The index in the alley of the first card ahead of ``seat``. FA-12"""
    return int(s.place[seat]) + 1 if s.place[seat] >= 0 else int(s.back)


@kernel
def first_catch(s, sweep):
    """The index in the alley from which a net may take, ``sweep`` cards being still to collect. FA-19"""
    return int(s.back) if s.net_reaches_behind else s.back + sweep


@kernel
def something_to_net(s, sweep):
    """Whether a card without a disc lies where a net reaches. FA-19"""
    for i in range(first_catch(s, sweep), s.front):
        if discs_at(s, i) == 0:
            return True
    return False


@kernel
def can_give(s, what, seat, t):
    """Whether ``seat`` may give a card of type ``t`` to a fox or dog. FA-17, FA-18, FA-20"""
    kind = kind_of(s, t)
    own = s.hand[seat, t]
    if what == DOG:
        return (own > 0 and kind != DOG_KIND) or (own == 0 and _trap_aside(s, kind))
    return own - (kind == FOX_KIND) > 0 or _trap_aside(s, kind)


@kernel
def _trap_aside(s, kind):
    """Whether a trap of this sweep may be given. FA-17, option trap_can_be_given_up"""
    return kind == TRAP_KIND and s.aside > 0 and s.trap_can_be_given_up == 1


@kernel
def can_give_anything(s, what, seat):
    """Whether ``seat`` owns a card for a fox or dog."""
    for t in range(s.types):
        if can_give(s, what, seat, t):
            return True
    return False


@kernel
def dog_gives_to_box(s, sweep):
    """Whether the dog's card goes into the box: nobody else, and nothing ahead, in the alley. FA-20"""
    if s.dog_box_rule == 0 or s.front > s.back + sweep:
        return False
    for seat in range(s.players):
        if s.place[seat] >= START:
            return False
    return True


# ---------------------------------------------------------------- collecting


@kernel
def collect(s, seat, t, sweep):
    """Collect one card; push its action if it can be carried out. FA-8, FA-11, FA-17 … FA-20"""
    kind = kind_of(s, t)
    if kind == TRAP_KIND:
        s.aside += 1
        return
    s.hand[seat, t] += 1
    s.held[seat] += 1
    if kind == FOX_KIND:
        if can_give_anything(s, FOX, seat):
            push(s, FOX, seat, t)
        else:
            reveal_secrets(s, seat)
    elif kind == DOG_KIND:
        if can_give_anything(s, DOG, seat):
            push(s, DOG, seat, t)
        else:
            reveal_secrets(s, seat)
    elif kind == NET_KIND and something_to_net(s, sweep):
        push(s, NET, seat, t)


@kernel
def collect_next_of_sweep(s):
    """Collect the rearmost card of the alley, the oldest of the sweep. FA-8"""
    t = int(s.alley[s.back])
    s.alley[s.back] = 0
    s.back += 1
    sweep = top_arg(s) - 1
    set_top_arg(s, sweep)
    collect(s, top_seat(s), t, sweep)


@kernel
def gives_from_hand(s, t):
    """Whether a card of type ``t`` given now comes from the mover's hand, not from the traps set aside."""
    return s.hand[top_seat(s), t] - (top(s) == FOX and t == top_arg(s)) > 0


@kernel
def gives_to_alley(s):
    """Whether the card given now is laid open at the front of the alley. FA-20"""
    return top(s) == DOG and not dog_gives_to_box(s, int(s.frames[s.depth - 2, 2]))


@kernel
def gives_secretly(s, t):
    """Whether others do not see which card is given now, if it is of type ``t``. FA-10, FA-18, FA-20"""
    return s.open_cards == 0 and gives_from_hand(s, t) and not gives_to_alley(s)


@kernel
def give(s, t):
    """The mover gives a card of type ``t`` to the fox or dog that asks for one. FA-18, FA-20"""
    seat = top_seat(s)
    from_hand = gives_from_hand(s, t)
    to_alley = gives_to_alley(s)
    secretly = gives_secretly(s, t)
    if secretly:
        note_secret(s, seat, t, top_arg(s), top(s) == DOG)
    if from_hand:
        s.hand[seat, t] -= 1
        s.held[seat] -= 1
    else:
        s.aside -= 1
    if to_alley:
        s.alley[s.front] = t
        s.front += 1
        if from_hand:
            note_seen_leaving(s, seat, t)
    elif not secretly:
        s.box[t] += 1
    pop(s)


@kernel
def net_card(s, index):
    """The mover collects the card at ``index`` with its net; the gap closes. FA-19"""
    seat = top_seat(s)
    pop(s)
    t = int(s.alley[index])
    for i in range(index, s.front - 1):
        s.alley[i] = s.alley[i + 1]
    s.front -= 1
    s.alley[s.front] = 0
    for other in range(s.players):
        if s.place[other] > index:
            s.place[other] -= 1
    sweep = top_arg(s)
    if index < s.back + sweep:  # only with net_reaches_behind
        sweep -= 1
        set_top_arg(s, sweep)
    collect(s, seat, t, sweep)


# ---------------------------------------------------------------- moving


@kernel
def begin_turn(s):
    """Find the mover, start its sweep if its disc is alone on a card, ask where to. FA-7, FA-8, FA-9"""
    seat = rearmost(s)
    if seat < 0:
        return
    push(s, MOVE, seat, 0)
    place = s.place[seat]
    if place >= 0 and discs_at(s, place) == 1:
        s.place[seat] = IN_HAND
        push(s, SWEEP, seat, place - s.back + 1)


@kernel
def hand_over_traps(s):
    """Traps set aside go to whoever moves next, or into the box. FA-17"""
    if s.aside == 0:
        return
    seat = rearmost(s)
    for t in range(s.types):
        if kind_of(s, t) == TRAP_KIND:
            if seat < 0:
                s.box[t] += s.aside
            else:
                s.hand[seat, t] += s.aside
                s.held[seat] += s.aside
    s.aside = 0


@kernel
def walk(s, index):
    """The mover puts its disc on the card at ``index``, on top of what lies there. FA-6, FA-12"""
    seat = top_seat(s)
    s.level[seat] = discs_at(s, index)
    s.place[seat] = index


@kernel
def leave(s):
    """The mover leaves the alley for good. FA-14"""
    seat = top_seat(s)
    s.place[seat] = LEFT
    s.level[seat] = 0
    s.left[s.gone] = seat
    s.gone += 1


@kernel
def end_turn(s):
    """After walking or leaving: the traps change hands, the alley is refilled. FA-13, FA-17"""
    pop(s)
    hand_over_traps(s)
    push(s, REFILL, CHANCE, 0)


@kernel
def settle(s):
    """Do what needs no choice and no chance, until somebody must choose or the game is over."""
    while True:
        what = top(s)
        if what == SWEEP:
            if top_arg(s) == 0:
                pop(s)
            else:
                collect_next_of_sweep(s)
        elif what == REFILL:
            if cards_missing(s) > 0:
                return
            pop(s)
            begin_turn(s)
        else:
            return


# ---------------------------------------------------------------- interface: one-element arrays


@kernel
def current_player(states):
    """The seat to decide, ``CHANCE`` or ``TERMINAL``."""
    s = states[0]
    if s.depth == 0:
        return TERMINAL
    return top_seat(s)


@kernel
def legal_actions(states, out):
    """Write the legal actions of the player to move into ``out``, ascending; return how many."""
    s = states[0]
    what = top(s)
    n = 0
    if what == MOVE:
        for i in range(first_target(s, top_seat(s)), s.front):
            out[n] = MOVE_1 + i - s.back
            n += 1
        if s.pile == 0:  # FA-14
            out[n] = LEAVE
            n += 1
    elif what == FOX or what == DOG:
        for t in range(s.types):
            if can_give(s, what, top_seat(s), t):
                out[n] = GIVE_FIRST + int(s.card[t])
                n += 1
    elif what == NET:
        sweep = int(s.frames[s.depth - 2, 2])
        origin = int(s.back) + (0 if s.net_reaches_behind else sweep)
        for i in range(first_catch(s, sweep), s.front):
            if discs_at(s, i) == 0:
                out[n] = NET_1 + i - origin
                n += 1
    return n


@kernel
def choices_as_seen(states):
    """How many options the player to move has as far as *everybody* can tell.

    Where this is 1, taking the only option at once tells nobody anything new.
    """
    s = states[0]
    what = top(s)
    seat = top_seat(s)
    n = 0
    if what == MOVE:
        n = s.front - first_target(s, seat) + (s.pile == 0)
    elif what == FOX or what == DOG:
        for t in range(s.types):
            kind = kind_of(s, t)
            held = known_holding(s, seat, t)
            if what == FOX:
                own = held - (kind == FOX_KIND) > 0
            else:
                own = held > 0 and kind != DOG_KIND
            n += own or _trap_aside(s, kind)
    elif what == NET:
        for i in range(first_catch(s, int(s.frames[s.depth - 2, 2])), s.front):
            n += discs_at(s, i) == 0
    return int(n)


@kernel
def action_as_seen(states, action, seat):
    """``action`` as ``seat`` sees it happen: what another gives face down is ``GIVE_HIDDEN``. FA-10"""
    s = states[0]
    given = GIVE_FIRST <= action < NET_1
    if given and seat != top_seat(s) and gives_secretly(s, type_of_card(s, action - GIVE_FIRST)):
        return GIVE_HIDDEN
    return int(action)


@kernel
def apply_action(states, action):
    """Carry out a legal action of the player to move."""
    s = states[0]
    if action < LEAVE:
        walk(s, s.back + action - MOVE_1)
        end_turn(s)
    elif action == LEAVE:
        leave(s)
        end_turn(s)
    elif action < NET_1:
        give(s, type_of_card(s, action - GIVE_FIRST))
    else:
        sweep = int(s.frames[s.depth - 2, 2])
        origin = int(s.back) + (0 if s.net_reaches_behind else sweep)
        net_card(s, origin + action - NET_1)
    settle(s)


@kernel
def type_of_card(s, card):
    """The type of ``card`` (an index into ``cards.CARDS``), -1 if its kind is not in play."""
    for t in range(s.types):
        if s.card[t] == card:
            return t
    return -1


@kernel
def chance_outcomes(states, outcomes, weights):
    """Write the possible outcomes, ascending, and their weights (whole numbers); return how many."""
    s = states[0]
    n = 0
    if top(s) == DISCS:
        for seat in range(s.players):
            if s.place[seat] == IN_HAND:
                outcomes[n] = DISC_FIRST + seat
                weights[n] = 1
                n += 1
    elif top(s) == REFILL:
        for t in range(s.types):
            if s.unseen[t] > 0:
                outcomes[n] = CARD_FIRST + s.card[t]
                weights[n] = s.unseen[t]
                n += 1
    return n


@kernel
def apply_chance(states, outcome):
    """Carry out a possible chance outcome. FA-5, FA-13"""
    s = states[0]
    if outcome < CARD_FIRST:
        stand_at_start(s, outcome - DISC_FIRST)
    else:
        lay_card(s, type_of_card(s, outcome - CARD_FIRST))
    settle(s)


@kernel
def stand_at_start(s, seat):
    """Put the disc of ``seat`` on top of the start stack; after the last one the alley is laid. FA-5"""
    s.level[seat] = discs_at(s, START)
    s.place[seat] = START
    if s.level[seat] == s.players - 1:
        pop(s)
        push(s, REFILL, CHANCE, 0)


@kernel
def lay_card(s, t):
    """Lay a card of type ``t`` from the pile at the front of the alley."""
    s.unseen[t] -= 1
    s.pile -= 1
    s.alley[s.front] = t
    s.front += 1


@kernel
def sample_chance(states, rng):
    """Draw and carry out one chance outcome."""
    s = states[0]
    if top(s) == DISCS:
        pick = below(rng, discs_at(s, IN_HAND))
        for seat in range(s.players):
            if s.place[seat] == IN_HAND:
                if pick == 0:
                    stand_at_start(s, seat)
                    break
                pick -= 1
    else:
        total = 0
        for t in range(s.types):
            total += s.unseen[t]
        pick = below(rng, total)
        for t in range(s.types):
            pick -= s.unseen[t]
            if pick < 0:
                lay_card(s, t)
                break
    settle(s)


@kernel
def sample_action(states, rng):
    """One legal action of the player to move, each equally likely, without listing them."""
    s = states[0]
    what = top(s)
    seat = top_seat(s)
    if what == MOVE:
        first = first_target(s, seat)
        pick = below(rng, s.front - first + (s.pile == 0))
        if first + pick == s.front:
            return LEAVE
        return int(MOVE_1 + first + pick - s.back)
    # Reservoir of size one over the few options of a card's action.
    seen = 0
    chosen = 0
    if what == NET:
        sweep = int(s.frames[s.depth - 2, 2])
        origin = int(s.back) + (0 if s.net_reaches_behind else sweep)
        for i in range(first_catch(s, sweep), s.front):
            if discs_at(s, i) == 0:
                seen += 1
                if below(rng, seen) == 0:
                    chosen = NET_1 + i - origin
        return int(chosen)
    for t in range(s.types):
        if can_give(s, what, seat, t):
            seen += 1
            if below(rng, seen) == 0:
                chosen = GIVE_FIRST + int(s.card[t])
    return int(chosen)
