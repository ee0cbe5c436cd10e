"""Taking back: a person's own last move, as long as nothing new was learned and nobody else decided since."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.site import engine
from spieltisch.site.models import Seat, Step, Table
from spieltisch.site.refusals import Refusal

from . import rights
from .store import UNDO, MovedMeanwhile, Playing, Told, opened


@dataclass(frozen=True)
class Limit:
    """How far a person may take back. ``keep`` steps remain; ``reason`` is a message of the site's texts."""

    allowed: bool
    reason: str
    keep: int = 0


def limit(game: Playing, seat: Seat | None) -> Limit:
    """Whether ``seat`` may take back its last choice, and if not, why not.

    What bots answered goes back with it; what another person decided does not. The limit is the last new
    information (the engine knows it: chance, or something hidden that showed), or the end, which opens
    everything. A choice made before this table began, in the file it came from, stays.
    """
    if seat is None:
        return Limit(False, "undo-watching")
    if game.table.ended is not None:
        return Limit(False, "undo-over")
    if _another_person_decided(game, seat):
        return Limit(False, "undo-others")
    keep, why = game.match.undo_limit(seat.number)
    own = any(step.chosen and step.actor == seat.number for step in game.steps)
    if keep is not None and game.steps[keep].chosen:
        return Limit(True, "undo-possible", keep)
    return Limit(False, "undo-revealed" if own and why == "revealed" else "undo-nothing")


def _another_person_decided(game: Playing, seat: Seat) -> bool:
    """Whether somebody who is no bot has chosen since the last choice of ``seat``."""
    people = {other.number for other in game.seats if not other.is_bot}
    choosers = [step.actor for step in game.steps if step.chosen and step.actor in people]
    return seat.number in choosers and choosers[-1] != seat.number


def undo(table: Table, person: str, version: int) -> None:
    """Take back the person's last choice and what followed, or say why not (403, 409).

    The steps stay stored; a further one says how many of them count. Asked twice for the same version,
    it happens once.
    """
    with opened(table) as game:
        seat = rights.seat_of_mover(game, person)
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
