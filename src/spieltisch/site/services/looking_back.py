"""A game as it was: its moves one by one, and whose knowledge of it is shown."""

from __future__ import annotations

from typing import Any

from spieltisch.site.models import Seat
from spieltisch.site.refusals import Refusal

from . import rights
from .store import Playing

EVERYTHING = "all"
"""In an address, in place of a seat: with all that was hidden."""


class Then:
    """What pages ask of a match, answered as it was after ``step`` steps. Nobody is asked anything there."""

    def __init__(self, match: Any, step: int) -> None:
        self._match = match.until(step)
        self.step = step

    @property
    def over(self) -> bool:
        """Whether the game had ended."""
        return bool(self._match.over)

    def view(self, seat: int | None, step: int | None = None) -> dict[str, Any]:
        """What ``seat`` knew, with nothing to choose."""
        return {**self._match.view(seat, step), "legal": []}

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What had happened, as ``seat`` knew it."""
        return list(self._match.events(seat, since))

    def previews(self, seat: int) -> list[dict[str, Any]]:
        """None: there is nothing to choose."""
        return []


def viewer(game: Playing, own: Seat | None, asked: str) -> int | None:
    """Through whose eyes somebody at ``own`` sees the game, who asks for a seat, ``EVERYTHING`` or nothing.

    Without a wish that is their own seat (an onlooker's None), and once the game is over everything.
    403 for what they may not see, 404 for a seat that is not there.
    """
    from spieltisch.core.game import ALL_SEEING

    if not asked:
        return ALL_SEEING if rights.all_is_open(game.table) else None if own is None else own.number
    person = "" if own is None else own.person
    if asked == EVERYTHING:
        rights.may_look_as(game.table, game.seats, person, None)
        return ALL_SEEING
    if asked not in map(str, range(game.table.players)):
        raise Refusal(404, "answer-eyes-unknown")
    rights.may_look_as(game.table, game.seats, person, int(asked))
    return int(asked)


def step_asked(game: Playing, typed: str, otherwise: int) -> int:
    """The step that ``typed`` names, or ``otherwise``; 404 if the game has none such."""
    if not typed:
        return otherwise
    last = game.match.step
    if not (typed.isascii() and typed.isdigit() and len(typed) < 8 and int(typed) <= last):
        raise Refusal(404, "answer-no-step", value=typed[:20], last=str(last))
    return int(typed)


def lines(board: dict[str, Any]) -> list[Any]:
    """The log of a board, oldest first."""
    return [*board["log_recent"], *board["log_older"]][::-1]
