"""Notation: the language-free texts of actions and chance outcomes, and their numbers.

``move N`` walks to the N-th card of the alley, counted from its back, 1 first, as the alley lies after the
mover has collected. ``leave``. ``give ID`` gives a card to the fox or dog that asks. ``net N`` takes the
N-th card ahead of the cards being collected (with ``net_reaches_behind``: of the alley as it lies at that
moment). Chance: ``disc SEAT`` (start stack, bottom first), ``card ID``.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import RefusedError
from .actions import CARD_FIRST, DISC_FIRST, GIVE_FIRST, LEAVE, MOVE_1, NET_1
from .cards import CARDS
from .state import ALLEY, SEATS

ACTION_FORMS = "move N, leave, give CARD, net N"
CHANCE_FORMS = "disc SEAT, card CARD"


@dataclass(frozen=True)
class Move:
    """Walk to the ``number``-th card from the back of the alley (1 first)."""

    number: int


@dataclass(frozen=True)
class Leave:
    """Leave the alley."""


@dataclass(frozen=True)
class Give:
    """Give ``card`` (an id) to a fox or dog."""

    card: str


@dataclass(frozen=True)
class Net:
    """Net the ``number``-th card ahead (1 first)."""

    number: int


Action = Move | Leave | Give | Net


def decode(number: int) -> Action:
    """The action with this number. Raises :class:`RefusedError` outside the range."""
    if MOVE_1 <= number < LEAVE:
        return Move(number - MOVE_1 + 1)
    if number == LEAVE:
        return Leave()
    if GIVE_FIRST <= number < NET_1:
        return Give(CARDS[number - GIVE_FIRST])
    if NET_1 <= number < NET_1 + ALLEY:
        return Net(number - NET_1 + 1)
    raise RefusedError("notation", text=str(number), forms=ACTION_FORMS)


def encode(action: Action) -> int:
    """The number of an action."""
    if isinstance(action, Move):
        return MOVE_1 + action.number - 1
    if isinstance(action, Give):
        return GIVE_FIRST + CARDS.index(action.card)
    if isinstance(action, Net):
        return NET_1 + action.number - 1
    return LEAVE


def to_text(action: Action) -> str:
    """An action in notation."""
    if isinstance(action, Move):
        return f"move {action.number}"
    if isinstance(action, Give):
        return f"give {action.card}"
    if isinstance(action, Net):
        return f"net {action.number}"
    return "leave"


def from_text(text: str) -> Action:
    """The action that ``text`` notates. Raises :class:`RefusedError` if it notates none."""
    word, _, rest = text.partition(" ")
    if text == "leave":
        return Leave()
    if word == "give" and rest in CARDS:
        return Give(rest)
    if word in ("move", "net") and (number := _number(rest, ALLEY)) is not None and number > 0:
        return Move(number) if word == "move" else Net(number)
    raise RefusedError("notation", text=text[:60], forms=ACTION_FORMS)


def chance_to_text(outcome: int) -> str:
    """A chance outcome in notation."""
    if outcome < CARD_FIRST:
        return f"disc {outcome - DISC_FIRST}"
    return f"card {CARDS[outcome - CARD_FIRST]}"


def chance_from_text(text: str) -> int:
    """The chance outcome that ``text`` notates. Raises :class:`RefusedError` if it notates none."""
    word, _, rest = text.partition(" ")
    if word == "card" and rest in CARDS:
        return CARD_FIRST + CARDS.index(rest)
    if word == "disc" and (seat := _number(rest, SEATS - 1)) is not None:
        return DISC_FIRST + seat
    raise RefusedError("notation", text=text[:60], forms=CHANCE_FORMS)


def _number(text: str, most: int) -> int | None:
    """A plain decimal number up to ``most``, without signs, blanks or leading zeros."""
    if not text.isascii() or not text.isdigit() or len(text) > 3 or (text[0] == "0" and text != "0"):
        return None
    number = int(text)
    return number if number <= most else None
