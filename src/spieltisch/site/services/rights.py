"""Who may do what. Each question is asked here and nowhere else, and answered by a refusal."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.site.models import Account, Block, Seat, Table
from spieltisch.site.models.people import KEY_LENGTH, key_of
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


def free_seat(seats: Sequence[Seat], person: str, name: str) -> Seat:
    """The first free seat for ``person`` (a token), called ``name``.

    409 if there is none, or if a guest wants to be called as another there; 403 if somebody there does not
    want to meet them.
    """
    free = [seat for seat in seats if seat.is_free]
    if not free:
        raise Refusal(409, "answer-full")
    may_meet(seats, person)
    people = [key_of(seat.name) for seat in seats if not seat.is_bot and seat.name]
    if key_of(name) in people and not Account.objects.filter(person=person).exists():
        raise Refusal(409, "answer-name-taken", name=name)
    return free[0]


# ------------------------------------------------------------ people


def somebody(person: str) -> None:
    """403 for who has no games, no account, and is nobody yet."""
    if not person:
        raise Refusal(403, "answer-nobody-yet")


def own_account(account: Account | None) -> Account:
    """The account that whoever asks has logged in to; else 403."""
    if account is None:
        raise Refusal(403, "answer-log-in-first")
    return account


def name_is_free(name: str, person: str) -> None:
    """409 if an account of somebody else than ``person`` is called ``name``; 422 if it is too long."""
    key = key_of(name)
    if len(key) > KEY_LENGTH:
        raise Refusal(422, "answer-name-too-long", limit=KEY_LENGTH // 3)
    if Account.objects.filter(key=key).exclude(person=person).exists():
        raise Refusal(409, "answer-name-of-account", name=name)


def may_meet(seats: Sequence[Seat], person: str) -> None:
    """403 if somebody at ``seats`` has blocked ``person``; the sentence does not say so."""
    there = [seat.person for seat in seats if seat.person]
    if Block.objects.filter(by__in=there, whom=person).exists():
        raise Refusal(403, "answer-no-seat-for-you")


def may_invite(by: str, whom: str) -> None:
    """403 if ``whom`` has blocked ``by``; the sentence does not say that it is so."""
    if Block.objects.filter(by=whom, whom=by).exists():
        raise Refusal(403, "answer-not-to-invite")


def may_block(person: str, whom: str) -> None:
    """403 for who is nobody yet, 409 where there is no other person to block."""
    somebody(person)
    if not whom or whom == person:
        raise Refusal(409, "answer-nobody-to-block")
