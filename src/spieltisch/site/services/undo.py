"""Taking back: a person's own last move at a table against bots, as long as nothing new was learned."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.site import engine
from spieltisch.site.models import Seat, Step, Table
from spieltisch.site.refusals import Refusal

from .store import UNDO, MovedMeanwhile, Playing, Told, opened


@dataclass(frozen=True)
class Limit:
    """How far a person may take back. ``keep`` steps remain; ``reason`` is a message of the site's texts."""

    allowed: bool
    reason: str
    keep: int = 0


def limit(game: Playing, seat: Seat | None) -> Limit:
    """Whether ``seat`` may take back its last choice, and if not, why not.

    What bots answered goes back with it. The limit is the last new information (the engine knows it:
    chance, or something hidden that showed), or the end, which opens everything. A choice made before
    this table began, in the file it came from, stays.
    """
    if seat is None:
        return Limit(False, "undo-watching")
    if any(not other.is_bot for other in game.seats if other.number != seat.number):
        return Limit(False, "undo-people")
    if game.table.ended is not None:
        return Limit(False, "undo-over")
    keep, why = game.match.undo_limit(seat.number)
    own = any(step.chosen and step.actor == seat.number for step in game.steps)
    if keep is not None and game.steps[keep].chosen:
        return Limit(True, "undo-possible", keep)
    return Limit(False, "undo-revealed" if own and why == "revealed" else "undo-nothing")


def undo(table: Table, person: str, version: int) -> None:
    """Take back the person's last choice and what followed, or say why not (403, 409).

    The steps stay stored; a further one says how many of them count. Asked twice for the same version,
    it happens once.
    """
    with opened(table) as game:
        seat = game.seat_of(person)
        if seat is None:
            raise Refusal(403, "answer-not-your-seat")
        if _is_undone_already(table, seat, version):
            return
        if version != table.version:
            raise Refusal(409, "answer-moved-meanwhile")
        found = limit(game, seat)
        if not found.allowed:
            raise Refusal(409, found.reason)
        engine.take_back(game.match, found.keep)
        try:
            game.append([Told(seat.number, f"{UNDO} {found.keep}", chosen=True)])
        except MovedMeanwhile:
            raise Refusal(409, "answer-moved-meanwhile") from None


def _is_undone_already(table: Table, seat: Seat, version: int) -> bool:
    undone = Step.objects.filter(table=table, number=version, actor=seat.number)
    return undone.filter(text__startswith=UNDO).exists()
