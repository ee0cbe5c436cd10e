"""What collections are worth: points by seat and kind, and the reason for each. FA-16, FA-21 … FA-38.

Counts come from the record as it is given: on the whole record these are the true scores, on a record as
a seat may see it they are that seat's best knowledge.
"""

# mypy: disable-error-code="no-untyped-def"
from __future__ import annotations

import numpy as np

from ...core.kernel import kernel
from .cards import KINDS, VALUE_OF_CARD
from .state import KINDS as KINDS_IN_PLAY
from .state import SEATS

(
    GOLD, FART, DIAMOND, BLOOD, GREEN, PEACOCK, NEST, REEVES, TRAP, MIRROR, MONAL, FOX, FIREBACK, KOKLASS,
    SALVADORI, NET, EARED, DOG,
) = range(len(KINDS))  # fmt: skip

VALUES = np.array(VALUE_OF_CARD, np.int64)

# Scoring tables: points for 0, 1, 2 … cards; more cards score like the last column.
REEVES_LADDER = np.array([0, -5, -4, 3, 8, 15], np.int64)  # FA-28
KOKLASS_LADDER = np.array([0, 7, 5, 3], np.int64)  # FA-34

# Reasons: how the points of a kind came about. Names as in the texts `reason-KIND-NAME`.
REASONS = (
    "none", "sum", "fewest", "not-fewest", "ladder", "pairs", "one", "each", "square", "other-kinds",
    "smallest", "three", "not-three", "most", "both", "between", "unlike", "alike",
)  # fmt: skip
(
    NONE, SUM, FEWEST, NOT_FEWEST, LADDER, PAIRS, ONE, EACH, SQUARE, OTHER_KINDS, SMALLEST, THREE, NOT_THREE,
    MOST, BOTH, BETWEEN, UNLIKE, ALIKE,
) = range(len(REASONS))  # fmt: skip


@kernel
def count_kinds(s, counts):
    """Write the cards of each kind of each seat into ``counts`` (seats × kinds in play)."""
    counts[:] = 0
    for seat in range(s.players):
        for t in range(s.types):
            counts[seat, s.kind_of[t]] += s.hand[seat, t]


@kernel
def sum_of_values(s, seat, k):
    """The sum of the values on the cards of kind ``k`` that ``seat`` holds."""
    total = 0
    for t in range(s.types):
        if s.kind_of[t] == k:
            total += s.hand[seat, t] * VALUES[s.card[t]]
    return total


@kernel
def smallest_value(s, seat, k):
    """The smallest value on a card of kind ``k`` that ``seat`` holds, and how many such cards. FA-31"""
    smallest = 0
    count = 0
    for t in range(s.types):
        if s.kind_of[t] == k and s.hand[seat, t] > 0:
            value = VALUES[s.card[t]]
            if smallest == 0 or value < smallest:
                smallest = value
                count = int(s.hand[seat, t])
    return smallest, count


@kernel
def all_unlike(s, seat, k):
    """Whether no two cards of kind ``k`` that ``seat`` holds are alike. FA-37"""
    for t in range(s.types):
        if s.kind_of[t] == k and s.hand[seat, t] > 1:
            return False
    return True


@kernel
def other_kinds(s, counts, seat, k):
    """How many kinds other than ``k`` the seat holds. FA-30"""
    kinds = 0
    for other in range(KINDS_IN_PLAY):
        if other != k and counts[seat, other] > 0:
            kinds += 1
    return kinds


@kernel
def fewest_cards(s):
    """The smallest number of cards in all that any seat holds. FA-23"""
    least = int(s.held[0])
    for seat in range(1, s.players):
        least = min(least, int(s.held[seat]))
    return least


@kernel
def fewest_and_most(s, counts, k):
    """The smallest and the largest number of cards of kind ``k`` that any seat holds. FA-35"""
    least = -1
    most = 0
    for seat in range(s.players):
        held = counts[seat, k]
        most = max(most, held)
        if (held > 0 or s.salvadori_zero_counts == 1) and (least < 0 or held < least):
            least = held
    return least, most


