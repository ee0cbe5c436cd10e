"""What a situation is likely worth in the end: the knowledge of Fasanerie that bots use.

:func:`estimate` looks at who stands where: the cards in the alley that a disc is going to collect, and
those it may lose to somebody behind; then at what is still to come, shared among who is still there; and
takes the mean of each kind's points over how many cards a seat may end with. For a quick guess at what a
player would do see ``likely.py``.
"""

# mypy: disable-error-code="no-untyped-def"
from __future__ import annotations

import math

import numpy as np

from ...core.kernel import kernel
from .rules import kind_of
from .scoring import (
    DIAMOND,
    DOG,
    EARED,
    FART,
    FOX,
    GOLD,
    MIRROR,
    MONAL,
    NET,
    SALVADORI,
    TRAP,
    VALUES,
    score_kind,
)
from .state import KINDS as KINDS_IN_PLAY
from .state import LEFT, SEATS, SWEEP, TYPES

TOP = 9
"""More cards of a type than this are counted as this many."""

KEPT = 0.7
"""The chance that a card on the way of a disc is not taken by somebody behind."""
SHARE_AT_END = 0.5
"""How much of its share a seat takes of what lies ahead when the pile is empty and it may leave."""

# What a fox, net or dog still to come is worth beyond its points, for the choice it brings.
FOX_CHOICE = 1.5
NET_CHOICE = 3.0
DOG_CHOICE = 1.0


# ---------------------------------------------------------------- who gets what


@kernel
def expect_card(chances, seat, t, chance):
    """One more card of type ``t`` comes to ``seat`` with a ``chance``."""
    row = chances[seat, t]
    row[TOP] += row[TOP - 1] * chance
    for n in range(TOP - 1, 0, -1):
        row[n] = row[n] * (1.0 - chance) + row[n - 1] * chance
    row[0] *= 1.0 - chance


@kernel
def expect_collected(s, chances, seat, t, chance):
    """``seat`` collects a card of type ``t`` with a ``chance``; a trap goes to one of the others. FA-17"""
    if kind_of(s, t) != TRAP:
        expect_card(chances, seat, t, chance)
        return
    others = 0
    for other in range(s.players):
        others += other != seat and s.place[other] != LEFT
    for other in range(s.players):
        if other != seat and s.place[other] != LEFT:
            expect_card(chances, other, t, chance / others)


@kernel
def next_place(s, origin):
    """The rearmost place from ``origin`` on where a disc lies, and the bottom one of its discs."""
    place = int(s.front)
    owner = -1
    for seat in range(s.players):
        if origin <= s.place[seat] < place and s.level[seat] == 0:
            place = int(s.place[seat])
            owner = seat
    return place, owner


@kernel
def somebody_behind(s, place):
    """A seat that is still to move up from behind ``place``, -1 if there is none; the foremost of them."""
    found = -1
    for seat in range(s.players):
        behind = s.place[seat] != LEFT and s.place[seat] < place
        if behind and (found < 0 or s.place[seat] > s.place[found]):
            found = seat
    return found


@kernel
def expect_alley(s, chances):
    """Give the cards of the alley to who will likely collect them; return the first index nobody claims."""
    origin = int(s.back)
    if s.depth >= 2 and s.frames[1, 0] == SWEEP:
        for _ in range(s.frames[1, 2]):
            expect_collected(s, chances, int(s.frames[1, 1]), s.alley[origin], 1.0)
            origin += 1
    while True:
        place, owner = next_place(s, origin)
        if owner < 0:
            return origin
        thief = somebody_behind(s, place)
        for i in range(origin, place + 1):
            kept = 1.0 if i == place or thief < 0 else KEPT
            expect_collected(s, chances, owner, s.alley[i], kept)
            if kept < 1.0:
                expect_collected(s, chances, thief, s.alley[i], 1.0 - kept)
        origin = place + 1


@kernel
def expect_free_cards(s, chances, origin):
    """Share what nobody claims yet, the alley from ``origin`` on and the pile, among who is still there."""
    there = 0
    for seat in range(s.players):
        there += s.place[seat] != LEFT
    if there == 0:
        return
    share = 1.0 / there
    if s.pile == 0:
        share *= SHARE_AT_END
    unseen = 0
    for t in range(s.types):
        unseen += s.unseen[t]
    for seat in range(s.players):
        if s.place[seat] == LEFT:
            continue
        for i in range(origin, s.front):
            expect_card(chances, seat, s.alley[i], share)
        for t in range(s.types):
            for _ in range(s.unseen[t] if s.pile > 0 else 0):
                expect_card(chances, seat, t, share * s.pile / unseen)


# ---------------------------------------------------------------- what it is worth


@kernel
def mean(row):
    """The mean number of cards."""
    total = 0.0
    for n in range(1, TOP + 1):
        total += n * row[n]
    return total


