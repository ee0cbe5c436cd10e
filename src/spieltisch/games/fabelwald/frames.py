"""The decision stack in words, for positions: what is pending, and in what.

A frame is written ``[name]``, ``[name, seat]`` or ``[name, seat, detail]``, from the bottom of the stack to
its top, without the turn itself. docs/formats-fabelwald.md lists them.
"""

from __future__ import annotations

from typing import NamedTuple

from . import state

# What the third part of a frame tells.
NO_DETAIL, COUNT, CARD, CREATURE = range(4)
# Whose a frame can be.
NOBODY, MOVER, OTHERS, ANYBODY = range(4)


class Frame(NamedTuple):
    """A kind of frame: its name, whose it is, what its detail tells, what may lie on it.

    Frames of chance that concern a seat keep it in the number of the frame (``in_number``).
    """

    name: str
    whose: int
    detail: int
    above: tuple[int, ...] = ()
    in_number: bool = False


FRAMES = {
    state.START: Frame("start", NOBODY, NO_DETAIL),
    state.DEAL: Frame("deal", NOBODY, COUNT),
    state.DRAW: Frame("draw", MOVER, NO_DETAIL, (state.DRAW,), True),
    state.STEAL: Frame("steal", OTHERS, NO_DETAIL, (state.ASK_AMULET,), True),
    state.LOSE: Frame("lose", OTHERS, NO_DETAIL, (state.LOSE,), True),
    state.TURN_UP: Frame("turn-up", NOBODY, NO_DETAIL),
    state.TURN: Frame(
        "turn",
        MOVER,
        NO_DETAIL,
        (
            state.START, state.DEAL, state.DRAW, state.STEAL, state.LOSE, state.PLACE, state.POWER,
            state.CHOOSE, state.AT_ONCE, state.LIMIT,
        ),
    ),
    state.PLACE: Frame("place", MOVER, CARD),
    state.POWER: Frame("power", MOVER, CREATURE),
    state.CHOOSE: Frame("choose", MOVER, CREATURE, (state.DRAW, state.STEAL, state.TURN_UP)),
    state.AT_ONCE: Frame("at-once", MOVER, CREATURE),
    state.ASK_AMULET: Frame("amulet", OTHERS, NO_DETAIL),
    state.THROW: Frame("discard", ANYBODY, NO_DETAIL),
    state.LIMIT: Frame("limit", NOBODY, NO_DETAIL, (state.THROW,)),
}  # fmt: skip

CODES = {frame.name: code for code, frame in FRAMES.items()}
