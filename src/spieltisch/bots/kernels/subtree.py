"""Keeping what a search has found out about a position that the game has come to."""

# mypy: disable-error-code="no-untyped-def"
from __future__ import annotations

from ...core.kernel import kernel
from ..nodes import NO_MOVER, NONE


@kernel
def keep_subtree(nodes, root, out):
    """Copy the tree below ``root`` to the beginning of ``out``; return how many nodes that makes.

    It may be cut short where ``out`` is full.
    """
    out[0] = nodes[root]
    out[0].sibling = NONE
    out[0].mover = NO_MOVER
    used = 1
    parent = 0
    while parent < used:
        child = out[parent].first
        out[parent].first = NONE
        while child != NONE and used < out.size:
            out[used] = nodes[child]
            out[used].sibling = out[parent].first
            out[parent].first = used
            used += 1
            child = nodes[child].sibling
        parent += 1
    return used
