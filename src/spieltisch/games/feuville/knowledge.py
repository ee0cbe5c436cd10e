"""Who knows what in Feuville: everybody everything that lies open, and nobody the order of the stacks, which
is not in the record. So a record as one seat may see it is the record itself."""

# mypy: disable-error-code="no-untyped-def"
from __future__ import annotations

from ...core.kernel import kernel


@kernel
def observe(states, seat, out):
    """Write into ``out`` the record as ``seat`` may see it (-1: an onlooker): a copy."""
    out[0] = states[0]


@kernel
def resample(states, seat, rng):
    """Fill what ``seat`` cannot know with a possible truth: there is nothing to fill."""
