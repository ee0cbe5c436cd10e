"""Positions: a table of Fabelwald typed in or written out. The format is documented in
docs/formats-fabelwald.md."""

from __future__ import annotations

from typing import Any

from ...core.game import States
from ...core.plain import plain
from .cards import CARDS
from .frames import CARD, COUNT, CREATURE, FRAMES, NO_DETAIL, NOBODY
from .state import COMBOS, EVERYBODY, KIND_BITS, LANE, MOST_KNOWN, SEATS, SPENT
from .table import known_to, listed

SPENT_MARK = "*"
"""Behind the id of a card that has triggered in this chain."""
FLAGS = ("played", "closed", "moved")
NUMBERS = ("extras", "runes", "dry")


def card_text(card: int) -> str:
    """The id of a card, with a mark if it is spent."""
    return CARDS[card & KIND_BITS] + (SPENT_MARK if card & SPENT else "")


def write(states: States) -> dict[str, Any]:
    """The position of a whole record."""
    s = plain(states)
    written: dict[str, Any] = {
        "start": s.start if s.start >= 0 else None,
        "turn": s.turn if s.turn >= 0 else None,
        "hands": [listed(s.hand[seat]) for seat in range(s.players)],
        "combos": [
            [c + 1, s.combo_owner[c], [card_text(card) for card in s.combo_cards[c][: s.combo_size[c]]]]
            for c in range(COMBOS)
            if s.combo_size[c]
        ],
        "discard": [CARDS[card] for card in s.discard[: s.discards]],
        **{flag: bool(getattr(s, flag)) for flag in FLAGS},
        **{number: getattr(s, number) for number in NUMBERS},
        "missing": [seat for seat in range(s.players) if s.missing[seat]],
        "last": s.last if s.last >= 0 else None,
        "known": _known(s),
    }
    if unaware := _unaware(s):
        written["unaware"] = unaware
    if s.chain:
        written["chain"] = _chain(s)
    if s.depth > 1:
        written["pending"] = [_frame(*frame) for frame in s.frames[1 : s.depth]]
    if s.depth == 0:
        written["over"] = True
    return written


def _known(s: Any) -> list[list[Any]]:
    """Who knows which cards of whose hand: first what all have seen, then who knows more."""
    found: list[list[Any]] = []
    for owner in range(s.players):
        common = known_to(s, owner, EVERYBODY)
        if common:
            found.append([None, owner, common])
        for viewer in range(s.players):
            known = known_to(s, owner, viewer)
            if viewer != owner and known != common:
                found.append([viewer, owner, known])
    return found


def _unaware(s: Any) -> list[list[Any]]:
    """Who knows which cards of whose hand without its owner being able to tell."""
    found: list[list[Any]] = []
    for owner in range(s.players):
        for viewer in range(s.players):
            if viewer != owner:
                shift = LANE * (viewer - (viewer > owner))
                cards = listed([lanes >> shift & MOST_KNOWN for lanes in s.unaware[owner]])
                if cards:
                    found.append([viewer, owner, cards])
    return found


def _chain(s: Any) -> dict[str, Any]:
    """The chain of powers that is going on."""
    return {
        "powers": s.chain,
        "creature": CARDS[s.power],
        "left": s.left,
        "other": s.other if s.other >= 0 else None,
        "asked": [seat for seat in range(SEATS) if s.asked >> seat & 1],
        "taken": [card_text(card) for card in s.taken if card],
    }


def _frame(what: int, seat: int, arg: int) -> list[Any]:
    frame = FRAMES[what]
    told: list[Any] = [frame.name]
    if frame.whose != NOBODY:
        told.append(arg if frame.in_number else seat)
    elif frame.detail != NO_DETAIL:
        told.append(None)
    if frame.detail == COUNT:
        told.append(arg)
    elif frame.detail in (CARD, CREATURE):
        told.append(card_text(arg))
    return told
