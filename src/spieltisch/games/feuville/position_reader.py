"""Reading a position: field by field, complaining by name; nothing is half read. FE ids say why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core import fields
from ...core.decisions import DEPTH
from ...core.errors import RefusedError
from ...core.fields import entries, is_number
from ...core.game import States
from . import state, supply, town
from .ids import OWN_WALL
from .position_fields import refuse
from .position_pending import PendingReader
from .sets import ROOM
from .state import (
    CITY_DECREE,
    COLUMNS,
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

TOWN_FIELDS = ("columns", "burnt", "grass", "slots", "spells", "juggled", "conjured")
MOST_POINTS = 9999
MOST_PLAYED_POINTS = 999


class PositionReader(PendingReader):
    """Fills a record from a position."""

    def read(self, begin: bool = True) -> tuple[int, dict[str, Any], States]:
        """Players, complete options and state. Without ``begin`` gaps need not be about to be refilled."""
        self._lay_display()
        self._count_played()
        self._build_towns()
        self._set_turn()
        over = self.position.get("over", False)
        if over is not True and over is not False:
            raise refuse("over", "true-or-false")
        pending = entries(self.position, "pending", DEPTH - 1)
        if over and pending:
            raise refuse("pending", "nothing-pending")
        frames = [self.frame(number, entry) for number, entry in enumerate(pending)]
        self._count_unseen()
        if not over:
            self.stack_up(frames)
        if begin and not over:
            self._check_gaps()
        return self.players, self.options, self.states

    # ------------------------------------------------------------ what lies where

    def _lay_display(self) -> None:
        display = self.position.get("display")
        if not isinstance(display, dict) or set(display) != {*LAYERS, "decree"}:
            raise refuse("display", "display")
        for layer, word in enumerate(LAYERS):
            for column, tile in enumerate(self.exactly(display, word, SPACES, "display.")):
                self.s.display[layer, column] = self.tile(tile, f"display.{word}", layer)
        for column, decree in enumerate(self.exactly(display, "decree", SPACES, "display.")):
            self.s.open_decrees[column] = self.decree(decree, "display.decree")
        for space, spell in enumerate(self.exactly(self.position, "spells", OPEN_SPELLS)):
            self.s.open_spells[space] = self.spell(spell, "spells")

    def _count_played(self) -> None:
        s = self.s
        for number, entry in enumerate(entries(self.position, "played", state.DECREES)):
            field = f"played[{number}]"
            if not isinstance(entry, list) or len(entry) != 3:
                raise refuse(field, "played")
            seat = self.seat(entry[0], field)
            d = self.decree(entry[1], field, city=True)
            if not d or not is_number(entry[2], 0, MOST_PLAYED_POINTS):
                raise refuse(field, "played-points", most=MOST_PLAYED_POINTS)
            if d == CITY_DECREE:
                if s.city_scored[seat]:
                    raise refuse(field, "one-city")
                s.city_scored[seat] = 1
            s.played_seat[number], s.played_decree[number], s.played_points[number] = seat, d, entry[2]
            s.played += 1
            s.decrees[seat] += 1
            s.decreed[seat] += entry[2]
        s.city_left = self.players - int(s.city_scored.sum())

    def _build_towns(self) -> None:
        for seat, entry in enumerate(self.exactly(self.position, "towns", self.players)):
            field = f"towns[{seat}]"
            if not isinstance(entry, dict):
                raise refuse(field, "object")
            for key in entry:
                if key not in TOWN_FIELDS:
                    raise RefusedError(
                        "unknown-field", field=f"{field}.{str(key)[:40]}", known=", ".join(TOWN_FIELDS)
                    )
            self._build_columns(seat, entry, field)
            self._fill_tableau(seat, entry, field)

    def _build_columns(self, seat: int, entry: Mapping[str, Any], field: str) -> None:
        s = self.s
        columns = entries(entry, "columns", COLUMNS, f"{field}.")
        where = f"{field}.columns"
        for c, column in enumerate(columns):
            if not isinstance(column, list) or len(column) != len(LAYERS):
                raise refuse(f"{where}[{c}]", "column")
            for layer, tile in enumerate(column):
                own = tile == OWN_WALL and layer == WALL
                s.town[seat, c, layer] = (
                    START_WALL if own else self.tile(tile, f"{where}[{c}]", layer)
                )
            wall, tower, sky = (int(t) for t in s.town[seat, c])
            if not wall or (sky and not tower):
                raise refuse(f"{where}[{c}]", "stacked")
        if list(s.town[seat, : len(columns), WALL]).count(START_WALL) != 1:
            raise refuse(where, "start-wall", wall=OWN_WALL)
        s.columns[seat] = len(columns)
        for key in ("burnt", "grass"):
            for number in entries(entry, key, COLUMNS, f"{field}."):
                if not is_number(number, 1, len(columns)):
                    raise refuse(f"{field}.{key}", "columns", most=len(columns))
                s[key][seat] |= 1 << (number - 1)
        for c in range(len(columns)):
            if int(s.grass[seat]) >> c & 1 and not s.town[seat, c, SKY]:
                raise refuse(f"{field}.grass", "complete-columns")
        if s.burnt[seat] and town.clouds(s, seat) >= s.columns[seat]:
            raise refuse(f"{field}.burnt", "no-fire")
        self._check_corners(seat, where)

    def _check_corners(self, seat: int, where: str) -> None:
        """FE-11"""
        s = self.s
        if not s.strict_corners:
            return
        for c in range(int(s.columns[seat])):
            wall, tower, _ = s.town[seat, c]
            if tower and (town.kind_of(s, wall) == state.CORNER) != (town.kind_of(s, tower) == state.WHITE):
                raise refuse(f"{where}[{c}]", "strict-corner")

    def _fill_tableau(self, seat: int, entry: Mapping[str, Any], field: str) -> None:
        s = self.s
        for slot, item in enumerate(self.exactly(entry, "slots", SLOTS, f"{field}.")):
            if item is not None:
                s.slots[seat, slot] = self.item(item, f"{field}.slots")
        for slot, spell in enumerate(self.exactly(entry, "spells", SPELL_SLOTS, f"{field}.")):
            t = self.spell(spell, f"{field}.spells")
            if t and s.spell[t, 0] == state.POINTS:
                raise refuse(f"{field}.spells", "spell-to-keep")
            s.spells[seat, slot] = t
        s.juggled[seat] = fields.number(entry, "juggled", 0, MOST_POINTS, f"{field}.")
        s.conjured[seat] = fields.number(entry, "conjured", 0, MOST_POINTS, f"{field}.")

    def _set_turn(self) -> None:
        s = self.s
        position = self.position
        if position.get("start") is not None:
            s.start = self.seat(position.get("start"), "start")
            s.turn = self.seat(position.get("turn"), "turn")
        elif position.get("turn") is not None:
            raise refuse("start", "start-of-turn")
        s.round_number = fields.number(position, "round", 1, int(s.round_limit))
        ending = position.get("last_round", False)
        if not isinstance(ending, bool):
            raise refuse("last_round", "true-or-false")
        s.ending = ending
        dice = entries(position, "dice", 2)
        if dice and (len(dice) != 2 or not all(is_number(die, 1, 6) for die in dice) or dice[0] > dice[1]):
            raise refuse("dice", "dice")
        used = entries(position, "used", 2)
        if len(used) != len(set(map(str, used))) or any(die not in dice for die in used):
            raise refuse("used", "used")
        if used and dice[0] == dice[1]:
            raise refuse("used", "unused-double")
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
            raise RefusedError("decrees-out", room=ROOM, count=REMOVED_DECREES)
        s.pile = pile
        for layer, word in enumerate(LAYERS):
            seen_later = False
            for stage in reversed(range(STAGES)):
                types = slice(s.first[layer, stage], s.first[layer, stage + 1])
                s.stack[layer, stage] = s.unseen[types].sum()
                if seen_later and s.stack[layer, stage]:
                    raise RefusedError("stage-order", room=ROOM, layer=word)
                seen_later |= bool(s.unseen[types].sum() < s.tile_count[types].sum())

    def _check_gaps(self) -> None:
        """Where something is to be refilled, that is pending. FE-12, FE-19, FE-23"""
        s = self.s
        pending = {int(frame[0]) for frame in s.frames[: s.depth]}
        if state.START in pending:
            return
        if supply.rows_to_refill(s) and not pending & {state.ROWS, state.ASK, state.TILES}:
            raise refuse("display", "no-empty-row")
        if supply.decree_gap(s) >= 0 and state.DECREE not in pending:
            raise refuse("display.decree", "six-decrees")
        if supply.spell_gap(s) >= 0 and state.SPELL not in pending:
            raise refuse("spells", "three-spells")