@kernel
def chance_of_none(s, chances, seat, k):
    """The chance that ``seat`` ends without a card of the kind at place ``k``."""
    chance = 1.0
    for t in range(s.types):
        if s.kind_of[t] == k:
            chance *= chances[seat, t, 0]
    return chance


@kernel
def mean_points(s, chances, counts, seat, k):
    """The mean of what ``seat`` will score for the kind at place ``k``. ``counts`` is scratch, all 0."""
    kind = s.kinds[k]
    first = 0
    while s.kind_of[first] != k:
        first += 1
    row = chances[seat, first]
    if kind == GOLD or kind == FART or kind == MONAL:
        return mean_points_of_values(s, chances, seat, k)
    if kind == DIAMOND:
        return 5.0 * mean(row) * chance_of_fewest(s, chances, seat)
    if kind == MIRROR:
        others = 0.0
        for other in range(KINDS_IN_PLAY):
            if other != k:
                others += 1.0 - chance_of_none(s, chances, seat, other)
        return mean(row) * others
    if kind == SALVADORI:
        return mean_points_of_salvadori(s, chances, seat, first)
    if kind == EARED:
        return mean_points_of_eared(s, chances, seat, k)
    total = 0.0
    for n in range(1, TOP + 1):
        if row[n] > 0.0:
            counts[seat, k] = n
            total += row[n] * score_kind(s, counts, seat, k)[0]
    counts[seat, k] = 0
    to_come = mean(row) - s.hand[seat, first]
    if kind == FOX:
        total += FOX_CHOICE * to_come
    elif kind == NET:
        total += NET_CHOICE * to_come
    elif kind == DOG:
        total += DOG_CHOICE * to_come
    return total


@kernel
def mean_points_of_values(s, chances, seat, k):
    """The mean for gold, farts and monals, whose cards bear values. FA-21, FA-22, FA-31"""
    kind = s.kinds[k]
    total = 0.0
    none_smaller = 1.0
    for t in range(s.types):
        if s.kind_of[t] == k:
            total += VALUES[s.card[t]] * mean(chances[seat, t]) * none_smaller
            if kind == MONAL:  # only the smallest count; values ascend with the types
                none_smaller *= chances[seat, t, 0]
    return -total if kind == FART else total


@kernel
def mean_points_of_eared(s, chances, seat, k):
    """The mean for eared pheasants: 3 for each colour, if none comes twice. FA-37"""
    total = 0.0
    for t in range(s.types):
        if s.kind_of[t] == k:
            chance = chances[seat, t, 1]
            for other in range(s.types):
                if s.kind_of[other] == k and other != t:
                    chance *= chances[seat, other, 0] + chances[seat, other, 1]
            total += 3.0 * chance
    return total


@kernel
def mean_points_of_salvadori(s, chances, seat, t):
    """The mean for Salvadori's pheasants, compared with what the others may end with. FA-35"""
    total = 0.0
    for n in range(1, TOP + 1):
        fewest = 1.0
        most = 1.0
        for other in range(s.players):
            if other == seat:
                continue
            fewer = 0.0
            for m in range(n):
                if m > 0 or s.salvadori_zero_counts == 1:
                    fewer += chances[other, t, m]
            more = 0.0
            for m in range(n + 1, TOP + 1):
                more += chances[other, t, m]
            fewest *= 1.0 - fewer
            most *= 1.0 - more
        total += chances[seat, t, n] * n * (5.0 * fewest - most)
    return total


@kernel
def mean_size(s, chances, seat):
    """The mean number of cards ``seat`` ends with, and its variance."""
    size = 0.0
    variance = 0.0
    for t in range(s.types):
        own = mean(chances[seat, t])
        size += own
        for n in range(TOP + 1):
            variance += chances[seat, t, n] * (n - own) * (n - own)
    return size, variance


@kernel
def chance_of_fewest(s, chances, seat):
    """The chance that nobody ends with fewer cards than ``seat``, roughly. FA-23"""
    own, own_variance = mean_size(s, chances, seat)
    chance = 1.0
    for other in range(s.players):
        if other != seat:
            size, variance = mean_size(s, chances, other)
            spread = math.sqrt(own_variance + variance) + 0.01
            chance *= 0.5 + 0.5 * math.tanh(0.85 * (size + 0.5 - own) / spread)  # a logistic curve
    return chance


# ---------------------------------------------------------------- interface


@kernel
def estimate(states, points):
    """Write the points that each seat will likely have in the end into ``points`` (floats)."""
    s = states[0]
    chances = np.zeros((SEATS, TYPES, TOP + 1), np.float64)
    counts = np.zeros((SEATS, KINDS_IN_PLAY), np.int64)
    for seat in range(s.players):
        for t in range(s.types):
            chances[seat, t, min(s.hand[seat, t], TOP)] = 1.0
    if s.depth > 0:
        expect_free_cards(s, chances, expect_alley(s, chances))
    for seat in range(s.players):
        total = 0.0
        for k in range(KINDS_IN_PLAY):
            total += mean_points(s, chances, counts, seat, k)
        points[seat] = total
