"""Reading a position: field by field, complaining by name; nothing is half read. FW ids say why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any

from ...core import fields
from ...core.decisions import DEPTH, push, top
from ...core.errors import RefusedError
from ...core.fields import is_number
from ...core.game import CHANCE, States
from . import combos, looking, rules, state
from .cards import (
    CARDS,
    DRACULA,
    DRAGON,
    DWARF,
    FAIRIES,
    FIRST_ANIMAL,
    FIRST_PLACE,
    GOBLINS,
    HIGHWAYMAN,
    IMMORTALS,
    LARAKI,
    NUMBER,
    NYMPH,
    RUNE,
    SHADOW_QUEEN,
    WITCH,
)
from .deck import ROOM
from .frames import ANYBODY, CARD, CODES, COUNT, CREATURE, FRAMES, MOVER, NO_DETAIL, NOBODY
from .hands import ONE_EACH, lane_of, one_for, set_lane, set_unaware
from .options import complete
from .position import FLAGS, NUMBERS, SPENT_MARK
from .powers import DRACULA_STEALS, GOBLINS_STEAL
from .setup import empty_table
from .state import (
    COMBO_CARDS,
    COMBOS,
    DEALT,
    EVERYBODY,
    HAND_LIMIT,
    KIND_BITS,
    MOST_CARDS,
    SEATS,
    SPENT,
    TAKEN,
)

FIELDS = (
    "format", "game", "players", "options", "start", "turn", "hands", "combos", "discard", *FLAGS, *NUMBERS,
    "missing", "last", "known", "unaware", "chain", "pending", "over",
)  # fmt: skip
CHAIN_FIELDS = ("powers", "creature", "left", "other", "asked", "taken")
MOST_EXTRAS = 20
FURTHER = {DRACULA, FAIRIES, GOBLINS, HIGHWAYMAN, IMMORTALS, LARAKI, SHADOW_QUEEN, WITCH, DWARF}
"""The creatures whose powers go on."""
MOST_LEFT = {DRACULA: DRACULA_STEALS, GOBLINS: GOBLINS_STEAL, SHADOW_QUEEN: 1, FAIRIES: 1, LARAKI: SEATS}
TAKING = {"banshee", "fairies", "giant", "centaur"}
"""The creatures that take what may be played at once."""


refuse = partial(fields.refuse, room=ROOM)


class PositionReader:
    """Fills a record from a position."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        self.position = position
        fields.check_known(position, FIELDS)
        self.players = fields.number(position, "players", 2, SEATS, default=0)
        options = position.get("options", {})
        if not isinstance(options, dict):
            raise refuse("options", "options")
        self.options = complete(options, self.players)
        self.states: States = empty_table(self.players, self.options)
        self.s = self.states[0]
        self.seen: Counter[int] = Counter()
        self.marks = 0

    def read(self, begin: bool = True) -> tuple[int, dict[str, Any], States]:
        """Players, complete options and state. Without ``begin`` nothing is asked or done."""
        self._deal_hands()
        self._lay_combos()
        self._pile_up()
        self._set_turn()
        over = self._flag(self.position, "over")
        pending = fields.entries(self.position, "pending", DEPTH - 1)
        if over and pending:
            raise refuse("pending", "nothing-pending")
        frames = [self._frame(number, entry) for number, entry in enumerate(pending)]
        self._set_chain(frames)
        self._count_deck()
        self._set_known()
        self._set_unaware()
        if not over:
            self._stack_up(frames)
            if begin:
                self._settle()
        return self.players, self.options, self.states

    # ------------------------------------------------------------ what lies where

    def _deal_hands(self) -> None:
        hands = self.position.get("hands")
        if not isinstance(hands, list) or len(hands) != self.players:
            raise refuse("hands", "list-of", count=self.players)
        for seat, hand in enumerate(hands):
            field = f"hands[{seat}]"
            if not isinstance(hand, list) or len(hand) > MOST_CARDS:
                raise refuse(field, "list", most=MOST_CARDS)
            for card in hand:
                self.s.hand[seat, self._card(card, field)] += 1
            self.s.hand_size[seat] = len(hand)

    def _lay_combos(self) -> None:
        s = self.s
        for number, entry in enumerate(fields.entries(self.position, "combos", COMBOS)):
            field = f"combos[{number}]"
            if not isinstance(entry, list) or len(entry) != 3 or not isinstance(entry[2], list):
                raise refuse(field, "combo")
            if not is_number(entry[0], 1, COMBOS) or s.combo_size[entry[0] - 1]:
                raise refuse(field, "combo-number", most=COMBOS)
            if not 1 <= len(entry[2]) <= COMBO_CARDS:
                raise refuse(field, "combo-size", most=COMBO_CARDS)
            c = entry[0] - 1
            cards = [self._marked_card(card, field) for card in entry[2]]
            s.combo_owner[c] = self._seat(entry[1], field)
            s.combo_size[c] = len(cards)
            s.combo_cards[c, : len(cards)] = cards
            s.combos = max(int(s.combos), c + 1)
            self._check_combo(field, [card & KIND_BITS for card in cards])

    def _check_combo(self, field: str, cards: list[int]) -> None:
        first, size = cards[0], len(cards)
        if first < FIRST_ANIMAL:
            if any(card >= FIRST_ANIMAL for card in cards):
                raise refuse(field, "creatures-alone")
            if DRAGON in cards[:-1]:
                raise refuse(field, "dragon-last")
        elif first < FIRST_PLACE:
            if len({*cards}) > 1 or not 2 <= size <= state.MOST_ANIMALS:
                raise refuse(field, "animals", most=state.MOST_ANIMALS)
        elif first >= RUNE:
            raise refuse(field, "no-rune-or-amulet")
        elif size != state.PLACE_CARDS or any(not FIRST_PLACE <= card < RUNE for card in cards):
            raise refuse(field, "three-places")
        elif len({*cards}) == 2 or (len({*cards}) == 3 and cards != sorted(cards)):
            raise refuse(field, "place-set")

    def _pile_up(self) -> None:
        pile = fields.entries(self.position, "discard", MOST_CARDS)
        for i, card in enumerate(pile):
            self.s.discard[i] = self._card(card, "discard")
        self.s.discards = len(pile)

    def _count_deck(self) -> None:
        s = self.s
        for t in range(1, len(CARDS)):
            if self.seen[t] > s.counts[t]:
                raise RefusedError(
                    "too-many-pieces", piece=CARDS[t], count=self.seen[t], most=int(s.counts[t])
                )
            s.deck[t] = s.counts[t] - self.seen[t]
        s.deck_size = s.deck.sum()
        last = self.position.get("last")
        if (last is None) != (s.deck_size > 0):
            raise refuse("last", "last")
        if last is not None:
            s.last = fields.number(self.position, "last", 0, self.players - 1, default=0)

    # ------------------------------------------------------------ the turn

    def _set_turn(self) -> None:
        s, position = self.s, self.position
        if position.get("start") is not None:
            s.start = self._seat(position["start"], "start")
            s.turn = self._seat(position.get("turn"), "turn")
        elif position.get("turn") is not None:
            raise refuse("start", "start-of-turn")
        for flag in FLAGS:
            s[flag] = self._flag(position, flag)
        s.extras = fields.number(position, "extras", 0, MOST_EXTRAS, default=0)
        s.runes = fields.number(position, "runes", 0, int(s.most_runes), default=0)
        s.dry = fields.number(position, "dry", 0, self.players, default=0)
        if s.extras > state.RUNE_ACTIONS * s.runes:
            raise refuse("extras", "extras-of-runes", most=state.RUNE_ACTIONS)
        if s.extras and not s.played:
            raise refuse("extras", "no-extras-before-play")
        if s.extras and s.closed and not s.draw_first:
            raise refuse("extras", "no-extras-after-closing")
        if s.draw_first and s.played and not s.closed:
            raise refuse("played", "not-played")
        if s.moved and s.dry:
            raise refuse("dry", "no-dry")
        for seat in fields.entries(position, "missing", self.players):
            s.missing[self._seat(seat, "missing")] = 1

    def _set_chain(self, frames: list[tuple[int, int, int]]) -> None:
        """The chain of powers; there is one exactly while a power is going on. FW-10"""
        s = self.s
        chain = self.position.get("chain")
        if chain is None:
            if self.marks:
                raise refuse("chain", "chain-of-spent")
            return
        if not isinstance(chain, dict) or set(chain) != set(CHAIN_FIELDS):
            raise refuse("chain", "chain", fields=", ".join(CHAIN_FIELDS))
        if not frames:
            raise refuse("chain", "no-chain")
        s.chain = fields.number(chain, "powers", 1, int(s.most_chain), "chain.", default=0)
        s.power = self._card(chain["creature"], "chain.creature", count=False)
        if not 0 < s.power < FIRST_ANIMAL or s.power == DRAGON:
            raise refuse("chain.creature", "creature-with-power")
        s.left = fields.number(chain, "left", 0, TAKEN, "chain.", default=0)
        if chain["other"] is not None:
            s.other = fields.number(chain, "other", 0, COMBOS - 1, "chain.", default=0)
        for seat in fields.entries(chain, "asked", self.players, "chain."):
            s.asked |= 1 << self._seat(seat, "chain.asked")
        for i, card in enumerate(fields.entries(chain, "taken", TAKEN, "chain.")):
            s.taken[i] = self._marked_card(card, "chain.taken")
        if self.marks > s.chain:
            raise refuse("chain.powers", "powers-of-spent")

    def _set_known(self) -> None:
        s = self.s
        entries = fields.entries(self.position, "known", (self.players + 1) * self.players)
        read = [self._knowing(f"known[{n}]", entry) for n, entry in enumerate(entries)]
        told = {(viewer, owner): counts for viewer, owner, counts in read}
        if len(told) != len(read):
            raise refuse("known", "known-once")
        for owner in range(self.players):
            common = told.get((None, owner), Counter())
            for t, number in common.items():
                s.known[owner, t] = number * (ONE_EACH - one_for(owner))
        for (viewer, owner), counts in told.items():
            if viewer is None:
                continue
            if told.get((None, owner), Counter()) - counts:
                raise refuse("known", "known-to-all")
            for t, number in counts.items():
                set_lane(s, owner, t, viewer, number)

    def _set_unaware(self) -> None:
        """Of what others know the owner can tell at least what all have seen. FW-34"""
        s = self.s
        entries = fields.entries(self.position, "unaware", self.players * self.players)
        for n, entry in enumerate(entries):
            field = f"unaware[{n}]"
            viewer, owner, counts = self._knowing(field, entry)
            if viewer is None:
                raise refuse(field, "seat", most=self.players - 1)
            for t, number in counts.items():
                lanes = int(s.known[owner, t])
                if number > lane_of(lanes, viewer) - lane_of(lanes, EVERYBODY):
                    raise refuse(field, "known-to-one")
                set_unaware(s, owner, t, viewer, number)

    def _knowing(self, field: str, entry: Any) -> tuple[int | None, int, Counter[int]]:
        if not isinstance(entry, list) or len(entry) != 3 or not isinstance(entry[2], list):
            raise refuse(field, "knowing")
        owner = self._seat(entry[1], field)
        viewer = None if entry[0] is None else self._seat(entry[0], field)
        if viewer == owner:
            raise refuse(field, "hand-of-another")
        counts = Counter(self._card(card, field, count=False) for card in entry[2][:MOST_CARDS])
        if any(number > self.s.hand[owner, t] for t, number in counts.items()):
            raise refuse(field, "cards-of-that-hand")
        return viewer, owner, counts

    # ------------------------------------------------------------ what is pending

    def _frame(self, number: int, entry: Any) -> tuple[int, int, int]:
        field = f"pending[{number}]"
        if not isinstance(entry, list) or not 0 < len(entry) <= 3 or not isinstance(entry[0], str):
            raise refuse(field, "frame")
        code = CODES.get(entry[0])
        if code is None or code == state.TURN:
            raise refuse(field, "one-of", known=", ".join(name for name in CODES if name != "turn"))
        frame = FRAMES[code]
        parts = 2 if frame.detail != NO_DETAIL else 1 if frame.whose != NOBODY else 0
        if len(entry) != 1 + parts:
            raise refuse(field, ("frame-alone", "frame-of-seat", "frame-with-detail")[parts], what=frame.name)
        seat = self._whose(frame.whose, entry[1], field) if parts else CHANCE
        arg = self._detail(frame.detail, entry[2], field) if parts > 1 else 0
        return (code, CHANCE, seat) if frame.in_number else (code, seat, arg)

    def _whose(self, whose: int, seat: Any, field: str) -> int:
        if whose == NOBODY:
            if seat is not None:
                raise refuse(field, "null-for-seat")
            return CHANCE
        found = self._seat(seat, field)
        if whose != ANYBODY and (whose == MOVER) != (found == self.s.turn):
            raise refuse(field, "mover" if whose == MOVER else "not-mover")
        return found

    def _detail(self, detail: int, value: Any, field: str) -> int:
        if detail == COUNT:
            most = DEALT * self.players - 1
            if not is_number(value, 0, most):
                raise refuse(field, "number-at-end", least=0, most=most)
            return int(value)
        if detail == CARD:
            card = self._marked_card(value, field)
        else:
            card = self._card(value, field, count=False)
        if not 0 < card & KIND_BITS < FIRST_ANIMAL or (detail == CREATURE and card == DRAGON):
            raise refuse(field, "creature-at-end")
        return card

    def _stack_up(self, frames: list[tuple[int, int, int]]) -> None:
        s = self.s
        begun = s.turn >= 0
        codes = [code for code, _, _ in frames]
        if begun == (state.START in codes):
            raise refuse("start", "start-or-pending")
        push(s, state.TURN, s.turn if begun else 0, 0)
        below = state.TURN
        for number, (code, seat, arg) in enumerate(frames):
            if code not in FRAMES[below].above:
                raise refuse(f"pending[{number}]", "can-follow", below=FRAMES[below].name)
            push(s, code, seat, arg)
            below = code
        self._check_beginning(codes)
        for number, frame in enumerate(frames):
            self._check_frame(f"pending[{number}]", *frame, codes)
        if below == state.LIMIT:
            raise refuse("pending", "decider-at-end")

    def _check_beginning(self, codes: list[int]) -> None:
        """Before the first turn only dealt cards are out. FW-1"""
        s = self.s
        if state.START not in codes and state.DEAL not in codes:
            return
        dealt = int(s.frames[1, 2]) if state.DEAL in codes else 0
        hands = [0] * self.players
        for i in range(dealt):
            hands[(int(s.start) + i) % self.players] += 1
        if list(s.hand_size[: self.players]) != hands or s.combos or s.discards:
            raise refuse("hands", "dealt-so-far")
        if s.played or s.closed or s.runes or s.moved or s.dry or s.missing.any() or s.turn != s.start:
            raise refuse("pending", "no-dealing")

    def _check_frame(self, field: str, code: int, seat: int, arg: int, codes: list[int]) -> None:
        """What the rules rely on when this frame comes to the top."""
        s = self.s
        powers = {state.POWER, state.CHOOSE, state.AT_ONCE, state.LOSE, state.TURN_UP}
        if code in powers and not s.chain:
            raise refuse("chain", "chain-of-power")
        if code in (state.POWER, state.CHOOSE, state.AT_ONCE) and arg != s.power:
            raise refuse(field, "creature-of-chain")
        if code in powers | {state.PLACE} and not s.played:
            raise refuse("played", "played")
        if code == state.PLACE and not combos.can_join_any(s, seat):
            raise refuse(field, "nothing-to-join")
        if code == state.POWER and arg == NYMPH:
            self._find_nymph(seat)
        if code == state.POWER and not looking.has_target(s, seat, arg):
            raise refuse(field, "power-with-target")
        if code == state.STEAL and not looking.can_steal_from(s, s.turn, arg):
            raise refuse(field, "victim")
        if code == state.ASK_AMULET and seat != s.frames[s.depth - 2, 2]:
            raise refuse(field, "asked-victim")
        if code == state.ASK_AMULET and s.chain and not int(s.asked) >> seat & 1:
            raise refuse("chain.asked", "asked")
        if code == state.TURN_UP and (s.deck_size == 0 or s.power != DWARF):
            raise refuse(field, "dwarf")
        if code == state.THROW and s.hand_size[seat] <= HAND_LIMIT:
            raise refuse(field, "over-limit", limit=HAND_LIMIT)
        if code == state.AT_ONCE:
            self._check_at_once(field)
        elif code == state.CHOOSE:
            self._check_choice(field, seat, arg, codes)
        elif s.taken[0] and not {state.AT_ONCE, state.CHOOSE} & set(codes):
            raise refuse("chain.taken", "nothing-taken")

    def _find_nymph(self, seat: int) -> None:
        """The combo of the Nymph whose power is on; where it is not told, the last there can be. FW-35"""
        s = self.s
        found = [
            c for c in range(COMBOS) if combos.is_own(s, c, seat) and NYMPH | SPENT in s.combo_cards[c]
        ]
        if s.other < 0 and found:
            s.other = found[-1]
        if s.other >= 0 and s.other not in found:
            raise refuse("chain.other", "combo-of-nymph")

    def _check_at_once(self, field: str) -> None:
        s = self.s
        taken = [int(card) for card in s.taken if card]
        if CARDS[s.power] not in TAKING or len(taken) > (2 if s.power == FAIRIES else 1):
            raise refuse(field, "taking")
        if not any(looking.can_play_at_once(s, card) for card in taken):
            raise refuse("chain.taken", "playable")

    def _check_choice(self, field: str, seat: int, t: int, codes: list[int]) -> None:
        """A power that goes on has what it needs."""
        s = self.s
        if t not in FURTHER:
            raise refuse(field, "going-on")
        if s.left > MOST_LEFT.get(t, 0):
            raise refuse("chain.left", "number", least=0, most=MOST_LEFT.get(t, 0))
        taken = sum(1 for card in s.taken if card)
        turning_up = state.TURN_UP in codes
        wanted = {FAIRIES: 2 - int(s.left), LARAKI: int(s.left), DWARF: 1 if turning_up else 2}.get(t, 0)
        if taken != wanted:
            raise refuse("chain.taken", "taken", count=wanted)
        if t == HIGHWAYMAN:
            if not combos.is_own(s, s.other, seat) or not combos.is_open(s, s.other):
                raise refuse("chain.other", "own-open-combo")
        elif (t in (DRACULA, LARAKI) or s.other >= 0) and not self._is_dealt_with(seat, t):
            raise refuse("chain.other", "dealt-with")
        if t in (WITCH, HIGHWAYMAN) and not combos.has_open_combo(s, seat, True):
            raise refuse(field, "open-combo-of-another")
        if t == FAIRIES and s.left == 0:
            raise refuse("chain.left", "card-to-take")

    def _is_dealt_with(self, seat: int, t: int) -> bool:
        """Whether a power can deal with the seat that is named; the Laraki keeps the first card himself."""
        return 0 <= self.s.other < self.players and (self.s.other != seat or t == LARAKI)

    def _settle(self) -> None:
        rules.settle(self.s)
        if rules.current_player(self.states) >= 0 and not rules.choices_as_seen(self.states):
            raise refuse("pending", "decidable")
        if rules.current_player(self.states) == CHANCE and not self._chance_has_cards():
            raise refuse("pending", "cards-for-chance")

    def _chance_has_cards(self) -> bool:
        s = self.s
        if top(s) == state.START:
            return True
        source = rules.source_of(s)
        return bool(s.deck_size > 0 if source < 0 else s.hand_size[source] > 0)

    # ------------------------------------------------------------ single values

    def _flag(self, table: Mapping[str, Any], key: str) -> bool:
        value = table.get(key, False)
        if value is not True and value is not False:
            raise refuse(key, "true-or-false")
        return value

    def _seat(self, seat: Any, field: str) -> int:
        return fields.seat(seat, field, self.players)

    def _card(self, card: Any, field: str, *, count: bool = True) -> int:
        """The number of a card; it is counted as seen."""
        if not isinstance(card, str) or not card or card not in NUMBER:
            raise RefusedError("unknown-piece", field=field, value=repr(card)[:40])
        self.seen[NUMBER[card]] += count
        return NUMBER[card]

    def _marked_card(self, card: Any, field: str) -> int:
        """The number of a card that may be marked as spent."""
        if not isinstance(card, str) or not card.endswith(SPENT_MARK):
            return self._card(card, field)
        t = self._card(card[: -len(SPENT_MARK)], field)
        if t >= FIRST_ANIMAL or t == DRAGON:
            raise refuse(field, "spent-creature")
        self.marks += 1
        return t | SPENT
