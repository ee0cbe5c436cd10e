"""Who may do what at a table. Each question is asked here and nowhere else, and answered by a refusal."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.site.models import Seat, Table
from spieltisch.site.refusals import Refusal

from . import names
from .store import Playing


def seat_of(seats: Sequence[Seat], person: str) -> Seat:
    """The seat of ``person``; 403 for anybody who plays nowhere at the table."""
    own = [seat for seat in seats if person and seat.person == person]
    if not own:
        raise Refusal(403, "answer-not-your-seat")
    return own[0]


def seat_of_mover(game: Playing, mover: str | int) -> Seat:
    """The seat of a person (their token) or a bot (the seat's number) who wants to move; else 403."""
    if isinstance(mover, str):
        found = game.seat_of(mover)
    else:
        found = next((seat for seat in game.seats if seat.bot_level and seat.number == mover), None)
    if found is None:
        raise Refusal(403, "answer-not-your-seat")
    return found


def at_turn(game: Playing, seat: Seat) -> None:
    """409 unless the game is running and ``seat`` is to move."""
    if game.table.waiting:
        raise Refusal(409, "answer-waiting")
    if game.match.over:
        raise Refusal(409, "answer-over")
    if game.match.current_player != seat.number:
        raise Refusal(409, "answer-not-your-turn", who=names.of(game.seats)[game.match.current_player])


def record_is_open(table: Table) -> None:
    """403 before the end: the record tells every card."""
    if table.ended is None:
        raise Refusal(403, "answer-record-when-over")


def all_is_open(table: Table) -> bool:
    """Whether nothing at ``table`` is hidden from anybody any more."""
    return table.ended is not None


def may_look_as(table: Table, seats: Sequence[Seat], person: str, looked_at: int | None) -> None:
    """403 before the end for whoever would look through other eyes than their own; ``None``: all at once."""
    if all_is_open(table):
        return
    if looked_at is None:
        raise Refusal(403, "answer-eyes-all")
    if not person or seats[looked_at].person != person:
        raise Refusal(403, "answer-eyes", who=names.of(seats)[looked_at])


def may_play_on(table: Table, seats: Sequence[Seat], person: str) -> None:
    """403 for onlookers while a game is running: what they could play on from is nobody's knowledge."""
    if not all_is_open(table) and not any(person and seat.person == person for seat in seats):
        raise Refusal(403, "answer-play-on-watching")


def may_invite_again(table: Table) -> None:
    """409 while people still play here."""
    if table.ended is None:
        raise Refusal(409, "answer-not-over")


def free_seat(seats: Sequence[Seat], name: str) -> Seat:
    """The first free seat for somebody called ``name``; 409 if there is none, or another has the name."""
    free = [seat for seat in seats if seat.is_free]
    if not free:
        raise Refusal(409, "answer-full")
    people = [seat.name.casefold() for seat in seats if not seat.is_bot and seat.name]
    if name.casefold() in people:
        raise Refusal(409, "answer-name-taken", name=name)
    return free[0]
