"""Asking a bot for its move; the only place where the site touches the bots."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spieltisch.core.match import Match


def seed(secret: str, step: int) -> int:
    """What a bot's own dice are seeded with at ``step``: stable over restarts, unlike what chance draws."""
    return int.from_bytes(hashlib.sha256(f"spieltisch bot {secret} {step}".encode()).digest()[:4], "big")


def choose(match: Match, seat: int, level: int, secret: str) -> str:
    """What a bot of ``level`` plays at ``seat``, in notation; it is shown what the seat sees.

    May think for a second. Raises ``ValueError`` for a bot that chose what is not legal.
    """
    from spieltisch.bots import levels

    chosen = levels.player(level, match.game.id).choose(match, seat, seed(secret, match.step))
    action = chosen if isinstance(chosen, str) else match.game.action_text(match.state, chosen)
    if action not in match.legal_actions():
        raise ValueError(f"level {level} chose {action!r}")
    return action
