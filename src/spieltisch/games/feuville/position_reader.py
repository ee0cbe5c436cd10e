"""Reading a position: field by field, complaining by name; nothing is half read. FE ids say why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.decisions import DEPTH, push
from ...core.errors import RefusedError, phrase
from ...core.game import CHANCE, States
from . import persons, rules, state, supply, town
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
from .ids import OWN_WALL, decree_ids, spell_ids, tile_ids
from .options import complete
from .sets import ROOM
from .setup import empty_table
from .state import (
    ARCHITECTS,
    CITY_DECREE,
    COLUMNS,
    FREE,
    LAYERS,
    OPEN_SPELLS,
    REMOVED_DECREES,
    SKY,
    SLOTS,
    SPACES,
    SPELL_SLOTS,
    STAGES,
    START_WALL,
    WALL,
)

FIELDS = (
    "format", "game", "players", "options", "start", "turn", "round", "last_round", "dice", "used", "display",
    "spells", "played", "towns", "pending", "safe", "over",
)  # fmt: skip
TOWN_FIELDS = ("columns", "burnt", "grass", "slots", "spells", "juggled", "conjured")
MOST_POINTS = 9999
MOST_PLAYED_POINTS = 999


def _refuse(field: str, wanted: str, **values: Any) -> RefusedError:
    """Refuses ``field``; what it must be is the message ``wanted-…`` of the game's texts or the core's."""
    return RefusedError("field", field=field, wanted=phrase(f"wanted-{wanted}", room=ROOM, **values))


class PositionReader:
    """Fills a record from a position."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        self.position = position
        for field in position:
            if field not in FIELDS:
                raise RefusedError("unknown-field", field=str(field)[:40], known=", ".join(FIELDS))
        self.players = self._number(position, "players", 2, state.SEATS)
        options = position.get("options", {})
        if not isinstance(options, dict):
            raise _refuse("options", "options")
        self.options = complete(options)
        self.states: States = empty_table(self.players, self.options)
        self.s = self.states[0]
        self.tiles = tile_ids(self.states)
        self.decrees = decree_ids(self.states)
        self.spells = spell_ids(self.states)
        # How many of each type lie somewhere.
        self.seen: dict[str, int] = {}

    def read(self, begin: bool = True) -> tuple[int, dict[str, Any], States]:
        """Players, complete options and state. Without ``begin`` gaps need not be about to be refilled."""
        self._lay_display()
        self._count_played()
        self._build_towns()
        self._set_turn()
        over = self.position.get("over", False)
        if over is not True and over is not False:
            raise _refuse("over", "true-or-false")
        pending = self._list(self.position, "pending", DEPTH - 1)
        if over and pending:
            raise _refuse("pending", "nothing-pending")
        frames = [self._frame(number, entry) for number, entry in enumerate(pending)]
        self._count_unseen()
        if not over:
            self._stack_up(frames)
        if begin and not over:
            self._check_gaps()
        return self.players, self.options, self.states

    # ------------------------------------------------------------ what lies where

    def _lay_display(self) -> None:
        display = self.position.get("display")
        if not isinstance(display, dict) or set(display) != {*LAYERS, "decree"}:
            raise _refuse("display", "display")
        for layer, word in enumerate(LAYERS):
            for column, tile in enumerate(self._exactly(display, word, SPACES, "display.")):
                self.s.display[layer, column] = self._tile(tile, f"display.{word}", layer)
        for column, decree in enumerate(self._exactly(display, "decree", SPACES, "display.")):
            self.s.open_decrees[column] = self._decree(decree, "display.decree")
        for space, spell in enumerate(self._exactly(self.position, "spells", OPEN_SPELLS)):
            self.s.open_spells[space] = self._spell(spell, "spells")

    def _count_played(self) -> None:
        s = self.s
        for number, entry in enumerate(self._list(self.position, "played", state.DECREES)):
            field = f"played[{number}]"
            if not isinstance(entry, list) or len(entry) != 3:
                raise _refuse(field, "played")
            seat = self._seat(entry[0], field)
            d = self._decree(entry[1], field, city=True)
            if not d or not _is_number(entry[2], 0, MOST_PLAYED_POINTS):
                raise _refuse(field, "played-points", most=MOST_PLAYED_POINTS)
            if d == CITY_DECREE:
                if s.city_scored[seat]:
                    raise _refuse(field, "one-city")
                s.city_scored[seat] = 1
            s.played_seat[number], s.played_decree[number], s.played_points[number] = seat, d, entry[2]
            s.played += 1
            s.decrees[seat] += 1
            s.decreed[seat] += entry[2]
        s.city_left = self.players - int(s.city_scored.sum())

    def _build_towns(self) -> None:
        for seat, entry in enumerate(self._exactly(self.position, "towns", self.players)):
            field = f"towns[{seat}]"
            if not isinstance(entry, dict):
                raise _refuse(field, "object")
            for key in entry:
                if key not in TOWN_FIELDS:
                    raise RefusedError(
                        "unknown-field", field=f"{field}.{str(key)[:40]}", known=", ".join(TOWN_FIELDS)
                    )
            self._build_columns(seat, entry, field)
            self._fill_tableau(seat, entry, field)

    def _build_columns(self, seat: int, entry: Mapping[str, Any], field: str) -> None:
        s = self.s
        columns = self._list(entry, "columns", COLUMNS, f"{field}.")
        where = f"{field}.columns"
        for c, column in enumerate(columns):
            if not isinstance(column, list) or len(column) != len(LAYERS):
                raise _refuse(f"{where}[{c}]", "column")
            for layer, tile in enumerate(column):
                own = tile == OWN_WALL and layer == WALL
                s.town[seat, c, layer] = (
                    START_WALL if own else self._tile(tile, f"{where}[{c}]", layer)
                )
            wall, tower, sky = (int(t) for t in s.town[seat, c])
            if not wall or (sky and not tower):
                raise _refuse(f"{where}[{c}]", "stacked")
        if list(s.town[seat, : len(columns), WALL]).count(START_WALL) != 1:
            raise _refuse(where, "start-wall", wall=OWN_WALL)
        s.columns[seat] = len(columns)
        for key in ("burnt", "grass"):
            for number in self._list(entry, key, COLUMNS, f"{field}."):
                if not _is_number(number, 1, len(columns)):
                    raise _refuse(f"{field}.{key}", "columns", most=len(columns))
                s[key][seat] |= 1 << (number - 1)
        for c in range(len(columns)):
            if int(s.grass[seat]) >> c & 1 and not s.town[seat, c, SKY]:
                raise _refuse(f"{field}.grass", "complete-columns")
        if s.burnt[seat] and town.clouds(s, seat) >= s.columns[seat]:
            raise _refuse(f"{field}.burnt", "no-fire")
        self._check_corners(seat, where)

    def _check_corners(self, seat: int, where: str) -> None:
        """FE-11"""
        s = self.s
        if not s.strict_corners:
            return
        for c in range(int(s.columns[seat])):
            wall, tower, _ = s.town[seat, c]
            if tower and (town.kind_of(s, wall) == state.CORNER) != (town.kind_of(s, tower) == state.WHITE):
                raise _refuse(f"{where}[{c}]", "strict-corner")

    def _fill_tableau(self, seat: int, entry: Mapping[str, Any], field: str) -> None:
        s = self.s
        for slot, item in enumerate(self._exactly(entry, "slots", SLOTS, f"{field}.")):
            if item is not None:
                s.slots[seat, slot] = self._item(item, f"{field}.slots")
        for slot, spell in enumerate(self._exactly(entry, "spells", SPELL_SLOTS, f"{field}.")):
            t = self._spell(spell, f"{field}.spells")
            if t and s.spell[t, 0] == state.POINTS:
                raise _refuse(f"{field}.spells", "spell-to-keep")
            s.spells[seat, slot] = t
        s.juggled[seat] = self._number(entry, "juggled", 0, MOST_POINTS, f"{field}.")
        s.conjured[seat] = self._number(entry, "conjured", 0, MOST_POINTS, f"{field}.")

    def _set_turn(self) -> None:
        s = self.s
        position = self.position
        if position.get("start") is not None:
            s.start = self._seat(position.get("start"), "start")
            s.turn = self._seat(position.get("turn"), "turn")
        elif position.get("turn") is not None:
            raise _refuse("start", "start-of-turn")
        s.round_number = self._number(position, "round", 1, int(s.round_limit))
        ending = position.get("last_round", False)
        if not isinstance(ending, bool):
            raise _refuse("last_round", "true-or-false")
        s.ending = ending
        dice = self._list(position, "dice", 2)
        if dice and (len(dice) != 2 or not all(_is_number(die, 1, 6) for die in dice) or dice[0] > dice[1]):
            raise _refuse("dice", "dice")
        used = self._list(position, "used", 2)
        if len(used) != len(set(map(str, used))) or any(die not in dice for die in used):
            raise _refuse("used", "used")
        if used and dice[0] == dice[1]:
            raise _refuse("used", "unused-double")
        for i, die in enumerate(dice):
            s.dice[i] = die
            s.used[i] = die in used

    # ------------------------------------------------------------ what is unseen

    def _count_unseen(self) -> None:
        s = self.s
        for ids, counts, unseen in (
            (self.tiles, s.tile_count, s.unseen),
            (self.decrees, s.decree_count, s.unseen_decrees),
            (self.spells, s.spell_count, s.unseen_spells),
        ):
            for number in range(1, len(ids)):
                seen = self.seen.get(ids[number], 0)
                if seen > counts[number]:
                    raise RefusedError(
                        "too-many-pieces", piece=ids[number], count=seen, most=int(counts[number])
                    )
                unseen[number] = counts[number] - seen
        s.unseen_decrees[CITY_DECREE] = 0
        pile = int(s.unseen_decrees.sum()) - REMOVED_DECREES
        if pile < 0:
            raise RefusedError("decrees-out", count=REMOVED_DECREES)
        s.pile = pile
        for layer, word in enumerate(LAYERS):
            seen_later = False
            for stage in reversed(range(STAGES)):
                types = slice(s.first[layer, stage], s.first[layer, stage + 1])
                s.stack[layer, stage] = s.unseen[types].sum()
                if seen_later and s.stack[layer, stage]:
                    raise RefusedError("stage-order", layer=word)
                seen_later |= bool(s.unseen[types].sum() < s.tile_count[types].sum())

    def _check_gaps(self) -> None:
        """Where something is to be refilled, that is pending. FE-12, FE-19, FE-23"""
        s = self.s
        pending = {int(frame[0]) for frame in s.frames[: s.depth]}
        if state.START in pending:
            return
        if supply.rows_to_refill(s) and not pending & {state.ROWS, state.ASK, state.TILES}:
            raise _refuse("display", "no-empty-row")
        if supply.decree_gap(s) >= 0 and state.DECREE not in pending:
            raise _refuse("display.decree", "six-decrees")
        if supply.spell_gap(s) >= 0 and state.SPELL not in pending:
            raise _refuse("spells", "three-spells")

    # ------------------------------------------------------------ what is pending

    def _frame(self, number: int, entry: Any) -> tuple[int, int, int]:
        field = f"pending[{number}]"
        if not isinstance(entry, list) or not 0 < len(entry) <= 3 or not isinstance(entry[0], str):
            raise _refuse(field, "frame")
        name, *rest = entry
        architects = name == ASK_DISPLAY
        code = state.ASK if architects else CODES.get(name)
        if code is None or code == state.TURN:
            raise _refuse(field, "one-of", known=", ".join((*CODES, ASK_DISPLAY)))
        frame = FRAMES[code]
        parts = (frame.whose != NOBODY or frame.detail != NO_DETAIL) + (frame.detail != NO_DETAIL)
        if len(rest) != parts:
            raise _refuse(field, ("frame-alone", "frame-of-seat", "frame-with-detail")[parts], what=name)
        seat = self._whose(frame.whose, rest[0] if rest else None, field)
        arg = self._detail(frame.detail, rest[1], field) if parts > 1 else 0
        return code, seat, arg + (ARCHITECTS if architects else 0)

    def _whose(self, whose: int, seat: Any, field: str) -> int:
        if whose == NOBODY:
            if seat is not None:
                raise _refuse(field, "null-for-seat")
            return CHANCE
        found = self._seat(seat, field)
        if (whose == MOVER and found != self.s.turn) or (whose == OTHERS and found == self.s.turn):
            raise _refuse(field, "mover" if whose == MOVER else "not-mover")
        return found

    def _detail(self, detail: int, value: Any, field: str) -> int:
        if detail == ANY_ITEM:
            return self._item(value, field)
        if detail == TILE_ITEM:
            t = self._tile(value, field, None)
            if not t:
                raise _refuse(field, "tile")
            return t
        if detail == DECREE_ITEM:
            d = self._decree(value, field)
            if not d:
                raise _refuse(field, "decree")
            return d
        if detail == SPELL_ITEM:
            t = self._spell(value, field)
            if not t:
                raise _refuse(field, "spell")
            return t
        if detail == LAYER_SET:
            if not isinstance(value, list) or not value or any(layer not in LAYERS for layer in value):
                raise _refuse(field, "layers")
            return sum({1 << LAYERS.index(layer) for layer in value})
        if detail == FLAG:
            if not isinstance(value, bool):
                raise _refuse(field, "true-or-false-at-end")
            return int(value)
        least, most = {
            COUNT: (1, COLUMNS),
            ASKED: (0, self.players),
            SUM: (0, int(self.s.juggler_goal) - 1),
            SLOT: (1, SLOTS),
        }[detail]
        if not _is_number(value, least, most):
            raise _refuse(field, "number-at-end", least=least, most=most)
        return int(value) - (detail == SLOT)

    def _stack_up(self, frames: list[tuple[int, int, int]]) -> None:
        s = self.s
        below = state.TURN
        names = [FRAMES[code].name for code, _, _ in frames]
        found = s.turn >= 0
        if found == ("start" in names):
            raise _refuse("start", "start-or-pending")
        push(s, state.TURN, s.turn if found else 0, 0)
        for number, (code, seat, arg) in enumerate(frames):
            if code not in FRAMES[below].above:
                raise _refuse(f"pending[{number}]", "can-follow", below=FRAMES[below].name)
            push(s, code, seat, arg)
            below = code
        self._safe_slots(frames)
        for number, frame in enumerate(frames):
            self._check_frame(f"pending[{number}]", *frame, frames[number + 1 : number + 2])
        self._check_dice({code for code, _, _ in frames})
        if below in (state.ROWS, state.ASK, state.INN, state.ATTACK, state.GRANT):
            raise _refuse("pending", "decider-at-end")
        rules.settle(s)
        if rules.current_player(self.states) >= 0 and rules.choices_as_seen(self.states) == 0:
            raise _refuse("pending", "decidable")

    def _safe_slots(self, frames: list[tuple[int, int, int]]) -> None:
        for entry in self._list(self.position, "safe", 2 * self.players):
            if not isinstance(entry, list) or len(entry) != 2 or not _is_number(entry[1], 1, SLOTS):
                raise _refuse("safe", "safe")
            if all(code != state.THEFT for code, _, _ in frames):
                raise _refuse("safe", "no-theft")
            self.s.safe |= persons.slot_bit(self._seat(entry[0], "safe"), entry[1] - 1)

    def _check_frame(self, field: str, code: int, seat: int, arg: int, above: list[Any]) -> None:
        """What the rules rely on when this frame comes to the top."""
        s = self.s
        spell = {
            state.PICK: state.PICK_SPELL, state.SHIELD: state.SHIELD_SPELL, state.PROTECT: state.PROTECTION
        }.get(code)  # fmt: skip
        if spell is not None and supply.spell_held(s, seat, spell) < 0:
            raise _refuse(field, "spell-holder")
        if code == state.PROTECT and not persons.can_steal(
            s, s.turn, seat, arg, supply.has_room(s, s.turn)
        ):
            raise _refuse(field, "loot")
        if code == state.GRANT and s.spell[arg, 0] != state.POINTS and s.spells[seat].all():
            raise _refuse(field, "room-for-spell")
        if code == state.PLACE:
            self._check_placing(field, seat, arg, above)
        if code in STORED_USE and code != state.BUILD:
            kinds = {state.DISTRICT_CHOICE: state.DISTRICT, state.AREA_CHOICE: state.AREA}
            if s.decree[arg, 0] != kinds.get(code, FREE):
                raise _refuse(field, "decree-of-kind")
        if code in (state.INN, state.ASK, state.ATTACK) and above and arg % ARCHITECTS == 0 and not (
            code == state.ASK and above[0][0] == state.PICK
        ):
            raise _refuse(field, "asked-at-end")

    def _check_placing(self, field: str, seat: int, item: int, above: list[Any]) -> None:
        s = self.s
        if item == -CITY_DECREE:
            raise _refuse(field, "no-city-in-hand")
        using_stored = bool(above) and above[0][0] in STORED_USE
        if using_stored and (seat != s.turn or above[0][1] != seat or supply.free_slot(s, seat) < 0):
            raise _refuse(field, "slot-in-use")
        if not supply.can_place(s, seat, item, supply.has_room(s, seat)):
            raise _refuse(field, "can-place")
        if item > 0 and above and above[0][0] == state.DECREE:
            raise _refuse(field, "decree-to-lay")

    def _check_dice(self, codes: set[int]) -> None:
        s = self.s
        double = s.dice[0] > 0 and s.dice[0] == s.dice[1]
        if double != (state.ATTACK in codes):
            raise _refuse("dice", "double")
        before_roll = {*STORED_USE, state.DICE, state.START, state.TILES, state.DECREE, state.SPELL}
        if s.dice[0] == 0 and not codes <= before_roll:
            raise _refuse("dice", "rolled")
        if s.dice[0] > 0 and codes & {state.DICE, state.START}:
            raise _refuse("dice", "not-rolled")

    # ------------------------------------------------------------ single values

    def _number(
        self, table: Mapping[str, Any], key: str, least: int, most: int, where: str = ""
    ) -> int:
        value = table.get(key)
        if not _is_number(value, least, most):
            raise _refuse(f"{where}{key}", "number", least=least, most=most)
        return int(value)  # type: ignore[arg-type]

    def _list(self, table: Mapping[str, Any], key: str, most: int, where: str = "") -> list[Any]:
        value = table.get(key, [])
        if not isinstance(value, list) or len(value) > most:
            raise _refuse(f"{where}{key}", "list", most=most)
        return value

    def _exactly(self, table: Mapping[str, Any], key: str, count: int, where: str = "") -> list[Any]:
        value = table.get(key)
        if not isinstance(value, list) or len(value) != count:
            raise _refuse(f"{where}{key}", "list-of", count=count)
        return value

    def _seat(self, seat: Any, field: str) -> int:
        if not _is_number(seat, 0, self.players - 1):
            raise _refuse(field, "seat", most=self.players - 1)
        return int(seat)

    def _found(self, ids: tuple[str, ...], what: Any, field: str) -> int:
        """The number of a type, 0 for ``None``; it is counted as seen."""
        if what is None:
            return 0
        if not isinstance(what, str) or not what or what not in ids:
            raise RefusedError("unknown-piece", field=field, value=repr(what)[:40])
        self.seen[what] = self.seen.get(what, 0) + 1
        return ids.index(what)

    def _tile(self, tile: Any, field: str, layer: int | None) -> int:
        t = self._found(self.tiles, tile, field)
        if t == START_WALL or (t and layer is not None and town.layer_of(self.s, t) != layer):
            if layer is None:
                raise _refuse(field, "tiles")
            raise _refuse(field, "tiles-of-layer", layer=LAYERS[layer])
        return t

    def _decree(self, decree: Any, field: str, *, city: bool = False) -> int:
        d = self._found(self.decrees, decree, field)
        if d == CITY_DECREE and not city:
            raise _refuse(field, "no-city")
        return d

    def _spell(self, spell: Any, field: str) -> int:
        return self._found(self.spells, spell, field)

    def _item(self, item: Any, field: str) -> int:
        """A tile, or minus a decree."""
        if isinstance(item, str) and item in self.decrees and item:
            return -self._decree(item, field)
        t = self._tile(item, field, None)
        if not t:
            raise _refuse(field, "tile-or-decree")
        return t


def _is_number(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
