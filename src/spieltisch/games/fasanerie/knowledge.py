"""Who knows what in a hidden game of Fasanerie: cards that went face down into the box.

Everybody sees what the alley shows, so only these cards are hidden (FA-10). See ``state.py`` for the
fields. The interface kernels at the end make a record as one seat may see it (:func:`observe`) and fill
such a record with a possible truth (:func:`resample`).
"""

# mypy: disable-error-code="no-untyped-def"
from __future__ import annotations

import numpy as np

from ...core.kernel import kernel
from ...core.randomness import below
from .cards import KINDS
from .state import SECRETS, TYPES, UNKNOWN

DOG_KIND = KINDS.index("dog")
TRIES = 32


@kernel
def known_holding(s, seat, t):
    """Cards of type ``t`` that ``seat`` was seen to take and not seen to give."""
    held = int(s.hand[seat, t])
    for i in range(s.secrets):
        if s.secret_seat[i] == seat and s.secret_card[i] == t:
            held += 1
    return held


@kernel
def note_secret(s, seat, t, acting, is_dog):
    """Remember that ``seat`` is about to give a card of type ``t`` face down, asked by card ``acting``."""
    i = s.secrets
    s.secret_seat[i] = seat
    s.secret_card[i] = t
    for other in range(s.types):
        cap = known_holding(s, seat, other)
        if other == acting:
            cap -= 1  # FA-18: not the card that asks
        if is_dog and s.kinds[s.kind_of[other]] == DOG_KIND:
            cap = 0  # FA-20: no dog
        s.secret_cap[i, other] = cap
    s.secrets += 1


@kernel
def note_seen_leaving(s, seat, t):
    """All saw a card of type ``t`` leave the hand of ``seat``: so it has not gone face down before."""
    held = known_holding(s, seat, t)
    for i in range(s.secrets):
        if s.secret_seat[i] == seat and s.secret_cap[i, t] > held:
            s.secret_cap[i, t] = held


@kernel
def reveal_secrets(s, seat):
    """All can work out which cards of ``seat`` are gone, though not in which order: note them as known.

    So it is when a fox or dog could not be obeyed: everything else the seat took must have gone.
    """
    kept = 0
    for i in range(s.secrets):
        if s.secret_seat[i] == seat:
            if s.secret_card[i] != UNKNOWN:
                s.box[s.secret_card[i]] += 1
            continue
        s.secret_seat[kept] = s.secret_seat[i]
        s.secret_card[kept] = s.secret_card[i]
        for t in range(s.types):
            s.secret_cap[kept, t] = s.secret_cap[i, t]
        kept += 1
    for i in range(kept, s.secrets):
        s.secret_seat[i] = 0
        s.secret_card[i] = 0
        for t in range(s.types):
            s.secret_cap[i, t] = 0
    s.secrets = kept


@kernel
def observe(states, seat, out):
    """Write into ``out`` the record as ``seat`` may see it (-1: an onlooker).

    Foreign secret cards become ``UNKNOWN`` and are counted in the hand they came from. After the end
    nothing is hidden.
    """
    out[0] = states[0]
    s = out[0]
    if s.depth == 0:
        return
    for i in range(s.secrets):
        owner = s.secret_seat[i]
        if owner != seat and s.secret_card[i] != UNKNOWN:
            s.hand[owner, s.secret_card[i]] += 1
            s.secret_card[i] = UNKNOWN


@kernel
def resample(states, seat, rng):
    """Fill what ``seat`` cannot know with a possible truth, drawn at random (a determinization).

    Each secret card is drawn, oldest first, among the cards that can have gone by then, each equally
    likely. A dog that had to find another card than a dog can make such a draw impossible to finish;
    then it is drawn anew, and in the end foxes are given dogs first, which always works out.
    """
    s = states[0]
    if s.secrets == 0:
        return
    observe(states, seat, states)
    guess = np.empty(SECRETS, np.int8)
    for attempt in range(TRIES + 1):
        if _guess_secrets(s, guess, rng, attempt == TRIES):
            break
    for i in range(s.secrets):
        if s.secret_card[i] == UNKNOWN:
            s.secret_card[i] = guess[i]
            s.hand[s.secret_seat[i], guess[i]] -= 1


@kernel
def _guess_secrets(s, guess, rng, dogs_first):
    """Draw a card for every unknown secret into ``guess``; False if the draw cannot be finished."""
    room = np.empty(TYPES, np.int64)
    for i in range(s.secrets):
        if s.secret_card[i] != UNKNOWN:
            guess[i] = s.secret_card[i]
            continue
        total = 0
        for t in range(s.types):
            room[t] = s.secret_cap[i, t]
            for j in range(i):
                if s.secret_seat[j] == s.secret_seat[i] and guess[j] == t:
                    room[t] -= 1
            room[t] = max(0, room[t])
            total += room[t]
        if total == 0:
            return False
        pick = below(rng, total)
        for t in range(s.types):
            pick -= room[t]
            if pick < 0:
                guess[i] = t
                break
        if dogs_first:
            for t in range(s.types):
                if room[t] > 0 and s.kinds[s.kind_of[t]] == DOG_KIND:
                    guess[i] = t
    return True
