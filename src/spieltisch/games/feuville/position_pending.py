"""What is pending in a position: the frames of the decision stack, and what the rules rely on with each."""

from __future__ import annotations

from typing import Any

from ...core.decisions import push
from ...core.fields import entries, is_number
from ...core.game import CHANCE
from . import persons, rules, state, supply
from .frames import (
    ANY_ITEM,
    ASK_DISPLAY,
    ASKED,
    CODES,
    COUNT,
    DECREE_ITEM,
    FLAG,
    FRAMES,
    LAYER_SET,
    MOVER,
    NO_DETAIL,
    NOBODY,
    OTHERS,
    SLOT,
    SPELL_ITEM,
    STORED_USE,
    SUM,
    TILE_ITEM,
)
from .position_fields import FieldReader, refuse
from .state import (
    ARCHITECTS,
    CITY_DECREE,
    COLUMNS,
    FREE,
    LAYERS,
    SLOTS,
)


class PendingReader(FieldReader):
    """Reads the list ``pending`` and stacks its frames in the record."""

    def frame(self, number: int, entry: Any) -> tuple[int, int, int]:
        """An entry as a frame: what, seat, number."""
        field = f"pending[{number}]"
        if not isinstance(entry, list) or not 0 < len(entry) <= 3 or not isinstance(entry[0], str):
            raise refuse(field, "frame")
        name, *rest = entry
        architects = name == ASK_DISPLAY
        code = state.ASK if architects else CODES.get(name)
        if code is None or code == state.TURN:
            raise refuse(field, "one-of", known=", ".join((*CODES, ASK_DISPLAY)))
        frame = FRAMES[code]
        parts = (frame.whose != NOBODY or frame.detail != NO_DETAIL) + (frame.detail != NO_DETAIL)
        if len(rest) != parts:
            raise refuse(field, ("frame-alone", "frame-of-seat", "frame-with-detail")[parts], what=name)
        seat = self._whose(frame.whose, rest[0] if rest else None, field)
        arg = self._detail(frame.detail, rest[1], field) if parts > 1 else 0
        return code, seat, arg + (ARCHITECTS if architects else 0)

    def _whose(self, whose: int, seat: Any, field: str) -> int:
        if whose == NOBODY:
            if seat is not None:
                raise refuse(field, "null-for-seat")
            return CHANCE
        found = self.seat(seat, field)
        if (whose == MOVER and found != self.s.turn) or (whose == OTHERS and found == self.s.turn):
            raise refuse(field, "mover" if whose == MOVER else "not-mover")
        return found

    def _detail(self, detail: int, value: Any, field: str) -> int:
        if detail == ANY_ITEM:
            return self.item(value, field)
        if detail == TILE_ITEM:
            t = self.tile(value, field, None)
            if not t:
                raise refuse(field, "tile")
            return t
        if detail == DECREE_ITEM:
            d = self.decree(value, field)
            if not d:
                raise refuse(field, "decree")
            return d
        if detail == SPELL_ITEM:
            t = self.spell(value, field)
            if not t:
                raise refuse(field, "spell")
            return t
        if detail == LAYER_SET:
            if not isinstance(value, list) or not value or any(layer not in LAYERS for layer in value):
                raise refuse(field, "layers")
            return sum({1 << LAYERS.index(layer) for layer in value})
        if detail == FLAG:
            if not isinstance(value, bool):
                raise refuse(field, "true-or-false-at-end")
            return int(value)
        least, most = {
            COUNT: (1, COLUMNS),
            ASKED: (0, self.players),
            SUM: (0, int(self.s.juggler_goal) - 1),
            SLOT: (1, SLOTS),
        }[detail]
        if not is_number(value, least, most):
            raise refuse(field, "number-at-end", least=least, most=most)
        return int(value) - (detail == SLOT)

    def stack_up(self, frames: list[tuple[int, int, int]]) -> None:
        """Put the frames on the stack, and see that the rules can go on from there."""
        s = self.s
        below = state.TURN
        names = [FRAMES[code].name for code, _, _ in frames]
        found = s.turn >= 0
        if found == ("start" in names):
            raise refuse("start", "start-or-pending")
        push(s, state.TURN, s.turn if found else 0, 0)
        for number, (code, seat, arg) in enumerate(frames):
            if code not in FRAMES[below].above:
                raise refuse(f"pending[{number}]", "can-follow", below=FRAMES[below].name)
            push(s, code, seat, arg)
            below = code
        self._safe_slots(frames)
        for number, frame in enumerate(frames):
            self._check_frame(f"pending[{number}]", *frame, frames[number + 1 : number + 2])
        self._check_dice({code for code, _, _ in frames})
        if below in (state.ROWS, state.ASK, state.INN, state.ATTACK, state.GRANT):
            raise refuse("pending", "decider-at-end")
        rules.settle(s)
        if rules.current_player(self.states) >= 0 and rules.choices_as_seen(self.states) == 0:
            raise refuse("pending", "decidable")

    def _safe_slots(self, frames: list[tuple[int, int, int]]) -> None:
        for entry in entries(self.position, "safe", 2 * self.players):
            if not isinstance(entry, list) or len(entry) != 2 or not is_number(entry[1], 1, SLOTS):
                raise refuse("safe", "safe")
            if all(code != state.THEFT for code, _, _ in frames):
                raise refuse("safe", "no-theft")
            self.s.safe |= persons.slot_bit(self.seat(entry[0], "safe"), entry[1] - 1)

    def _check_frame(self, field: str, code: int, seat: int, arg: int, above: list[Any]) -> None:
        """What the rules rely on when this frame comes to the top."""
        s = self.s
        spell = {
            state.PICK: state.PICK_SPELL, state.SHIELD: state.SHIELD_SPELL, state.PROTECT: state.PROTECTION
        }.get(code)  # fmt: skip
        if spell is not None and supply.spell_held(s, seat, spell) < 0:
            raise refuse(field, "spell-holder")
        if code == state.PROTECT and not persons.can_steal(
            s, s.turn, seat, arg, supply.has_room(s, s.turn)
        ):
            raise refuse(field, "loot")
        if code == state.GRANT and s.spell[arg, 0] != state.POINTS and s.spells[seat].all():
            raise refuse(field, "room-for-spell")
        if code == state.PLACE:
            self._check_placing(field, seat, arg, above)
        if code in STORED_USE and code != state.BUILD:
            kinds = {state.DISTRICT_CHOICE: state.DISTRICT, state.AREA_CHOICE: state.AREA}
            if s.decree[arg, 0] != kinds.get(code, FREE):
                raise refuse(field, "decree-of-kind")
        if code in (state.INN, state.ASK, state.ATTACK) and above and arg % ARCHITECTS == 0 and not (
            code == state.ASK and above[0][0] == state.PICK
        ):
            raise refuse(field, "asked-at-end")

    def _check_placing(self, field: str, seat: int, item: int, above: list[Any]) -> None:
        s = self.s
        if item == -CITY_DECREE:
            raise refuse(field, "no-city-in-hand")
        using_stored = bool(above) and above[0][0] in STORED_USE
        if using_stored and (seat != s.turn or above[0][1] != seat or supply.free_slot(s, seat) < 0):
            raise refuse(field, "slot-in-use")
        if not supply.can_place(s, seat, item, supply.has_room(s, seat)):
            raise refuse(field, "can-place")
        if item > 0 and above and above[0][0] == state.DECREE:
            raise refuse(field, "decree-to-lay")

    def _check_dice(self, codes: set[int]) -> None:
        s = self.s
        double = s.dice[0] > 0 and s.dice[0] == s.dice[1]
        if double != (state.ATTACK in codes):
            raise refuse("dice", "double")
        before_roll = {*STORED_USE, state.DICE, state.START, state.TILES, state.DECREE, state.SPELL}
        if s.dice[0] == 0 and not codes <= before_roll:
            raise refuse("dice", "rolled")
        if s.dice[0] > 0 and codes & {state.DICE, state.START}:
            raise refuse("dice", "not-rolled")
