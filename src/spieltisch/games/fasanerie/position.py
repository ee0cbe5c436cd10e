"""Positions: a table of Fasanerie typed in or written out. The format is documented in docs/formats.md."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from ...core import fields
from ...core.decisions import push
from ...core.errors import RefusedError
from ...core.game import CHANCE, States
from ...core.plain import plain
from . import rules
from .cards import CARDS, KINDS, MAX_PLAYERS, MIN_PLAYERS, PUT_BACK
from .knowledge import known_holding
from .options import ROOM, SWITCHES, complete
from .setup import all_cards, empty_table
from .state import ALLEY, DISCS, IN_HAND, LEFT, MOVE, REFILL, SECRETS, START, SWEEP, TYPES
from .table import DECISIONS, alley_of, card_ids, decision_of, stack_at, sweep_left

CHOICES = {name: code for code, name in DECISIONS.items()}
FIELDS = (
    "format", "game", "players", "options", "kinds", "pile", "start", "alley", "hands", "box", "traps",
    "left", "face_down", "pending",
)  # fmt: skip


def write(states: States) -> dict[str, Any]:
    """The position of a whole record."""
    s = plain(states)
    written: dict[str, Any] = {
        "options": {switch.id: bool(getattr(s, switch.id)) for switch in SWITCHES},
        "kinds": [KINDS[k] for k in s.kinds],
        "pile": s.pile,
        "start": stack_at(s, START),
        "alley": [[place["card"], place["discs"]] for place in alley_of(s)],
        "hands": [card_ids(s, s.hand[seat]) for seat in range(s.players)],
        "box": card_ids(s, s.box),
        "traps": ["trap"] * s.aside,
        "left": s.left[: s.gone],
    }
    if s.secrets:
        written["face_down"] = [[s.secret_seat[i], CARDS[s.card[s.secret_card[i]]]] for i in range(s.secrets)]
    decision = decision_of(s)
    if decision and decision["kind"] != "move":
        written["pending"] = {
            "seat": decision["seat"], "choice": decision["kind"], "sweep": sweep_left(s)
        }  # fmt: skip
    return written


def read(position: Mapping[str, Any], *, begin: bool = True) -> tuple[int, dict[str, Any], States]:
    """Players, options and record of a position. Raises :class:`RefusedError` that names the field.

    Without ``begin`` the cards lie as written and nobody is asked anything, not even to collect.
    """
    fields.check_known(position, FIELDS)
    players = fields.number(position, "players", MIN_PLAYERS, MAX_PLAYERS)
    options = position.get("options", {})
    if not isinstance(options, dict) or "kinds" in options:
        raise _wrong("options", "options")
    if "kinds" not in position:
        raise _wrong("kinds", "six-kinds")
    done = complete({**options, "kinds": position["kinds"]}, None)
    states = empty_table(players, done)
    reader = _Reader(states, position)
    reader.lay_cards()
    reader.put_discs()
    reader.count_unseen()
    if begin:
        reader.ask()
    return players, done, states


_wrong = partial(fields.refuse, room=ROOM)


class _Reader:
    """Fills a record from a position, field by field, complaining by name."""

    def __init__(self, states: States, position: Mapping[str, Any]) -> None:
        self.states = states
        self.s = states[0]
        self.position = position
        self.players = int(self.s.players)
        self.seen = [0] * TYPES

    def lay_cards(self) -> None:
        s = self.s
        for where, place in enumerate(self._list("alley")):
            field = f"alley[{where}]"
            if not isinstance(place, list) or len(place) != 2 or not isinstance(place[1], list):
                raise _wrong(field, "place")
            s.alley[where] = self._type(place[0], field)
            s.front += 1
            self._stack(place[1], where, field)
        hands = self._list("hands")
        if len(hands) != self.players:
            raise _wrong("hands", "hands", players=self.players)
        for seat, hand in enumerate(hands):
            if not isinstance(hand, list):
                raise _wrong(f"hands[{seat}]", "cards")
            for card in hand:
                s.hand[seat, self._type(card, f"hands[{seat}]")] += 1
                s.held[seat] += 1
        for card in self._list("box"):
            s.box[self._type(card, "box")] += 1
        for card in self._list("traps"):
            if card != "trap":
                raise _wrong("traps", "only-traps")
            self._type(card, "traps")
            s.aside += 1
        self._face_down()

    def _face_down(self) -> None:
        s = self.s
        given = self._list("face_down")
        if len(given) > SECRETS or (given and s.open_cards):
            raise _wrong("face_down", "face-down", most=SECRETS)
        for i, entry in enumerate(given):
            field = f"face_down[{i}]"
            if not isinstance(entry, list) or len(entry) != 2:
                raise _wrong(field, "seat-and-card")
            s.secret_seat[i] = self._seat(entry[0], field)
            s.secret_card[i] = self._type(entry[1], field)
            s.secrets += 1
        for i in range(int(s.secrets)):
            for t in range(int(s.types)):
                s.secret_cap[i, t] = known_holding(s, s.secret_seat[i], t)

    def put_discs(self) -> None:
        s = self.s
        self._stack(self._list("start"), START, "start")
        for seat in self._list("left"):
            found = self._free(seat, "left")
            s.place[found] = LEFT
            s.left[s.gone] = found
            s.gone += 1

    def _stack(self, seats: list[Any], place: int, field: str) -> None:
        for level, seat in enumerate(seats):
            found = self._free(seat, field)
            self.s.place[found] = place
            self.s.level[found] = level

    def count_unseen(self) -> None:
        s = self.s
        for t, count in enumerate(all_cards(self.states)):
            s.unseen[t] = count - self.seen[t]
            if s.unseen[t] < 0:
                card, seen = CARDS[s.card[t]], self.seen[t]
                raise RefusedError("too-many-cards", room=ROOM, card=card, count=seen, most=count)
        # Those put back stay unseen, or are known to be in the box. It also bounds how far the alley can
        # grow, see `state.ALLEY`.
        put_back = PUT_BACK * self.players
        most = int(s.unseen.sum()) - max(0, put_back - int(s.box.sum()))
        if most < 0:
            raise RefusedError("none-put-back", room=ROOM, count=put_back)
        pile = self.position.get("pile")
        if isinstance(pile, bool) or not isinstance(pile, int) or not 0 <= pile <= most:
            raise _wrong("pile", "pile", most=most)
        s.pile = pile
        if pile > 0 and s.gone > 0:
            raise _wrong("left", "nobody-left")
        self._leave_room_for_secrets()

    def _leave_room_for_secrets(self) -> None:
        """Each face-down card took a fox or dog, and those still to come need room too. FA-18, FA-20"""
        s = self.s
        on_table = [int(s.alley[i]) for i in range(int(s.front))]
        to_come = sum(
            int(s.unseen[t]) + on_table.count(t)
            for t in range(int(s.types))
            if rules.kind_of(s, t) in (rules.FOX_KIND, rules.DOG_KIND)
        )
        asked = self.position.get("pending") is not None
        most = sum(
            count
            for t, count in enumerate(all_cards(self.states))
            if rules.kind_of(s, t) in (rules.FOX_KIND, rules.DOG_KIND)
        )
        if s.secrets and s.secrets + to_come + asked > most:
            raise _wrong("face_down", "card-for-each-fox-and-dog")

    def ask(self) -> None:
        """Put on the decision stack what comes next."""
        s = self.s
        nowhere = [seat for seat in range(self.players) if s.place[seat] == IN_HAND]
        pending = self.position.get("pending")
        fresh = s.front == 0 and s.aside == 0 and s.gone == 0 and s.held.sum() == 0
        if fresh and nowhere:
            push(s, DISCS, CHANCE, 0)
            return
        if len(nowhere) > 1:
            raise RefusedError("seats-nowhere", room=ROOM, seats=", ".join(map(str, nowhere)))
        if nowhere and (s.place[: self.players] == START).any():
            raise _wrong("start", "start-empty")
        if pending is not None:
            self._pending(pending, nowhere)
        elif nowhere:
            push(s, MOVE, nowhere[0], 0)
        elif s.aside:
            raise _wrong("traps", "traps-empty")
        else:
            push(s, REFILL, CHANCE, 0)
            rules.settle(s)

    def _pending(self, pending: Any, nowhere: list[int]) -> None:
        s = self.s
        choices = list(CHOICES)  # a list, so that what cannot be hashed is refused too
        if not isinstance(pending, dict) or pending.get("choice") not in choices or len(nowhere) != 1:
            raise _wrong("pending", "pending")
        seat = self._seat(pending.get("seat"), "pending")
        sweep = pending.get("sweep", 0)
        ahead = [int(s.place[other]) for other in range(self.players) if s.place[other] >= 0]
        most = min([*ahead, int(s.front)])
        if isinstance(sweep, bool) or not isinstance(sweep, int) or not 0 <= sweep <= most:
            raise _wrong("pending", "sweep", most=most)
        if seat != nowhere[0]:
            raise _wrong("pending", "seat-in-hand", seat=nowhere[0])
        push(s, MOVE, seat, 0)
        choice = CHOICES[pending["choice"]]
        if choice == MOVE and sweep == 0:
            return
        push(s, SWEEP, seat, sweep)
        if choice != MOVE:
            push(s, choice, seat, self._acting(pending["choice"], seat))
        rules.settle(s)

    def _acting(self, choice: str, seat: int) -> int:
        s = self.s
        t = self._type(choice, "pending", count=False)
        able = rules.something_to_net(s, int(s.frames[s.depth - 1, 2])) if choice == "net" else (
            rules.can_give_anything(s, CHOICES[choice], seat)
        )  # fmt: skip
        if s.hand[seat, t] == 0 or not able:
            raise _wrong("pending", "able-card", card=choice, seat=seat)
        return t

    # -------------------------------------------------------- single values

    def _list(self, field: str) -> list[Any]:
        value = self.position.get(field, [])
        if not isinstance(value, list) or len(value) > ALLEY:
            raise _wrong(field, "list", most=ALLEY)
        return value

    def _type(self, card: Any, field: str, *, count: bool = True) -> int:
        if not isinstance(card, str) or card not in CARDS:
            raise RefusedError("unknown-card", room=ROOM, field=field, value=repr(card)[:40])
        t = int(rules.type_of_card(self.s, CARDS.index(card)))
        if t < 0:
            raise RefusedError("card-not-in-play", room=ROOM, field=field, value=card)
        if count:
            self.seen[t] += 1
            if self.seen[t] > 100:
                raise RefusedError(
                    "too-many-cards", room=ROOM, card=card, count=self.seen[t], most=all_cards(self.states)[t]
                )
        return t

    def _seat(self, seat: Any, field: str) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise _wrong(field, "seat", most=self.players - 1)
        return seat

    def _free(self, seat: Any, field: str) -> int:
        found = self._seat(seat, field)
        if self.s.place[found] != IN_HAND:
            raise RefusedError("seat-twice", room=ROOM, field=field, seat=found)
        return found
