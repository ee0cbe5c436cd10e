"""What people write down for themselves at a table. It goes to nobody else."""

from __future__ import annotations

from spieltisch.site.models import Seat, Table
from spieltisch.site.refusals import Refusal

from . import rights

LONGEST = 4000


def keep(table: Table, person: str, text: str) -> None:
    """Keep ``text`` as the notes of ``person``, who plays at ``table`` (else 403); 422 if it is too long."""
    seat = rights.seat_of(list(table.seats.all()), person)
    if table.waiting:
        raise Refusal(409, "answer-waiting")
    text = clean(text)
    if len(text) > LONGEST:
        raise Refusal(422, "answer-notes-too-long", limit=LONGEST, n=len(text))
    Seat.objects.filter(pk=seat.pk).update(notes=text)


def clean(text: str) -> str:
    """``text`` as it was typed, its lines ending as everywhere but in forms."""
    return text.replace("\r\n", "\n").replace("\0", "").strip("\n")