@kernel
def score_kind(s, counts, seat, k):
    """Points of ``seat`` for the kind at place ``k``, the reason, and two numbers that belong to it."""
    n = counts[seat, k]
    kind = s.kinds[k]
    if n == 0:
        return 0, NONE, 0, 0
    if kind == GOLD:  # FA-21
        return sum_of_values(s, seat, k), SUM, 0, 0
    if kind == FART:  # FA-22
        return -sum_of_values(s, seat, k), SUM, 0, 0
    if kind == DIAMOND:  # FA-23
        least = fewest_cards(s)
        size = int(s.held[seat])
        if size == least:
            return 5 * n, FEWEST, size, least
        return 0, NOT_FEWEST, size, least
    if kind == BLOOD:  # FA-24
        return (3 if n == 1 else 12 - 3 * n), LADDER, 0, 0
    if kind == GREEN:  # FA-25
        return 5 * (n // 2) - 2 * (n % 2), PAIRS, n // 2, n % 2
    if kind == PEACOCK:  # FA-26
        if n == 1:
            return -10, ONE, 0, 0
        return 2 * n, EACH, 2, 0
    if kind == NEST:  # FA-27
        if n > 5 and s.nest_sixth == 1:
            return 5 * n, SQUARE, 5, n
        return min(n, 5) * min(n, 5), SQUARE, min(n, 5), min(n, 5)
    if kind == REEVES:  # FA-28
        return REEVES_LADDER[min(n, 5)], LADDER, 0, 0
    if kind == TRAP:  # FA-29
        return -n, EACH, -1, 0
    if kind == MIRROR:  # FA-30
        kinds = other_kinds(s, counts, seat, k)
        return n * kinds, OTHER_KINDS, kinds, 0
    if kind == MONAL:  # FA-31
        value, count = smallest_value(s, seat, k)
        return value * count, SMALLEST, value, count
    if kind == FOX:  # FA-32
        return 2 * n, EACH, 2, 0
    if kind == FIREBACK:  # FA-33
        if n == 3:
            return 10, THREE, 0, 0
        return 0, NOT_THREE, 0, 0
    if kind == KOKLASS:  # FA-34
        return KOKLASS_LADDER[min(n, 3)], LADDER, 0, 0
    if kind == SALVADORI:  # FA-35
        least, most = fewest_and_most(s, counts, k)
        if n == least and n == most:
            return 4 * n, BOTH, least, most
        if n == least:
            return 5 * n, FEWEST, least, most
        if n == most:
            return -n, MOST, least, most
        return 0, BETWEEN, least, most
    if kind == NET:  # FA-36
        return -2 * n, EACH, -2, 0
    if kind == EARED:  # FA-37
        if all_unlike(s, seat, k):
            return 3 * n, UNLIKE, 3, 0
        return 0, ALIKE, 0, 0
    return n, EACH, 1, 0  # DOG, FA-38


@kernel
def score_by_kind(states, points, reasons):
    """Write points (seats × kinds) and reasons (seats × kinds × 3: code and two numbers)."""
    s = states[0]
    counts = np.zeros((SEATS, KINDS_IN_PLAY), np.int64)
    count_kinds(s, counts)
    points[:] = 0
    reasons[:] = 0
    for seat in range(s.players):
        for k in range(KINDS_IN_PLAY):
            worth, reason, first, second = score_kind(s, counts, seat, k)
            points[seat, k] = worth
            reasons[seat, k, 0] = reason
            reasons[seat, k, 1] = first
            reasons[seat, k, 2] = second


@kernel
def scores(states, out):
    """Write each seat's points, all kinds together, into ``out``."""
    s = states[0]
    counts = np.zeros((SEATS, KINDS_IN_PLAY), np.int64)
    count_kinds(s, counts)
    for seat in range(s.players):
        total = 0
        for k in range(KINDS_IN_PLAY):
            total += score_kind(s, counts, seat, k)[0]
        out[seat] = total


@kernel
def winner(s, totals):
    """The seat with the most points; of a tie, who left first. FA-16"""
    best = int(s.left[0])
    for i in range(1, s.players):
        seat = s.left[i]
        if totals[seat] > totals[best]:
            best = int(seat)
    return best


@kernel
def outcome(states, points, out):
    """Write both the points and the returns of a finished game, counted once."""
    s = states[0]
    scores(states, points)
    best = winner(s, points)
    for seat in range(s.players):
        out[seat] = 1.0 if seat == best else -1.0 / (s.players - 1)


@kernel
def returns(states, out):
    """Write what the finished game is worth to each seat: 1 to the winner, the rest share -1."""
    points = np.zeros(SEATS, np.int64)
    outcome(states, points, out)
