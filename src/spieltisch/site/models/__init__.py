"""What the site remembers: tables and every step ever taken (:mod:`.table`), people (:mod:`.people`), and for
a while how often somebody did something (:mod:`.pace`)."""

from __future__ import annotations

from .pace import Count
from .people import Account, Block, Person
from .table import Presence, Proposal, Seat, Step, Table, new_public_id, new_secret

__all__ = [
    "Account", "Block", "Count", "Person",
    "Presence", "Proposal", "Seat", "Step", "Table", "new_public_id", "new_secret",
]  # fmt: skip
