"""A small random generator for kernels, passed in as an array; no state of a game ever holds one.

Multiply-with-carry on 32 bits ("MWC64X", D. B. Thomas 2011; period about 2**63): fast, the same in
compiled and in plain Python (no operation overflows 64 bits), copied and stored like any array. It is
for playouts and for drawing chance; it is not a secret-keeping generator, see :mod:`.chance` for that.
"""

from __future__ import annotations

import hashlib

import numpy as np
import numpy.typing as npt

from .kernel import kernel

Generator = npt.NDArray[np.uint64]

_MULTIPLIER = np.uint64(4294883355)
_LOW = np.uint64(0xFFFFFFFF)
_SHIFT = np.uint64(32)


def generator(*seed: object) -> Generator:
    """A generator for ``seed`` (any values with a stable ``repr``): equal seeds, equal sequences."""
    digest = hashlib.sha256(repr(seed).encode()).digest()
    state = np.zeros(1, np.uint64)
    state[0] = int.from_bytes(digest[:8], "big") % (4294883355 << 32) | 1
    return state


@kernel
def next_bits(rng):  # type: ignore[no-untyped-def]
    """The next 32 random bits of ``rng``, as a 64-bit unsigned integer."""
    low = rng[0] & _LOW
    carry = rng[0] >> _SHIFT
    rng[0] = low * _MULTIPLIER + carry
    return low ^ carry


@kernel
def below(rng, n):  # type: ignore[no-untyped-def]
    """A random integer in ``0 … n-1``, for ``1 <= n < 2**16``; bias below ``n / 2**32``."""
    return np.int64((next_bits(rng) * np.uint64(n)) >> _SHIFT)


@kernel
def uniform(rng):  # type: ignore[no-untyped-def]
    """A random float in [0, 1), in steps of ``2**-32``."""
    return np.float64(next_bits(rng)) / 4294967296.0
