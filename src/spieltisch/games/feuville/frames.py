"""The decision stack in words, for positions: what is pending, and in what.

A frame is written ``[name]``, ``[name, seat]`` or ``[name, seat, detail]``, from the bottom of the stack to
its top, without the turn itself. docs/formats-feuville.md lists them.
"""

from __future__ import annotations

from typing import NamedTuple

from . import state

# What the third part of a frame tells.
NO_DETAIL, TILE_ITEM, ANY_ITEM, DECREE_ITEM, SPELL_ITEM, COUNT, ASKED, SUM, SLOT, FLAG, LAYER_SET = range(11)
# Whose a frame can be.
NOBODY, MOVER, OTHERS, ANYBODY = range(4)


class Frame(NamedTuple):
    """A kind of frame: its name, whose it is, what its detail tells, what may lie on it."""

    name: str
    whose: int
    detail: int
    above: tuple[int, ...] = ()


STORED_USE = (state.BUILD, state.DISTRICT_CHOICE, state.AREA_CHOICE, state.FREE_CHOICE)

FRAMES = {
    state.START: Frame("start", NOBODY, NO_DETAIL),
    state.TILES: Frame("tiles", NOBODY, LAYER_SET, (state.START,)),
    state.DECREE: Frame("decree", NOBODY, NO_DETAIL, (state.TILES,)),
    state.SPELL: Frame("spell", NOBODY, NO_DETAIL, (state.DECREE,)),
    state.DICE: Frame("dice", NOBODY, NO_DETAIL),
    state.DIE: Frame("die", NOBODY, SUM),
    state.TURN: Frame(
        "turn",
        MOVER,
        NO_DETAIL,
        (
            *STORED_USE,
            state.DICE,
            state.ATTACK,
            state.ROWS,
            state.ASK,
            state.TILES,
            state.INN,
            state.TAKE_OR_PASS,
            state.PLACE,
            state.SPELL,
            state.MAYOR,
            state.CHOOSE_SPELL,
            state.GRANT,
            state.THEFT,
            state.DIE,
            state.JUGGLE,
        ),
    ),
    state.PLACE: Frame("place", ANYBODY, ANY_ITEM, (*STORED_USE, state.DECREE)),
    state.BUILD: Frame("build", ANYBODY, TILE_ITEM),
    state.DISTRICT_CHOICE: Frame("district", MOVER, DECREE_ITEM),
    state.AREA_CHOICE: Frame("area", MOVER, DECREE_ITEM),
    state.FREE_CHOICE: Frame("free", MOVER, DECREE_ITEM),
    state.JUGGLE: Frame("juggle", MOVER, SUM),
    state.THEFT: Frame("thief", MOVER, FLAG, (state.PROTECT,)),
    state.PROTECT: Frame("protect", OTHERS, SLOT),
    state.TAKE: Frame("innkeeper", MOVER, NO_DETAIL),
    state.TAKE_OR_PASS: Frame("another", MOVER, FLAG, (state.ASK, state.TILES)),
    state.TAKE_AND_BUILD: Frame("guest", OTHERS, NO_DETAIL),
    state.PICK: Frame("pick", ANYBODY, NO_DETAIL),
    state.MAYOR: Frame("mayor", MOVER, NO_DETAIL),
    state.QUENCH: Frame("quench", MOVER, COUNT),
    state.CHOOSE_SPELL: Frame("choose-spell", MOVER, FLAG, (state.QUENCH,)),
    state.SHIELD: Frame("shield", ANYBODY, COUNT),
    state.BURN: Frame("burn", ANYBODY, COUNT),
    state.ROWS: Frame("rows", ANYBODY, NO_DETAIL, (state.PLACE, state.BUILD)),
    state.ASK: Frame("ask", MOVER, ASKED, (state.PICK, state.PLACE)),
    state.INN: Frame(
        "guests", MOVER, ASKED, (state.TAKE, state.ROWS, state.ASK, state.TILES, state.TAKE_AND_BUILD)
    ),
    state.ATTACK: Frame("dragon", MOVER, ASKED, (state.SHIELD, state.BURN)),
    state.GRANT: Frame("grant", MOVER, SPELL_ITEM, (state.SPELL,)),
}

CODES = {frame.name: code for code, frame in FRAMES.items()}
ASK_DISPLAY = "ask-display"
"""The name of an ``ask`` before the architect refills the whole display."""
