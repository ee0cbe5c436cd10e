"""The one road for a move, of people and bots alike."""

from __future__ import annotations

from spieltisch.core.errors import RefusedError
from spieltisch.site import engine, metrics
from spieltisch.site.models import Seat, Step, Table
from spieltisch.site.refusals import Refusal, RulesRefusal

from . import names, reflexes, rights
from .store import MovedMeanwhile, Playing, Told, opened

ATTEMPTS = 3


def move(table: Table, mover: str | int, version: int, action: str, speed: str = "") -> None:
    """Make ``action`` on the table as it was at ``version``, or say why not.

    ``mover`` is a person's token, or the seat number of a bot. Asks, in this order: who are you (403)?
    Is it your turn (409)? Is this the table you saw (409)? Is it allowed (422)? The version comes
    before the rules, because a move made on an older table is refused for its age and not for what it
    would be on a table its maker has not seen. The same action sent twice for the same version happens
    once, and the second sending is no error: somebody clicked twice. An answer that may not show yet
    is kept until it may, see :mod:`.reflexes`.
    """
    for _ in range(ATTEMPTS):
        try:
            with opened(table) as game:
                return _move(game, mover, version, action.strip(), speed)
        except MovedMeanwhile:
            continue  # by another process; look again at what is there now
    raise Refusal(409, "answer-moved-meanwhile")


def _move(game: Playing, mover: str | int, version: int, action: str, speed: str) -> None:
    table, match = game.table, game.match
    seat = rights.seat_of_mover(game, mover)
    if _is_made_already(table, seat, version, action):
        return
    rights.at_turn(game, seat)
    if version != table.version:
        raise _stale(game, seat)
    if reflexes.is_too_early(table) and action in match.legal_actions():
        reflexes.keep(table, seat, action)
        return
    try:
        match.play(action)
    except RefusedError as error:
        raise RulesRefusal(error) from error
    table.speed = speed or table.speed
    new = engine.steps_since(match, len(game.steps))
    game.append([Told(actor, text, chosen=n == 0) for n, (actor, text) in enumerate(new)])
    metrics.MOVES.labels(table.game, "bot" if isinstance(mover, int) else "person").inc()


def _is_made_already(table: Table, seat: Seat, version: int, action: str) -> bool:
    made = Step.objects.filter(table=table, number=version, actor=seat.number, text=action, chosen=True)
    return made.exists()


def _stale(game: Playing, seat: Seat) -> Refusal:
    """The table has changed: by whom, unless it was the person, in another window."""
    movers = [step.actor for step in game.steps if step.chosen]
    if not movers or movers[-1] == seat.number:
        return Refusal(409, "answer-moved-meanwhile")
    return Refusal(409, "answer-who-moved-meanwhile", who=names.of(game.seats)[movers[-1]])
