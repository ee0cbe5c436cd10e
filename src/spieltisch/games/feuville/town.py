"""One town: looking at it, building, burning, putting out. Kernels on the record."""

# mypy: disable-error-code="no-untyped-def, assignment"
from __future__ import annotations

import numpy as np

from ...core.kernel import kernel
from .state import CLOUD_SHIFT, CORNER, KIND_SHIFT, SKY, STAGE_SHIFT, TOWER, WALL, WHITE

LEFT = -1
RIGHT = -2

# Numba compiles a kernel anew for each width of integer it is called with, so what is read from the record
# and handed on is made 64 bits wide.


@kernel
def seats(s):
    """The number of players."""
    return np.int64(s.players)


@kernel
def width(s, seat):
    """The number of columns of a town."""
    return np.int64(s.columns[seat])


# ---------------------------------------------------------------- tiles


@kernel
def layer_of(s, t):
    """The layer of tile type ``t``."""
    return s.tile[t] & 3


@kernel
def stage_of(s, t):
    """The stage on the back of tile type ``t``; 0 for the specially backed skies."""
    return (s.tile[t] >> STAGE_SHIFT) & 3


@kernel
def kind_of(s, t):
    """Whether tile type ``t`` is a corner or gate, or a white tower."""
    return (s.tile[t] >> KIND_SHIFT) & 3


@kernel
def clouds_of(s, t):
    """The clouds on tile type ``t``."""
    return np.int64(s.tile[t]) >> CLOUD_SHIFT


# ---------------------------------------------------------------- looking


@kernel
def is_burnt(s, seat, c):
    """Whether column ``c`` is turned over."""
    return (np.int64(s.burnt[seat]) >> c) & 1 == 1


@kernel
def clouds(s, seat):
    """All clouds of the unburnt skies. FE-20, FE-21"""
    total = 0
    burnt = np.int64(s.burnt[seat])
    for c in range(width(s, seat)):
        if burnt & 1 == 0:
            total += clouds_of(s, s.town[seat, c, SKY])
        burnt >>= 1
    return total


@kernel
def symbols(s, seat):
    """All symbols of the unburnt tiles, a lane for each kind as in ``s.symbols``. FE-25"""
    total = 0
    burnt = np.int64(s.burnt[seat])
    for c in range(width(s, seat)):
        if burnt & 1 == 0:
            total += np.int64(s.symbols[s.town[seat, c, WALL]])
            total += np.int64(s.symbols[s.town[seat, c, TOWER]])
            total += np.int64(s.symbols[s.town[seat, c, SKY]])
        burnt >>= 1
    return total


@kernel
def burning(s, seat):
    """How many columns are turned over."""
    burnt = np.int64(s.burnt[seat])
    count = 0
    while burnt != 0:
        burnt &= burnt - 1
        count += 1
    return count


@kernel
def in_danger(s, seat):
    """How many columns the dragon would burn now. FE-20"""
    return max(0, width(s, seat) - burning(s, seat) - clouds(s, seat))


@kernel
def is_complete(s, seat, c):
    """Whether column ``c`` stands unburnt with wall, tower and sky."""
    return s.town[seat, c, SKY] != 0 and not is_burnt(s, seat, c)


# ---------------------------------------------------------------- building


@kernel
def fits(s, seat, t, c):
    """Whether tower or sky ``t`` can be built on column ``c``. FE-10, FE-11"""
    if is_burnt(s, seat, c):
        return False
    if layer_of(s, t) == SKY:
        return s.town[seat, c, TOWER] != 0 and s.town[seat, c, SKY] == 0
    if s.town[seat, c, TOWER] != 0:
        return False
    corner = kind_of(s, s.town[seat, c, WALL]) == CORNER
    return s.strict_corners == 0 or corner == (kind_of(s, t) == WHITE)


@kernel
def can_build(s, seat, t):
    """Whether tile ``t`` can be built anywhere. FE-10"""
    if layer_of(s, t) == WALL:
        return True
    for c in range(width(s, seat)):
        if fits(s, seat, t, c):
            return True
    return False


@kernel
def build(s, seat, t, place):
    """Build ``t`` on column ``place``, or a wall ``LEFT`` or ``RIGHT``; fires may go out. FE-10, FE-21"""
    if place == LEFT:
        for c in range(width(s, seat), 0, -1):
            for layer in range(3):
                s.town[seat, c, layer] = s.town[seat, c - 1, layer]
        s.town[seat, 0, TOWER] = 0
        s.town[seat, 0, SKY] = 0
        s.burnt[seat] <<= 1
        s.grass[seat] <<= 1
        s.town[seat, 0, WALL] = t
        s.columns[seat] += 1
    elif place == RIGHT:
        s.town[seat, s.columns[seat], WALL] = t
        s.columns[seat] += 1
    else:
        s.town[seat, place, layer_of(s, t)] = t
    put_out_by_clouds(s, seat)


# ---------------------------------------------------------------- fire


@kernel
def put_out_by_clouds(s, seat):
    """With as many clouds as columns there is no fire any more. FE-21"""
    if s.burnt[seat] != 0 and clouds(s, seat) >= s.columns[seat]:
        s.burnt[seat] = 0


@kernel
def burn(s, seat, c):
    """Turn column ``c`` over. FE-20"""
    s.burnt[seat] |= 1 << c


@kernel
def burn_everything(s, seat):
    """Turn all columns over."""
    s.burnt[seat] = (1 << width(s, seat)) - 1


@kernel
def quench(s, seat, c):
    """Turn column ``c`` back; its clouds may put out the rest. FE-18, FE-21"""
    s.burnt[seat] &= ~(1 << c)
    put_out_by_clouds(s, seat)
