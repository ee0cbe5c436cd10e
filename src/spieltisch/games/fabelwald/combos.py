"""Combos: laying, joining, moving and scoring them. Kernels on the record. FW-11 … FW-15"""

# mypy: disable-error-code="no-untyped-def"
from __future__ import annotations

import numpy as np

from ...core.kernel import kernel
from .cards import DRAGON, FIRST_ANIMAL, FIRST_PLACE
from .hands import discard
from .state import COMBO_CARDS, KIND_BITS, MOST_ANIMALS, SPENT


@kernel
def seats(s):
    """The number of players."""
    return np.int64(s.players)


@kernel
def size_of(s, c):
    """How many cards combo ``c`` has; 0 if there is none."""
    return np.int64(s.combo_size[c])


@kernel
def kind_at(s, c, i):
    """The kind of a card of a combo."""
    return np.int64(s.combo_cards[c, i]) & KIND_BITS


@kernel
def is_protected(s, c):
    """Whether the dragon lies in the combo, as its last card. FW-15"""
    return kind_at(s, c, size_of(s, c) - 1) == DRAGON


@kernel
def is_open(s, c):
    """Whether there is a combo without the dragon."""
    return s.combo_size[c] > 0 and not is_protected(s, c)


@kernel
def is_own(s, c, seat):
    """Whether ``seat`` has the combo."""
    return s.combo_size[c] > 0 and s.combo_owner[c] == seat


@kernel
def can_grow(s, c):
    """Whether there is room in the combo for one more card. FW-11, FW-12, FW-13, FW-15"""
    t = kind_at(s, c, 0)
    if t < FIRST_ANIMAL:
        return s.combo_size[c] < COMBO_CARDS and not is_protected(s, c)
    return t < FIRST_PLACE and s.combo_size[c] < MOST_ANIMALS


@kernel
def can_join(s, c, seat):
    """Whether a creature of ``seat`` may be laid to the combo. FW-11"""
    return is_own(s, c, seat) and kind_at(s, c, 0) < FIRST_ANIMAL and can_grow(s, c)


@kernel
def can_join_any(s, seat):
    """Whether a creature of ``seat`` may be laid to any combo."""
    for c in range(s.combos):
        if can_join(s, c, seat):
            return True
    return False


@kernel
def has_open_combo(s, seat, others):
    """Whether ``seat`` (or, with ``others``, anybody else) has an unprotected combo."""
    for c in range(s.combos):
        if is_open(s, c) and (s.combo_owner[c] == seat) != others:
            return True
    return False


@kernel
def new_combo(s, seat, card):
    """Begin a combo in the first free place; return its number from 0."""
    c = 0
    while s.combo_size[c] > 0:
        c += 1
    s.combo_owner[c] = seat
    if c == s.combos:
        s.combos += 1
    join(s, c, card)
    return c


@kernel
def join(s, c, card):
    """Lay a card to a combo."""
    s.combo_cards[c, s.combo_size[c]] = card
    s.combo_size[c] += 1


@kernel
def take_out(s, c, i):
    """Take a card out of a combo; younger ones move up."""
    card = np.int64(s.combo_cards[c, i])
    for k in range(i, s.combo_size[c] - 1):
        s.combo_cards[c, k] = s.combo_cards[c, k + 1]
    s.combo_size[c] -= 1
    s.combo_cards[c, s.combo_size[c]] = 0
    forget_if_empty(s, c)
    return card


@kernel
def forget_if_empty(s, c):
    """A combo without cards leaves its place."""
    if s.combo_size[c] == 0:
        s.combo_owner[c] = 0
    while s.combos > 0 and s.combo_size[s.combos - 1] == 0:
        s.combos -= 1


@kernel
def discard_from(s, c, count):
    """Discard the ``count`` oldest cards of a combo, the oldest first."""
    for _ in range(count):
        discard(s, take_out(s, c, 0))


@kernel
def preferred(s, c, t):
    """Where a creature lies in a combo, -1 if it does not; of two the one not spent, then the older."""
    found = -1
    for i in range(s.combo_size[c]):
        card = np.int64(s.combo_cards[c, i])
        if (card == t and (found < 0 or s.combo_cards[c, found] != t)) or (card == t | SPENT and found < 0):
            found = i
    return found


@kernel
def points_for(s, c, size):
    """What a combo of this kind scores with so many cards. FW-11 … FW-13"""
    t = kind_at(s, c, 0)
    if t < FIRST_ANIMAL:
        return np.int64(s.creature_points[size])
    if t < FIRST_PLACE:
        return np.int64(s.animal_points[size])
    if kind_at(s, c, 1) == t:
        return np.int64(s.same_points)
    return np.int64(s.mixed_points)


@kernel
def points_of_combo(s, c):
    """What a combo scores as it lies; 0 if there is none. FW-11 … FW-14"""
    size = size_of(s, c)
    return points_for(s, c, size) if size > 0 else np.int64(0)


@kernel
def points_of_one_more(s, c):
    """What one more card would bring a combo that has room for it."""
    size = size_of(s, c)
    return points_for(s, c, size + 1) - points_for(s, c, size)
