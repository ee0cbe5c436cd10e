"""Asking a bot for its move; the only place where the site touches the bots."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import engine

if TYPE_CHECKING:
    from spieltisch.core.match import Match


@dataclass(frozen=True)
class Question:
    """What a bot is asked: what its seat sees, and what it may do. The rest of the match stays outside."""

    game: Any
    seat: int
    seen: Any
    legal: tuple[str, ...]
    step: int
    reflex: bool
    """Whether nobody may learn from how long the answer takes that there is but one."""


def question(match: Match, seat: int) -> Question:
    """The question that ``match`` puts to ``seat``, which is to move."""
    legal = tuple(match.legal_actions())
    reflex = bool(engine.reflex(match))
    return Question(match.game, seat, match.observed(seat), legal, match.step, reflex)


def answer(asked: Question, level: int, secret: str) -> str:
    """What a bot of ``level`` plays, in notation. May think for a second.

    A new bot for each question: what it answers depends on nothing but the question and the secret, not on
    other tables, and no search tree stays in memory.

    Raises ``ValueError`` for a bot that chose what is not legal.
    """
    from spieltisch import bots
    from spieltisch.bots.ismcts import SearchPlayer

    bot = bots.by_name(str(level), asked.game)
    seed = _seed(secret, asked.step)
    if asked.reflex and len(asked.legal) == 1 and isinstance(bot, SearchPlayer):
        bot.visits(asked.seen, asked.seat, seed)  # for as long as one who has the choice
    chosen = bot.choose(asked.seen, asked.seat, seed)
    action = str(asked.game.action_text(asked.seen, chosen))
    if action not in asked.legal:
        raise ValueError(f"level {level} chose {action!r}")
    return action


def _seed(secret: str, step: int) -> int:
    """What a bot's own dice are seeded with: stable over restarts, and unlike what chance draws."""
    return int.from_bytes(hashlib.sha256(f"spieltisch bot {secret} {step}".encode()).digest()[:4], "big")
