"""Where randomness comes from: a secret and the number of the step, and nothing else.

Every chance outcome of a game is drawn from ``SHA-256(secret, step number)``. So a restart, a reload or an
undo never draws again, nothing in a state tells what comes, and whoever is shown the secret after the game
can check every draw (a server may publish ``commitment()`` before the first move).
"""

from __future__ import annotations

import hashlib
import secrets
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

SECRET_BYTES = 32


@dataclass(frozen=True, repr=False)
class ChanceSource:
    """Draws chance outcomes from ``secret`` (bytes). Its ``repr`` does not show the secret."""

    secret: bytes

    @classmethod
    def from_seed(cls, seed: int | None) -> ChanceSource:
        """A source for a seed (equal seeds, equal games), or a fresh one from the operating system."""
        if seed is None:
            return cls(secrets.token_bytes(SECRET_BYTES))
        return cls(hashlib.sha256(f"spieltisch seed {seed}".encode()).digest())

    def commitment(self) -> str:
        """A hash that binds the secret without telling it (hex)."""
        return hashlib.sha256(b"spieltisch commitment " + self.secret).hexdigest()

    def number(self, step: int, n: int) -> int:
        """A whole number in ``0 … n-1`` for chance step ``step``; bias below ``n / 2**128``."""
        digest = hashlib.sha256(b"spieltisch chance %b %d" % (self.secret, step)).digest()
        return int.from_bytes(digest[:16], "big") % n

    def pick(self, step: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
        """One of ``outcomes``, each as likely as its whole-number weight."""
        bounds = list(accumulate(weights))
        return outcomes[bisect_right(bounds, self.number(step, bounds[-1]))]
