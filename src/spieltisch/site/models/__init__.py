"""What the site remembers: tables and every step ever taken (:mod:`.table`), and people (:mod:`.people`)."""

from __future__ import annotations

from .people import Account, Block, Person
from .table import Presence, Proposal, Seat, Step, Table, new_public_id, new_secret

__all__ = [
    "Account", "Block", "Person",
    "Presence", "Proposal", "Seat", "Step", "Table", "new_public_id", "new_secret",
]  # fmt: skip
