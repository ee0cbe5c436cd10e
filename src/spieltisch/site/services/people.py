"""What is remembered of people besides their cookie, for when they are not looking; and whom they block."""

from __future__ import annotations

from dataclasses import dataclass

from django.db import transaction
from django.db.models import Q

from spieltisch.site.identity import Newcomer
from spieltisch.site.models import Account, Block, Person, Presence, Seat, Table
from spieltisch.site.models.people import key_of
from spieltisch.site.speech import texts
from spieltisch.site.zones import UNKNOWN

from .store import tell_change


def remember(newcomer: Newcomer, zone: str = "") -> Person:
    """The row of somebody who sits down, with the name and language they have now.

    ``zone`` is a guess: it counts as long as nobody has said anything else.
    """
    row, _ = Person.objects.update_or_create(
        token=newcomer.token, defaults={"name": newcomer.name, "language": texts().language}
    )
    if zone and row.zone == UNKNOWN:
        row.zone = zone
        row.save(update_fields=["zone"])
    return row


def called(name: str) -> Person | None:
    """The person whose account is called ``name``, however it is written."""
    return Person.objects.filter(account__key=key_of(name)).first()


def rename(person: str, name: str) -> None:
    """Call ``person`` ``name`` from now on, also at tables where they are playing."""
    Person.objects.filter(token=person).update(name=name)
    seats = Seat.objects.filter(person=person, table__ended=None).exclude(name=name)
    for seat in seats.select_related("table"):
        seat.name = name
        seat.save(update_fields=["name"])
        with transaction.atomic():
            tell_change(seat.table)


# ------------------------------------------------------------ blocking


def block(by: str, whom: str) -> None:
    """``by`` wants to meet ``whom`` nowhere any more."""
    Block.objects.get_or_create(by_id=by, whom_id=whom)


def unblock(by: str, whom: str) -> None:
    """``by`` does not mind any more."""
    Block.objects.filter(by=by, whom=whom).delete()


def blocks_of(person: str) -> frozenset[str]:
    """The tokens of those whom ``person`` blocks: what they say is not shown to them."""
    return frozenset(Block.objects.filter(by=person).values_list("whom", flat=True))


# ------------------------------------------------------------ giving up seats


def tables_of(person: str) -> list[Table]:
    """The tables where ``person`` sits, held until the transaction ends."""
    own = Seat.objects.filter(person=person).values("table")
    return list(Table.objects.select_for_update().filter(pk__in=own).order_by("pk"))


def give_up(seat: Seat, table: Table) -> None:
    """The person at ``seat`` comes no more: free while the table waits, left while it is played at.

    A waiting table without any person is no table. Within a transaction that holds ``table``.
    """
    if table.waiting:
        _free(seat, table)
    elif table.ended is None:
        seat.left = True
        seat.save(update_fields=["left"])
        tell_change(table)


def _free(seat: Seat, table: Table) -> None:
    gone = seat.person
    seat.person = seat.name = seat.notes = ""
    seat.save(update_fields=["person", "name", "notes"])
    there = table.seats.exclude(person="").values_list("person", flat=True).first()
    if there is None:
        table.delete()
        return
    if table.host == gone:
        Table.objects.filter(pk=table.pk).update(host=there)
    tell_change(table)


# ------------------------------------------------------------ a guest's games


@dataclass(frozen=True)
class Brought:
    """What became of a guest's tables: how many went to the account, and where it was sitting already."""

    kept: int = 0
    given_up: int = 0

    def __bool__(self) -> bool:
        return bool(self.kept or self.given_up)


@transaction.atomic
def bring_games(guest: str, account: Account) -> Brought:
    """Everything of ``guest`` becomes that of ``account``.

    Nobody sits twice at a table: where the account sits already, the guest's seat is given up, if the game
    has not ended. The guest is forgotten then.
    """
    if not guest or guest == account.person_id:
        return Brought()
    kept = given_up = 0
    for table in tables_of(guest):
        seats = list(table.seats.filter(person=guest))
        if table.seats.filter(person=account.person_id).exists():
            for seat in seats:
                give_up(seat, table)
            given_up += 1
            continue
        for seat in seats:
            seat.person = account.person_id
            if table.ended is None:
                seat.name = account.name
            seat.save(update_fields=["person", "name"])
        kept += 1
        if table.ended is None:
            tell_change(table)
    Table.objects.filter(host=guest).update(host=account.person_id)
    Seat.objects.filter(invited=guest).update(invited=account.person_id)
    for whom in blocks_of(guest) - {account.person_id}:
        block(account.person_id, whom)
    for by in Block.objects.filter(whom=guest).exclude(by=account.person_id).values_list("by", flat=True):
        block(by, account.person_id)
    forget(guest)
    return Brought(kept, given_up)


def forget(person: str) -> None:
    """Drop what is remembered of ``person`` besides their seats. They have no account (any more)."""
    Presence.objects.filter(person=person).delete()
    Block.objects.filter(Q(by=person) | Q(whom=person)).delete()
    Person.objects.filter(token=person).delete()
