"""Cards going in and out of hands, and who knows of it. Kernels on the record.

``s.known[owner, kind]`` has a lane for every viewer, ``s.unaware`` one for every other seat, see
``state.py``. A card seen stays known until it may have moved unseen; nothing else is deduced.
"""

# mypy: disable-error-code="no-untyped-def"
from __future__ import annotations

import numpy as np

from ...core.kernel import kernel
from .cards import TYPES
from .state import EVERYBODY, KIND_BITS, LANE, MOST_KNOWN

ONE_EACH = sum(1 << (LANE * viewer) for viewer in range(EVERYBODY + 1))
"""A one in every lane."""


@kernel
def one_for(viewer):
    """A one in the lane of ``viewer``."""
    return 1 << (LANE * viewer)


@kernel
def some(lanes):
    """A one in every lane that is not 0."""
    return (lanes | (lanes >> 1) | (lanes >> 2)) & ONE_EACH


@kernel
def lane_of(lanes, viewer):
    """The number in the lane of ``viewer``."""
    return (lanes >> (LANE * viewer)) & MOST_KNOWN


@kernel
def set_lane(s, owner, t, viewer, number):
    """``viewer`` knows of ``number`` cards of kind ``t`` in a hand."""
    rest = np.int64(s.known[owner, t]) & ~(MOST_KNOWN << (LANE * viewer))
    s.known[owner, t] = rest | (number << (LANE * viewer))


@kernel
def unaware_of(s, owner, t, viewer):
    """Of how many cards of kind ``t`` the owner cannot tell that ``viewer`` knows them."""
    return (np.int64(s.unaware[owner, t]) >> (LANE * (viewer - (viewer > owner)))) & MOST_KNOWN


@kernel
def set_unaware(s, owner, t, viewer, number):
    """Of ``number`` cards of kind ``t`` the owner cannot tell that ``viewer`` knows them."""
    shift = LANE * (viewer - (viewer > owner))
    s.unaware[owner, t] = (np.int64(s.unaware[owner, t]) & ~(MOST_KNOWN << shift)) | (number << shift)


@kernel
def lose_unaware(s, owner, t, viewer):
    """Before ``viewer`` knows of one card fewer: where the owner could tell of none, it is one of these."""
    unaware = unaware_of(s, owner, t, viewer)
    if unaware > 0 and unaware == lane_of(np.int64(s.known[owner, t]), viewer):
        set_unaware(s, owner, t, viewer, unaware - 1)


@kernel
def lose_unaware_but(s, owner, t, thief):
    """The same for everybody but the owner and ``thief``."""
    if s.unaware[owner, t] != 0:
        for viewer in range(np.int64(s.players)):
            if viewer != owner and viewer != thief:
                lose_unaware(s, owner, t, viewer)


@kernel
def gain(s, seat, t):
    """A card comes to a hand, and others do not see which."""
    s.hand[seat, t] += 1
    s.hand_size[seat] += 1


@kernel
def gain_openly(s, seat, card):
    """A card that all have seen comes to a hand, and loses a mark."""
    t = card & KIND_BITS
    gain(s, seat, t)
    s.known[seat, t] += ONE_EACH - one_for(seat)


@kernel
def lose_openly(s, seat, t):
    """A card leaves a hand before everybody's eyes."""
    s.hand[seat, t] -= 1
    s.hand_size[seat] -= 1
    lose_unaware_but(s, seat, t, seat)
    lanes = np.int64(s.known[seat, t])
    s.known[seat, t] = lanes - some(lanes)


@kernel
def steal(s, victim, thief, t):
    """A card goes from hand to hand; only these two see which."""
    unseeing = ONE_EACH - one_for(victim) - one_for(thief)
    for other in range(1, TYPES):
        lanes = np.int64(s.known[victim, other])
        if lanes != 0:
            lose_unaware_but(s, victim, other, thief)
            s.known[victim, other] = lanes - (some(lanes) & unseeing)
    lose_unaware(s, victim, t, thief)
    lanes = np.int64(s.known[victim, t])
    s.known[victim, t] = lanes - (some(lanes) & one_for(thief))
    s.hand[victim, t] -= 1
    s.hand_size[victim] -= 1
    gain(s, thief, t)
    s.known[thief, t] += one_for(victim)


@kernel
def look_at(s, viewer, owner):
    """``viewer`` sees the whole hand of ``owner``. FW-30, FW-37"""
    for t in range(1, TYPES):
        set_lane(s, owner, t, viewer, np.int64(s.hand[owner, t]))
        set_unaware(s, owner, t, viewer, 0)


@kernel
def swap_hands(s, a, b):
    """Two players swap hands: both know both, and what others know moves along. FW-34"""
    size = s.hand_size[a]
    s.hand_size[a] = s.hand_size[b]
    s.hand_size[b] = size
    for t in range(1, TYPES):
        cards = s.hand[a, t]
        s.hand[a, t] = s.hand[b, t]
        s.hand[b, t] = cards
        lanes = s.known[a, t]
        s.known[a, t] = s.known[b, t]
        s.known[b, t] = lanes
        set_lane(s, a, t, a, 0)
        set_lane(s, b, t, b, 0)
        set_lane(s, a, t, b, np.int64(s.hand[a, t]))
        set_lane(s, b, t, a, np.int64(s.hand[b, t]))
        take_over(s, a, t, b)
        take_over(s, b, t, a)


@kernel
def take_over(s, owner, t, giver):
    """Of a hand that was swapped its new owner can tell but that all, and its giver, know what they saw."""
    lanes = np.int64(s.known[owner, t])
    s.unaware[owner, t] = 0
    for viewer in range(np.int64(s.players)):
        if viewer != owner and viewer != giver:
            set_unaware(s, owner, t, viewer, lane_of(lanes, viewer) - lane_of(lanes, EVERYBODY))


@kernel
def throw_away(s, seat, t):
    """A card of a hand goes to the discard pile."""
    lose_openly(s, seat, t)
    discard(s, t)


@kernel
def discard(s, card):
    """A card comes to lie on top of the discard pile, and loses a mark."""
    s.discard[s.discards] = card & KIND_BITS
    s.discards += 1


@kernel
def pull_discard(s, index):
    """Take a card out of the discard pile; what lies above it sinks."""
    card = np.int64(s.discard[index])
    for i in range(index, s.discards - 1):
        s.discard[i] = s.discard[i + 1]
    s.discards -= 1
    s.discard[s.discards] = 0
    return card


@kernel
def find_discard(s, t):
    """Where the newest card of a kind lies in the discard pile."""
    i = s.discards - 1
    while s.discard[i] != t:
        i -= 1
    return i
