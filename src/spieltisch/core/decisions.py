"""The decision stack: pending choices and chores of a game, as small frames in its record.

A record that uses it has the fields ``frames`` (int8, shape ``(DEPTH, 3)``) and ``depth`` (int8). A frame
is ``(what, seat, arg)``: a code of the game, the seat that decides (or ``CHANCE``), and one small number.
The top frame is what happens next; an empty stack means the game is over. Interrupts and powers that
start powers push frames; whoever answers pops them.
"""

from __future__ import annotations

import numpy as np

from .kernel import inlined, kernel

DEPTH = 8
FRAME_FIELDS = [("frames", "i1", (DEPTH, 3)), ("depth", "i1")]

NOTHING = 0
"""The code of "no frame": the stack is empty."""


@inlined
def push(s, what, seat, arg):  # type: ignore[no-untyped-def]
    """Put a frame on top."""
    s.frames[s.depth, 0] = what
    s.frames[s.depth, 1] = seat
    s.frames[s.depth, 2] = arg
    s.depth += 1


@kernel
def pop(s):  # type: ignore[no-untyped-def]
    """Take the top frame away and clear it, so that equal situations have equal bytes."""
    s.depth -= 1
    s.frames[s.depth, 0] = 0
    s.frames[s.depth, 1] = 0
    s.frames[s.depth, 2] = 0


@kernel
def top(s):  # type: ignore[no-untyped-def]
    """The code of the top frame, ``NOTHING`` if there is none."""
    if s.depth == 0:
        return NOTHING
    return np.int64(s.frames[s.depth - 1, 0])


@kernel
def top_seat(s):  # type: ignore[no-untyped-def]
    """The seat of the top frame."""
    return np.int64(s.frames[s.depth - 1, 1])


@kernel
def top_arg(s):  # type: ignore[no-untyped-def]
    """The number of the top frame."""
    return np.int64(s.frames[s.depth - 1, 2])


@kernel
def set_top_arg(s, arg):  # type: ignore[no-untyped-def]
    """Change the number of the top frame."""
    s.frames[s.depth - 1, 2] = arg
