"""Whole numbers that are posted or stand in an address."""

from __future__ import annotations

from spieltisch.site.refusals import Refusal

LONGEST = 7  # digits


def whole(typed: str, complaint: str) -> int:
    """The whole number that was typed; 422 with the text ``complaint`` for anything else."""
    if not (typed.isascii() and typed.isdigit() and len(typed) <= LONGEST):
        raise Refusal(422, complaint)
    return int(typed)
